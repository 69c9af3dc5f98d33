"""What the personnel of a deck have of what its missions ask for: a count over printed facts, before any game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, product
from typing import Any

import msgspec

from spaceline.cards.card import Card
from spaceline.effects.nodes.requirements import All, Any as AnyOf, AnyRequirement, Each, Skill, Total

MOST_WAYS = 32
"""So many alternatives of a requirement are looked at."""


class PrintedPerson(msgspec.Struct, frozen=True):
    """What is printed of somebody that missions ask for."""

    title: str
    type: str
    skills: Mapping[str, int]
    attributes: Mapping[str, int]
    keywords: tuple[str, ...] = ()


@dataclass(frozen=True)
class MissionReading:
    """How an edition prints what missions ask for."""

    requirement: Callable[[Any], AnyRequirement | None]
    """The facts of a card to what it asks for, if it does."""
    person: Callable[[Any], PrintedPerson]
    """The facts of a personnel to what is printed of them."""
    may_attempt: Callable[[Any, Any], bool]
    """Whether the icons of a mission let a personnel attempt it; what its text says is not looked at."""


class CountedNeed(msgspec.Struct, frozen=True):
    """Something that a mission asks for, and how much of it a deck has."""

    asked: AnyRequirement
    have: int
    need: int

    @property
    def is_met(self) -> bool:
        """Whether there is enough."""
        return self.have >= self.need


class MissionStudy(msgspec.Struct, frozen=True):
    """How a deck stands with one of its missions."""

    mission: str
    """The id of the card."""
    may_attempt: int
    """Copies of personnel whom its icons let attempt it."""
    help: int
    """Copies of personnel with a skill, a title or a keyword that it asks for."""
    ways: tuple[tuple[CountedNeed, ...], ...]
    """The alternatives, those first of which least is lacking."""

    @property
    def is_met(self) -> bool:
        """Whether all personnel together have one of them."""
        return any(all(need.is_met for need in way) for way in self.ways)


Crew = Sequence[tuple[PrintedPerson, int]]
"""People with their copies."""


def study(reading: MissionReading, cards: Iterable[tuple[Card, int]]) -> list[MissionStudy]:
    """How a deck stands with each of its missions that asks for something; cards with their copies."""
    whole = list(cards)
    people = [(card, copies) for card, copies in whole if card.type == "personnel"]
    crew = [(reading.person(card.facts), copies) for card, copies in people]
    found = {}
    for card, _ in whole:
        asked = reading.requirement(card.facts)
        if asked is not None:
            may = sum(copies for it, copies in people if reading.may_attempt(card.facts, it.facts))
            found[card.facts.id] = of_mission(card.facts.id, asked, crew, may)
    return list(found.values())


def of_mission(mission: str, asked: AnyRequirement, crew: Crew, may_attempt: int) -> MissionStudy:
    """How a crew stands with a requirement."""
    counted = [tuple(needed(part, crew) for part in way) for way in alternatives(asked)]
    counted.sort(key=lambda way: sum(not need.is_met for need in way))
    parts = list(terms(asked))
    helping = sum(copies for person, copies in crew if any(helps(person, part) for part in parts))
    return MissionStudy(mission, may_attempt, helping, tuple(counted))


def alternatives(asked: AnyRequirement) -> list[tuple[AnyRequirement, ...]]:
    """The ways to meet a requirement, each as things that are all needed."""
    if isinstance(asked, AnyOf):
        return [way for part in asked.parts for way in alternatives(part)][:MOST_WAYS]
    if isinstance(asked, All):
        ways = product(*(alternatives(part) for part in asked.parts))
        return [tuple(dict.fromkeys(it for part in way for it in part)) for way in islice(ways, MOST_WAYS)]
    return [(asked,)]


def terms(asked: AnyRequirement) -> Iterator[AnyRequirement]:
    """The single things that a requirement names."""
    if isinstance(asked, AnyOf | All):
        for part in asked.parts:
            yield from terms(part)
    else:
        yield asked


def needed(asked: AnyRequirement, crew: Crew) -> CountedNeed:
    """How much of one thing a crew has."""
    if isinstance(asked, Skill):
        return CountedNeed(asked, sum(it.skills.get(asked.name, 0) * copies for it, copies in crew), asked.level)
    if isinstance(asked, Total):
        have = sum(it.attributes.get(name, 0) * copies for it, copies in crew for name in asked.attributes)
        return CountedNeed(asked, have, asked.over + 1)
    assert isinstance(asked, Each)
    return CountedNeed(asked, sum(copies for it, copies in crew if fits(it, asked)), asked.count)


def fits(person: PrintedPerson, asked: Each) -> bool:
    """Whether somebody alone meets what is asked of single cards."""
    if (asked.title and asked.title != person.title) or (asked.keyword and asked.keyword not in person.keywords):
        return False
    if asked.type and asked.type != person.type:
        return False
    if asked.meets is None:
        return True
    alone = [(person, 1)]
    return any(all(needed(part, alone).is_met for part in way) for way in alternatives(asked.meets))


def helps(person: PrintedPerson, asked: AnyRequirement) -> bool:
    """Whether somebody has what is asked for; everybody adds to a total, so that does not count."""
    if isinstance(asked, Skill):
        return asked.name in person.skills
    return isinstance(asked, Each) and fits(person, asked)
