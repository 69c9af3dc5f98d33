"""Which form a deck has in each edition, and which rules of deck building it must keep."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from spaceline.cards.card import Pool
from spaceline.cards.decks.deck import Deck
from spaceline.cards.decks.first.deck import FirstDeck
from spaceline.cards.decks.first.formats import format_of
from spaceline.cards.decks.first.legality import broken_rules as first_rules
from spaceline.cards.decks.problem import Problem
from spaceline.cards.decks.second.deck import SecondDeck
from spaceline.cards.decks.second.legality import broken_rules as second_rules
from spaceline.cards.editions import FIRST, SECOND, Edition, edition_of


@dataclass(frozen=True)
class DeckKind:
    """The decks of one edition."""

    edition: Edition
    form: type[Deck]
    broken_rules: Callable[[Any, Pool], Iterator[Problem]]
    """The rules that a deck of that form breaks, all of whose cards are known."""
    bans: Callable[[str], tuple[str, ...]]
    """The titles that a ruleset bans, whether their texts are built or not."""


KINDS = (
    DeckKind(SECOND, SecondDeck, second_rules, lambda ruleset: ()),
    DeckKind(FIRST, FirstDeck, first_rules, lambda ruleset: format_of(ruleset).bans),
)


def banned_titles(ruleset: str) -> frozenset[str]:
    """The titles that nobody may bring to a game by that ruleset (1E-2.16/1, 1E-2.16/2)."""
    return frozenset(kind_of(ruleset).bans(ruleset))


def kind_of(ruleset: str) -> DeckKind:
    """The decks that a ruleset is played with.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    edition = edition_of(ruleset)
    return next(kind for kind in KINDS if kind.edition is edition)
