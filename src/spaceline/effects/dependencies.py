"""What a text looks at and what it changes, so that values are worked out anew only when they may be others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from spaceline.core.caching import Topic
from spaceline.effects.nodes import AnyNode, walk
from spaceline.effects.nodes.modifiers import (
    Bar,
    Bear,
    Becomes,
    Copy,
    Cost,
    Demand,
    Double,
    DoubleSkills,
    Equip,
    Fix,
    Free,
    Gain,
    Lose,
    LoseFirst,
    Modifier,
    Multiply,
    OffLine,
    Raise,
    Spare,
    Stands,
    Tax,
)
from spaceline.effects.nodes.requirements import Each, Skill, Total
from spaceline.effects.nodes.selectors import Cards, Highest, Sum
from spaceline.effects.nodes.tests import Alike, HasCompleted, HasPoints, Leads
from spaceline.effects.nodes.traits import Trait
from spaceline.effects.nodes.words import LOWER, MATCHING_HOMEWORLD
from spaceline.effects.topics import DECK, DISCARD, HAND, PILE, REMOVED, SCORE
from spaceline.effects.world import Dependencies

OF_SHARED = {LOWER: "Cunning", MATCHING_HOMEWORLD: "affiliation"}
"""The values that cards are compared in, where those are not called like the words for it."""

ZONES = {
    "hand": (HAND,),
    "held": (HAND, DECK),
    "deck": (DECK,),
    "discard": (DISCARD,),
    "tent": (HAND,),
    "tribbles": (),
    "pile": (PILE,),
    "drawn": (PILE,),
    "removed": (REMOVED,),
}
"""Words for zones that are not in play to what changes there."""


SOME_SKILL, ANY_SKILL = "some skill", "any skill"
"""Who looks at one skill also looks at ``some skill``, which a text alters that may alter each of them; who alters one
also alters ``any skill``, at which a text looks that looks at all of them."""

COUNTED = {
    "skills": (SOME_SKILL, ANY_SKILL),
    "skill dots": ("printed",),
    "requirements": ("demands",),
    "usable Weapons": ("Weapons", "affiliation"),
    "tribbles": ("printed",),
}
"""What those look at who count something on a card."""

WORN = "worn"
"""Whatever the texts of equipment look at in those who wear it; the world knows the pool and says what that is."""

STANDING_IN = "standing in"
"""Which attribute may stand in for another."""

USABLE = "usable"
"""Whether what the text of a card says may be used at all."""

USABLE_SKILLS = "usable skills"
"""Whether the skills of a card may be used by the texts of the own side."""

ATTRIBUTES = ("Integrity", "Cunning", "Strength", "Range", "Weapons", "Shields")


@cache
def dependencies(node: AnyNode) -> Dependencies:
    """What a part of a text looks at."""
    inside = [part for _, part in walk(node)]
    grounds = dict.fromkeys(ground for part in inside for ground in grounds_of(part))
    return Dependencies(frozenset(value for part in inside for value in values_of(part)), tuple(grounds))


def values_of(node: AnyNode) -> Iterator[str]:
    """The values that one node looks at."""
    if isinstance(node, Trait):
        yield from OF_TRAITS[node.trait](node.wanted) if node.trait in OF_TRAITS else ()
    elif isinstance(node, Cards) and node.skilled:
        yield from (SOME_SKILL, ANY_SKILL)
        yield from (node.shares,) if node.shares else ()
    elif isinstance(node, Cards) and node.shares in OF_SHARED:
        yield OF_SHARED[node.shares]
    elif isinstance(node, Cards | Alike) and node.shares:
        yield from (SOME_SKILL, ANY_SKILL) if node.shares == "skill" else (node.shares,)
    elif isinstance(node, Skill):
        yield from (node.name, SOME_SKILL)
    elif isinstance(node, Total):
        yield from (*node.attributes, STANDING_IN, *ATTRIBUTES)
    elif isinstance(node, Each):
        yield f"keyword {node.keyword}"
    elif isinstance(node, Highest | Sum):
        parts = node.of.split("+")
        yield from COUNTED.get(node.of) or (*parts, *(() if set(parts) <= {*ATTRIBUTES, "cost"} else (SOME_SKILL,)))
    elif isinstance(node, Copy) or (isinstance(node, Demand | Tax) and node.of is not None):
        yield from (SOME_SKILL, ANY_SKILL)


OF_TRAITS: dict[str, Callable[[Any], Iterable[str]]] = {
    "types": lambda names: ("type",),
    "affiliations": lambda names: ("affiliation",),
    "icons": lambda names: ("icons",),
    "species": lambda names: ("species",),
    "kinless": lambda so: ("species",),
    "keywords": lambda names: (f"keyword {word}" for word in names),
    "characteristics": lambda names: (f"keyword {word}" for word in names),
    "corresponds": lambda so: ("keyword Commander",),
    "skills": lambda names: (*names, SOME_SKILL, USABLE_SKILLS),
    "lacks": lambda names: (*names, SOME_SKILL),
    "special": lambda names: ("special_equipment",),
    "below": lambda limit: limit[0].split("+"),
    "equips": lambda card: (WORN,),
    "bears": lambda card: (WORN,),
    "matching": lambda so: ("affiliation",),
    "admitted": lambda titles: ("affiliation", SOME_SKILL, ANY_SKILL, USABLE_SKILLS),
}
"""The values that a trait looks at; the others look at none, but at the facts or at how a card stands in the game."""


def alters(modifier: Modifier) -> frozenset[str]:
    """The values that a modifier changes."""
    return frozenset(ALTERS[type(modifier)](modifier))


ALTERS: dict[type, Callable[[Any], Iterable[str]]] = {
    Raise: lambda it: it.attributes or ATTRIBUTES,
    Multiply: lambda it: it.attributes,
    Fix: lambda it: it.attributes,
    Gain: lambda it: (*it.skills, *((SOME_SKILL,) if it.names else ()), ANY_SKILL),
    Copy: lambda it: (SOME_SKILL, ANY_SKILL),
    DoubleSkills: lambda it: (SOME_SKILL, ANY_SKILL),
    LoseFirst: lambda it: (SOME_SKILL, ANY_SKILL),
    Lose: lambda it: (
        *(f"keyword {word}" for word in it.keywords),
        *it.skills,
        *((SOME_SKILL,) if it.every_skill else ()),
        *((ANY_SKILL,) if it.skills or it.every_skill else ()),
    ),
    Cost: lambda it: ("cost",),
    Demand: lambda it: ("demands",),
    Double: lambda it: ("doubled",),
    Tax: lambda it: ("taxes", USABLE_SKILLS),
    Stands: lambda it: (STANDING_IN,),
    Becomes: lambda it: ("affiliation", "affiliations"),
    Bar: lambda it: (
        "barred",
        *((USABLE,) if "use" in it.acts else ()),
        *((USABLE_SKILLS,) if "dilemma_skills" in it.acts else ()),
    ),
    Free: lambda it: ("is_free", *(("is_unmanned",) if it.unmanned else ())),
    Equip: lambda it: ("special_equipment",),
    OffLine: lambda it: (*it.systems, "special_equipment"),
    Bear: lambda it: ("icons",),
    Spare: lambda it: ("spared",),
}


ATTRIBUTES_OF = {"personnel": frozenset(ATTRIBUTES[:3]), "ship": frozenset(ATTRIBUTES[3:])}
"""The attributes that cards of a type have, where they have no others."""


def within_reach(values: frozenset[str], cards: Cards, of_type: str = "") -> frozenset[str]:
    """Those values that a text can change of the cards that it means: of personnel no Range, of ships no Cunning.

    ``of_type`` is the type of the text's own card, where that is known.
    """
    types = (of_type,) if of_type and cards.where == "this" else cards.filter.names("types")
    if not types or not ATTRIBUTES_OF.keys() >= set(types):
        return values
    return values - frozenset(ATTRIBUTES).difference(*(ATTRIBUTES_OF[name] for name in types))


def grounds_of(node: AnyNode) -> Iterator[Topic]:
    """What may change what one node means, beside what all values depend on."""
    if isinstance(node, Cards) and node.where in ZONES:
        yield from ZONES[node.where]
    elif isinstance(node, HasCompleted | HasPoints | Leads) or (isinstance(node, Trait) and node.trait == "completed"):
        yield SCORE
