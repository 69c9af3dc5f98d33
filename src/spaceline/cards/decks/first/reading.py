"""What missions of First Edition ask for, what its personnel have, and where its cards lie in a deck."""

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from spaceline.cards.decks.solving import MissionReading, PrintedPerson
from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.rules.first.data.characteristics import with_implied
from spaceline.rules.first.facts import DualPerson, FirstFacts

HOMES: Mapping[str, str] = MappingProxyType(
    {
        "mission": "missions",
        "dilemma": "seeds",
        "artifact": "seeds",
        "facility": "seeds",
        "doorway": "seeds",
        "site": "sites",
        "time location": "seeds",
        "personnel": "cards",
        "ship": "cards",
        "equipment": "cards",
        "event": "cards",
        "interrupt": "cards",
        "interrupt/event": "cards",
        "incident": "cards",
        "objective": "cards",
        "tactic": "tactics",
        **dict.fromkeys(("tribble", "trouble"), "tribbles"),
        "q mission": "continuum",
    }
)


def requirement(facts: FirstFacts) -> AnyRequirement | None:
    """What the end that faces its seeder asks for."""
    return facts.end.requirement if facts.end is not None else None


def person(facts: FirstFacts) -> PrintedPerson:
    """What is printed of somebody; the two on a card are taken together (1E-6.3.4/1)."""
    skills: Counter[str] = Counter()
    attributes: Counter[str] = Counter()
    everybody: tuple[FirstFacts | DualPerson, ...] = facts.pair or (facts,)
    for one in everybody:
        skills.update(one.skills)
        skills.update(one.classifications)
        attributes.update(numbers(one.attributes))
    return PrintedPerson(
        facts.title, facts.type, skills, attributes, with_implied(facts.species, facts.characteristics)
    )


def numbers(attributes: Mapping[str, Any]) -> dict[str, int]:
    """The attributes that are numbers."""
    return {name: value for name, value in attributes.items() if isinstance(value, int)}


def may_attempt(mission: FirstFacts, person: FirstFacts) -> bool:
    """Whether an icon of the mission is one of theirs; where a text says who may attempt, everybody is counted."""
    icons = mission.end.attempt if mission.end is not None else ()
    return not icons or any(icon in person.affiliations for icon in icons)


READING = MissionReading(requirement=requirement, person=person, may_attempt=may_attempt)
