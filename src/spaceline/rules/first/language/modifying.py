"""How modifiers change the values of a card: set, then add, then multiply (1E-12.11/1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from spaceline.effects.groups import added
from spaceline.effects.nodes.modifiers import (
    Bar,
    Bear,
    Becomes,
    Copy,
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
)
from spaceline.effects.nodes.requirements import Skill
from spaceline.effects.nodes.words import WORDS
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.data.characteristics import HUMANOID
from spaceline.rules.first.facts import FirstFacts

IDENTITY_LAYER, SKILL_LAYER, DOUBLING_LAYER, SHARING_LAYER, LOSS_LAYER, SET_LAYER, ADD_LAYER, MULTIPLY_LAYER = range(
    2, 10
)

Donors = tuple[CardValues, ...]

PARTS = WORDS[Double, "parts"]
"""What may be doubled in a text."""

LAYERS: dict[type, int] = {
    Gain: SKILL_LAYER,
    Copy: SKILL_LAYER,
    DoubleSkills: DOUBLING_LAYER,
    LoseFirst: LOSS_LAYER,
    OffLine: SKILL_LAYER,
    Fix: SET_LAYER,
    Raise: ADD_LAYER,
    Multiply: MULTIPLY_LAYER,
}


def layer(modifier: Modifier) -> int:
    """The layer in which a modifier applies; what skills are lost is known once all are gained.

    Skills are shared as they are when each has its own (1E-10.1.0.2/1).
    """
    if isinstance(modifier, Copy) and modifier.highest:
        return SHARING_LAYER
    if isinstance(modifier, Lose) and not modifier.keywords:
        return LOSS_LAYER
    return LAYERS.get(type(modifier), IDENTITY_LAYER)


def modified(card_values: CardValues, modifier: Modifier, amount: int, donors: Donors) -> CardValues:
    """The values after a modifier; of two personnel on one card each is modified (1E-6.3.4/1)."""
    if card_values.pairs:
        return joined(card_values, tuple(modified(half, modifier, amount, donors) for half in card_values.pairs))
    return MODIFY[type(modifier)](card_values, modifier, amount, donors)


def is_modifiable(card_values: CardValues, modifiers: tuple[Modifier, ...]) -> bool:
    """Whether modifiers that begin now change anything; what is undefined then is not changed later either.

    1E-10.1.0.7/1, 1E-G:undefined-attribute/2.
    """
    names = {name for it in modifiers if isinstance(it, Raise) for name in it.attributes}
    return (
        not names or not names.isdisjoint(card_values.attributes) or any(not isinstance(it, Raise) for it in modifiers)
    )


def joined(card_values: CardValues, halves: tuple[CardValues, ...]) -> CardValues:
    """A card with the values of the personnel on it: what one has the card has, skills and attributes are added."""
    skills: dict[str, int] = {}
    attributes: dict[str, int] = {}
    for half in halves:
        skills, attributes = added(skills, half.skills), added(attributes, half.attributes)
    return replace(
        card_values,
        affiliations=halves[0].affiliations,
        classifications=tuple(word for half in halves for word in half.classifications),
        icons=tuple(icon for half in halves for icon in half.icons),
        characteristics=tuple(dict.fromkeys(word for half in halves for word in half.characteristics)),
        skills=dict(sorted(skills.items())),
        attributes=attributes,
        first_skill=halves[0].first_skill,
        barred=tuple(sorted({act for half in halves for act in half.barred})),
        is_free=all(half.is_free for half in halves),
        free_against=halves[0].free_against,
        pairs=halves,
    )


def raised(card_values: CardValues, it: Raise, amount: int, donors: Donors) -> CardValues:
    """Attributes are higher; one that is undefined cannot be modified (1E-10.1.0.7/1)."""
    names = enhanceable(card_values, it.attributes or tuple(card_values.attributes), amount)
    after = {name: number + amount if name in names else number for name, number in card_values.attributes.items()}
    return replace(card_values, attributes=after)


def enhanceable(card_values: CardValues, names: tuple[str, ...], amount: int) -> tuple[str, ...]:
    """Those attributes that a text changes by an amount: of what is off-line none is raised (1E-7.5.1.3/1)."""
    return names if amount <= 0 else tuple(name for name in names if name not in card_values.off_line)


def fixed(card_values: CardValues, it: Fix, amount: int, donors: Donors) -> CardValues:
    """Attributes are set; one that is set to nothing is undefined, so nothing is added to it.

    1E-12.11/1, 1E-G:undefined-attribute/2.
    """
    if not it.value:
        kept = {name: number for name, number in card_values.attributes.items() if name not in it.attributes}
        return replace(card_values, attributes=kept)
    after = {name: it.value if name in it.attributes else number for name, number in card_values.attributes.items()}
    return replace(card_values, attributes=after)


def multiplied(card_values: CardValues, it: Multiply, amount: int, donors: Donors) -> CardValues:
    """Attributes are multiplied, when everything else is counted."""
    factors = dict(card_values.factors)
    for name in enhanceable(card_values, it.attributes, it.by - 1):
        times, parts = factors.get(name, (1, 1))
        factors[name] = (times * it.by, parts)
    return replace(card_values, factors=dict(sorted(factors.items())))


def gained(card_values: CardValues, it: Gain, amount: int, donors: Donors) -> CardValues:
    """Skills are gained, added to the same skill (1E-10.1.0.3/1); levels below zero are taken from the group."""
    if it.level < 0:
        return replace(card_values, shortfalls=added(card_values.shortfalls, dict.fromkeys(it.skills, -it.level)))
    return with_skills(card_values, dict.fromkeys(it.skills, it.level))


def copied(card_values: CardValues, it: Copy, amount: int, donors: Donors) -> CardValues:
    """The regular skills of others are gained; a classification is none (1E-10.1/4).

    Those that are shared are there at the highest level that anybody has, once (1E-10.1.0.2/1).
    """
    if it.highest:
        return sharing(card_values, donors)
    for donor in donors:
        card_values = with_skills(card_values, donor.regular_skills)
    return card_values


def with_doubled_skills(card_values: CardValues, it: DoubleSkills, amount: int, donors: Donors) -> CardValues:
    """Each regular skill has twice its levels, those given by others too; a classification is none (1E-10.1/4).

    Or only the skill that is listed first, as long as it is there.
    """
    skills = card_values.regular_skills
    if it.first:
        skills = {name: level for name, level in skills.items() if name == card_values.first_skill}
    return with_skills(card_values, skills)


def sharing(card_values: CardValues, donors: Donors) -> CardValues:
    """The values with each skill at the highest level that the card or one of the others has."""
    skills = dict(card_values.skills)
    for donor in donors:
        for name, level in donor.regular_skills.items():
            if level > skills.get(name, 0):
                skills[name] = level
    return replace(card_values, skills=dict(sorted(skills.items())))


def with_skills(card_values: CardValues, skills: dict[str, int]) -> CardValues:
    """More skills; in which order texts gave them makes no difference."""
    return replace(card_values, skills=dict(sorted(added(card_values.skills, skills).items())))


def without_first(card_values: CardValues, it: LoseFirst, amount: int, donors: Donors) -> CardValues:
    """The first skill is lost as a whole, whatever has multiplied it, and no other moves up.

    1E-10.1.0.3/1, 1E-10.1.0.4/1, /2, 1E-G:skills/3; whoever has none loses nothing (1E-10.1.0.4/3).
    """
    if not card_values.first_skill:
        return card_values
    kept = {name: level for name, level in card_values.skills.items() if name != card_values.first_skill}
    if card_values.first_skill in card_values.classifications:
        kept[card_values.first_skill] = 1
    return replace(card_values, skills=dict(sorted(kept.items())), first_skill="")


def lost(card_values: CardValues, it: Lose, amount: int, donors: Donors) -> CardValues:
    """Characteristics are lost, as long as that holds (1E-10.3/2); skills too, whole or by some levels.

    A classification is no skill, so it stays (1E-G:classification/1, 1E-10.1.0.1/1).
    """
    kept = tuple(word for word in card_values.characteristics if word not in it.keywords)
    skills = {
        name: max(level - it.level if it.level else 0, card_values.classifications.count(name))
        for name, level in card_values.skills.items()
        if it.every_skill or name in it.skills
    }
    left = {name: level for name, level in {**card_values.skills, **skills}.items() if level > 0}
    return replace(card_values, characteristics=kept, skills=left)


def takes_special(modifier: Modifier) -> bool:
    """Whether special skills are lost by it: all of them, or one that is listed first (1E-G:skills-modifying/1)."""
    return isinstance(modifier, LoseFirst) or (isinstance(modifier, Lose) and modifier.every_skill)


def become(card_values: CardValues, it: Becomes, amount: int, donors: Donors) -> CardValues:
    """The affiliation is another."""
    return replace(card_values, affiliations=(it.affiliation,))


def beside(card_values: CardValues, affiliation: str, *, is_taken: bool) -> CardValues:
    """A further affiliation that the card may change to, and has changed to or not (1E-6.3.3.0.1/5)."""
    if affiliation in card_values.affiliations or affiliation in card_values.beside:
        return card_values
    return replace(
        card_values,
        affiliations=(affiliation,) if is_taken else card_values.affiliations,
        beside=tuple(sorted({*card_values.beside, affiliation})),
    )


def barred(card_values: CardValues, it: Bar, amount: int, donors: Donors) -> CardValues:
    """Acts that cannot be done; those that may be done so often are counted where they are done (``barriers``)."""
    if it.beyond:
        return card_values
    acts = (f"{act}-up" for act in it.acts) if it.up else it.acts
    return replace(card_values, barred=tuple(sorted({*card_values.barred, *acts})))


def demanded(card_values: CardValues, it: Demand, amount: int, donors: Donors) -> CardValues:
    """More is required, or something else; of cards, what skills they have."""
    more = [it.requirement] if it.requirement is not None else []
    skills: dict[str, int] = {}
    for donor in donors:
        skills = added(skills, donor.skills)
    more += [Skill(name, level) for name, level in sorted(skills.items()) if name not in it.apart]
    return replace(card_values, demands=(*card_values.demands, *((it.instead, requirement) for requirement in more)))


def doubled(card_values: CardValues, it: Double, amount: int, donors: Donors) -> CardValues:
    """Numbers in its texts are multiplied; several texts do so one after another (1E-7.2.2.0.6/1)."""
    factors = dict(card_values.doubled)
    for part in it.parts or PARTS:
        factors[part] = factors.get(part, 1) * it.by
    return replace(card_values, doubled=tuple(sorted(factors.items())))


def freed(card_values: CardValues, it: Free, amount: int, donors: Donors) -> CardValues:
    """No attack restrictions, or none against some."""
    if it.against is not None:
        return replace(card_values, free_against=(*card_values.free_against, it.against))
    return replace(card_values, is_free=True, is_unmanned=card_values.is_unmanned or it.unmanned)


def equipped(card_values: CardValues, it: Equip, amount: int, donors: Donors) -> CardValues:
    """More special equipment."""
    return replace(card_values, special_equipment=tuple(sorted({*card_values.special_equipment, *it.names})))


def off_line(card_values: CardValues, it: OffLine, amount: int, donors: Donors) -> CardValues:
    """Some systems cannot be used, or all special equipment (1E-7.5.1.3/1)."""
    systems = it.systems or card_values.special_equipment
    return replace(
        card_values,
        off_line=tuple(sorted({*card_values.off_line, *systems})),
        special_equipment=tuple(name for name in card_values.special_equipment if name not in systems),
    )


def bearing(card_values: CardValues, it: Bear, amount: int, donors: Donors) -> CardValues:
    """More icons, each once."""
    return replace(
        card_values, icons=(*card_values.icons, *(name for name in it.icons if name not in card_values.icons))
    )


def spared(card_values: CardValues, it: Spare, amount: int, donors: Donors) -> CardValues:
    """More cards to which it is immune."""
    return replace(card_values, spared=tuple(sorted({*card_values.spared, *it.titles})))


MODIFY: dict[type, Callable[[CardValues, Any, int, Donors], CardValues]] = {
    Raise: raised,
    Fix: fixed,
    Multiply: multiplied,
    Gain: gained,
    Copy: copied,
    DoubleSkills: with_doubled_skills,
    LoseFirst: without_first,
    Lose: lost,
    Becomes: become,
    Bar: barred,
    Demand: demanded,
    Double: doubled,
    Free: freed,
    Equip: equipped,
    OffLine: off_line,
    Bear: bearing,
    Spare: spared,
}


def species(facts: FirstFacts, card_values: CardValues) -> tuple[str, ...]:
    """The species that are printed on a card, of two on it those of both, as far as no text takes them.

    Humanoids share none with one another (1E-10.3.0.4.1/2).
    """
    kinds = {*facts.species, *(name for person in facts.pair for name in person.species)} - {HUMANOID}
    return tuple(name for name in card_values.characteristics if name in kinds)
