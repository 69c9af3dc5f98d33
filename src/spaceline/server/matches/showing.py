"""A match as its people see it. Who else they are stays unknown; links are shown to those who may hand them on."""

from __future__ import annotations

from datetime import UTC, datetime

from spaceline.editions import edition_of
from spaceline.server.matches.offers import decks
from spaceline.server.storage.matches import Match, SeatHeld
from spaceline.server.storage.people import Person
from spaceline.server.wire.people import Invited, MatchInfo, SeatTaken, TimeAgreed


def shown(match: Match, person: Person | None) -> MatchInfo:
    """A match to somebody at its table, or to a spectator."""
    at_table = person is not None and bool(match.held_by(person.id))
    return MatchInfo(
        id=match.id,
        ruleset=match.ruleset,
        seats=tuple(seat_shown(match, seat, person) for seat in match.seats),
        has_begun=match.began is not None,
        is_over=match.ended is not None,
        began=datetime.fromtimestamp(match.began or match.made, UTC).isoformat(),
        watch=f"/watch/{match.watch}" if at_table else "",
    )


def seat_shown(match: Match, seat: SeatHeld, person: Person | None) -> SeatTaken:
    """A seat to somebody; the link to an open one only to the one who made the match.

    Until all have chosen and the match has begun, nobody learns with which deck another plays.
    """
    is_maker = person is not None and person.id == match.maker
    is_theirs = person is not None and seat.person == person.id
    is_put_there = is_maker and seat.person is None
    return SeatTaken(
        player=seat.player,
        name=seat.name,
        deck=seat.deck if match.began is not None or is_theirs or is_put_there else "",
        is_computer=seat.computer is not None,
        is_you=is_theirs,
        is_open=seat.is_open,
        invitation=f"/join/{seat.invitation}" if is_maker and seat.is_open else "",
    )


def invited(match: Match, player: int, person: Person | None, language: str) -> Invited:
    """A match to somebody who holds an invitation to a seat of it."""
    seat = match.seats[player - 1]
    sits = person is not None and bool(match.held_by(person.id))
    return Invited(
        ruleset=match.ruleset,
        edition=edition_of(match.ruleset).name,
        label=edition_of(match.ruleset).label(match.ruleset),
        host=next((it.name for it in match.seats if it.person == match.maker), ""),
        player=player,
        seats=tuple(seat_shown(match, it, person if sits else None) for it in match.seats),
        decks=decks(match.ruleset, language),
        time=time_shown(match),
        deck=seat.deck,
        is_open=seat.is_open,
        match=match.id if sits else "",
    )


def time_shown(match: Match) -> TimeAgreed | None:
    """How much time the players of a match have."""
    clock = match.clock
    return None if clock is None else TimeAgreed(clock.kind, clock.seconds, clock.increment)
