"""What can be wrong with a single modifier."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.effects.faults import FaultCheck, nothing, positive, several, unknown
from spaceline.effects.nodes import modifiers as change
from spaceline.effects.vocabulary import Vocabulary


def raised(it: change.Raise, vocabulary: Vocabulary) -> Iterator[str]:
    """Attributes that change, by something."""
    yield from unknown("attribute", it.attributes, vocabulary.attributes | vocabulary.raised)
    if it.by == 0 or it.times == 0:
        yield "nothing changes"


def gained(it: change.Gain, vocabulary: Vocabulary) -> Iterator[str]:
    """Skills that are gained."""
    yield from positive("the number of skills", len(it.skills) + len(it.names))
    yield from unknown("skill", it.skills, vocabulary.skills)
    yield from positive("level", abs(it.level))


def copied(it: change.Copy, vocabulary: Vocabulary) -> Iterator[str]:
    """How many levels are copied."""
    yield from positive("level", it.level, 0)


def lost(it: change.Lose, vocabulary: Vocabulary) -> Iterator[str]:
    """Keywords and skills that are lost."""
    yield from positive("the number of keywords or skills", len(it.keywords) + len(it.skills) + it.every_skill)
    yield from unknown("keyword", it.keywords, vocabulary.keywords | vocabulary.characteristics)
    yield from unknown("skill", it.skills, vocabulary.skills)
    yield from positive("level", it.level, 0)


def costs(it: change.Cost, vocabulary: Vocabulary) -> Iterator[str]:
    """By how much the cost changes."""
    if it.by == 0 or it.times == 0:
        yield "nothing changes"


def demands(it: change.Demand, vocabulary: Vocabulary) -> Iterator[str]:
    """What is required beside the printed."""
    if (it.requirement is None) == (it.of is None):
        yield "exactly one of requirement and of says what is required"
    if it.apart and it.of is None:
        yield "`apart` says nothing without `of`"
    if it.instead and it.requirement is None:
        yield "`instead` says nothing without a requirement"
    yield from unknown("skill", (*it.apart, *it.instead), vocabulary.skills)


def doubled(it: change.Double, vocabulary: Vocabulary) -> Iterator[str]:
    """How many times as much."""
    yield from positive("by", it.by, 2)


def taxes(it: change.Tax, vocabulary: Vocabulary) -> Iterator[str]:
    """What using skills costs."""
    yield from unknown("skill", it.skills, vocabulary.skills)
    if it.skills and it.of is not None:
        yield "either certain skills cost something, or those that other cards have"


def stands(it: change.Stands, vocabulary: Vocabulary) -> Iterator[str]:
    """Attributes that stand for each other."""
    yield from positive("the number of attributes", len(it.instead_of))
    yield from unknown("attribute", (it.attribute, *it.instead_of), vocabulary.attributes)


def scaled(it: change.Multiply | change.Fix, vocabulary: Vocabulary) -> Iterator[str]:
    """Attributes that are multiplied or set."""
    yield from positive("the number of attributes", len(it.attributes))
    yield from unknown("attribute", it.attributes, vocabulary.attributes | vocabulary.raised)
    if isinstance(it, change.Multiply):
        yield from positive("by", it.by, 2)


def becoming(it: change.Becomes, vocabulary: Vocabulary) -> Iterator[str]:
    """The affiliation."""
    yield from unknown("affiliation", (it.affiliation,), vocabulary.affiliations)


def bearing(it: change.Bear, vocabulary: Vocabulary) -> Iterator[str]:
    """The icons."""
    yield from positive("the number of icons", len(it.icons))
    yield from unknown("icon", it.icons, vocabulary.icons)


MODIFIER_CHECKS: dict[type, FaultCheck] = {
    change.Copy: copied,
    change.DoubleSkills: nothing,
    change.LoseFirst: nothing,
    change.Free: nothing,
    change.Raise: raised,
    change.Gain: gained,
    change.Lose: lost,
    change.Cost: costs,
    change.Demand: demands,
    change.Double: doubled,
    change.Tax: taxes,
    change.Stands: stands,
    change.Multiply: scaled,
    change.Fix: scaled,
    change.Becomes: becoming,
    change.Bar: several("acts", 1),
    change.Equip: several("names", 1),
    change.OffLine: nothing,
    change.Bear: bearing,
    change.Spare: several("titles", 1),
}
"""How each modifier is checked."""
