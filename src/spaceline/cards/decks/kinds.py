"""Which form a deck has in each edition, and which rules of deck building it must keep."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from spaceline.cards.card import Pool
from spaceline.cards.decks.deck import Deck
from spaceline.cards.decks.problem import DeckProblem
from spaceline.cards.decks.solving import MissionReading
from spaceline.editions import Part, edition_of


@dataclass(frozen=True)
class DeckKind:
    """The decks of one edition."""

    form: type[Deck]
    broken_rules: Callable[[Any, Pool], Iterator[DeckProblem]]
    """The rules that a deck of that form breaks, all of whose cards are known."""
    sentences: Mapping[str, tuple[str, str]]
    """What these rules say of a deck that breaks them: code to sentence and clause."""
    bans: Callable[[str], tuple[str, ...]]
    """The titles that a ruleset bans, whether their texts are built or not."""
    lackey_game: str
    """What LackeyCCG calls the game."""
    lackey_sections: Mapping[str, str]
    """Section of LackeyCCG to pile: ``cards``, ``missions``, ``besides`` or ``apart``; the deck itself first."""
    reading: MissionReading
    """What missions ask for and personnel have."""
    homes: Mapping[str, str]
    """Type of card to the pile where it usually lies: ``missions``, ``cards``, or one of the form's own."""
    trekcc_sections: Mapping[str, str]
    """Section in the lists of trekcc.org, in small letters, to pile."""
    lackey_names: Mapping[str, str] = field(default_factory=dict)
    """Pile of the form to what LackeyCCG calls it otherwise, in small letters."""
    trekcc_numbers: Mapping[str, int] = field(default_factory=dict)
    """Set to its number in these lists, where they have one."""
    advice: Callable[[Any, Pool], Iterator[DeckProblem]] = lambda deck, pool: iter(())
    """What the rules allow and its player hardly means."""


DECKS: Part[DeckKind] = Part("decks", DeckKind)


def kind_of(ruleset: str) -> DeckKind:
    """The decks that a ruleset is played with.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    return DECKS.of(edition_of(ruleset))


def banned_titles(ruleset: str) -> frozenset[str]:
    """The titles that nobody may bring to a game by that ruleset (1E-2.16/1, 1E-2.16/2)."""
    return frozenset(kind_of(ruleset).bans(ruleset))
