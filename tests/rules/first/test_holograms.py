"""Holograms (1E-6.3.2)."""

import pytest

from spaceline.core.data.changes import Change
from spaceline.rules.first import holograms, teams
from spaceline.rules.first.verbs.leaving import destroyed
from tests.support.first_movement import ME, OPPONENT, Orders

DECK = ("Holodeck",)


def hologram(game, where, **facts):
    """A holographic personnel."""
    return game.person(where, "Fed", "Holo", **facts)


def test_holograms_are_active_only_with_a_holodeck():
    """1E-6.3.2.1/1, /5: elsewhere aboard they are deactivated, which is being disabled."""
    game = Orders()
    place = game.location()
    with_deck, without = game.ship(place, special_equipment=DECK), game.ship(place)
    active, dark = hologram(game, with_deck), hologram(game, without)
    game.put_marks(dark, "deactivated")
    game.run()
    assert teams.crew(game.state, with_deck, ME) == (active,)
    assert teams.crew(game.state, without, ME) == ()


def test_an_unstopped_personnel_present_activates_a_hologram():
    """1E-6.3.2.1/7: an active hologram will do."""
    game = Orders()
    ship = game.ship(game.location(), special_equipment=DECK)
    dark, helper = hologram(game, ship), hologram(game, ship)
    game.put_marks(dark, "deactivated")
    game.run()
    assert game.offered("hologram") == {(dark, 0, "")}
    assert game.disagreements("hologram") == set()
    game.do("hologram", dark)
    assert set(teams.crew(game.state, ship, ME)) == {dark, helper}
    assert game.why_not("hologram", dark) == "1E-6.3.2.1/7"


@pytest.mark.parametrize("status", ["stopped", "disabled", "absent"])
def test_nobody_else_activates_it(status):
    """1E-6.3.2.1/7."""
    game = Orders()
    place = game.location("planet")
    ship = game.ship(place, special_equipment=DECK)
    dark = hologram(game, ship)
    helper = game.person(place if status == "absent" else ship)
    game.put_marks(dark, "deactivated")
    if status != "absent":
        game.put_marks(helper, status)
    game.run()
    assert game.offered("hologram") == set()
    assert game.why_not("hologram", dark) == "1E-6.3.2.1/7"


def test_without_a_holodeck_it_stays_deactivated():
    """1E-6.3.2.1/1."""
    game = Orders()
    ship = game.ship(game.location())
    dark = hologram(game, ship)
    game.person(ship)
    game.put_marks(dark, "deactivated")
    game.run()
    assert game.why_not("hologram", dark) == "1E-6.3.2.1/1"


def test_a_hologram_that_was_deactivated_stays_so_for_the_turn():
    """1E-6.3.2.1/6."""
    game = Orders()
    ship = game.ship(game.location(), special_equipment=DECK)
    victim = hologram(game, ship)
    game.person(ship)
    game.run()
    game.happen("deactivate", victim)
    assert game.why_not("hologram", victim) == "1E-6.3.2.1/6"
    game.end_turn()
    game.end_turn()
    assert game.offered("hologram") == {(victim, 0, "")}


@pytest.mark.parametrize("verb", ["kill", "destroy"])
def test_a_hologram_that_would_be_killed_or_destroyed_is_deactivated(verb):
    """1E-6.3.2.2/1."""
    game = Orders()
    ship = game.ship(game.location(), special_equipment=DECK)
    victim = hologram(game, ship) if verb == "kill" else game.tool(ship, icons=("Holo",))
    game.run()
    (instead,) = destroyed(game.state, Change(verb, (victim,)))
    game.happen(instead.verb, *instead.cards)
    assert game.where(victim) == (ship, "aboard")
    assert game.has(victim, "deactivated")


def test_holograms_do_not_go_to_a_surface():
    """1E-6.3.2.1/2: they cannot exist there."""
    game = Orders()
    place = game.location("planet")
    ship = game.ship(place, special_equipment=DECK)
    stays, goes = hologram(game, ship), game.person(ship)
    game.run()
    game.do("beam", ship, place)
    assert game.where(goes) == (place, "surface")
    assert game.where(stays) == (ship, "aboard")
    assert game.why_not("beam", ship, place) == "1E-6.3.2.1/2"


