"""Who may attempt which mission (1E-7.2.1, 1E-2.1/3)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import CardId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.effects.names import TARGET
from spaceline.effects.nodes.abilities import Forbids, Opens
from spaceline.effects.perform.reading import holds
from spaceline.effects.scope import Reading
from spaceline.rules.first import places
from spaceline.rules.first.missions.points import shows
from spaceline.rules.first.numbers import numbers
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.switches import readings
from spaceline.rules.first.values import definition, facts, identities, is_barred


def no_such_mission(state: State, place: PlaceId, player: PlayerId) -> Refusal | None:
    """Why nobody of the player's could attempt that mission: without requirements nobody can (1E-G:mission/4)."""
    if state.mark(place, "completed"):
        return refusal("completed")
    end = places.end_for(state, place, player)
    if end is None or end.points is None:
        return refusal("no-point-box")
    if end.requirement is None:
        return refusal("no-requirements")
    if readings(state).opponents_missions == "any" or is_open_to(state, place, player):
        return None
    return refusal("opponents-mission")


def is_open_to(state: State, place: PlaceId, player: PlayerId) -> bool:
    """Whether a mission is the player's own, shows 40 points, or is universal and there twice (1E-7.2.1/1, /2)."""
    missions = places.missions_at(state, place)
    if any(state.cards[card].owner == player for card in missions):
        return True
    if shows(state, place, player) >= numbers(state).open_mission:
        return True
    it = facts(state, missions[0])
    if it.uniqueness != "universal":
        return False
    copies = [
        card
        for other in places.locations(state)
        for card in places.missions_at(state, other)
        if facts(state, card).title == it.title
    ]
    return len(copies) > 1


def no_match(state: State, place: PlaceId, player: PlayerId, team: tuple[CardId, ...]) -> Refusal | None:
    """Why nobody of a team matches the mission (1E-7.2.1/5); where it names no affiliation, everybody does.

    The Borg neither begin nor join an attempt, whatever the mission says (1E-G:borg/7, 1E-G:attempt/1).
    """
    if of_affiliations(state, team, ("Bor",)):
        return refusal("borg-attempt")
    return None if matching(state, place, player, team) else refusal("no-matching-icon")


def matching(state: State, place: PlaceId, player: PlayerId, team: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Those of a team who let it attempt the mission."""
    end = places.end_for(state, place, player)
    printed = end.attempt if end is not None else ()
    is_closed = is_forbidden(state, place, player, team)
    if printed and is_closed:
        return ()
    if printed or is_closed:
        return of_affiliations(state, team, (*printed, *opened(state, place, player)))
    return team


def is_forbidden(state: State, place: PlaceId, player: PlayerId, team: tuple[CardId, ...]) -> bool:
    """Whether the text of a mission says that such a team does not attempt it.

    Where it names no affiliation one that a card on it adds may (1E-G:mining-survey/1, 1E-G:espionage-mission/1).
    """
    mission = places.mission_for(state, place, player)
    texts = definition(state, mission).of_kind(Forbids) if mission else ()
    if not texts:
        return False
    scope = Reading(mission, player, {TARGET: team})
    return any(text.act == "attempt" and holds(state, scope, text.test) for _, text in texts)


def is_kept_from(state: State, mission: CardId, ship: CardId, team: tuple[CardId, ...]) -> bool:
    """Whether a text bars the mission, the ship or everybody (1E-1.2/1).

    It is asked as an attempt begins and again once all seeds are met, not in between (1E-7.2.1/7, 1E-7.2.5/1).
    """
    is_barring = is_barred(state, mission, "attempt") or (bool(ship) and is_barred(state, ship, "attempt"))
    return is_barring or all(is_barred(state, card, "attempt") for card in team)


def of_affiliations(state: State, team: tuple[CardId, ...], icons: Collection[str]) -> tuple[CardId, ...]:
    """Those of a team who are of one of these affiliations."""
    wanted, look = frozenset(icons), identities(state)
    return tuple([card for card in team if not wanted.isdisjoint(look(card).affiliations)])


def opened(state: State, place: PlaceId, player: PlayerId) -> Iterator[str]:
    """Affiliations that a card on the mission lets attempt it."""
    for card in cards_on(state, place, player):
        for _, text in definition(state, card).of_kind(Opens):
            yield from text.affiliations


def cards_on(state: State, place: PlaceId, player: PlayerId) -> tuple[CardId, ...]:
    """The player's cards that lie on a mission."""
    zones = state.contents
    there = zones.get((place, "at"), ())
    for mission in places.missions_at(state, place):
        there += zones.get((mission, "on"), ())
    return places.own(state, there, player) if there else ()
