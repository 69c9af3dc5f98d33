"""Phrases for how a text changes the values of cards."""

from __future__ import annotations

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
    Multiply,
    OffLine,
    Raise,
    Spare,
    Stands,
    Tax,
)
from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.effects.nodes.selectors import Amount, Cards
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.nodes.words import ANYTHING


def multiplied(names: str, by: int) -> Multiply:
    """Attributes are multiplied."""
    return Multiply(tuple(names.split("+")), by)


def fixed(names: str, value: int) -> Fix:
    """Attributes have this value."""
    return Fix(tuple(names.split("+")), value)


def becomes(affiliation: str) -> Becomes:
    """Cards are of this affiliation."""
    return Becomes(affiliation)


def is_also(affiliation: str) -> Becomes:
    """Cards are of this affiliation too, and change between it and their own."""
    return Becomes(affiliation, beside=True)


def doubles_skills(*, first: bool = False) -> DoubleSkills:
    """Regular skills are doubled, or the one that is listed first."""
    return DoubleSkills(first)


def loses_first() -> LoseFirst:
    """The first skill is lost."""
    return LoseFirst()


def barred(*acts: str) -> Bar:
    """Cards cannot do such acts, nor have them done to them."""
    return Bar(acts)


def kept_down() -> Bar:
    """Cards do not beam up from a planet."""
    return Bar(("beam",), up=True)


def limited(act: str, beyond: int) -> Bar:
    """No more than so many personnel do such an act each turn."""
    return Bar((act,), beyond)


def freed(*, unmanned: bool = False, against: Filter | None = None) -> Free:
    """Cards may attack anybody, or forces with somebody like that; ships may, and move, without staff and leader."""
    return Free(unmanned, against)


def equipped(*names: str) -> Equip:
    """Special equipment is gained."""
    return Equip(names)


def off_line(*systems: str) -> OffLine:
    """Enhancements of these attributes, or this special equipment, cannot be used; all of it if nothing is named."""
    return OffLine(systems)


def gains_icons(*icons: str) -> Bear:
    """Icons are gained."""
    return Bear(icons)


def spared(*titles: str) -> Spare:
    """Cards of these titles do nothing to them."""
    return Spare(titles)


def protected() -> Spare:
    """Only cards that name them nullify them."""
    return Spare((ANYTHING,))


def attributes(by: Amount, *, times: int = 1) -> Raise:
    """All attributes are higher or lower."""
    return Raise((), by, times)


def raised(names: str, by: Amount, *, times: int = 1) -> Raise:
    """One attribute, or several written ``Cunning+Strength``, are higher or lower."""
    return Raise(tuple(names.split("+")), by, times)


def gains(*skills: str, level: int = 1) -> Gain:
    """Skills are gained."""
    return Gain(skills, level)


def gains_named(*names: str, level: int = 1) -> Gain:
    """Skills are gained that were named."""
    return Gain((), level, names)


def copies(of: Cards, level: int = 0) -> Copy:
    """All skills of other cards are gained, with all their levels or so many of each."""
    return Copy(of, level)


def shares(of: Cards) -> Copy:
    """All skills of others are there at the highest level that one of them has."""
    return Copy(of, highest=True)


def loses(*keywords: str) -> Lose:
    """Keywords are lost."""
    return Lose(keywords)


def loses_skills(*skills: str, level: int = 0) -> Lose:
    """Skills are lost, all of them if none is named, or so many levels of each."""
    return Lose((), skills, not skills, level)


def costs(by: Amount, *, times: int = 1) -> Cost:
    """The cost is higher or lower."""
    return Cost(by, times)


def demands(asked: AnyRequirement, *instead: str) -> Demand:
    """A mission requires something more, or that instead of skills."""
    return Demand(asked, instead=instead)


def doubled(*parts: str, by: int = 2) -> Double:
    """The numbers in texts are doubled: all, or those of requirements, effects or points."""
    return Double(parts, by)


def demands_skills(of: Cards, *apart: str) -> Demand:
    """A mission requires the skills of cards too, without those that are left out."""
    return Demand(of=of, apart=apart)


def taxed(*skills: str, by_owner: bool = False) -> Tax:
    """Using skills costs whoever commands the personnel a card from hand, or the owner."""
    return Tax(skills, by_owner=by_owner)


def taxed_like(of: Cards) -> Tax:
    """Using a skill that one of those cards has too costs a card from hand, for each such skill."""
    return Tax(of=of)


def stands(attribute: str, *, instead_of: str) -> Stands:
    """An attribute may be used where a requirement asks for another, or several written ``Integrity+Cunning``."""
    return Stands(attribute, tuple(instead_of.split("+")))
