"""Staffing a ship (1E-7.1.3)."""

import pytest

from spaceline.rules.first.facts import Staffing
from tests.support.first_movement import Orders


def can_move(game, ship):
    return any(card == ship for card, _, _ in game.offered("move"))


def staffed(needed, *crew, ship="Fed", **facts):
    """Whether a ship with such requirements is staffed by people given as affiliation and icons."""
    game = Orders()
    here = game.location()
    game.location()
    vessel = game.ship(here, ship, *needed, **facts)
    for affiliation, *icons in crew:
        game.person(vessel, affiliation, *icons)
    game.run()
    problem = game.why_not("move", vessel, here + 1)
    assert can_move(game, vessel) == (not problem)
    return problem or "staffed"


@pytest.mark.parametrize(
    ("needed", "crew", "answer"),
    [
        ((), (("Fed",),), "staffed"),
        ((), (), "1E-7.1.3/2"),
        ((), (("NA",),), "1E-7.1.3/2"),
        (("Stf",), (("Fed",),), "1E-7.1.3/2"),
        (("Stf",), (("Fed", "Stf"),), "staffed"),
        (("Stf",), (("Fed",), ("NA", "Stf")), "staffed"),
        (("Stf",), (("NA", "Stf"),), "1E-7.1.3/2"),
        (("Cmd", "Stf"), (("Fed", "Cmd"), ("Fed", "Cmd")), "staffed"),
        (("Cmd", "Stf"), (("Fed", "Stf"), ("Fed", "Stf")), "1E-7.1.3/2"),
        (("Cmd", "Stf"), (("Fed", "Cmd", "Stf"),), "1E-7.1.3/2"),
        (("Cmd", "Stf"), (("Fed", "Cmd", "Stf"), ("Fed", "Cmd")), "staffed"),
        (("Stf", "Maq"), (("Fed", "Maq", "Stf"), ("Fed", "Stf")), "staffed"),
        (("Maq", "Maq"), (("Fed", "Maq"), ("Fed", "Cmd")), "1E-7.1.3/2"),
    ],
)
def test_a_ship_needs_a_matching_personnel_and_every_icon_from_another_personnel(needed, crew, answer):
    """1E-7.1.3/2, 1E-7.1.3/3, 1E-7.1.3.0.1/2: compatible personnel supply icons, command stands in for staff."""
    assert staffed(needed, *crew) == answer


def test_incompatible_personnel_do_not_staff():
    """1E-7.1.3/2, 1E-10.2.10/2: whoever is under house arrest contributes nothing."""
    assert staffed(("Stf",), ("Fed",), ("Kli", "Stf")) == "1E-7.1.3/2"


@pytest.mark.parametrize("status", ["stopped", "disabled", "stasis", "deactivated"])
def test_whoever_is_stopped_or_disabled_does_not_staff(status):
    """1E-10.2.1/2, 1E-10.2.3/1, 1E-10.2.4/1."""
    game = Orders()
    here, there = game.location(), game.location()
    ship = game.ship(here, "Fed", "Stf")
    game.person(ship, "Fed")
    helper = game.person(ship, "Fed", "Stf")
    game.run()
    assert game.why_not("move", ship, there) == ""
    game.put_marks(helper, status)
    game.run()
    assert game.why_not("move", ship, there) == "1E-7.1.3/2"


def test_skills_titles_and_characteristics_are_contributed_beside_an_icon():
    """1E-7.1.3.0.1/3: one personnel may do all of it; levels add up over the crew."""
    way = Staffing(icons=("Stf",), skills={"Empathy": 2}, titles=("Somebody",), characteristics=("Vulcan",))
    game = Orders()
    here, there = game.location(), game.location()
    ship = game.ship(here, "Fed", staffing=(way,))
    game.person(ship, "Fed", "Stf", title="Somebody", skills={"Empathy": 1}, species=("Vulcan",))
    game.run()
    assert game.why_not("move", ship, there) == "1E-7.1.3/2"
    game.person(ship, "Fed", skills={"Empathy": 1})
    game.run()
    assert game.why_not("move", ship, there) == ""


@pytest.mark.parametrize("lacking", ["titles", "characteristics"])
def test_a_named_personnel_or_characteristic_must_be_aboard(lacking):
    """1E-7.1.3/2."""
    assert staffed((), ("Fed",), staffing=(Staffing(**{lacking: ("Nobody Has It",)}),)) == "1E-7.1.3/2"


def test_one_of_several_ways_to_staff_is_enough():
    """1E-7.1.3.0.1."""
    ways = (Staffing(icons=("Cmd", "Cmd")), Staffing(icons=("Stf",)))
    assert staffed((), ("Fed", "Stf"), staffing=ways) == "staffed"
    assert staffed((), ("Fed",), staffing=ways) == "1E-7.1.3/2"


def test_the_opponents_personnel_aboard_do_not_staff():
    """1E-7.1.3/2, 1E-7.1/3: intruders are no crew."""
    game = Orders()
    here, there = game.location(), game.location()
    ship = game.ship(here, "Fed", "Stf")
    game.person(ship, "Fed")
    game.person(ship, "Fed", "Stf", player=2)
    game.run()
    assert game.why_not("move", ship, there) == "1E-7.1.3/2"


def test_docking_and_undocking_take_full_staffing_too():
    """1E-7.1.3/1, 1E-7.1.3/4: movement alone does."""
    game = Orders()
    here = game.location()
    outpost = game.facility(here)
    docked, arriving = game.ship(outpost, "Fed", "Stf"), game.ship(here, "Fed", "Stf")
    game.run()
    assert game.why_not("undock", docked) == game.why_not("dock", arriving, outpost) == "1E-7.1.3/2"
    for ship in (docked, arriving):
        game.person(ship, "Fed", "Stf")
    game.run()
    assert game.offered("undock") == {(docked, 0, "")}
    assert game.offered("dock") == {(arriving, outpost, "")}
