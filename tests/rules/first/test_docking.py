"""Docking, undocking, and repairs in dock (1E-7.1.4, 1E-7.5.2)."""

import pytest

from spaceline.core.modifiers import value
from spaceline.core.view import values_seen_by
from spaceline.effects.nodes.abilities import Static
from spaceline.effects.nodes.modifiers import Bar
from spaceline.effects.nodes.selectors import Cards
from spaceline.presentation import table_of
from tests.support.first_movement import ME, OPPONENT, Orders
from tests.support.shown_games import scene


def at_an_outpost(affiliation="Fed", ship="Fed", **ship_facts):
    """A staffed ship at an outpost."""
    game = Orders()
    place = game.location()
    outpost = game.facility(place, affiliation)
    vessel = game.ship(place, ship, **ship_facts)
    game.person(vessel, ship)
    return game, place, outpost, vessel


def test_ships_dock_and_undock_at_own_outposts_without_range_and_without_limit():
    """1E-7.1.4/1, /2."""
    game, place, outpost, ship = at_an_outpost()
    game.put_marks(ship, "range-used")
    game.run()
    for _ in range(3):
        assert game.offered("dock") == {(ship, outpost, "")}
        assert game.disagreements("dock", "undock") == set()
        game.do("dock", ship, outpost)
        assert game.where(ship) == (outpost, "docked")
        assert game.offered("undock") == {(ship, 0, "")}
        assert game.disagreements("dock", "undock") == set()
        game.do("undock", ship)
        assert game.where(ship) == (place, "space")
    assert game.state.mark(ship, "range-used") == 1


def test_the_opponent_does_not_see_what_is_docked():
    """1E-12.12/2."""
    game, _, outpost, ship = at_an_outpost()
    game.run()
    game.do("dock", ship, outpost)
    assert not game.state.cards[ship].face_up
    game.do("undock", ship)
    assert game.state.cards[ship].face_up


def test_the_ship_must_be_compatible_and_its_crew_need_not():
    """1E-7.1.4/1, 1E-G:docking/3."""
    game, _, outpost, ship = at_an_outpost("Fed", "Kli")
    game.run()
    assert game.offered("dock") == set()
    assert game.why_not("dock", ship, outpost) == "1E-7.1.4/1"
    game, _, outpost, ship = at_an_outpost("Kli", "NA")
    game.person(ship, "Rom")
    game.run()
    assert game.why_not("dock", ship, outpost) == ""


@pytest.mark.parametrize("where", ["opponent", "elsewhere", "planet", "station", "ship"])
def test_ships_dock_at_own_outposts_where_they_are_and_nowhere_else(where):
    """1E-7.1.4/1: other kinds of facility only as their text says."""
    game = Orders()
    place, other = game.location("planet"), game.location("planet")
    ship = game.ship(place)
    game.person(ship)
    target = {
        "opponent": lambda: game.facility(place, player=OPPONENT),
        "elsewhere": lambda: game.facility(other),
        "planet": lambda: game.facility(place, role="surface"),
        "station": lambda: game.facility(place, kind="station"),
        "ship": lambda: game.ship(place),
    }[where]()
    game.run()
    assert game.offered("dock") == set()
    assert game.why_not("dock", ship, target) == "1E-7.1.4/1"


def test_a_stopped_ship_does_neither():
    """1E-10.2.1/2."""
    game, _, outpost, ship = at_an_outpost()
    game.put_marks(ship, "stopped")
    game.run()
    assert game.why_not("dock", ship, outpost) == "1E-10.2.1/2"
    docked = game.ship(outpost)
    game.person(docked)
    game.put_marks(docked, "stopped")
    game.run()
    assert game.why_not("undock", docked) == "1E-10.2.1/2"


@pytest.mark.parametrize("hidden", ["ship", "outpost"])
def test_nothing_docks_at_or_undocks_from_what_is_cloaked(hidden):
    """1E-7.6/7."""
    game, _, outpost, ship = at_an_outpost()
    docked = game.ship(outpost)
    game.person(docked)
    game.put_marks(outpost, "cloaked") if hidden == "outpost" else game.put_marks(ship, "cloaked")
    game.put_marks(docked, "cloaked")
    game.run()
    assert game.why_not("dock", ship, outpost) == game.why_not("undock", docked) == "1E-7.6/7"


def test_a_phased_ship_does_not_dock():
    """1E-7.6/9."""
    game, _, outpost, ship = at_an_outpost()
    game.put_marks(ship, "phased")
    game.run()
    assert game.why_not("dock", ship, outpost) == "1E-7.6/9"


