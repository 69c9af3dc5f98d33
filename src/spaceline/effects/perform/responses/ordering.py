"""Whether it matters in which order texts respond, or for which of several cards first: else nobody is asked."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.names import SPOKEN_OF
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import When
from spaceline.effects.nodes.effects import Affect, Effect, ForEach, Put, Sequence
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.perform.reading import remembered


@cache
def is_about_itself(ability: When) -> bool:
    """Whether a text puts or modifies its own card and does nothing else."""
    inside = [node for _, node in walk(ability.effect)]
    counted = [node.cards for node in inside if isinstance(node, ForEach)]
    deeds = all(isinstance(node, Sequence | ForEach | Affect | Put) for node in inside if isinstance(node, Effect))
    return deeds and all(node.where == "this" or node in counted for node in inside if isinstance(node, Cards))


def lie_alike(state: State, copies: set[CardId]) -> bool:
    """Whether copies of a card are of one player in the same place, with nothing on them and the same named by them."""
    held = {parent for parent, _ in state.contents}
    if not copies.isdisjoint(held):
        return False
    leaves = (state.cards[card] for card in copies)
    named = [remembered(state, card) for card in copies]
    return len({(it.owner, it.parent, it.role) for it in leaves}) == 1 and all(it == named[0] for it in named)


@cache
def tells_them_apart(ability: When) -> bool:
    """Whether a player who may respond for each of several cards should choose for which one first."""
    parts = (ability.effect, *(() if ability.test is None else (ability.test,)))
    named = (node for part in parts for _, node in walk(part) if isinstance(node, Cards) and node.where == "named")
    return ability.optional and any(node.name == SPOKEN_OF or SPOKEN_OF in node.also for node in named)


@cache
def stacks_them(ability: When) -> bool:
    """Whether a text puts the cards that it responds for onto or under a deck or pile, one after the other."""
    inside = [node for _, node in walk(ability.effect) if isinstance(node, Put) and node.to in ENDS_OF_PILES]
    return any(node.cards.where == "named" and node.cards.name == SPOKEN_OF for node in inside)


ENDS_OF_PILES = ("deck_top", "deck_bottom", "pile", "pile_top")
"""Where cards lie in the order in which they came there."""


def are_told_in_piles(state: State, cards: Iterable[CardId]) -> bool:
    """Whether it matters to a pile in which order these come to their owners': one gets several that are not alike."""
    brought: dict[PlayerId, set[str]] = {}
    for card in cards:
        brought.setdefault(state.cards[card].owner, set()).add(state.cards[card].definition)
    return any(len(different) > 1 for different in brought.values())
