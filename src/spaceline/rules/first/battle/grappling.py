"""Ships that a card holds together: they do not fire at each other, and its player's personnel walk between them.

1E-G:vidiian-boarding-claw/1: the card lies on one of them and keeps the other one in mind.
"""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.rules.first.definition import GRAPPLES
from spaceline.rules.first.suspension import in_reach
from spaceline.rules.first.values import is_cloaked

ShipPair = tuple[CardId, CardId]


def pairs(state: State, player: PlayerId = 0) -> Iterator[ShipPair]:
    """The ship on which such a card lies, and the one that it holds it to; of one player's cards if one is given."""
    for source in state.watched.get(GRAPPLES, ()):
        leaf = state.cards[source]
        if leaf.role == "on" and player in (0, leaf.controller):
            yield from ((leaf.parent, other) for other in held(state, source))


def see_to_claws(state: State) -> None:
    """After an action, what holds to a ship that has left its player's control, or play, is discarded."""
    for source in state.watched.get(GRAPPLES, ()):
        leaf = state.cards[source]
        if leaf.role == "on" and not any(state.cards[it].controller == leaf.controller for it in held(state, source)):
            request(state, Change("discard", (source,), leaf.controller, source))


def held(state: State, source: CardId) -> tuple[CardId, ...]:
    """The ship to which a card holds the one on which it lies, as long as that is in play."""
    return tuple(card for card in in_reach(state, source) if state.in_play(card))


def are_held(state: State, one: EntityId, two: EntityId) -> bool:
    """Whether two ships are held together, so that neither fires at the other."""
    return GRAPPLES in state.watched and any({one, two} == {*pair} for pair in pairs(state))


def passages(state: State, player: PlayerId) -> Iterator[ShipPair]:
    """From which ship to which the player's personnel walk so; nobody does to or from a cloaked one (1E-7.6/5)."""
    if GRAPPLES in state.watched:
        for pair in pairs(state, player):
            if not any(is_cloaked(state, ship) for ship in pair):
                yield from (pair, pair[::-1])
