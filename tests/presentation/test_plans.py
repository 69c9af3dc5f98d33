"""What may be given at one go, in words: what it is for, how, with whom, and what it comes to."""

import pytest

from spaceline.core import engine
from spaceline.core.data.decisions import Answer, Option
from spaceline.core.prospects import seen_plans
from spaceline.presentation import labels, plans_shown
from spaceline.presentation.labels import plain_label
from spaceline.rules.first.facts import Staffing
from tests.support.first_table import FirstTable
from tests.support.second_table import ME, SecondTable
from tests.support.shown_games import RULESETS, kept, scene


def shown(state, player, given=None):
    return plans_shown(scene(state, player), seen_plans(state, player, given or Answer()))


@pytest.mark.sampled
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
    assert flight.steps == ("Move Far to Planet: Range 2 of 8", "Beam 3 to Planet", "Attempt Planet")
    assert (flight.told, flight.is_met) == ("Integrity 15 of 1, complete", True)


def test_the_label_of_a_move_says_what_it_takes_of_the_range_that_is_left():
    """2E-moving-a-ship/10, /11."""
    table, _ = two_ships()
    (move,) = [it for it in table.offers("move", table.names["Far"]) if it.target == table.places["Planet"]]
    assert label(table, move) == "Move Far to Planet: Range 2 of 8"
    table.act(move)
    back = next(it for it in table.offers("move", table.names["Far"]) if it.target == table.places["Here"])
    assert label(table, back) == "Move Far to Here: Range 2 of 6"
    elsewhere = Option("move", back.card, table.places["Planet"])
    assert label(table, elsewhere) == "Move Far to Planet"


def label(table, option):
    """What player 1 reads of an option; cards by their numbers in the game."""
    seen = scene(table.state, ME)
    number = 1000 + table.state.cards[option.card].handles[ME]
    named = Option(option.kind, number, option.target)
    offered = seen.view.decision.options
    return labels(seen, offered)[offered.index(named)] if named in offered else plain_label(seen, named)


def test_in_first_edition_too():
    """1E-7.1.5/1: each location on the way takes its span."""
    table = FirstTable()
    here, _, far = (table.location(title, span=span) for title, span in (("Here", 1), ("Between", 2), ("Far", 3)))
    ship = table.ship("Ship", here, affiliations=("Fed",), staffing=(Staffing(icons=("Stf",)),), range=7)
    table.person("Ann", ship, affiliations=("Fed",), icons=("Stf",))
    table.begin()
    (move,) = [it for it in table.offers("move", ship) if it.target == far]
    assert label(table, move).endswith(": Range 5 of 7")
