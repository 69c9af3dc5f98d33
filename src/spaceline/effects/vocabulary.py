"""The names that texts may use: skills, attributes, keywords and whatever else is printed on cards."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

CARD_TYPES = frozenset({"personnel", "ship", "equipment", "event", "interrupt", "mission", "dilemma"})
ATTRIBUTES = frozenset({"Integrity", "Cunning", "Strength", "Range", "Weapons", "Shields"})
UNUSED_RANGE = "unused Range"
"""What is left of the Range of the ship this turn: an attribute that only requirements ask for."""


class PrintedKeyword(Protocol):
    """A keyword as it is printed."""

    @property
    def name(self) -> str:
        """The keyword without what stands after its colon."""


class PrintedCard(Protocol):
    """What a vocabulary takes from the facts of a card."""

    @property
    def title(self) -> str:
        """The title."""

    @property
    def location(self) -> str:
        """What stands before the title of a mission; texts name it like a title."""

    @property
    def affiliation(self) -> str:
        """The affiliation icon."""

    @property
    def icons(self) -> Collection[str]:
        """All other icons."""

    @property
    def keywords(self) -> Collection[PrintedKeyword]:
        """The keywords."""

    @property
    def ship_class(self) -> str:
        """The class of a ship."""

    @property
    def species(self) -> Collection[str]:
        """The species."""

    @property
    def skills(self) -> Mapping[str, int]:
        """The skills."""

    @property
    def quadrant(self) -> str:
        """The quadrant of a mission."""

    @property
    def region(self) -> str:
        """The region of a mission."""


@dataclass(frozen=True)
class Vocabulary:
    """The names that are known."""

    titles: frozenset[str]
    affiliations: frozenset[str]
    icons: frozenset[str]
    skills: frozenset[str]
    keywords: frozenset[str]
    species: frozenset[str]
    classes: frozenset[str]
    quadrants: frozenset[str]
    regions: frozenset[str]
    types: frozenset[str] = CARD_TYPES
    attributes: frozenset[str] = ATTRIBUTES

    @classmethod
    def of(cls, cards: Iterable[PrintedCard], *, species: Iterable[str] = ()) -> Vocabulary:
        """The names printed on cards, and ``species`` that texts name although no card has them yet."""
        printed = tuple(cards)
        return cls(
            titles=frozenset(name for card in printed for name in (card.title, card.location)) - {""},
            affiliations=frozenset(card.affiliation for card in printed) - {""},
            icons=frozenset(icon for card in printed for icon in card.icons),
            skills=frozenset(skill for card in printed for skill in card.skills),
            keywords=frozenset(keyword.name for card in printed for keyword in card.keywords),
            species=frozenset(name for card in printed for name in card.species) | frozenset(species),
            classes=frozenset(card.ship_class.removesuffix(" Class") for card in printed) - {""},
            quadrants=frozenset(card.quadrant for card in printed) - {""},
            regions=frozenset(card.region for card in printed) - {""},
        )
