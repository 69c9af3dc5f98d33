"""Walking (1E-7.1.2)."""

import pytest

from spaceline.core.changing import make
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option
from spaceline.rules.first.turn import offers
from tests.support.first_movement import ME, OPPONENT, Orders


def ways(game):
    """On which ways somebody can walk."""
    assert game.disagreements("walk") == set()
    return {(source, target) for source, target, _ in game.offered("walk")}


def test_personnel_walk_between_a_facility_and_own_ships_docked_there():
    """1E-7.1.2/1: on and off, without limit; equipment goes along (1E-7.1/4)."""
    game = Orders()
    outpost = game.facility(game.location())
    ship, other = game.ship(outpost), game.ship(outpost)
    person, tool = game.person(outpost), game.tool(outpost)
    game.run()
    assert ways(game) == {(outpost, ship), (outpost, other)}
    game.transfer("walk", outpost, ship, person, tool)
    assert game.where(person) == game.where(tool) == (ship, "aboard")
    assert ways(game) == {(ship, outpost)}
    game.transfer("walk", ship, outpost, person)
    assert game.where(person) == (outpost, "aboard")
    assert game.why_not("walk", ship, other) == "1E-7.1.2/1"


def test_on_a_planet_personnel_walk_in_and_out_of_facilities_and_landed_ships():
    """1E-7.1.2/1."""
    game = Orders()
    place = game.location("planet")
    facility, ship = game.facility(place, role="surface"), game.ship(place, role="surface")
    person = game.person(place)
    game.run()
    assert ways(game) == {(place, facility), (place, ship)}
    game.transfer("walk", place, ship, person)
    assert game.where(person) == (ship, "aboard")
    assert ways(game) == {(ship, place)}


def test_nobody_walks_to_what_is_in_space():
    """1E-7.1.2/1."""
    game = Orders()
    place = game.location("planet")
    ship, outpost = game.ship(place), game.facility(place)
    game.person(place)
    game.person(outpost)
    game.run()
    assert ways(game) == set()
    assert game.why_not("walk", place, ship) == game.why_not("walk", outpost, ship) == "1E-7.1.2/1"


def test_equipment_does_not_walk_by_itself():
    """1E-7.1/4: somebody carries it, and may walk back at once."""
    game = Orders()
    outpost = game.facility(game.location())
    ship, tool = game.ship(outpost), game.tool(outpost)
    game.run()
    assert ways(game) == set()
    assert game.why_not("walk", outpost, ship) == "1E-7.1/4"
    bearer = game.person(outpost)
    game.run()
    game.transfer("walk", outpost, ship, tool)
    assert game.where(tool) == (ship, "aboard")
    assert game.where(bearer) == (outpost, "aboard")


def test_disabled_personnel_are_carried():
    """1E-10.2.3/1: moved like equipment, which takes somebody who walks."""
    game = Orders()
    outpost = game.facility(game.location())
    ship, disabled = game.ship(outpost), game.person(outpost)
    game.put_marks(disabled, "disabled")
    game.run()
    assert game.why_not("walk", outpost, ship) == "1E-7.1/4"
    bearer = game.person(outpost)
    game.run()
    game.transfer("walk", outpost, ship, disabled, bearer)
    assert game.where(disabled) == (ship, "aboard")


def test_stopped_personnel_do_not_walk():
    """1E-10.2.1/2."""
    game = Orders()
    outpost = game.facility(game.location())
    ship, person = game.ship(outpost), game.person(outpost)
    game.put_marks(person, "stopped")
    game.run()
    assert ways(game) == set()
    assert game.why_not("walk", outpost, ship) == "1E-10.2.1/2"


def test_nobody_walks_into_house_arrest_but_out_of_it():
    """1E-10.2.10/2, /3."""
    game = Orders()
    outpost = game.facility(game.location(), "Neu")
    ship, klingon = game.ship(outpost, "Fed"), game.person(outpost, "Kli")
    prisoner = game.person(ship, "Kli")
    game.run()
    assert game.why_not("walk", outpost, ship) == "1E-7.1.1.0.1/2"
    assert ways(game) == {(ship, outpost)}
    game.transfer("walk", ship, outpost, prisoner)
    assert game.where(prisoner) == (outpost, "aboard")
    assert game.where(klingon) == (outpost, "aboard")


def test_whoever_boards_a_stopped_ship_is_stopped():
    """1E-10.2.1/4."""
    game = Orders()
    outpost = game.facility(game.location())
    ship, person = game.ship(outpost), game.person(outpost)
    game.put_marks(ship, "stopped")
    game.run()
    game.transfer("walk", outpost, ship, person)
    assert game.has(person, "stopped")
    assert ways(game) == set()


@pytest.mark.parametrize("hidden", ["ship", "facility"])
def test_nobody_gets_on_or_off_what_is_cloaked(hidden):
    """1E-7.6/7."""
    game = Orders()
    outpost = game.facility(game.location())
    ship = game.ship(outpost)
    game.person(outpost)
    game.put_marks(ship if hidden == "ship" else outpost, "cloaked")
    game.run()
    assert ways(game) == set()
    assert game.why_not("walk", outpost, ship) == "1E-7.6/7"


def test_intruders_leave_an_opposing_planet_facility_but_do_not_enter_it():
    """1E-7.1.2/1, 1E-G:facility/6."""
    game = Orders()
    place = game.location("planet")
    theirs = game.facility(place, "Rom", player=OPPONENT, role="surface")
    spy, outside = game.person(theirs), game.person(place)
    game.run()
    assert ways(game) == {(theirs, place)}
    assert game.why_not("walk", place, theirs) == "1E-7.1.2/1"
    game.transfer("walk", theirs, place, spy)
    assert game.where(spy) == game.where(outside)


def test_a_headquarters_is_open_to_whoever_plays_its_affiliation():
    """1E-2.10/2, 1E-6.3/2, 1E-7.1.1/3: by foot and by its transporters."""
    game = Orders()
    place = game.location("planet")
    home = game.facility(place, "Rom", player=OPPONENT, role="surface", kind="headquarters")
    guest = game.person(place, "NA")
    game.run()
    assert ways(game) == set()
    assert game.why_not("beam", place, home) == "1E-7.1.1/1"
    game.person(place, "Rom")
    game.run()
    assert ways(game) == {(place, home)}
    game.transfer("walk", place, home, guest)
    assert game.where(guest) == (home, "aboard")
    assert game.offered("beam") == {(home, place, ""), (place, home, "")}
    assert game.disagreements("beam") == set()


def test_a_headquarters_opens_once_its_affiliation_is_played_anywhere():
    """1E-2.10/2, 1E-G:playing-an-affiliation/1: it stays open, whatever becomes of that card."""
    game = Orders()
    planet = game.location("planet")
    home = game.facility(planet, "Rom", player=OPPONENT, role="surface", kind="headquarters")
    game.person(planet, "NA")
    outpost = game.facility(game.location(), "NA")
    envoy = game.add(game.invent("Envoy", "personnel", affiliations=("Rom",)), ME, ME, "hand", face_up=False)
    game.run()
    assert (planet, home) not in ways(game)
    make(game.state, Change("report", (envoy,), ME, to=outpost, role="aboard"))
    walk = Option("walk", planet, home)
    assert walk in offers(game.state, ME, ("walk",))
    make(game.state, Change("kill", (envoy,), ME))
    assert walk in offers(game.state, ME, ("walk",))
