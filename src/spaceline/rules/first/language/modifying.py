"""How modifiers change the values of a card: set, then add, then multiply (1E-12.11/1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from spaceline.core.modifiers import added
from spaceline.effects.nodes.modifiers import (
    Bar,
    Becomes,
    Copy,
    Demand,
    Double,
    Equip,
    Fix,
    Free,
    Gain,
    Lose,
    LoseFirst,
    Modifier,
    Multiply,
    Raise,
)
from spaceline.effects.nodes.requirements import Skill
from spaceline.effects.nodes.words import WORDS
from spaceline.rules.first.data.sheet import Sheet
from spaceline.rules.first.facts import FirstFacts

IDENTITY_LAYER, SKILL_LAYER, LOSS_LAYER, SET_LAYER, ADD_LAYER, MULTIPLY_LAYER = 2, 3, 4, 5, 6, 7

Donors = tuple[Sheet, ...]

PARTS = WORDS[Double, "parts"]
"""What may be doubled in a text."""

LAYERS: dict[type, int] = {
    Gain: SKILL_LAYER,
    Copy: SKILL_LAYER,
    LoseFirst: LOSS_LAYER,
    Fix: SET_LAYER,
    Raise: ADD_LAYER,
    Multiply: MULTIPLY_LAYER,
}


def layer(modifier: Modifier) -> int:
    """The layer in which a modifier applies."""
    return LAYERS.get(type(modifier), IDENTITY_LAYER)


def modified(sheet: Sheet, modifier: Modifier, amount: int, donors: Donors) -> Sheet:
    """The values after a modifier; of two personnel on one card each is modified (1E-6.3.4/1)."""
    if sheet.pairs:
        return joined(sheet, tuple(modified(half, modifier, amount, donors) for half in sheet.pairs))
    return MODIFY[type(modifier)](sheet, modifier, amount, donors)


def joined(sheet: Sheet, halves: tuple[Sheet, ...]) -> Sheet:
    """A card with the values of the personnel on it: what one has the card has, skills and attributes are added."""
    skills: dict[str, int] = {}
    attributes: dict[str, int] = {}
    for half in halves:
        skills, attributes = added(skills, half.skills), added(attributes, half.attributes)
    return replace(
        sheet,
        affiliations=halves[0].affiliations,
        classifications=tuple(word for half in halves for word in half.classifications),
        icons=tuple(icon for half in halves for icon in half.icons),
        characteristics=tuple(dict.fromkeys(word for half in halves for word in half.characteristics)),
        skills=dict(sorted(skills.items())),
        attributes=attributes,
        first_skill=halves[0].first_skill,
        barred=tuple(sorted({act for half in halves for act in half.barred})),
        is_free=all(half.is_free for half in halves),
        pairs=halves,
    )


def raised(sheet: Sheet, it: Raise, amount: int, donors: Donors) -> Sheet:
    """Attributes are higher; one that is undefined cannot be modified (1E-10.1.0.7/1)."""
    names = it.attributes or tuple(sheet.attributes)
    after = {name: number + amount if name in names else number for name, number in sheet.attributes.items()}
    return replace(sheet, attributes=after)


def fixed(sheet: Sheet, it: Fix, amount: int, donors: Donors) -> Sheet:
    """Attributes are set; one that is set to nothing is undefined, so nothing is added to it.

    1E-12.11/1, 1E-G:undefined-attribute/2.
    """
    if not it.value:
        kept = {name: number for name, number in sheet.attributes.items() if name not in it.attributes}
        return replace(sheet, attributes=kept)
    after = {name: it.value if name in it.attributes else number for name, number in sheet.attributes.items()}
    return replace(sheet, attributes=after)


def multiplied(sheet: Sheet, it: Multiply, amount: int, donors: Donors) -> Sheet:
    """Attributes are multiplied, when everything else is counted."""
    factors = dict(sheet.factors)
    for name in it.attributes:
        times, parts = factors.get(name, (1, 1))
        factors[name] = (times * it.by, parts)
    return replace(sheet, factors=dict(sorted(factors.items())))


def gained(sheet: Sheet, it: Gain, amount: int, donors: Donors) -> Sheet:
    """Skills are gained, added to the same skill (1E-10.1.0.3/1)."""
    return with_skills(sheet, dict.fromkeys(it.skills, it.level))


def copied(sheet: Sheet, it: Copy, amount: int, donors: Donors) -> Sheet:
    """The regular skills of others are gained; a classification is none (1E-10.1/4)."""
    for donor in donors:
        sheet = with_skills(sheet, donor.regular_skills)
    return sheet


def with_skills(sheet: Sheet, skills: dict[str, int]) -> Sheet:
    """More skills; in which order texts gave them makes no difference."""
    return replace(sheet, skills=dict(sorted(added(sheet.skills, skills).items())))


def without_first(sheet: Sheet, it: LoseFirst, amount: int, donors: Donors) -> Sheet:
    """The first skill is lost as a whole, whatever has multiplied it, and no other moves up.

    1E-10.1.0.3/1, 1E-10.1.0.4/1, 1E-G:skills/3.
    """
    if not sheet.first_skill:
        return sheet
    kept = {name: level for name, level in sheet.skills.items() if name != sheet.first_skill}
    if sheet.first_skill in sheet.classifications:
        kept[sheet.first_skill] = 1
    return replace(sheet, skills=dict(sorted(kept.items())), first_skill="")


def lost(sheet: Sheet, it: Lose, amount: int, donors: Donors) -> Sheet:
    """Characteristics are lost."""
    return replace(sheet, characteristics=tuple(word for word in sheet.characteristics if word not in it.keywords))


def become(sheet: Sheet, it: Becomes, amount: int, donors: Donors) -> Sheet:
    """The affiliation is another."""
    return replace(sheet, affiliations=(it.affiliation,))


def beside(sheet: Sheet, affiliation: str, *, is_taken: bool) -> Sheet:
    """A further affiliation that the card may change to, and has changed to or not (1E-6.3.3.0.1/5)."""
    if affiliation in sheet.affiliations or affiliation in sheet.beside:
        return sheet
    return replace(
        sheet,
        affiliations=(affiliation,) if is_taken else sheet.affiliations,
        beside=tuple(sorted({*sheet.beside, affiliation})),
    )


def barred(sheet: Sheet, it: Bar, amount: int, donors: Donors) -> Sheet:
    """Acts that cannot be done; those that may be done so often are counted where they are done (``barriers``)."""
    if it.beyond:
        return sheet
    acts = (f"{act}-up" for act in it.acts) if it.up else it.acts
    return replace(sheet, barred=tuple(sorted({*sheet.barred, *acts})))


def demanded(sheet: Sheet, it: Demand, amount: int, donors: Donors) -> Sheet:
    """More is required, or something else; of cards, what skills they have."""
    more = [it.requirement] if it.requirement is not None else []
    skills: dict[str, int] = {}
    for donor in donors:
        skills = added(skills, donor.skills)
    more += [Skill(name, level) for name, level in sorted(skills.items()) if name not in it.apart]
    return replace(sheet, demands=(*sheet.demands, *((it.instead, requirement) for requirement in more)))


def doubled(sheet: Sheet, it: Double, amount: int, donors: Donors) -> Sheet:
    """Numbers in its texts are multiplied; several texts do so one after another (1E-7.2.2.0.6/1)."""
    factors = dict(sheet.doubled)
    for part in it.parts or PARTS:
        factors[part] = factors.get(part, 1) * it.by
    return replace(sheet, doubled=tuple(sorted(factors.items())))


def freed(sheet: Sheet, it: Free, amount: int, donors: Donors) -> Sheet:
    """No attack restrictions."""
    return replace(sheet, is_free=True)


def equipped(sheet: Sheet, it: Equip, amount: int, donors: Donors) -> Sheet:
    """More special equipment."""
    return replace(sheet, special_equipment=tuple(sorted({*sheet.special_equipment, *it.names})))


MODIFY: dict[type, Callable[[Sheet, Any, int, Donors], Sheet]] = {
    Raise: raised,
    Fix: fixed,
    Multiply: multiplied,
    Gain: gained,
    Copy: copied,
    LoseFirst: without_first,
    Lose: lost,
    Becomes: become,
    Bar: barred,
    Demand: demanded,
    Double: doubled,
    Free: freed,
    Equip: equipped,
}


def species(facts: FirstFacts, sheet: Sheet) -> tuple[str, ...]:
    """The species that are printed on a card, of two on it those of both, as far as no text takes them."""
    kinds = {*facts.species, *(name for person in facts.pair for name in person.species)}
    return tuple(name for name in sheet.characteristics if name in kinds)
