"""Towing: what lies on a ship in tow goes with it, as long as the card that allows it does (1E-G:towing/1)."""

from __future__ import annotations

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import FIRST_CARD, CardId
from spaceline.core.state import State
from spaceline.effects.perform.reading import values_for_filter
from spaceline.effects.world import world_of
from spaceline.rules.first import places
from spaceline.rules.first.definition import TOWED
from spaceline.rules.first.values import definition


def see_to_tows(state: State) -> None:
    """After an action, what a ship has in tow that may not tow it any more stays where they are."""
    for card in state.watched.get(TOWED, ()):
        leaf = state.cards[card]
        if leaf.role == "on" and leaf.parent >= FIRST_CARD and not may_tow(state, leaf.parent, card):
            here = places.place_of(state, card)
            request(state, Change("place", (card,), leaf.controller, card, to=here, role="at"))


def may_tow(state: State, ship: CardId, card: CardId) -> bool:
    """Whether a ship is still one that may tow a card."""
    tug = definition(state, card).tug
    return tug is not None and world_of(state).matches(state, ship, tug, values_for_filter(state, tug))
