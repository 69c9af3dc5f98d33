"""Landing and taking off (1E-7.1.6)."""

import pytest

from spaceline.rules.first.movement.landing import LANDER
from tests.support.first_movement import OPPONENT, Orders


def lander(game, place, *icons, **facts):
    """A ship that may land, with somebody who flies it."""
    ship = game.ship(place, "Fed", *icons, characteristics=(LANDER,), **facts)
    game.person(ship)
    return ship


def test_ships_that_may_land_do_so_on_planets_and_take_off_again_without_range():
    """1E-7.1.6/1."""
    game = Orders()
    place = game.location("planet")
    ship = lander(game, place)
    game.run()
    assert game.offered("land") == {(ship, 0, "")}
    game.do("land", ship)
    assert game.where(ship) == (place, "surface")
    assert game.disagreements("land", "take-off") == set()
    assert game.why_not("land", ship) == "1E-7.1.6/1"
    game.do("take-off", ship)
    assert game.where(ship) == (place, "space")
    assert not game.has(ship, "range-used")
    assert game.disagreements("land", "take-off") == set()


def test_a_ship_needs_leave_to_land():
    """1E-7.1.6/1."""
    game = Orders()
    ship = game.ship(game.location("planet"))
    game.person(ship)
    game.run()
    assert game.offered("land") == set()
    assert game.why_not("land", ship) == "1E-7.1.6/1"


def test_ships_land_on_planets_only():
    """1E-7.1.6/1."""
    game = Orders()
    ship = lander(game, game.location("space"))
    game.run()
    assert game.why_not("land", ship) == "1E-7.1.6/1"


@pytest.mark.parametrize("act", ["land", "take-off"])
def test_landing_and_taking_off_need_full_staffing(act):
    """1E-7.1.6/1, 1E-7.1.3/1."""
    game = Orders()
    ship = lander(game, game.location("planet"), "Cmd", role="space" if act == "land" else "surface")
    game.run()
    assert game.why_not(act, ship) == "1E-7.1.3/2"
    game.person(ship, "Fed", "Cmd")
    game.run()
    assert game.offered(act) == {(ship, 0, "")}


@pytest.mark.parametrize(
    ("status", "clause"), [("stopped", "1E-10.2.1/2"), ("phased", "1E-7.6/9"), ("disabled", "1E-10.2.4/1")]
)
def test_stopped_and_phased_ships_do_not_land(status, clause):
    """1E-10.2.1/2, 1E-7.6/9."""
    game = Orders()
    ship = lander(game, game.location("planet"))
    game.put_marks(ship, status)
    game.run()
    assert game.offered("land") == set()
    assert game.why_not("land", ship) == clause


def test_a_docked_ship_undocks_first_and_what_flies_does_not_take_off():
    """1E-7.1.4/2, 1E-7.1.6/1."""
    game = Orders()
    place = game.location("planet")
    docked, flying = lander(game, game.facility(place)), lander(game, place)
    game.run()
    assert game.why_not("land", docked) == "1E-7.1.4/2"
    assert game.why_not("take-off", flying) == "1E-7.1.6/1"


def test_only_own_ships_land():
    """1E-12.3/2."""
    game = Orders()
    theirs = lander(game, game.location("planet"), player=OPPONENT)
    game.run()
    assert game.why_not("land", theirs) == "1E-12.3/2"


def test_one_beams_to_and_from_a_landed_ship_as_usual():
    """1E-7.1.6/3."""
    game = Orders()
    place = game.location("planet")
    landed, ship = lander(game, place, role="surface"), game.ship(place)
    game.run()
    assert {(landed, place, ""), (landed, ship, "")} <= game.offered("beam")
