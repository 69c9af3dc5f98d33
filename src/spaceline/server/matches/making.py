"""Making a match from what somebody wants, and sitting down at one."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

from spaceline.editions import UnknownRuleset, edition_of
from spaceline.players.registry import PLAYERS
from spaceline.server.matches.offers import decks, is_deck, label_of
from spaceline.server.problems import refused
from spaceline.server.storage.matches import SeatToMake
from spaceline.server.storage.people import Person
from spaceline.server.wire.people import MatchWanted, SeatWanted

ME, FRIEND, BESIDE_ME = "me", "friend", "beside me"
SEED_BITS = 63
"""A seed that could be guessed would show every hand to whoever tries all."""
SHORTEST, LONGEST = 10, 3 * 86_400
"""Seconds of a clock."""


def seed_for(wanted: MatchWanted) -> int:
    """The seed of chance.

    Raises:
        ProblemError: a seed is asked for in a match with others: whoever knows it knows what they hold.
    """
    if wanted.seed is None:
        return secrets.randbits(SEED_BITS)
    if any(seat.who == FRIEND for seat in wanted.seats):
        raise refused("seed", "A seed can be chosen only where nobody else plays.")
    if not 0 <= wanted.seed < 1 << SEED_BITS:
        raise refused("seed", "A seed is a whole number, not below 0.")
    return wanted.seed


def seats_for(wanted: MatchWanted, person: Person, seed: int) -> list[SeatToMake]:
    """The seats of a match.

    Raises:
        ProblemError: there is no such ruleset, deck or player, or so many cannot play.
    """
    try:
        edition = edition_of(wanted.ruleset)
    except UnknownRuleset as error:
        raise refused("ruleset", "There is no such ruleset.") from error
    if len(wanted.seats) not in edition.seats:
        raise refused("seats", f"{edition.name} is not played by {len(wanted.seats)}.")
    if wanted.seconds and not SHORTEST <= wanted.seconds <= LONGEST:
        raise refused("seconds", f"A clock has {SHORTEST} to {LONGEST} seconds.")
    if [seat.who for seat in wanted.seats].count(ME) != 1:
        raise refused("seats", "One of the seats is yours.")
    return list(made(wanted, person, seed))


def made(wanted: MatchWanted, person: Person, seed: int) -> Iterator[SeatToMake]:
    """The seats of a match, in their order; people at one keyboard are told apart by numbers."""
    beside = 1
    for player, seat in enumerate(wanted.seats, 1):
        deck = deck_of(wanted.ruleset, seat, seed + player)
        if seat.who == ME:
            yield SeatToMake(name=person.name, deck=deck, person=person.id)
        elif seat.who == BESIDE_ME:
            beside += 1
            yield SeatToMake(name=f"{person.name} ({beside})", deck=deck, person=person.id)
        elif seat.who == FRIEND:
            yield SeatToMake(deck=deck)
        elif seat.who in PLAYERS:
            yield SeatToMake(name=label_of(seat.who), deck=deck, computer=seat.who)
        else:
            raise refused("player", "There is no such computer player.")


def deck_of(ruleset: str, seat: SeatWanted, chance: int) -> str:
    """The deck of a seat; a computer player without one takes one by chance, a friend chooses later.

    Raises:
        ProblemError: there is none of that name.
    """
    if not seat.deck and seat.who == FRIEND:
        return ""
    if not seat.deck and seat.who in PLAYERS:
        found = decks(ruleset)
        return found[chance % len(found)].name
    return checked_deck(ruleset, seat.deck)


def checked_deck(ruleset: str, name: str) -> str:
    """The deck that somebody chooses.

    Raises:
        ProblemError: there is none of that name.
    """
    if not is_deck(ruleset, name):
        raise refused("deck", "There is no such deck." if name else "Choose a deck.")
    return name
