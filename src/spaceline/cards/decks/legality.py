"""Whether a deck is legal by the rules of its edition, and whether the program can play its cards."""

from __future__ import annotations

from spaceline.cards.card import Pool
from spaceline.cards.decks.deck import Deck
from spaceline.cards.decks.kinds import kind_of
from spaceline.cards.decks.problem import Problem, not_built, unknown_names


def problems(deck: Deck, pool: Pool) -> list[Problem]:
    """Everything that is wrong with a deck; an empty list for a legal one whose cards can all be played."""
    unknown = list(unknown_names(deck, pool))
    if unknown:
        return unknown
    return [*kind_of(deck.ruleset).broken_rules(deck, pool), *not_built(deck, pool)]
