"""Phrases for what personnel must show: ``any_of(skill("Security", 2), total("Cunning", 26))``."""

from __future__ import annotations

from spaceline.effects.nodes.requirements import All, Any, AnyRequirement, Each, Skill, Total


def skill(name: str, level: int = 1) -> Skill:
    """The group has so many levels of a skill."""
    return Skill(name, level)


def total(attributes: str, over: int) -> Total:
    """The group's total of an attribute, or of several written ``Cunning+Strength``, exceeds a number."""
    return Total(tuple(attributes.split("+")), over)


def more_than_points(attributes: str, times: int = 1) -> Total:
    """The group's total exceeds the points of the mission that is attempted, or so many times these."""
    return Total(tuple(attributes.split("+")), 0, times)


def all_of(*parts: AnyRequirement) -> All:
    """Every part is met."""
    return All(parts)


def any_of(*parts: AnyRequirement) -> Any:
    """One part is met."""
    return Any(parts)


def single(meets: AnyRequirement, count: int = 1) -> Each:
    """One personnel, or each of several, meets this alone."""
    return Each(count=count, meets=meets)


def titled(title: str) -> Each:
    """A card of that title takes part."""
    return Each(title=title)


def bearing(keyword: str, count: int = 1, *, type: str = "") -> Each:
    """So many cards with a keyword take part, of one type or of any: ``bearing("Hand Weapon", 2)``."""
    return Each(count=count, keyword=keyword, type=type)