def test_aboard_a_ship_without_holodeck_a_hologram_arrives_deactivated():
    """1E-6.3.2.1/1: it may exist deactivated aboard any own ship or facility."""
    game = Orders()
    place = game.location()
    ship, outpost = game.ship(place, special_equipment=DECK), game.facility(place)
    traveller = hologram(game, ship)
    game.run()
    game.transfer("beam", ship, outpost, traveller)
    assert game.where(traveller) == (outpost, "aboard")
    assert game.has(traveller, "deactivated")
    game.transfer("beam", outpost, ship, traveller)
    assert game.has(traveller, "deactivated")


def test_a_hologram_that_is_moved_to_where_it_cannot_exist_is_deactivated_and_does_not_go():
    """1E-6.3.2.1/3, ambiguity 12."""
    game = Orders()
    place = game.location("planet")
    ship = game.ship(place, special_equipment=DECK)
    victim, other = hologram(game, ship), game.person(ship)
    game.run()
    game.happen("relocate", victim, other, to=place, role="surface")
    assert game.where(victim) == (ship, "aboard")
    assert game.has(victim, "deactivated")
    assert game.where(other) == (place, "surface")


def test_holograms_found_where_they_cannot_exist_are_erased_at_once():
    """1E-6.3.2.1/4: that is discarded, after the next action at the latest."""
    game = Orders()
    place = game.location("planet")
    ship, stray = game.ship(place), hologram(game, place)
    theirs = hologram(game, game.ship(place, player=OPPONENT, special_equipment=DECK))
    game.person(ship)
    game.run()
    game.do("beam", ship, place)
    assert game.where(stray) == (ME, "discard")
    assert game.where(theirs) == (ME, "discard")


def test_when_the_holodeck_is_gone_the_holograms_are_deactivated():
    """1E-6.3.2.1/1: deactivated they may be aboard."""
    game = Orders()
    place = game.location("planet")
    ship, passenger = game.ship(place), hologram(game, game.facility(place))
    game.person(ship)
    game.run()
    game.do("beam", ship, place)
    assert game.where(passenger)[1] == "aboard"
    assert game.has(passenger, "deactivated")


def test_with_the_ship_its_holograms_are_erased():
    """1E-6.3.2.1/4, 1E-10.2.2/1."""
    game = Orders()
    ship = game.ship(game.location(), special_equipment=DECK)
    victim = hologram(game, ship)
    game.run()
    game.happen("destroy", ship)
    assert game.where(victim) == (ME, "discard")


def test_where_a_text_lets_holograms_exist_on_a_planet_they_may_go_there_in_either_state():
    """1E-6.3.2.0.1/1: the mission bears what a text gives that planet; facilities and landed ships there too."""
    game = Orders()
    place = game.location("planet", special_equipment=DECK)
    ship, landed = game.ship(place), game.ship(place, role="surface")
    dark = hologram(game, ship)
    game.put_marks(dark, "deactivated")
    game.person(place)
    game.run()
    game.transfer("beam", ship, place, dark)
    assert game.where(dark) == (place, "surface")
    assert holograms.may_be_active(game.state, dark, landed)
    assert not holograms.may_be_active(game.state, dark, ship)
    game.do("hologram", dark)
    assert not game.has(dark, "deactivated")


def test_deactivated_equipment_is_not_used():
    """1E-6.3.2.1/5."""
    game = Orders()
    ship = game.ship(game.location(), special_equipment=DECK)
    tool = game.tool(ship, icons=("Holo",))
    game.run()
    assert teams.equipment_at(game.state, ship, ME) == (tool,)
    game.happen("deactivate", tool)
    assert teams.equipment_at(game.state, ship, ME) == ()


@pytest.mark.parametrize("kit", [(), DECK])
def test_a_hologram_reports_activated_if_that_is_possible_and_else_may_be_activated_in_the_same_turn(kit):
    """1E-6.3.2.1/7."""
    game = Orders()
    outpost = game.facility(game.location(), special_equipment=kit)
    ship = game.ship(outpost, special_equipment=DECK)
    game.person(outpost)
    new = game.add(game.invent("New", "personnel", affiliations=("Fed",), icons=("Holo",)), ME, ME, "hand")
    game.run()
    game.happen("report", new, player=ME, to=outpost, role="aboard")
    assert game.has(new, "deactivated") == (not kit)
    game.transfer("walk", outpost, ship, *(card for card in game.state.zone(outpost, "aboard")))
    assert game.offered("hologram") == (set() if kit else {(new, 0, "")})
