"""What an edition tells of its cards, whatever the facts of a card look like there, in the words of one language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

from spaceline.cards.card import Card
from spaceline.presentation.deeds import deeds_of
from spaceline.presentation.model.faces import Face
from spaceline.presentation.scene import EditionText

DOT = " · "


SMALL_WORDS = {"of": "of", "to": "to", "with": "with", "ii": "II"}
"""Words of titles that do not begin with one capital letter."""


def set_title(file: str) -> str:
    """What players call the release of a fact file."""
    words = file.removesuffix(".json").split("_")
    return " ".join(SMALL_WORDS.get(word, word.capitalize()) for word in words)


class CardDescriber(ABC):
    """What stands on the cards of an edition, in words; most of it is asked of the facts of a card."""

    sets: ClassVar[Mapping[str, str]]
    """The sets of cards, as the facts name them, to what players call them."""

    def __init__(self, text: EditionText) -> None:
        """Describe cards in the words of a language."""
        self.text, self.words = text, text.lexicon

    @abstractmethod
    def set_of(self, facts: Any) -> str:
        """The set a card belongs to."""

    @abstractmethod
    def is_marked(self, facts: Any) -> bool:
        """Whether the title has a dot before it: there can be one only."""

    @abstractmethod
    def affiliations(self, facts: Any) -> tuple[str, ...]:
        """The affiliations of a card, by their codes."""

    @abstractmethod
    def kind(self, facts: Any) -> str:
        """What a card is and what it costs or scores: ``planet mission, 35 points``."""

    @abstractmethod
    def fact_lines(self, facts: Any) -> Iterable[str]:
        """The facts of a card, a line for each group that it has."""

    @abstractmethod
    def skill_names(self, facts: Any) -> Iterable[str]:
        """The skills that a search finds."""

    @abstractmethod
    def skills(self, facts: Any) -> str:
        """The skills of a card on a line."""

    @abstractmethod
    def figures(self, facts: Any) -> str:
        """Attributes and icons in short, otherwise the type."""

    @abstractmethod
    def cost(self, facts: Any) -> str:
        """What playing a card costs; empty where that is not counted."""

    @abstractmethod
    def attempters(self, facts: Any, end: int) -> str:
        """Whose personnel may attempt a mission, by the number of its end: ``Fed Kli``, ``any``; empty for nobody."""

    @abstractmethod
    def brief(self, facts: Any) -> str:
        """What a line of a list tells of a card beside its kind: skills, or who may attempt it."""

    @abstractmethod
    def face(self, card: Card) -> Face:
        """Everything that is drawn on a card."""

    @abstractmethod
    def asked_for(self, facts: Any) -> Iterable[str]:
        """What a mission asks for, in words."""

    def searched_words(self, facts: Any) -> dict[str, Iterable[str]]:
        """The words by which a search finds a card, by field."""
        return {
            "type": (facts.type, facts.kind) if facts.kind else (facts.type,),
            "affiliation": self.affiliations(facts),
            "skill": self.skill_names(facts),
            "species": facts.species,
            "class": (facts.ship_class,) if facts.ship_class else (),
            "quadrant": (facts.quadrant,) if facts.quadrant else (),
            "region": (facts.region,) if facts.region else (),
            "set": (self.set_of(facts), self.sets[self.set_of(facts)]),
            "rarity": (facts.rarity,) if facts.rarity else (),
        }

    def searched_numbers(self, facts: Any) -> dict[str, float]:
        """The numbers by which a search finds a card, by field; what is chosen in play is none."""
        printed = {name: value for name, value in facts.attributes.items() if isinstance(value, int)}
        found: dict[str, float] = {name.casefold(): value for name, value in printed.items()}
        if printed:
            found["total"] = sum(printed.values())
        return {**found, "skills": len(tuple(self.skill_names(facts))), "number": facts.number}

    def levels(self, skills: Mapping[str, int]) -> Iterator[str]:
        """Skills, each also with every level up to its own: ``2 Medical``."""
        return (
            name
            for skill, level in skills.items()
            for name in (skill, *(f"{it} {skill}" for it in range(2, level + 1)))
        )

    def deeds(self, card: Card) -> tuple[str, ...]:
        """What the texts of a card do, for its picture; that of somebody or something else shows what the card is."""
        return () if card.type in ("personnel", "ship", "facility", "mission") else deeds_of(card.abilities)

    def attributes(self, facts: Any) -> str:
        """The attributes of a card in short: ``5/6/7``."""
        return "/".join(str(value) for value in facts.attributes.values())

    def attribute_line(self, facts: Any) -> str:
        """The attributes of a card with their names."""
        said = (self.words.say("card.attribute", name=name, value=value) for name, value in facts.attributes.items())
        return "  ".join(said)

    def skill(self, name: str, level: int) -> str:
        """A skill with its level, where that is more than one."""
        return name if level == 1 else self.words.say("card.skill", level=level, name=name)

    def icons(self, names: Iterable[str]) -> list[str]:
        """Icons as they stand in a line."""
        return [self.words.say("need.icon", name=name) for name in names]

    def type_and_kind(self, type: str, kind: str) -> str:
        """A type of cards with its kind: ``planet mission``."""
        noun = self.words.noun(type, plural=False)
        return self.words.say("card.kind", kind=self.word("card.kind", kind), type=noun) if kind else noun

    def word(self, key: str, name: str) -> str:
        """The word for what facts call by a name; the name itself where there is none."""
        return self.words.templates.get(f"{key}.{name}", name)

    def where(self, facts: Any) -> str:
        """The quadrant of a mission."""
        return self.words.say("card.quadrant", name=facts.quadrant)

    def needs(self, requirement: Any, facts: Any) -> str:
        """What a mission asks for."""
        return self.words.say("card.needs", requirement=self.text.requirement(requirement, facts))
