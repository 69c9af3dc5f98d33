"""Missions whose skills must each be met by a different personnel (1E-G:cytoplasmic-life-form/1)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, product

from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.assigning import filled
from spaceline.effects.groups import Solution
from spaceline.effects.nodes.requirements import All, Any, AnyRequirement, Skill
from spaceline.effects.scope import Scope
from spaceline.rules.first.participants import current_attempt, current_encounter
from spaceline.rules.first.requirements import Group, ways
from spaceline.rules.first.values import definition, is_barred

ONE_EACH = "one_each"
"""What a text bars a mission from whose skills must be met like that."""


def ways_for(state: State, scope: Scope, group: Group, requirement: AnyRequirement) -> tuple[Solution, ...]:
    """The alternatives that a group meets, with a different personnel for each skill where a text asks for that."""
    apart = asks_for_different_people(state, scope)
    return ways_apart(group, requirement) if apart else ways(group, requirement)


def ways_apart(group: Group, requirement: AnyRequirement) -> tuple[Solution, ...]:
    """The alternatives that a group meets with a different personnel for each skill."""
    found = (
        ways(group, All(terms) if len(terms) > 1 else terms[0])
        for terms in alternatives(requirement)
        if has_people_for(group, tuple(slots(terms)))
    )
    return tuple(chain.from_iterable(found))


def asks_for_different_people(state: State, scope: Scope) -> bool:
    """Whether a mission is about to be solved of which a text says that."""
    attempt = current_attempt(state)
    if attempt is None or scope.source not in (attempt.mission, attempt.by) or current_encounter(state) is not None:
        return False
    return is_barred(state, attempt.mission, ONE_EACH)


def alternatives(requirement: AnyRequirement) -> Iterator[tuple[AnyRequirement, ...]]:
    """The ways to meet a requirement, each as terms that are all asked for."""
    if isinstance(requirement, Any):
        for part in requirement.parts:
            yield from alternatives(part)
    elif isinstance(requirement, All):
        for parts in product(*(tuple(alternatives(part)) for part in requirement.parts)):
            yield tuple(chain.from_iterable(parts))
    else:
        yield (requirement,)


def slots(terms: tuple[AnyRequirement, ...]) -> Iterator[str]:
    """The skills that are asked for, each level for itself (1E-7.2.5.0.3/1)."""
    for term in terms:
        if isinstance(term, Skill):
            yield from [term.name] * term.level


def has_people_for(group: Group, skills: tuple[str, ...]) -> bool:
    """Whether each of several skills can be met by somebody else; copies of one personnel are not different."""
    return all(filled([[called(group, card) for card in group.holders(skill)] for skill in skills]))


def called(group: Group, card: CardId) -> str:
    """By what somebody is known from others: copies have the same title."""
    return definition(group.state, card).title
