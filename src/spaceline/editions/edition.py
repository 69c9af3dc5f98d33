"""What an edition of the game and a ruleset of it are, wherever they come from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State
from spaceline.editions.unknown import UnknownRuleset

Build = Callable[[Mapping[str, Any], Mapping[str, str] | None], Ruleset]
"""A ruleset from a pool of cards (id to definition) and the switches that are turned (switch to reading)."""


class BroughtDecks(Protocol):
    """What a player brings to a game, in the form that the edition's ``start`` asks for."""

    @property
    def missions(self) -> tuple[str, ...]:
        """Definition ids."""

    @property
    def deck(self) -> tuple[str, ...]:
        """Definition ids."""


@dataclass(frozen=True, eq=False)
class RulesetSpec:
    """A ruleset as it is registered; the one that the engine reads is built from it and a pool of cards."""

    name: str
    """The word by which it is chosen, kept in records and cited in scenarios: ``2e-cta2003``."""
    label: str
    """What people read beside the name of the edition."""
    build: Build
    sets: tuple[str, ...] | None = None
    """The codes of the sets whose cards it is played with; None for all of the edition."""
    book: str = ""
    """The ruleset whose book states its clauses; its own where this is empty."""
    edition: str = ""
    """The key of its edition; needed where it is registered by itself."""
    words: Mapping[str, str] = field(default_factory=dict)
    """The templates of what players read otherwise than in the rest of the edition."""


@dataclass(frozen=True, eq=False)
class Edition:
    """One edition, registered once: each room above looks up its part here."""

    key: str
    """A word; also the name of the folders with its facts, definitions, ready decks and scenarios."""
    name: str
    about: str
    """One sentence for whoever chooses a game."""
    seats: tuple[int, ...]
    """How many players a game can have."""
    rulesets: tuple[RulesetSpec, ...]
    """The one that is played by default first."""
    start: Callable[[Ruleset, Sequence[Any], int | bytes], State]
    """A game at its first decision: the ruleset, what each player brings, the seed or the key of chance."""
    base: str = ""
    """The key of the edition that it is built on, whose words its players read as well."""
    parts: Mapping[str, str] = field(default_factory=dict)
    """By the name of a part, where it is found: ``package.module:name``."""
    without: Mapping[str, str] = field(default_factory=dict)
    """By the name of a part that it does not have, why."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its rulesets."""
        return tuple(spec.name for spec in self.rulesets)

    def spec(self, ruleset: str) -> RulesetSpec:
        """A ruleset of this edition as it is registered.

        Raises:
            UnknownRuleset: it is not one of this edition.
        """
        for spec in self.rulesets:
            if spec.name == ruleset:
                return spec
        there = ", ".join(self.names)
        raise UnknownRuleset("ruleset.unknown-of", name=ruleset, names=there, edition=self.name)

    def label(self, ruleset: str) -> str:
        """What people read for a ruleset: ``Second Edition, Call to Arms 2003``."""
        return f"{self.name}, {self.spec(ruleset).label}"

    def build(self, ruleset: str, cards: Mapping[str, Any], turned: Mapping[str, str] | None = None) -> Ruleset:
        """A ruleset with a pool of cards, which may be another than its own, and switches turned.

        Raises:
            UnknownRuleset: it is not one of this edition.
            ValueError: there is no such switch, or it has no such reading.
        """
        return self.spec(ruleset).build(cards, turned)
