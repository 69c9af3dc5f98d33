"""By which of its parts a test holds, so that those by whom it holds can be told and paid for.

Where it holds in several ways, whoever pays may pay for any of them (2E-actions-requirements/1).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, product

from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.groups import Asking, Solution
from spaceline.effects.meeting import use_to_meet
from spaceline.effects.names import SPOKEN_OF
from spaceline.effects.nodes.tests import Both, Either, OneIs, Test
from spaceline.effects.perform.reading import all_skills, cards_meant, holds
from spaceline.effects.scope import Reading
from spaceline.effects.world import world_of
from spaceline.rules.second.language.bills import can_pay_for

ReadPart = tuple[Reading, Test]
"""A part of a test, and how it is read: what is asked of one of several cards is read of that one."""


def ways_to_hold(state: State, scope: Reading, test: Test) -> Iterator[tuple[ReadPart, ...]]:
    """The ways in which a test holds, each as the parts by which it does: by any alternative, of any of the cards."""
    if isinstance(test, Both):
        for ways in product(*(tuple(ways_to_hold(state, scope, part)) for part in test.tests)):
            yield tuple(chain.from_iterable(ways))
    elif isinstance(test, Either | OneIs):
        parts = tuple(part for part in parts_of(state, scope, test) if holds(state, *part))
        for part in parts:
            yield from ways_to_hold(state, *part)
        if not parts:
            yield ()
    else:
        yield ((scope, test),)


def parts_of(state: State, scope: Reading, test: Either | OneIs) -> Iterator[ReadPart]:
    """What is enough for a test that asks for one of several things: each alternative, or the test of each card."""
    if isinstance(test, Either):
        yield from ((scope, part) for part in test.tests)
        return
    for card in cards_meant(state, scope, test.cards):
        yield Reading(scope.source, scope.you, {**scope.cards, SPOKEN_OF: (card,)}), test.test


def solutions(state: State, scope: Reading, mission: CardId, group: tuple[CardId, ...]) -> tuple[Solution, ...]:
    """The ways in which a group has what a mission asks for, with the skills of as few who cost something as it takes.

    2E-skills-glossary/3. Who is barred from using skills for what a mission asks for, does not help to have it (/1).
    """
    world, attempt = world_of(state), Reading(mission, scope.you)
    asking = Asking(attempt, world.printed_requirement(state, attempt), group)
    dear = tuple(world.taxed(state, attempt, group))

    def met_by_paying_for(some: tuple[CardId, ...]) -> tuple[Solution, ...]:
        values = world.without_taxed(state, attempt, all_skills(state, some))
        return world.meets(state, asking._replace(values=values))

    affordable = sum(len(state.zone(player, "hand")) for player in state.players)
    for number in range(min(len(dear), affordable + 1)):
        found = tuple(chain.from_iterable(map(met_by_paying_for, combinations(dear, number))))
        ways = ((use_to_meet(way, scope.source, scope.you),) for way in found)
        if any(can_pay_for(state, scope, way) for way in ways):
            return found
    return met_by_paying_for(dear)