def test_at_a_facility_that_changed_hands_a_ship_stays_docked():
    """1E-7.1.4/1, 1E-G:docking/3."""
    game = Orders()
    outpost = game.facility(game.location(), player=OPPONENT)
    ship = game.ship(outpost)
    game.person(ship)
    game.run()
    assert game.offered("undock") == set()
    assert game.why_not("undock", ship) == "1E-7.1.4/1"


def test_a_docked_ship_does_not_fly_and_an_undocked_one_does_not_undock():
    """1E-7.1.4/2: the state of docking is always declared."""
    game, place, outpost, ship = at_an_outpost()
    docked, there = game.ship(outpost), game.location()
    game.person(docked)
    game.run()
    assert game.why_not("move", docked, there) == game.why_not("undock", ship) == "1E-7.1.4/2"
    assert game.why_not("dock", docked, outpost) == "1E-7.1.4/2"
    assert place


def test_docked_ships_survive_the_facility_and_those_inside_do_not():
    """1E-7.1.4/5, 1E-10.2.2/1."""
    game, place, outpost, _ = at_an_outpost()
    docked = game.ship(outpost)
    crew, inside = game.person(docked), game.person(outpost)
    game.run()
    game.happen("destroy", outpost)
    assert game.where(docked) == (place, "space")
    assert game.where(crew) == (docked, "aboard")
    assert game.where(inside) == (ME, "discard")


def test_a_text_keeps_a_ship_from_moving():
    """1E-1.2/1: docking is a movement (1E-7.1.4/2)."""
    game, _, outpost, ship = at_an_outpost(texts=(Static(Cards("this"), (Bar(("move",)),)),))
    game.run()
    assert game.why_not("dock", ship, outpost) == "1E-1.2/1"


def test_rotation_damage_is_repaired_after_two_full_turns_docked():
    """1E-7.5.2/2, ambiguity 23: the own turns count, the turn of docking does not."""
    game, _, outpost, ship = at_an_outpost()
    game.put_marks(ship, "damage")
    game.run()
    game.do("dock", ship, outpost)
    for own_turn in range(3):
        assert game.has(ship, "damage")
        game.end_turn()
        assert game.has(ship, "damage") == (own_turn < 2)
        game.end_turn()
    assert not game.has(ship, "docked-turns")


def test_undocking_begins_the_count_anew():
    """1E-7.5.2/2."""
    game, _, outpost, ship = at_an_outpost()
    game.put_marks(ship, "damage")
    game.run()
    game.do("dock", ship, outpost)
    for _ in range(4):
        game.end_turn()
    game.do("undock", ship)
    game.do("dock", ship, outpost)
    game.end_turn()
    assert game.has(ship, "damage")


def test_turns_before_the_damage_do_not_count():
    """1E-7.5.2/2: damaged in the opponent's turn, repaired after two own turns."""
    game, _, outpost, _ = at_an_outpost()
    docked = game.ship(outpost)
    game.run()
    for _ in range(5):
        game.end_turn()
    game.happen("damage", docked)
    game.end_turn()
    game.end_turn()
    game.end_turn()
    assert game.has(docked, "damage")
    game.end_turn()
    game.end_turn()
    assert not game.has(docked, "damage")


def test_only_outposts_repair():
    """1E-2.10/3."""
    game = Orders()
    station = game.facility(game.location(), kind="station")
    ship = game.ship(station)
    game.put_marks(ship, "damage")
    game.run()
    for _ in range(7):
        game.end_turn()
    assert game.has(ship, "damage")


def test_a_view_shows_the_shields_of_a_docked_ship_as_they_count():
    """1E-7.1.4/3: to whoever can read the ship; one that is not docked keeps its own."""
    game, _, outpost, ship = at_an_outpost(attributes={"Range": 6, "Weapons": 3, "Shields": 4})
    game.run()
    strength = values_of(game, outpost).final("Shields") // 2
    assert strength
    assert ship not in values_seen_by(game.state, ME)
    game.do("dock", ship, outpost)
    assert values_of(game, ship).final("Shields") == 4 + strength
    shown = {card.id: card.attributes for card in table_of(scene(game.state, ME), game.state.ruleset.roles, {}).cards}
    assert shown[1000 + game.state.cards[ship].handles[ME]] == {"Shields": 4 + strength}
    assert all("Shields" not in found for found in attributes_seen_by(game, OPPONENT))
    game.do("undock", ship)
    assert values_of(game, ship).final("Shields") == 4


def values_of(game, card):
    """The values of a card as they are now."""
    return value(game.state, card)


def attributes_seen_by(game, viewer):
    """What a viewer's table says of attributes that are not as printed."""
    return [card.attributes for card in table_of(scene(game.state, viewer), game.state.ruleset.roles, {}).cards]
