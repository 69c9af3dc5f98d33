"""What missions of Second Edition ask for, what its personnel have, and where its cards lie in a deck."""

from collections.abc import Mapping
from types import MappingProxyType

from spaceline.cards.decks.solving import MissionReading, PrintedPerson
from spaceline.rules.second.facts import Facts
from spaceline.rules.second.missions.attempting import suits

HOMES: Mapping[str, str] = MappingProxyType(
    {
        "mission": "missions",
        "dilemma": "dilemmas",
        "personnel": "cards",
        "ship": "cards",
        "equipment": "cards",
        "event": "cards",
        "interrupt": "cards",
    }
)


def person(facts: Facts) -> PrintedPerson:
    """What is printed of somebody."""
    keywords = tuple(keyword.name for keyword in facts.keywords)
    return PrintedPerson(facts.title, facts.type, facts.skills, facts.attributes, keywords)


READING = MissionReading(
    requirement=lambda facts: facts.requirement,
    person=person,
    may_attempt=lambda mission, person: suits(mission.attempt, person.affiliation),
)
