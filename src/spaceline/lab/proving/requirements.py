"""Missions that require something else: for errata and rulings that say what they require."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import msgspec

from spaceline.core.ruleset import Ruleset
from spaceline.effects.nodes.requirements import All, Any, AnyRequirement, Each, Skill, Total
from spaceline.lab.proving.mutations import Mutation


def of_requirement(title: str) -> Iterator[Mutation]:
    """A mission that requires one more, and one less, of everything that its requirement counts."""
    for words, more in (("more", 1), ("less", -1)):
        yield Mutation(f"{title} requires one {words}", altered=partial(requiring, title, more))


def requiring(title: str, more: int, rules: Ruleset) -> Ruleset:
    """A ruleset in which the missions of a title require so many more."""
    called = {id: it for id, it in rules.definitions.items() if it.title == title and it.facts.requirement is not None}
    other = {
        id: type(it)(msgspec.structs.replace(it.facts, requirement=counted(it.facts.requirement, more)), it.abilities)
        for id, it in called.items()
    }
    return replace(rules, definitions={**rules.definitions, **other})


def counted(requirement: AnyRequirement, more: int) -> AnyRequirement:
    """A requirement in which every number is higher by so many."""
    if isinstance(requirement, All | Any):
        parts = tuple(counted(part, more) for part in requirement.parts)
        return msgspec.structs.replace(requirement, parts=parts)
    if isinstance(requirement, Skill):
        return msgspec.structs.replace(requirement, level=requirement.level + more)
    if isinstance(requirement, Total):
        return msgspec.structs.replace(requirement, over=requirement.over + more)
    assert isinstance(requirement, Each)
    return msgspec.structs.replace(requirement, count=requirement.count + more)
