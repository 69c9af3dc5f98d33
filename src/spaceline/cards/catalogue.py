"""The printed facts of the cards, loaded from the fact files of each set, and the cards with their texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from spaceline.cards.definitions import load_definitions
from spaceline.core.decoding import built
from spaceline.editions import Part
from spaceline.rules.first import definition as first, facts as first_facts
from spaceline.rules.second import definition as second, facts as second_facts


class Identified(Protocol):
    """Facts of a card, whatever else is printed on it."""

    @property
    def id(self) -> str:
        """The card's id."""


F = TypeVar("F", bound=Identified)
"""The facts of a card."""


@dataclass(frozen=True, eq=False)
class CardCatalogue(Generic[F]):
    """The cards of one edition."""

    folder: str
    """Of its fact files and definitions."""
    files: Mapping[str, str]
    """Set to the file that holds it, in order of release."""
    form: Any
    """The type of a fact file: a sequence of facts."""
    define: Callable[[F, Any], Any]
    """A card from its facts and texts."""

    @cached_property
    def sets(self) -> Mapping[str, tuple[F, ...]]:
        """The facts of each set in order of their numbers; each file is read once."""
        return {name: self._read(file) for name, file in self.files.items()}

    def _read(self, file: str) -> tuple[F, ...]:
        data = (files("spaceline.cards") / "facts" / self.folder / file).read_bytes()
        return tuple(msgspec.json.decode(data, type=built(self.form)))

    def facts(self, sets: Iterable[str] = ()) -> dict[str, F]:
        """The facts of all cards by card id, or of those of some sets.

        Raises:
            ValueError: there is no such set.
        """
        found: dict[str, F] = {}
        for name in sets or self.files:
            if name not in self.files:
                raise ValueError(f"no card set is called {name!r}; there are {', '.join(self.files)}")
            found.update((card.id, card) for card in self.sets[name])
        return found

    @cached_property
    def cards(self) -> Mapping[str, Any]:
        """All cards by id: facts with texts."""
        texts = load_definitions(self.folder)
        return {id: self.define(facts, texts.get(id, ())) for id, facts in self.facts().items()}


CARDS: Part[CardCatalogue[Any]] = Part("cards", CardCatalogue)

SECOND_CARDS: CardCatalogue[second_facts.Facts] = CardCatalogue(
    folder="second",
    files={"se": "premiere.json", "en": "energize.json", "ca": "call_to_arms.json"},
    form=second_facts.FactsFile,
    define=second.CardDefinition,
)

FIRST_CARDS: CardCatalogue[first_facts.FirstFacts] = CardCatalogue(
    folder="first",
    files={
        "premiere": "premiere.json",
        "au": "alternate_universe.json",
        "qc": "q_continuum.json",
        "2pg": "introductory_game.json",
        "2anth": "second_anthology.json",
        "fc": "first_contact.json",
        "awayteam": "away_team_pack.json",
        "otsd": "tournament_sealed_deck.json",
        "faj": "fajo_collection.json",
        "ds9": "deep_space_9.json",
        "sdII": "starter_deck_ii.json",
        "efc": "enhanced_first_contact.json",
        "dom": "the_dominion.json",
        "bog": "blaze_of_glory.json",
        "roa": "rules_of_acquisition.json",
        "twt": "trouble_with_tribbles.json",
        "mm": "mirror_mirror.json",
        "ep": "enhanced_premiere.json",
        "voy": "voyager.json",
        "borg": "the_borg.json",
        "ha": "holodeck_adventures.json",
        "tmp": "motion_pictures.json",
        "agt": "all_good_things.json",
        "enterprise": "enterprise_collection.json",
        "armade": "armada.json",
    },
    form=first_facts.FirstFactsFile,
    define=first.CardDefinition,
)
