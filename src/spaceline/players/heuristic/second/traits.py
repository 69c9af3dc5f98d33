"""Whether a printed card is what a filter says, as far as that is printed on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from spaceline.effects.nodes.traits import Filter
from spaceline.players.heuristic.strength import Force, is_met, keywords
from spaceline.rules.second.facts import Facts

LOOKS: Mapping[str, Callable[[Facts, Any], bool]] = {
    "types": lambda it, wanted: it.type in wanted,
    "titles": lambda it, wanted: it.title in wanted,
    "affiliations": lambda it, wanted: it.affiliation in wanted,
    "icons": lambda it, wanted: set(wanted) <= set(it.icons),
    "skills": lambda it, wanted: any(it.skills.get(name) for name in wanted),
    "lacks": lambda it, wanted: not any(it.skills.get(name) for name in wanted),
    "keywords": lambda it, wanted: not set(wanted).isdisjoint(keywords(it)),
    "species": lambda it, wanted: not set(wanted).isdisjoint(it.species),
    "classes": lambda it, wanted: it.ship_class in wanted,
    "kinds": lambda it, wanted: it.kind in wanted,
    "price": lambda it, wanted: it.cost == wanted,
    "meets": lambda it, wanted: is_met(Force((it,)), wanted),
    "one_of": lambda it, wanted: any(is_like(it, other) for other in wanted),
    "excluding": lambda it, wanted: not any(is_like(it, other) for other in wanted),
}
"""The traits of a filter that the print tells about; what is said of how a card stands in the game is passed over."""


@cache
def given(filter: Filter) -> tuple[tuple[Callable[[Facts, Any], bool], Any], ...]:
    """The traits that tell something here, each with how it is looked at."""
    return tuple((look, wanted) for name, look in LOOKS.items() if (wanted := filter.said.get(name)))


def is_like(card: Facts, filter: Filter) -> bool:
    """Whether a card is what a filter says."""
    return all(look(card, wanted) for look, wanted in given(filter))
