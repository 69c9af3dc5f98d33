"""How far ships go, and what keeps them from it (2E-moving-a-ship, 2E-moving-a-ship-glossary)."""

import pytest

from spaceline.core import table
from spaceline.rules.second.movement.moving import distance
from tests.support.second_table import OPPONENT, SecondTable

ALPHA, GAMMA = "Alpha", "Gamma"


def laid_out(*goals, range=8, span=2, **here):
    """A staffed ship at a mission, and other missions: each a span, a quadrant and a region."""
    it = SecondTable()
    it.keep_going()
    it.location("Here", span=span, **here)
    for number, (goal_span, quadrant, region) in enumerate(goals):
        it.location(f"There {number}", span=goal_span, quadrant=quadrant, region=region)
    it.ship("Ship", it.places["Here"], range=range)
    it.person("Crew", it.names["Ship"])
    return it


def goals_of(it):
    """The places to which the ship may go now."""
    names = {place: name for name, place in it.places.items()}
    return {names[option.target] for option in it.offers("move", it.names["Ship"])} - {"Far from 1", "Far from 2"}


@pytest.mark.parametrize(
    ("here", "there", "needed"),
    [
        ({}, (3, ALPHA, ""), 5),
        ({}, (3, GAMMA, ""), 7),
        ({"region": "Badlands"}, (3, ALPHA, "Badlands"), 3),
        ({"region": "Badlands"}, (3, ALPHA, "Bajor System"), 5),
        ({"region": "Badlands", "span": 1}, (1, ALPHA, "Badlands"), 0),
        ({"region": "Badlands", "span": 1}, (0, ALPHA, "Badlands"), 0),
        ({"region": "Badlands"}, (3, GAMMA, "Badlands"), 5),
    ],
)
def test_the_spans_of_both_missions_count_and_quadrants_and_regions(here, there, needed):
    """2E-moving-a-ship/10, 2E-moving-a-ship-glossary/1, /2, 2E-modifiers/1."""
    it = laid_out(there, **here)
    ends = it.places["Here"], it.places["There 0"]
    assert distance(it.state, *ends) == distance(it.state, *reversed(ends)) == needed


def test_a_ship_goes_as_far_as_its_range_and_no_farther():
    """2E-moving-a-ship/10."""
    it = laid_out((3, ALPHA, ""), (4, ALPHA, ""), range=5)
    it.begin()
    assert goals_of(it) == {"There 0"}
    assert it.refused("move", it.names["Ship"], it.places["There 1"]) == ("too-far", "2E-moving-a-ship/10")


def test_what_lies_between_does_not_matter():
    """2E-moving-a-ship/9: directly, to any mission, whoever laid it out."""
    it = laid_out((4, ALPHA, ""), (4, ALPHA, ""), (1, ALPHA, ""), range=3)
    it.location("Theirs", owner=OPPONENT, span=1)
    it.begin()
    assert goals_of(it) == {"There 2", "Theirs"}


def test_range_that_was_used_is_gone_for_the_turn():
    """2E-moving-a-ship/11."""
    it = laid_out((3, ALPHA, ""), (4, ALPHA, ""))
    ship, there = it.names["Ship"], it.places["There 0"]
    it.begin()
    it.do("move", ship, there)
    assert it.where(ship) == (there, "orbit")
    assert it.mark(ship, "range-used") == 5
    assert goals_of(it) == set()
    assert it.refused("move", ship, it.places["Here"])[0] == "too-far"


def test_a_ship_may_move_again_with_what_is_left():
    """2E-moving-a-ship/11, 2E-executing-orders/2."""
    it = laid_out((1, ALPHA, ""), range=6)
    it.begin()
    it.do("move", it.names["Ship"], it.places["There 0"])
    it.do("move", it.names["Ship"], it.places["Here"])
    assert it.mark(it.names["Ship"], "range-used") == 6


def test_everything_aboard_goes_along():
    """2E-moving-a-ship/1: the stopped and the equipment too."""
    it = laid_out((1, ALPHA, ""))
    ship = it.names["Ship"]
    idle = it.person("Stopped", ship)
    tool = it.card("Tool", "equipment", parent=ship, role="aboard")
    table.put_mark(it.state, idle, "stopped", 1)
    it.begin()
    it.do("move", ship, it.places["There 0"])
    assert [it.where(card) for card in (it.names["Crew"], idle, tool)] == [(ship, "aboard")] * 3


def test_an_unstaffed_ship_does_not_move():
    """2E-moving-a-ship/2."""
    it = laid_out((1, ALPHA, ""))
    table.put_mark(it.state, it.names["Crew"], "stopped", 1)
    it.begin()
    assert not it.offers("move", it.names["Ship"])
    assert it.refused("move", it.names["Ship"], it.places["There 0"])[1] == "2E-moving-a-ship/4"


def test_a_stopped_ship_does_not_move():
    """2E-executing-orders/5."""
    it = laid_out((1, ALPHA, ""))
    table.put_mark(it.state, it.names["Ship"], "stopped", 1)
    it.begin()
    assert not it.offers("move", it.names["Ship"])
    assert it.refused("move", it.names["Ship"], it.places["There 0"]) == ("stopped", "2E-executing-orders/5")


def test_a_ship_of_an_opponent_is_not_moved():
    """2E-command-and-owner/4."""
    it = laid_out((1, ALPHA, ""))
    theirs = it.ship("Theirs", it.places["Here"], owner=OPPONENT)
    it.person("Their Crew", theirs, owner=OPPONENT)
    it.begin()
    assert not it.offers("move", theirs)
    assert it.refused("move", theirs, it.places["There 0"])[0] == "not-yours"


def test_a_ship_does_not_move_to_where_it_is():
    """2E-moving-a-ship/9."""
    it = laid_out((1, ALPHA, ""))
    it.begin()
    assert it.refused("move", it.names["Ship"], it.places["Here"]) == ("already-there", "2E-moving-a-ship/9")


def test_ships_move_in_the_orders_only():
    """2E-executing-orders/1."""
    it = laid_out((1, ALPHA, ""))
    it.begin("play_and_draw", counters=3)
    assert not it.offers("move")
    assert it.refused("move", it.names["Ship"], it.places["There 0"])[1] == "2E-executing-orders/1"
