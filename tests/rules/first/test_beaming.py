"""Beaming (1E-7.1.1)."""

import pytest

from spaceline.effects.nodes.abilities import Static, Treaty
from spaceline.effects.nodes.modifiers import Bar
from spaceline.effects.nodes.selectors import Cards
from spaceline.rules.first.data.frames import Turn
from tests.support.first_movement import ME, OPPONENT, SHIP, Orders


def ends(game):
    """Between which ends somebody can beam."""
    assert game.disagreements("beam") == set()
    return {(source, target) for source, target, _ in game.offered("beam")}


def test_personnel_and_equipment_beam_between_own_ships_facilities_and_the_surface():
    """1E-7.1.1/1, /2, /5: in both directions; the cards lie at their destination afterwards."""
    game = Orders()
    place = game.location("planet")
    ship, outpost = game.ship(place), game.facility(place)
    person, tool = game.person(ship), game.tool(ship)
    game.run()
    assert ends(game) == {(ship, place), (ship, outpost)}
    game.transfer("beam", ship, place, person, tool)
    assert game.where(person) == game.where(tool) == (place, "surface")
    assert ends(game) == {(place, ship), (place, outpost)}
    game.transfer("beam", place, outpost, person)
    assert game.where(person) == (outpost, "aboard")
    assert game.where(tool) == (place, "surface")


def test_an_empty_ship_beams_and_there_is_no_limit():
    """1E-7.1.1/1, /4, 1E-7.1.3/4: nobody need be aboard, and staffing plays no part."""
    game = Orders()
    place = game.location("planet")
    ship, person = game.ship(place, "Fed", "Cmd", "Cmd"), game.person(place)
    game.run()
    for source, target in ((place, ship), (ship, place)) * 3:
        game.transfer("beam", source, target, person)
    assert game.where(person) == (place, "surface")


def test_equipment_may_be_beamed_alone():
    """1E-7.1.1/1."""
    game = Orders()
    place = game.location("planet")
    ship, tool = game.ship(place), game.tool(place)
    game.run()
    game.transfer("beam", place, ship, tool)
    assert game.where(tool) == (ship, "aboard")


def test_one_needs_transporters_at_one_end():
    """1E-7.1.1/1, /3: without own ship or facility nobody beams between two planets' surfaces or opposing ships."""
    game = Orders()
    place = game.location("planet")
    ship = game.ship(place, player=OPPONENT, attributes={**SHIP, "Shields": 0})
    game.person(place)
    game.run()
    assert ends(game) == set()
    assert game.why_not("beam", place, ship) == "1E-7.1.1/1"


def test_there_is_no_surface_at_a_space_location():
    """1E-2.1/2, 1E-7.0.1/5."""
    game = Orders()
    place = game.location("space")
    ship = game.ship(place)
    game.person(ship)
    game.run()
    assert ends(game) == set()
    assert game.why_not("beam", ship, place) == "1E-2.1/2"


def test_a_location_that_is_planet_and_space_has_a_surface():
    """1E-2.1.0.1/1."""
    game = Orders()
    place = game.location("dual")
    ship = game.ship(place)
    game.person(ship)
    game.run()
    assert ends(game) == {(ship, place)}


def test_beaming_stays_within_one_location():
    """1E-7.1.1/2."""
    game = Orders()
    here, there = game.location("planet"), game.location("planet")
    ship, other = game.ship(here), game.ship(there)
    game.person(ship)
    game.run()
    assert ends(game) == {(ship, here)}
    assert game.why_not("beam", ship, other) == game.why_not("beam", ship, there) == "1E-7.1.1/2"


@pytest.mark.parametrize(("shields", "open_"), [(0, True), (1, False), (6, False)])
def test_one_boards_an_opposing_ship_only_when_no_shields_are_up(shields, open_):
    """1E-7.1.1/2; the way back is open as long as own transporters are there."""
    game = Orders()
    place = game.location("space")
    ship, other = game.ship(place), game.ship(place, player=OPPONENT, attributes={**SHIP, "Shields": shields})
    person, spy = game.person(ship), game.person(other)
    game.run()
    assert ends(game) == ({(ship, other), (other, ship)} if open_ else set())
    assert game.why_not("beam", ship, other) == ("" if open_ else "1E-7.1.1/2")
    if open_:
        game.transfer("beam", other, ship, spy)
        game.transfer("beam", ship, other, person)
        assert game.where(person) == (other, "aboard")


