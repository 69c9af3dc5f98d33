"""Whether a text would find what it speaks of: it may be used for nothing (2E-actions-effects/2), but why should it."""

from __future__ import annotations

from functools import cache
from typing import Any

from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import CardId
from spaceline.effects.nodes.choices import Name
from spaceline.effects.nodes.effects import Gate, Select, Sequence
from spaceline.effects.nodes.selectors import Cards
from spaceline.players.heuristic.second.board import Board
from spaceline.players.heuristic.second.traits import is_like

OWN_ZONES = ("hand", "discard", "brig")
"""Where a player sees all that a text could find."""


def finds_nothing(board: Board, option: Option) -> bool:
    """Whether a text looks for cards of the player's own, beside its cost, where there are none like that."""
    definition = board.definition(option.card)
    if definition is None:
        return False
    effect = getattr(definition.abilities[int(option.detail)], "effect", None)
    return any(is_missing(board, option.card, cards) for cards in sought(effect))


@cache
def sought(effect: Any) -> tuple[Cards, ...]:
    """The cards that an effect needs in any case; what pays for it, what is asked and what depends is passed over."""
    if isinstance(effect, Sequence):
        return tuple(cards for step in effect.steps for cards in sought(step))
    if isinstance(effect, Gate):
        return () if effect.tries is None else sought(effect.then)
    if isinstance(effect, Select) and effect.by != "opponent" and not effect.up_to:
        return (effect.cards,)
    return (effect.of,) if isinstance(effect, Name) and effect.of is not None else ()


def is_missing(board: Board, card: CardId, cards: Cards) -> bool:
    """Whether the player sees that there are no such cards; of zones that are not looked at it believes the best."""
    if cards.of != "you" or cards.where not in OWN_ZONES or cards.top:
        return False
    return not any(other != card and is_such(board, other, cards) for other in board.zone(board.me, cards.where))


def is_such(board: Board, card: CardId, cards: Cards) -> bool:
    """Whether a card is like that, as far as its print tells."""
    facts = board.facts(card)
    return facts is not None and is_like(facts, cards.filter)
