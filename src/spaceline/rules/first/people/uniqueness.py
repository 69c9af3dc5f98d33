"""Which unique cards a player has in play, by title and persona: they keep others out (1E-6.3.1/1)."""

from __future__ import annotations

from spaceline.core.caching import cached_on
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.rules.first.topics import LAYOUT, MODE, PLAY
from spaceline.rules.first.values import definition


def owns_in_play(state: State, player: PlayerId, card: CardId) -> bool:
    """Whether a player owns a card in play that keeps this one out: a copy of a unique card, or its persona.

    1E-6.3.1/1, 1E-6.3.1/2, 1E-6.2/3; universal cards are exempt (1E-6.3.1/4).
    """
    it = definition(state, card)
    if not it.is_single:
        return False
    return not it.personas.isdisjoint(personas_in_play(state, player))


BEFORE_PLAY = ("playing", "encountered")
"""Roles of cards that are announced or revealed: whether they come into play is not settled yet."""


@cached_on(PLAY, MODE, LAYOUT)
def personas_in_play(state: State, player: PlayerId) -> set[str]:
    """Titles and personas of the unique cards in play that a player owns (1E-12.3/3).

    Names that are only similar are others (1E-6.3.1.0.2/1).
    """
    leaves, definitions, roles = state.cards, state.ruleset.definitions, state.ruleset.roles
    there = [cards for (_, role), cards in state.contents.items() if roles[role].in_play and role not in BEFORE_PLAY]
    its = [definitions[leaves[card].definition] for cards in there for card in cards if leaves[card].owner == player]
    return set().union(*[it.personas for it in its if it.is_single])
