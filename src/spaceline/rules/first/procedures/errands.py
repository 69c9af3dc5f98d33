"""Ships that a card sends somewhere: they do nothing else until they are there (1E-G:cytherians/1, actions-required/2).

The crew is kept from other acts by texts of the card itself; here is where the ship must go, and that it must.
"""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import FIRST_CARD, CardId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Errand
from spaceline.rules.first import places
from spaceline.rules.first.affiliations import affiliations
from spaceline.rules.first.definition import ERRAND, number
from spaceline.rules.first.procedures.missions.parting import parting
from spaceline.rules.first.values import definition, facts, type_of

BOUND = "bound"
"""The mark of a card that sends its ship to the far end: the end that it was when the card came there."""

STEPS = ("move", "dock", "undock")
"""The orders by which a ship gets on."""


def errands(state: State) -> Iterator[tuple[CardId, CardId, Errand]]:
    """Each ship with a card on it that sends it somewhere, that card, and its text."""
    for card in state.watched.get(ERRAND, ()):
        leaf = state.cards[card]
        if leaf.role == "on" and leaf.parent >= FIRST_CARD and type_of(state, leaf.parent) == "ship":
            for _, text in definition(state, card).of_kind(Errand):
                yield leaf.parent, card, text


def goal_of(state: State, ship: CardId) -> PlaceId:
    """Where a ship must go; 0 for nowhere."""
    return next((goal(state, ship, card, text) for other, card, text in errands(state) if other == ship), 0)


def goal(state: State, ship: CardId, card: CardId, text: Errand) -> PlaceId:
    """Where a card sends a ship: to the end that was noted, or to the nearest outpost of an affiliation."""
    if text.to == "far_end":
        return state.mark(card, BOUND)
    here, row = row_of(state, ship)
    harbours = [place for place in row if docks_at(state, ship, place, text)]
    return min(harbours, key=lambda place: distance(state, row, here, place, ship), default=0)


def docks_at(state: State, ship: CardId, place: PlaceId, text: Errand) -> tuple[CardId, ...]:
    """The outposts at a location that a card sends a ship to: own ones of that affiliation."""
    vessels = places.own(state, places.vessels_at(state, place), state.cards[ship].controller)
    return tuple(
        card
        for card in vessels
        if facts(state, card).kind == "outpost" and set(affiliations(state, card)) & set(text.affiliations)
    )


def row_of(state: State, ship: CardId) -> tuple[PlaceId, tuple[PlaceId, ...]]:
    """The location of a ship and its spaceline."""
    here = places.place_of(state, ship)
    return here, next((row for row in places.spacelines(state).values() if here in row), ())


def distance(state: State, row: tuple[PlaceId, ...], here: PlaceId, there: PlaceId, ship: CardId) -> tuple[int, int]:
    """The RANGE that it takes from one location to another, and the number of locations."""
    way = between(row, here, there)
    ends = (places.end_for(state, place, state.cards[ship].controller) for place in way)
    return sum(number(end.span) for end in ends if end is not None), len(way)


def between(row: tuple[PlaceId, ...], here: PlaceId, there: PlaceId) -> tuple[PlaceId, ...]:
    """The locations from one to another, without the first and with the last."""
    if here not in row or there not in row:
        return ()
    at, to = row.index(here), row.index(there)
    return row[at + 1 : to + 1] if to > at else row[to:at]


def way_on(state: State, ship: CardId) -> tuple[PlaceId, ...]:
    """The locations that a ship must go to or pass; none once it is there."""
    here, row = row_of(state, ship)
    return between(row, here, goal_of(state, ship))


def must_go_on(state: State, player: PlayerId) -> bool:
    """Whether a ship of the player's is sent somewhere and could go on now."""
    sent = {ship for ship, _, _ in errands(state) if state.cards[ship].controller == player and goal_of(state, ship)}
    actions = state.ruleset.actions
    return bool(sent) and any(option.card in sent for kind in STEPS for option in actions[kind].offer(state, player))


def leads_astray(state: State, option: Option) -> bool:
    """Whether a step does not bring a ship to where it is sent: only the outpost there may be docked at."""
    if ERRAND not in state.watched:
        return False
    sent = goal_of(state, option.card)
    return bool(sent) and option.kind == "dock" and places.place_of(state, option.card) != sent


def see_to_errands(state: State) -> None:
    """Note where the far end is when a ship is sent there; end what is done (1E-G:docking/4)."""
    if ERRAND not in state.watched:
        return
    for ship, card, text in tuple(errands(state)):
        here, row = row_of(state, ship)
        if text.to != "far_end":
            if places.is_docked(state, ship) and state.cards[ship].parent in docks_at(state, ship, here, text):
                request(state, Change("discard", (card,), state.cards[ship].controller))
        elif not state.mark(card, BOUND) and row:
            ends = (row[-1], row[0])
            far = max(ends, key=lambda place: (len(between(row, here, place)), place == row[-1]))
            request(state, Change("note", to=card, detail=BOUND, amount=far))
        elif state.mark(card, BOUND) == here:
            request(state, *parting(state, card, state.cards[ship].controller, is_met=True))
