"""What can be wrong with what a card must be: traits out of order, names that nobody knows, limits of nothing."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.effects.faults import FaultCheck, nothing, positive, unknown
from spaceline.effects.nodes.traits import TRAITS, Among, Filter, Is, Measured, Meets, Named, Related
from spaceline.effects.nodes.words import NAMES
from spaceline.effects.vocabulary import Vocabulary

OF_SKILLS = ("lacks", "requires")
"""Traits whose names are skills."""


def in_order(it: Filter, vocabulary: Vocabulary) -> Iterator[str]:
    """Each trait once, and all in one order, so that filters that say the same are the same."""
    words = [one.trait for one in it.traits]
    if words != [word for word in TRAITS if word in words]:
        yield f"its traits are said more than once or in another order: {', '.join(words)}"


def named(it: Named, vocabulary: Vocabulary) -> Iterator[str]:
    """Names that stand on cards, or those that the language has a list of; special equipment stands in texts alone."""
    yield from positive("the number of names", len(it.names))
    if it.trait in NAMES:
        known = NAMES[it.trait]
        yield from (f"{it.trait} is none of {', '.join(known)}: {name!r}" for name in it.names if name not in known)
        return
    kind = "skills" if it.trait in OF_SKILLS else it.trait
    words = vocabulary.icons | vocabulary.affiliations if kind == "icons" else getattr(vocabulary, kind, it.names)
    yield from unknown(kind, it.names, words)


def measured(it: Measured, vocabulary: Vocabulary) -> Iterator[str]:
    """An attribute, the cost or levels of a skill where something is below a number; numbers not too small."""
    if (it.trait == "below") != bool(it.of):
        yield "`below` says of what, and nothing else does"
    skills = vocabulary.skills if vocabulary.counted else ()
    known = {*vocabulary.attributes, *vocabulary.raised, *skills, "cost"}
    yield from unknown("attribute", it.of.split("+") if it.of else (), known)
    yield from positive(it.trait, it.number, 0)


def among(it: Among, vocabulary: Vocabulary) -> Iterator[str]:
    """Alternatives are several."""
    yield from positive("the number of filters", len(it.filters))
    if it.trait == "one_of" and len(it.filters) == 1:
        yield "one of one filter says nothing"


TRAIT_CHECKS: dict[type, FaultCheck] = {
    **dict.fromkeys((Is, Meets, Related), nothing),
    Filter: in_order,
    Named: named,
    Measured: measured,
    Among: among,
}
"""How a filter is checked, and each of its traits."""
