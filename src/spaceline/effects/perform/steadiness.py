"""Which filters say the same of cards in play until something changes on which values depend."""

from __future__ import annotations

from functools import cache

from spaceline.core.modifiers import fresh
from spaceline.core.state import State
from spaceline.effects.dependencies import USABLE_SKILLS
from spaceline.effects.nodes.traits import Filter

STEADY = frozenset(
    (
        *("types", "affiliations", "species", "icons", "keywords", "characteristics", "classifications", "below"),
        *("skills", "lacks", "meets", "titles", "classes", "kinds", "quadrants", "regions", "price", "unique"),
        "title_words",
        *("stopped", "docked", "one_of", "excluding"),
    )
)
"""Traits of cards in play that stay the same until something changes on which values depend."""


@cache
def is_steady(filter: Filter) -> bool:
    """Whether a filter looks at such traits alone."""
    others = (*filter.said.get("one_of", ()), *filter.said.get("excluding", ()))
    return STEADY.issuperset(filter.said) and all(map(is_steady, others))


def can_be_kept(state: State, filter: Filter) -> bool:
    """Whether it is the same for all texts, until values may be others, which cards in play are what a filter says."""
    altered = fresh(state).altered
    return is_steady(filter) and not (filter.asks_for_skills and USABLE_SKILLS in altered)