def test_a_docked_ship_has_the_shields_of_its_facility_too():
    """1E-7.1.1/2, 1E-7.1.4/3; what is docked is not seen, so nothing is told of it either."""
    game = Orders()
    place = game.location("space")
    ship = game.ship(place)
    outpost = game.facility(place, player=OPPONENT)
    docked = game.ship(outpost, player=OPPONENT, attributes={**SHIP, "Shields": 0})
    game.person(ship)
    game.run()
    assert game.why_not("beam", ship, docked) == "1E-7.1.1/2"


def test_nobody_beams_into_house_arrest():
    """1E-7.1.1.0.1/2, 1E-10.2.10/3: neither to an incompatible ship nor among incompatible personnel."""
    game = Orders()
    place = game.location("planet")
    klingon_ship, neutral_ship = game.ship(place, "Kli"), game.ship(place, "Neu")
    game.person(neutral_ship, "Kli")
    fed, free = game.person(place, "Fed"), game.person(place, "NA")
    game.run()
    for target in (klingon_ship, neutral_ship):
        game.do("beam", place, target)
        assert game.where(free) == (target, "aboard")
        game.transfer("beam", target, place, free)
    assert game.where(fed) == (place, "surface")
    assert ends(game) >= {(place, klingon_ship), (place, neutral_ship)}


def test_with_nobody_who_may_board_the_refusal_says_why():
    """1E-7.1.1.0.1/2."""
    game = Orders()
    place = game.location("planet")
    ship = game.ship(place, "Kli")
    game.person(place, "Fed")
    game.run()
    assert game.why_not("beam", place, ship) == "1E-7.1.1.0.1/2"
    assert (place, ship) not in ends(game)


def test_with_a_treaty_they_may_board():
    """1E-6.3/3."""
    game = Orders()
    place = game.location("planet")
    ship = game.ship(place, "Kli")
    person = game.person(place, "Fed")
    game.add(game.invent("Treaty", "event", Treaty(("Fed", "Kli"))), ME, ME, "table")
    game.run()
    game.transfer("beam", place, ship, person)
    assert game.where(person) == (ship, "aboard")


def test_those_who_do_not_go_together_board_in_groups():
    """1E-10.2.10/3: from two Away Teams to a Neutral ship one team goes, with those who go with both."""
    game = Orders()
    place = game.location("planet")
    ship = game.ship(place, "Neu")
    fed, klingon, free, tool = (game.person(place, name) for name in ("Fed", "Kli", "NA", "Neu"))
    game.run()
    game.do("beam", place, ship)
    assert game.asked.prompt == "company"
    assert len(game.asked.options) == 2
    game.act(next(option for option in game.asked.options if option.card == fed))
    assert game.choices() == {fed, free, tool}
    game.choose(fed, free)
    assert game.where(klingon) == (place, "surface")
    assert (place, ship) in ends(game)
    game.do("beam", place, ship)
    assert game.where(tool) == (ship, "aboard")


def test_a_stopped_personnel_does_not_beam():
    """1E-10.2.1/2; the others do."""
    game = Orders()
    place = game.location("planet")
    ship = game.ship(place)
    tired, fresh = game.person(ship), game.person(ship)
    game.put_marks(tired, "stopped")
    game.run()
    game.do("beam", ship, place)
    assert game.where(fresh) == (place, "surface")
    assert game.where(tired) == (ship, "aboard")
    assert game.why_not("beam", ship, place) == "1E-10.2.1/2"


def test_disabled_personnel_are_beamed_like_equipment_and_those_in_stasis_are_not():
    """1E-10.2.3/1, 1E-10.2.4/1."""
    game = Orders()
    place = game.location("planet")
    ship = game.ship(place)
    disabled, held = game.person(ship), game.person(ship)
    game.put_marks(disabled, "disabled")
    game.put_marks(held, "stasis")
    game.run()
    game.do("beam", ship, place)
    assert game.where(disabled) == (place, "surface")
    assert game.where(held) == (ship, "aboard")
    assert game.why_not("beam", ship, place) == "1E-10.2.4/1"


def test_whoever_is_under_house_arrest_may_beam_away():
    """1E-10.2.10/2."""
    game = Orders()
    place = game.location("planet")
    ship = game.ship(place, "Fed")
    klingon = game.person(ship, "Kli")
    game.run()
    game.transfer("beam", ship, place, klingon)
    assert game.where(klingon) == (place, "surface")


