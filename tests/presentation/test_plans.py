"""What may be given at one go, in words: what it is for, how, with whom, and what it comes to."""

import pytest

from spaceline.core import engine
from spaceline.core.data.decisions import Answer
from spaceline.core.prospects import seen_plans
from spaceline.presentation import plans_shown
from tests.support.second_table import ME, SecondTable
from tests.support.shown_games import RULESETS, kept, scene


def shown(state, player, given=None):
    return plans_shown(scene(state, player), seen_plans(state, player, given or Answer()))


@pytest.mark.parametrize("name", [*RULESETS, "objectives"])
def test_in_games_no_two_are_called_alike_and_each_says_what_is_done(name):
    found = 0
    for state in kept(name, 11, 2):
        asked = engine.decision(state)
        if asked is None or asked.kind != "action":
            continue
        plans = shown(state, asked.player)
        labels = [plan.label for plan in plans]
        assert len(set(labels)) == len(labels)
        for plan in plans:
            assert len(plan.steps) > (plan.goal[0] == "attempt")
            assert all(plan.steps)
            assert bool(plan.told) == (plan.goal[0] == "attempt")
            assert not plan.is_met or "missing" not in plan.told
            assert plan.given is not None
        found += len(plans)
    assert found > 20


def two_ships():
    """Two ships with crews, one of them over the planet that both could attempt."""
    table = SecondTable()
    here, planet = table.location("Here", "headquarters"), table.location("Planet")
    for title, at in (("Near", planet), ("Far", here)):
        ship = table.ship(title, at)
        for name in ("Ann", "Ben", "Cal"):
            table.person(f"{name} of {title}", ship)
    table.keep_going()
    table.run_on()
    return table, here


def test_a_plan_is_called_by_what_it_is_for():
    table, _ = two_ships()
    plans = {plan.label: plan for plan in shown(table.state, ME)}
    assert list(plans) == [
        "Beam all down and attempt Planet",
        "Beam all 3 to Planet",
        "Beam all 3 to Here",
        "Fly to Far from 1 and attempt it (Near)",
        "Fly to Planet and attempt it",
        "Fly to Far from 1 and attempt it (Far)",
    ]
    assert [plan.short for plan in plans.values()] == ["", "All 3", "All 3", "", "", ""]
    assert plans["Beam all down and attempt Planet"].steps == ("Beam 3 to Planet", "Attempt Planet")
    flight = plans["Fly to Planet and attempt it"]
    assert flight.steps == ("Move Far to Planet", "Beam 3 to Planet", "Attempt Planet")
    assert (flight.told, flight.is_met) == ("Integrity 15 of >0, complete", True)
