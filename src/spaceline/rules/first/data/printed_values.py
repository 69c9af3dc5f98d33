"""The values that are printed on a card, before anything modifies them: for each affiliation, and with its X."""

from __future__ import annotations

import re

from msgspec.structs import replace

from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.data.characteristics import built_by, meant_by
from spaceline.rules.first.facts import DualPerson, FirstFacts, Value
from spaceline.rules.first.language.modifying import joined
from spaceline.rules.first.tactics.side_deck import counts_of_tactics

HOMEWORLD = "Homeworld"
"""The characteristic of a mission that is some affiliation's homeworld (1E-2.1.0.2/1)."""


def number(value: Value) -> int:
    """A printed number; what is none counts as nothing (1E-10.1.0.7/1)."""
    return value if isinstance(value, int) else 0


EXPRESSION = re.compile(r"(?:(?P<number>\d+)(?P<sign>[+-]))?X")
"""How an attribute with an X is printed: ``X``, ``5+X``, ``8-X``."""


def varying(facts: FirstFacts) -> frozenset[str]:
    """The attributes that an X stands in, of either personnel where there are two."""
    printed = [*facts.attributes.items(), *(pair for person in facts.pair for pair in person.attributes.items())]
    return frozenset(name for name, value in printed if isinstance(value, str) and EXPRESSION.fullmatch(value))


def with_x(value: Value, x: int | None) -> int | None:
    """A printed attribute where X is that number; None where it is undefined (1E-10.1.0.7/1, /2)."""
    if isinstance(value, int):
        return value
    printed = EXPRESSION.fullmatch(value)
    if printed is None or x is None:
        return None
    first = int(printed["number"] or 0)
    return first - x if printed["sign"] == "-" else first + x


def modes(facts: FirstFacts, x: int | None = None, *, fights: bool = False) -> tuple[CardValues, ...]:
    """The values for each affiliation of a multi-affiliation card, otherwise those of the one.

    A card that fights aboard ships has a STRENGTH, which its text alone makes more than nothing; the doorway of a
    Battle Bridge has the number of tactics that are drawn in a battle, a tactic that of further markers for a hit.
    """
    found = values_of(facts, facts, x)
    more = {"Strength": 0} if fights else {}
    more |= counts_of_tactics(facts)
    printed = replace(
        replace(found, attributes={**found.attributes, **more}),
        special_equipment=facts.special_equipment,
        span=number(facts.end.span) if facts.end else 0,
    )
    if facts.pair:
        printed = joined(printed, tuple(values_of(facts, person, x) for person in facts.pair))
    if len(facts.affiliations) < 2:
        return (printed,)
    return tuple(in_affiliation(printed, facts, one) for one in facts.affiliations)


def in_affiliation(printed: CardValues, facts: FirstFacts, affiliation: str) -> CardValues:
    """The values in one of several affiliations; some have other skills in each (1E-6.3.3.0.1/6)."""
    found, own = of_affiliations(printed, (affiliation,)), facts.skills_in.get(affiliation)
    if own is None:
        return found
    return replace(found, skills=levels(own, facts.classifications), first_skill=next(iter(own), ""))


def of_affiliations(found: CardValues, affiliations: tuple[str, ...]) -> CardValues:
    """The values with these affiliations, which either of two personnel on one card has too (1E-6.3.4/1)."""
    halves = tuple([replace(half, affiliations=affiliations) for half in found.pairs])
    return replace(found, affiliations=affiliations, pairs=halves)


def values_of(facts: FirstFacts, printed: FirstFacts | DualPerson, x: int | None) -> CardValues:
    """The printed values of a card, or of one of the two personnel on it, where X is that number."""
    gender = (printed.gender,) if printed.gender else ()
    home = (HOMEWORLD,) if facts.homeworld_of else ()
    built = built_by(facts.affiliations, printed.characteristics) if facts.type == "ship" else ()
    told = (*printed.species, *gender, *printed.characteristics, *home, *built)
    return CardValues(
        type=facts.type,
        affiliations=facts.affiliations,
        classifications=printed.classifications,
        icons=(*printed.icons, facts.nemesis) if has_nemesis(facts, printed) else printed.icons,
        characteristics=meant_by(told),
        skills=levels(printed.skills, printed.classifications),
        attributes={
            name: number for name, value in printed.attributes.items() if (number := with_x(value, x)) is not None
        },
        first_skill="" if facts.special_first else next(iter(printed.skills), ""),
        restriction=facts.restriction,
    )


def levels(skills: dict[str, int], classifications: tuple[str, ...]) -> dict[str, int]:
    """Skills with the classifications, each of which is one more level (1E-2.7/1)."""
    found = dict(skills)
    for name in classifications:
        found[name] = found.get(name, 0) + 1
    return dict(sorted(found.items()))


def has_nemesis(facts: FirstFacts, printed: FirstFacts | DualPerson) -> bool:
    """Whether a nemesis icon is the card's, or that of the first of the two on it (1E-6.3.4.0.3/1)."""
    return bool(facts.nemesis) and (printed is facts or printed is facts.pair[0])
