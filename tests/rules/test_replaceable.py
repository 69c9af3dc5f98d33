"""A ruleset has its own rules in place of single ones of its edition, and the edition keeps its own."""

from dataclasses import replace

import pytest

from spaceline.core.data.decisions import Option
from spaceline.core.replaceable import Replaceable
from spaceline.rules.second.missions.attempting import volunteers
from spaceline.rules.second.movement.moving import distance
from spaceline.rules.second.ruleset import CALL_TO_ARMS, SecondRules
from spaceline.rules.second.winning import completed_kinds
from tests.support.tabletop import ME, Tabletop, person


def only_the_first(state, player, mission, target):
    """One of those who would take part by the edition's rule."""
    return volunteers.rule(state, player, mission, target)[:1]


def far(state, origin, goal):
    """No ship reaches another place."""
    return 99


def table_with(*rules):
    """A table with three personnel on a planet, played by Second Edition with these rules in place of its own."""
    it = Tabletop()
    built = SecondRules(name="mine", rules=rules).build({})
    it.state.ruleset = replace(it.state.ruleset, replaced=built.replaced)
    it.crew({name: person() for name in ("Ann", "Ben", "Cy")})
    it.ready()
    return it


@pytest.mark.parametrize(("rules", "taking_part"), [((), 3), ((volunteers.by(only_the_first),), 1)])
def test_who_takes_part_is_asked_of_the_ruleset(rules, taking_part):
    it = table_with(*rules)
    it.attempt()
    assert [change.amount for change in it.happened("attempt")] == [taking_part]


@pytest.mark.parametrize(("rules", "is_offered"), [((), True), ((distance.by(far),), False)])
def test_how_far_it_is_is_asked_of_the_ruleset_for_offers_and_refusals(rules, is_offered):
    it = table_with(*rules)
    ship = it.add_ship()
    crew = [it.add(name, person(affiliation="Fed"), ship=ship) for name in ("Dee", "Eve")]
    goal = next(place for place in it.state.places if place != it.place)
    it.ready()
    moves = {(option.card, option.target) for option in it.asked.options if option.kind == "move"}
    problem = it.state.ruleset.actions["move"].obstacle(it.state, ME, Option("move", ship, goal))
    assert crew
    assert ((ship, goal) in moves) == is_offered == (problem is None)


def test_a_rule_keeps_its_name_and_its_words():
    assert volunteers.__name__ == "volunteers"
    assert "2E-attempting-a-mission/1" in volunteers.__doc__


def test_a_ruleset_without_rules_of_its_own_plays_those_of_the_edition():
    assert CALL_TO_ARMS.build({}).replaced == {}
    assert isinstance(completed_kinds, Replaceable)
