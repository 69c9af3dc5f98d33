"""Whether a card with known values is what a filter says, as far as its values tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from spaceline.effects.nodes.traits import Filter
from spaceline.players.heuristic.first.board import Member, words_of
from spaceline.players.heuristic.strength import Force, is_met

AFTER_A_TITLE = (":", " -", " II")
"""What may follow a title that another card names (1E-12.10/1)."""


def is_called(title: str, name: str) -> bool:
    """Whether a card of that title is meant by a name (1E-12.10/1)."""
    return title == name or (title.startswith(name) and title[len(name) :].startswith(AFTER_A_TITLE))


def value_of(member: Member, attributes: str) -> int:
    """An attribute of a card, or a sum written ``Cunning+Strength``; or levels of a skill."""
    return sum(member.attributes.get(name, member.skills.get(name, 0)) for name in attributes.split("+"))


LOOKS: Mapping[str, Callable[[Member, Any], bool]] = {
    "types": lambda it, wanted: it.type in wanted,
    "titles": lambda it, wanted: any(is_called(it.title, name) for name in wanted),
    "affiliations": lambda it, wanted: not set(wanted).isdisjoint(it.affiliations),
    "icons": lambda it, wanted: set(wanted) <= set(it.icons),
    "skills": lambda it, wanted: any(it.skills.get(name) for name in wanted),
    "lacks": lambda it, wanted: not any(it.skills.get(name) for name in wanted),
    "species": lambda it, wanted: not set(wanted).isdisjoint(it.words),
    "characteristics": lambda it, wanted: not set(wanted).isdisjoint(it.words),
    "classifications": lambda it, wanted: not set(wanted).isdisjoint(it.classifications),
    "below": lambda it, wanted: value_of(it, wanted[0]) < wanted[1],
    "meets": lambda it, wanted: is_met(Force((it,), None, words_of), wanted),
    "one_of": lambda it, wanted: any(is_like(it, other) for other in wanted),
    "excluding": lambda it, wanted: not any(is_like(it, other) for other in wanted),
}
"""The traits of a filter that values tell about; what is said of how a card stands in the game is passed over."""


@cache
def given(filter: Filter) -> tuple[tuple[Callable[[Member, Any], bool], Any], ...]:
    """The traits that tell something here, each with how it is looked at."""
    return tuple((look, wanted) for name, look in LOOKS.items() if (wanted := filter.said.get(name)))


def is_like(member: Member, filter: Filter) -> bool:
    """Whether a card is what a filter says."""
    return all(look(member, wanted) for look, wanted in given(filter))
