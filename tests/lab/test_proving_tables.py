"""Proving what stands in tables: the rules that the core keeps, zones without order, what missions require."""

from __future__ import annotations

from pathlib import Path

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.core import windows
from spaceline.core.data.decisions import Decision
from spaceline.core.state import State
from spaceline.effects.nodes.requirements import All, Any, Each, Skill, Total
from spaceline.lab.proving import prove, showings
from spaceline.lab.proving.bodies import replaced
from spaceline.lab.proving.citing import citations_of, kept_in
from spaceline.lab.proving.mutations import of_order
from spaceline.lab.proving.neutral import neutrals
from spaceline.lab.proving.requirements import counted, of_requirement
from spaceline.rules.clauses import load
from spaceline.rules.second.kept_by_core import KEPT_BY_CORE
from spaceline.rules.second.roles import ROLES

LAW = Skill("Law", 2)
SCENARIOS = Path(__file__).parents[1] / "scenarios" / "second"


def without(scenario, clause):
    """What was switched off when a scenario failed that proves a clause."""
    (found,) = prove(showings([SCENARIOS / f"{scenario}.yaml"]), [clause])
    return [one.without for one in found.proven]


def test_the_core_keeps_clauses_that_there_are():
    kept = list(kept_in(KEPT_BY_CORE))
    assert {clause for clause, _ in kept} == set(KEPT_BY_CORE)
    assert all(load().get(clause).family == "second" for clause in KEPT_BY_CORE)
    assert all(function.__module__.startswith("spaceline.core.") for _, function in kept)


@pytest.mark.parametrize("value", [None, 7, ("2E-actions/7",), {"draw": (windows.respond,)}, {7: (windows.respond,)}])
def test_a_table_without_clauses_keeps_none(value):
    assert list(kept_in(value)) == []


def test_a_rule_that_the_core_keeps_is_switched_off_there():
    assert "step Window.find_responder does nothing" in [
        mutation.what for mutation in citations_of("2e-cta2003").of("2E-actions/7")
    ]
    assert without("responses/whose-turn-it-is-goes-first", "2E-actions/7") == [
        "step Window.find_responder does nothing"
    ]


def test_the_order_of_cards_counts_where_it_meant_nothing():
    rules = ruleset("2e-cta2003")
    altered = of_order(ROLES["discard"]).altered(rules)
    assert (altered.roles["discard"].ordered, rules.roles["discard"].ordered) == (True, False)
    assert of_order(ROLES["deck"]).what == "order means nothing in deck"
    assert without("visibility/discard-piles-have-no-order", "2E-discarding/2") == ["order counts in discard"]


def asked(state: State, frame: object) -> Decision:
    """A question to whoever comes first."""
    return Decision(state.players[0], "option", "what")


def test_a_question_goes_to_somebody_else():
    state = State(ruleset("2e-cta2003"), 3, 0)
    ways = dict(neutrals(asked))
    assert list(ways) == ["gives none", "asks somebody else"]
    with replaced(asked, ways["asks somebody else"]):
        assert asked(state, None).player == 2
    assert asked(state, None).player == 1


@pytest.mark.parametrize(
    ("requirement", "more"),
    [
        (LAW, Skill("Law", 3)),
        (Total(("Cunning",), 34), Total(("Cunning",), 35)),
        (Each(2, LAW), Each(3, LAW)),
        (
            All((LAW, Any((LAW, Total(("Strength",), 9))))),
            All((Skill("Law", 3), Any((Skill("Law", 3), Total(("Strength",), 10))))),
        ),
    ],
)
def test_a_requirement_counts_one_more_of_everything(requirement, more):
    assert counted(requirement, 1) == more
    assert counted(more, -1) == requirement


def test_a_mission_requires_something_else_in_the_ruleset_only():
    rules = ruleset("2e-cta2003")
    more, less = of_requirement("Explore Black Cluster")
    assert (more.what, less.what) == (
        "Explore Black Cluster requires one more",
        "Explore Black Cluster requires one less",
    )
    altered = more.altered(rules)
    changed = [id for id, card in altered.definitions.items() if card is not rules.definitions[id]]
    assert [altered.definitions[id].title for id in changed] == ["Explore Black Cluster"]
    assert altered.definitions[changed[0]].requirement == counted(rules.definitions[changed[0]].requirement, 1)


def test_an_erratum_is_proven_by_what_its_mission_requires():
    clause = "2E-explore-black-cluster/1"
    assert without("requirements/explore-black-cluster", clause) == ["Explore Black Cluster requires one more"]
    assert without("requirements/explore-black-cluster-one-too-few", clause) == [
        "Explore Black Cluster requires one less"
    ]
