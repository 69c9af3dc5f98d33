"""The cards of the Objectives variant: those of Second Edition, missions taken apart, and the house set."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from spaceline.cards.catalogue import SECOND_CARDS, CardCatalogue
from spaceline.effects.nodes.abilities import FreeRegion
from spaceline.rules.objectives.facts import location_of, objective_of
from spaceline.rules.second.definition import CardDefinition
from spaceline.rules.second.facts import Facts, FactsFile


@dataclass(frozen=True, eq=False)
class ObjectivesCatalogue(CardCatalogue[Facts]):
    """Cards that are partly those of another catalogue; each of its missions gives a location and an objective."""

    @cached_property
    def sets(self) -> Mapping[str, tuple[Facts, ...]]:
        """The facts of each set in order of their numbers."""
        found = {name: tuple(taken_over(cards)) for name, cards in SECOND_CARDS.sets.items()}
        return {**found, **{name: self._read(file) for name, file in self.files.items() if name not in found}}

    @cached_property
    def cards(self) -> Mapping[str, Any]:
        """All cards by id; of a mission's text a location keeps what it says of ways between quadrants."""
        own, second = super().cards, SECOND_CARDS.cards
        return {id: card if id not in second else as_it_is_here(card, second[id]) for id, card in own.items()}


def taken_over(cards: tuple[Facts, ...]) -> Iterator[Facts]:
    """What the cards of a set of Second Edition are here."""
    for card in cards:
        if card.type != "mission":
            yield card
            continue
        yield location_of(card)
        if card.kind != "headquarters":
            yield objective_of(card)


def as_it_is_here(card: CardDefinition, second: CardDefinition) -> CardDefinition:
    """A card with the text that is restated for it, or that it has in Second Edition; of missions what opens ways."""
    if second.type != "mission":
        return card if card.abilities else second
    return CardDefinition(card.facts, tuple(text for text in second.abilities if isinstance(text, FreeRegion)))


OBJECTIVES_CARDS = ObjectivesCatalogue(
    folder="objectives",
    files={**SECOND_CARDS.files, "ho": "house.json"},
    form=FactsFile,
    define=CardDefinition,
)
