"""Cloaking and phasing (1E-7.6)."""

import pytest

from spaceline.core.view import view
from spaceline.rules.first import places
from tests.support.first_movement import OPPONENT, Orders

CLOAK, PHASE = ("Cloaking Device",), ("Phasing Cloak",)


def shown(game, card, viewer):
    """The definition of a card as a viewer sees it."""
    handle = 1000 + game.state.cards[card].handles[viewer]
    return next(seen.definition for seen in view(game.state, viewer).cards if seen.id == handle)


def test_a_ship_with_a_cloaking_device_cloaks_once_each_turn_and_needs_no_crew():
    """1E-7.6/1, /2: the card is turned face down, and face up again in a later turn."""
    game = Orders()
    ship = game.ship(game.location(), special_equipment=CLOAK)
    game.run()
    assert game.offered("cloak") == {(ship, 0, "cloak")}
    assert game.disagreements("cloak") == set()
    game.do("cloak", ship, detail="cloak")
    assert game.has(ship, "cloaked")
    assert not game.state.cards[ship].face_up
    assert game.why_not("cloak", ship, detail="decloak") == "1E-7.6/1"
    game.end_turn()
    assert game.why_not("cloak", ship, detail="decloak") == "1E-7.0/1"
    game.end_turn()
    assert game.offered("cloak") == {(ship, 0, "decloak")}
    assert game.disagreements("cloak") == set()
    game.do("cloak", ship, detail="decloak")
    assert not game.has(ship, "cloaked")
    assert game.state.cards[ship].face_up


def test_the_opponent_does_not_see_the_face_of_a_cloaked_ship():
    """1E-12.12/2."""
    game = Orders()
    ship = game.ship(game.location(), special_equipment=CLOAK)
    game.run()
    assert shown(game, ship, OPPONENT)
    game.do("cloak", ship, detail="cloak")
    assert not shown(game, ship, OPPONENT)
    assert shown(game, ship, 1)


def test_without_the_equipment_nothing_cloaks():
    """1E-7.6/1, 1E-2.9.0.1/1: each device does one thing."""
    game = Orders()
    place = game.location()
    plain, cloaker, phaser = (game.ship(place, special_equipment=kit) for kit in ((), CLOAK, PHASE))
    game.run()
    assert game.offered("cloak") == {(cloaker, 0, "cloak"), (phaser, 0, "phase")}
    assert game.why_not("cloak", plain, detail="cloak") == game.why_not("cloak", cloaker, detail="phase")
    assert game.why_not("cloak", plain, detail="cloak") == "1E-7.6/1"


def test_facilities_with_the_equipment_cloak_too():
    """1E-7.6/1."""
    game = Orders()
    outpost = game.facility(game.location(), special_equipment=CLOAK)
    game.run()
    assert game.offered("cloak") == {(outpost, 0, "cloak")}


def test_a_stopped_ship_neither_cloaks_nor_decloaks():
    """1E-10.2.1/2."""
    game = Orders()
    place = game.location()
    ship, hidden = (game.ship(place, special_equipment=CLOAK) for _ in range(2))
    game.put_marks(ship, "stopped")
    game.put_marks(hidden, "stopped", "cloaked")
    game.run()
    assert game.offered("cloak") == set()
    assert game.why_not("cloak", ship, detail="cloak") == "1E-10.2.1/2"
    assert game.why_not("cloak", hidden, detail="decloak") == "1E-10.2.1/2"


def test_rotation_damage_puts_the_cloaking_device_off_line():
    """1E-7.5.1.2/1; what was cloaked before can still appear."""
    game = Orders()
    place = game.location()
    ship, hidden = (game.ship(place, special_equipment=CLOAK) for _ in range(2))
    game.put_marks(ship, "damage")
    game.put_marks(hidden, "damage", "cloaked")
    game.run()
    assert game.why_not("cloak", ship, detail="cloak") == "1E-7.5.1.2/1"
    assert game.offered("cloak") == {(hidden, 0, "decloak")}


@pytest.mark.parametrize("detail", ["decloak", "dephase", "vanish", ""])
def test_what_makes_no_sense_is_refused(detail):
    """1E-7.6/1."""
    game = Orders()
    ship = game.ship(game.location(), special_equipment=(*CLOAK, *PHASE))
    game.run()
    assert game.why_not("cloak", ship, detail=detail) == "1E-7.6/1"


def test_what_is_hidden_in_one_way_is_not_hidden_in_the_other_too():
    """1E-7.6/1, 1E-7.6.0.1/1."""
    game = Orders()
    ship = game.ship(game.location(), special_equipment=(*CLOAK, *PHASE))
    game.put_marks(ship, "cloaked")
    game.run()
    assert game.offered("cloak") == {(ship, 0, "decloak")}
    assert game.why_not("cloak", ship, detail="phase") == "1E-7.6/1"


@pytest.mark.parametrize("role", ["docked", "surface"])
def test_a_docked_or_landed_ship_that_phases_leaves_at_once(role):
    """1E-7.6/9."""
    game = Orders()
    place = game.location("planet")
    ship = game.ship(game.facility(place) if role == "docked" else place, special_equipment=PHASE, role=role)
    game.run()
    game.do("cloak", ship, detail="phase")
    assert game.where(ship) == (place, "space")
    assert game.has(ship, "phased")
    assert not game.state.cards[ship].face_up


def test_a_docked_ship_cloaks_where_it_is_and_stays_unseen_when_it_decloaks():
    """1E-7.6/1, 1E-12.12/2."""
    game = Orders()
    outpost = game.facility(game.location())
    ship = game.ship(outpost, special_equipment=CLOAK)
    game.put_marks(ship, "cloaked")
    game.run()
    game.do("cloak", ship, detail="decloak")
    assert game.where(ship) == (outpost, "docked")
    assert not game.state.cards[ship].face_up


def test_a_cloaked_ship_is_not_present_nor_here():
    """1E-7.6/5; nor are those aboard, for what looks around at the location."""
    game = Orders()
    place = game.location()
    hidden, other = game.ship(place), game.ship(place, player=OPPONENT)
    inside = game.person(hidden)
    game.run()
    assert hidden in places.present_with(game.state, other)
    assert {hidden, inside} <= set(places.cards_here(game.state, place))
    game.happen("cloak", hidden, detail="cloak")
    assert places.present_with(game.state, other) == (other,)
    assert places.present_with(game.state, hidden) == (hidden,)
    assert not {hidden, inside} & set(places.cards_here(game.state, place))


def test_leaving_play_ends_the_cloak():
    """1E-7.6/10: no card enters play cloaked or phased."""
    game = Orders()
    ship = game.ship(game.location())
    game.put_marks(ship, "cloaked", "has-cloaked")
    game.run()
    game.happen("discard", ship)
    assert not game.has(ship, "cloaked")
    assert game.state.cards[ship].face_up
