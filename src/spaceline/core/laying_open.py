"""A game that is over as somebody may look at it once more: every card told apart and read, wherever it lay then.

What hides things stays ``core.view``: these are copies in which nothing is hidden from one viewer.
"""

from __future__ import annotations

from dataclasses import replace as with_rules

from msgspec.structs import replace

from spaceline.core.caching import no_caches
from spaceline.core.data.changes import Event
from spaceline.core.data.leaves import FIRST_CARD, CardId, CardState, PlayerId
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State

NAMED = 1
"""Handles begin with it: 0 is a card that cannot be told apart."""


def laid_open_to(state: State, viewer: PlayerId) -> State:
    """A copy in which a viewer can tell all cards apart and read them, which must not be written to.

    A card has the same number at every moment of the game, so that one moment leads to the next.
    """
    copy = state.clone()
    copy.caches = no_caches()
    copy.ruleset = without_secrets(state.ruleset)
    copy.cards = {card: named(leaf, card, viewer) for card, leaf in state.cards.items()}
    return copy


def without_secrets(rules: Ruleset) -> Ruleset:
    """Rules by which everybody examines every card."""
    return with_rules(rules, examines=lambda state, card, viewer: True)


def named(leaf: CardState, card: CardId, viewer: PlayerId) -> CardState:
    """A card that the viewer can tell apart."""
    handles = (*leaf.handles[:viewer], card - FIRST_CARD + NAMED, *leaf.handles[viewer + 1 :])
    return replace(leaf, handles=handles)


def event_laid_open_to(event: Event, viewer: PlayerId) -> Event:
    """An event as a viewer would have seen it from whom nothing was hidden."""
    change = event.change

    def read(leaf: CardState, card: CardId) -> CardState:
        return replace(named(leaf, card, viewer), face_up=True)

    return replace(
        event,
        before=tuple(map(read, event.before, change.cards)),
        after=tuple(map(read, event.after, change.cards)),
        to=(),
        source=None if event.source is None else read(event.source, change.source),
        target=None if event.target is None else read(event.target, change.to),
    )
