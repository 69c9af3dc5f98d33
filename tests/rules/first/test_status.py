"""Stopped cards and what that reaches (1E-10.2.1)."""

import pytest

from spaceline.core import changing
from spaceline.core.data.changes import Change
from spaceline.rules.first import teams
from tests.support.first_movement import ME, OPPONENT, Orders
from tests.support.first_tabletop import Tabletop


def test_with_a_ship_its_crew_is_stopped_and_unstopped():
    """1E-10.2.1/3: the controller's, not intruders; equipment goes with the crew (1E-10.2.1/5)."""
    game = Orders()
    ship = game.ship(game.location())
    crew, tool, spy = game.person(ship), game.tool(ship), game.person(ship, player=OPPONENT)
    game.run()
    game.happen("stop", ship)
    assert [game.has(card, "stopped") for card in (ship, crew, tool, spy)] == [True, True, True, False]
    game.happen("unstop", ship)
    assert not any(game.has(card, "stopped") for card in (ship, crew, tool))


def test_stopping_a_facility_does_not_stop_those_inside():
    """1E-10.2.1/3: that is said of ships."""
    game = Orders()
    outpost = game.facility(game.location())
    inside = game.person(outpost)
    game.run()
    game.happen("stop", outpost)
    assert not game.has(inside, "stopped")


def test_using_up_range_does_not_stop_a_ship():
    """1E-10.2.1/3."""
    game = Orders()
    here, there = game.location(), game.location(span=8)
    ship = game.ship(here)
    person = game.person(ship)
    game.run()
    game.do("move", ship, there)
    assert not game.has(ship, "stopped")
    assert not game.has(person, "stopped")


def test_equipment_is_stopped_with_the_entire_team_and_not_before():
    """1E-10.2.1/5; when somebody of the team unstops, so does it."""
    game = Orders()
    place = game.location("planet")
    first, second, tool = game.person(place), game.person(place), game.tool(place)
    game.run()
    game.happen("stop", first)
    assert teams.equipment_at(game.state, place, ME) == (tool,)
    game.happen("stop", second)
    assert teams.equipment_at(game.state, place, ME) == ()
    game.happen("unstop", first)
    assert teams.equipment_at(game.state, place, ME) == (tool,)


def test_where_an_effect_stops_selected_personnel_the_equipment_is_not_stopped():
    """1E-10.2.1.0.1/2: not even if they were all."""
    game = Orders()
    place = game.location("planet")
    only, tool = game.person(place), game.tool(place)
    game.run()
    game.happen("stop", only, detail="selected")
    assert game.has(only, "stopped")
    assert teams.equipment_at(game.state, place, ME) == (tool,)


def test_the_opponents_equipment_is_not_stopped():
    """1E-10.2.1/5."""
    game = Orders()
    place = game.location("planet")
    person, theirs = game.person(place), game.tool(place, player=OPPONENT)
    game.run()
    game.happen("stop", person)
    assert not game.has(theirs, "stopped")


@pytest.mark.parametrize("ends", ["own", "opponents"])
def test_stopped_cards_unstop_at_the_start_of_the_next_turn_of_either_player(ends):
    """1E-10.2.1/6, ambiguity 17."""
    game = Orders()
    place = game.location("planet")
    person = game.person(place, player=ME if ends == "own" else OPPONENT)
    game.run()
    game.happen("stop", person)
    assert game.has(person, "stopped")
    game.end_turn()
    assert not game.has(person, "stopped")


def test_stopped_cards_may_be_relocated():
    """1E-10.2.6/1: forced movement takes neither staffing nor leave."""
    game = Orders()
    here, there = game.location("planet"), game.location("planet")
    ship, person = game.ship(here), game.person(here)
    game.put_marks(ship, "stopped")
    game.put_marks(person, "stopped")
    game.run()
    game.happen("relocate", ship, to=there, role="space")
    game.happen("relocate", person, to=there, role="surface")
    assert game.where(ship) == (there, "space")
    assert game.where(person) == (there, "surface")


def test_a_cloaked_ship_that_is_relocated_stays_cloaked():
    """1E-7.6/6: what needs no target affects it as usual."""
    game = Orders()
    here, there = game.location(), game.location()
    ship = game.ship(here, special_equipment=("Cloaking Device",))
    game.run()
    game.do("cloak", ship, detail="cloak")
    game.happen("relocate", ship, to=there, role="space")
    assert game.has(ship, "cloaked")
    assert not game.state.cards[ship].face_up


def test_separated_personnel_are_no_part_of_the_crew_but_of_those_aboard():
    """1E-10.2.5/1."""
    game = Orders()
    ship = game.ship(game.location())
    fit, tired, dazed, guest = (game.person(ship, name) for name in ("Fed", "Fed", "Fed", "Kli"))
    game.put_marks(tired, "stopped")
    game.put_marks(dazed, "disabled")
    game.run()
    assert teams.crew(game.state, ship, ME) == (fit,)
    assert set(teams.personnel_at(game.state, ship, ME)) == {fit, tired, dazed, guest}


def test_whom_a_text_puts_out_of_use_leaves_the_crew_at_once_and_comes_back_with_its_end():
    """1E-10.2.3/1: though nobody comes aboard or leaves."""
    table = Tabletop("space")
    empath, other = table.person("empath", table.base, skills={"Empathy": 1}), table.person("other", table.base)
    assert teams.crew(table.state, table.base, ME) == (empath, other)
    creatures = table.seed("Two-Dimensional Creatures")
    table.attempt()
    assert table.role(creatures) == "on"
    assert teams.crew(table.state, table.base, ME) == (other,)
    changing.make(table.state, Change("discard", (creatures,), ME))
    assert teams.crew(table.state, table.base, ME) == (empath, other)