@pytest.mark.parametrize(("switch", "clause"), [("no", "1E-10.2.1/2"), ("yes", "")])
def test_the_transporters_of_a_stopped_ship_do_not_work(switch, clause):
    """1E-10.2.1/2, ambiguity 18: 2.5.6 says so, 2.4.5 does not."""
    game = Orders(**{"stopped-ship-beams": switch})
    place = game.location("planet")
    ship = game.ship(place)
    game.person(place)
    game.put_marks(ship, "stopped")
    game.run()
    assert game.why_not("beam", place, ship) == clause


def test_personnel_who_board_an_own_stopped_ship_are_stopped():
    """1E-10.2.1/4: by the transporters of another ship."""
    game = Orders()
    place = game.location("planet")
    ship, other = game.ship(place), game.ship(place)
    person, tool = game.person(other), game.tool(other)
    game.put_marks(ship, "stopped")
    game.run()
    game.transfer("beam", other, ship, person, tool)
    assert game.has(person, "stopped")
    assert game.why_not("beam", ship, other) == "1E-10.2.1/2"


def test_nothing_beams_on_or_off_a_cloaked_ship():
    """1E-7.6/7."""
    game = Orders()
    place = game.location("planet")
    ship = game.ship(place)
    game.person(ship)
    game.person(place)
    game.put_marks(ship, "cloaked")
    game.run()
    assert ends(game) == set()
    assert game.why_not("beam", ship, place) == game.why_not("beam", place, ship) == "1E-7.6/7"


@pytest.mark.parametrize("whom", ["personnel", "ship", "mission"])
def test_a_text_keeps_cards_from_beaming(whom):
    """1E-1.2/1: a personnel that never beams, a ship without transporters, a surface out of reach."""
    bar = (Static(Cards("this"), (Bar(("beam",)),)),)
    game = Orders()
    place = game.location("planet", *(bar if whom == "mission" else ()))
    ship = game.ship(place, texts=bar if whom == "ship" else ())
    game.person(ship, texts=bar if whom == "personnel" else ())
    game.run()
    assert ends(game) == set()
    assert game.why_not("beam", ship, place) == "1E-1.2/1"


def test_only_own_cards_are_beamed_and_only_in_the_orders_of_the_own_turn():
    """1E-7.1.1/1, 1E-7.0/1."""
    game = Orders()
    place = game.location("planet")
    ship = game.ship(place)
    game.person(place, player=OPPONENT)
    game.run()
    assert ends(game) == set()
    assert game.why_not("beam", place, ship) == "1E-7.1.1/1"
    assert game.why_not("beam", place, ship, player=OPPONENT) == "1E-7.0/1"
    game.state.frames = [Turn(step="play_cards", player=ME)]
    assert game.why_not("beam", ship, place) == "1E-7.0/1"


@pytest.mark.parametrize(("source", "target"), [(0, 0), (1, 10), (10, 10), (2000, 10)])
def test_what_is_no_end_is_refused(source, target):
    """1E-7.1.1/2, /5."""
    game = Orders()
    game.ship(game.location("planet"))
    game.run()
    assert game.why_not("beam", source, target).startswith("1E-7.1.1/")


def test_captives_are_moved_like_equipment_and_nobody_minds_their_affiliation():
    """1E-7.7/3, 1E-7.7/1: they are disabled, and no part of the crew."""
    game = Orders()
    place = game.location("planet")
    ship, captive = game.ship(place, "Fed"), game.person(place, "Rom")
    game.put_marks(captive, "captive")
    game.person(ship, "Fed")
    game.run()
    game.transfer("beam", place, ship, captive)
    assert game.where(captive) == (ship, "aboard")
    game.transfer("beam", ship, place, captive)
    assert game.where(captive) == (place, "surface")


def test_ships_that_are_out_of_time_are_at_no_location():
    """1E-7.1.1/2, 1E-G:temporal-rift/1: nobody beams between two of them, though they are away together."""
    game = Orders()
    place = game.location("planet")
    away, other, here = (game.ship(place) for _ in range(3))
    game.person(away), game.person(here)
    game.run()
    assert (away, other) in ends(game)
    game.happen("vanish", away, other)
    assert ends(game) == {(here, place)}
    assert game.why_not("beam", away, other) == "1E-G:temporal-rift/1"
