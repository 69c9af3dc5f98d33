"""The editions of the game: each with its rulesets, its pool of cards and its way to begin a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Protocol

from spaceline.cards.catalogue import load_facts, load_first_facts
from spaceline.cards.definitions import load_definitions
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State
from spaceline.rules.first import definition as first_definition, ruleset as first_rules
from spaceline.rules.first.procedures import setup as first_setup
from spaceline.rules.first.switches import MODERN, OPEN
from spaceline.rules.first.words import WORDS as FIRST_WORDS
from spaceline.rules.second import definition as second_definition, ruleset as second_rules
from spaceline.rules.second.procedures import setup as second_setup
from spaceline.rules.second.switches import CTA2003, PREMIERE2002
from spaceline.rules.second.words import WORDS as SECOND_WORDS
from spaceline.rules.words import Words


class Brought(Protocol):
    """What a player brings to a game, in the form that the edition's ``start`` asks for."""

    @property
    def missions(self) -> tuple[str, ...]:
        """Definition ids."""

    @property
    def deck(self) -> tuple[str, ...]:
        """Definition ids."""


class UnknownRuleset(ValueError):
    """There is no ruleset of that name."""


@dataclass(frozen=True, eq=False)
class Edition:
    """One edition; ``second`` and ``first`` are the folders of its rules, facts, definitions and decks."""

    name: str
    folder: str
    rulesets: tuple[str, ...]
    """Its rulesets, the one that is played by default first."""
    pool: Callable[[], Mapping[str, Any]]
    """All its cards by id: facts with texts."""
    build: Callable[..., Ruleset]
    """A ruleset by name with a pool of cards, which may be another than that of the edition, and switches turned."""
    start: Callable[[Ruleset, Sequence[Any], int], State]
    """A game at its first decision: the ruleset, what each player brings, a seed."""
    words: Words
    """What players of it read."""
    seats: tuple[int, ...]
    """How many players a game can have."""
    labels: Mapping[str, str]
    """What people read for each ruleset, beside the name of the edition."""
    sets: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By ruleset the sets whose cards it is played with; a ruleset that is not named here has them all."""

    def label(self, ruleset: str) -> str:
        """What people read for a ruleset: ``Second Edition, Call to Arms 2003``."""
        return f"{self.name}, {self.labels[ruleset]}"

    def pool_of(self, ruleset: str) -> Mapping[str, Any]:
        """The cards that a ruleset is played with, by id: facts with texts."""
        sets = self.sets.get(ruleset)
        cards = self.pool()
        return cards if sets is None else {id: card for id, card in cards.items() if card.facts.set in sets}

    def ruleset(self, name: str) -> Ruleset:
        """A ruleset with all cards of the edition, built once.

        Raises:
            UnknownRuleset: it is not one of this edition.
        """
        if name not in self.rulesets:
            raise UnknownRuleset(f"no ruleset of {self.name} is called {name!r}; there are: {', '.join(self.rulesets)}")
        return built(name)


@cache
def second_pool() -> Mapping[str, second_definition.CardDefinition]:
    """All cards of Second Edition."""
    texts = load_definitions("second")
    return {id: second_definition.CardDefinition(facts, texts.get(id, ())) for id, facts in load_facts().items()}


SECOND = Edition(
    name="Second Edition",
    folder="second",
    rulesets=(CTA2003, PREMIERE2002),
    pool=second_pool,
    build=second_rules.second_edition,
    start=second_setup.start,
    words=SECOND_WORDS,
    seats=(2, 3, 4),
    labels={CTA2003: "Call to Arms 2003", PREMIERE2002: "Premiere 2002"},
    sets={PREMIERE2002: ("se", "en")},
)


@cache
def first_pool() -> Mapping[str, first_definition.CardDefinition]:
    """All cards of First Edition."""
    texts = load_definitions("first")
    return {id: first_definition.CardDefinition(facts, texts.get(id, ())) for id, facts in load_first_facts().items()}


FIRST = Edition(
    name="First Edition",
    folder="first",
    rulesets=(MODERN, OPEN),
    pool=first_pool,
    build=first_rules.first_edition,
    start=first_setup.start,
    words=FIRST_WORDS,
    seats=(first_setup.PLAYERS,),
    labels={MODERN: "Modern", OPEN: "Open"},
)

EDITIONS = (SECOND, FIRST)

RULESETS = tuple(name for edition in EDITIONS for name in edition.rulesets)
"""The names of all rulesets."""


def edition_of(ruleset: str) -> Edition:
    """The edition that a ruleset belongs to.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    for edition in EDITIONS:
        if ruleset in edition.rulesets:
            return edition
    raise UnknownRuleset(f"no ruleset is called {ruleset!r}; there are: {', '.join(RULESETS)}")


@cache
def built(name: str) -> Ruleset:
    """A ruleset with the pool of its edition."""
    return edition_of(name).build(name, pool_of(name))


@cache
def pool_of(name: str) -> Mapping[str, Any]:
    """The cards that a ruleset is played with, by id: facts with texts, sorted out once.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    return edition_of(name).pool_of(name)
