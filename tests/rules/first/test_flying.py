"""Flying (1E-7.1.5, 1E-7.1.7)."""

import pytest

from spaceline.effects.nodes.abilities import Forbids, Static
from spaceline.effects.nodes.modifiers import Bar
from spaceline.effects.nodes.selectors import Cards, Count
from spaceline.effects.nodes.tests import AtLeast, Not
from spaceline.rules.first.facts import MissionEnd, Points
from tests.support.first_movement import ME, OPPONENT, SHIP, Orders


def row_of(game, *spans, **facts):
    """Locations from left to right."""
    return [game.location(span=span, **facts) for span in spans]


def staffed(game, place, **facts):
    """A ship with somebody who flies it."""
    ship = game.ship(place, **facts)
    game.person(ship)
    return ship


def goals(game, ship):
    """Where the ship can fly."""
    assert game.disagreements("move") == set()
    return {goal for card, goal, _ in game.offered("move") if card == ship}


def test_a_move_costs_the_spans_of_what_is_entered_and_passed_but_not_of_the_start():
    """1E-7.1.5/1: spans of 2, 4 and 3; from the first to the last it takes 7 RANGE, back it takes 6."""
    game = Orders()
    first, middle, last = row_of(game, 2, 4, 3)
    ship = staffed(game, first, attributes={**SHIP, "Range": 13})
    game.run()
    game.do("move", ship, last)
    assert game.where(ship) == (last, "space")
    assert game.state.mark(ship, "range-used") == 7
    game.do("move", ship, first)
    assert game.state.mark(ship, "range-used") == 13
    assert goals(game, ship) == set()
    assert game.why_not("move", ship, middle) == "1E-7.1.5/1"


@pytest.mark.parametrize(("reach", "count"), [(2, 0), (3, 1), (6, 1), (7, 2), (12, 3)])
def test_how_far_a_ship_goes_is_limited_by_its_range(reach, count):
    """1E-7.1.5/1."""
    game = Orders()
    here, *others = row_of(game, 1, 3, 4, 5)
    ship = staffed(game, here, attributes={"Range": reach})
    game.run()
    assert goals(game, ship) == set(others[:count])
    for place in others[count:]:
        assert game.why_not("move", ship, place) == "1E-7.1.5/1"


def test_ships_fly_in_both_directions_in_several_moves_and_unstaffed_ones_do_not():
    """1E-7.1.5/2, 1E-7.1.3/1."""
    game = Orders()
    left, middle, right = row_of(game, 2, 2, 2)
    ship, empty = staffed(game, middle), game.ship(middle)
    game.run()
    assert goals(game, ship) == {left, right}
    assert goals(game, empty) == set()
    assert game.why_not("move", empty, left) == "1E-7.1.3/2"
    for place in (left, right, middle):
        game.do("move", ship, place)
    assert game.state.mark(ship, "range-used") == 8


def test_those_aboard_go_along():
    """1E-7.1.5."""
    game = Orders()
    here, there = row_of(game, 2, 2)
    ship = staffed(game, here)
    tool, spy = game.tool(ship), game.person(ship, player=OPPONENT)
    game.run()
    game.do("move", ship, there)
    assert game.where(tool) == game.where(spy) == (ship, "aboard")


def test_range_is_there_again_in_the_next_turn():
    """1E-7.1.5/1."""
    game = Orders()
    here, there = row_of(game, 8, 8)
    ship = staffed(game, here)
    game.run()
    game.do("move", ship, there)
    assert goals(game, ship) == set()
    game.end_turn()
    game.end_turn()
    assert goals(game, ship) == {here}


def test_each_player_counts_the_end_that_faces_that_player():
    """1E-2.1.0.3/1: at the opponent's mission the opposite end's span."""
    ends = {"end": MissionEnd(span=2, points=Points(30)), "opponent_end": MissionEnd(span=5, points=Points(30))}
    game = Orders()
    here, own, theirs = game.location(), game.location(**ends), game.location(player=OPPONENT, **ends)
    ship = staffed(game, here)
    game.run()
    game.do("move", ship, own)
    assert game.state.mark(ship, "range-used") == 2
    game.do("move", ship, theirs)
    assert game.state.mark(ship, "range-used") == 7


def test_at_a_shared_location_each_player_uses_the_own_card():
    """1E-4.2/8, 1E-2.1.0.3/1."""
    game = Orders()
    here, shared = game.location(), game.location(span=3, player=OPPONENT)
    own = game.invent("Mine", "mission", kind="space", quadrant="Alpha", end=MissionEnd(span=1))
    game.add(own, ME, shared, "mission")
    ship = staffed(game, here)
    game.run()
    game.do("move", ship, shared)
    assert game.state.mark(ship, "range-used") == 1


def test_ships_do_not_move_between_quadrants():
    """1E-7.1.7/1."""
    game = Orders()
    alpha, other = row_of(game, 1, 1)
    gamma = game.location(quadrant="Gamma", span=1)
    ship = staffed(game, alpha)
    game.run()
    assert goals(game, ship) == {other}
    assert game.why_not("move", ship, gamma) == "1E-7.1.7/1"


def test_a_damaged_ship_has_a_range_of_five_at_most():
    """1E-7.5.1.2/1."""
    game = Orders()
    here, near, far = row_of(game, 1, 5, 1)
    ship = staffed(game, here)
    game.put_marks(ship, "damage")
    game.run()
    assert goals(game, ship) == {near}
    assert game.why_not("move", ship, far) == "1E-7.1.5/1"


@pytest.mark.parametrize(("status", "clause"), [("stopped", "1E-10.2.1/2"), ("stasis", "1E-10.2.4/1")])
def test_stopped_ships_and_ships_in_stasis_do_not_fly(status, clause):
    """1E-10.2.1/2, 1E-10.2.4/1."""
    game = Orders()
    here, there = row_of(game, 1, 1)
    ship = staffed(game, here)
    game.put_marks(ship, status)
    game.run()
    assert goals(game, ship) == set()
    assert game.why_not("move", ship, there) == clause


@pytest.mark.parametrize("target", ["same", "nowhere", "card"])
def test_a_ship_moves_to_another_location(target):
    """1E-7.1.5/1, /2."""
    game = Orders()
    here, _ = row_of(game, 1, 1)
    ship = staffed(game, here)
    game.run()
    goal = {"same": here, "nowhere": 0, "card": ship}[target]
    assert game.why_not("move", ship, goal).startswith("1E-7.1.5/")


def test_only_own_ships_fly_and_landed_ones_must_take_off():
    """1E-12.3/2, 1E-7.1.6/1."""
    game = Orders()
    here, there = game.location("planet"), game.location()
    theirs, landed = staffed(game, here, player=OPPONENT), staffed(game, here, role="surface")
    game.run()
    assert game.why_not("move", theirs, there) == "1E-12.3/2"
    assert game.why_not("move", game.facility(here), there) == "1E-12.3/2"
    assert game.why_not("move", landed, there) == "1E-7.1.6/1"


def test_a_text_keeps_a_ship_where_it_is():
    """1E-1.2/1."""
    game = Orders()
    here, there = row_of(game, 1, 1)
    ship = staffed(game, here, texts=(Static(Cards("this"), (Bar(("move",)),)),))
    game.run()
    assert game.why_not("move", ship, there) == "1E-1.2/1"


@pytest.mark.parametrize(("act", "reached"), [("enter", 1), ("pass", 2)])
def test_a_card_on_the_way_stops_ships_that_do_not_meet_what_it_asks(act, reached):
    """1E-1.2/1: a text forbids entering its location or passing it, to ships without Diplomacy aboard."""
    game = Orders()
    here, near, barred, far = row_of(game, 1, 1, 1, 1)
    net = game.invent("Net", "event", Forbids(act, Not(AtLeast(Count(Cards("named", name="target")), 2))))
    game.add(net, OPPONENT, barred, "at")
    ship = staffed(game, here)
    game.run()
    assert goals(game, ship) == {near, barred, far} - set([near, barred, far][reached:])
    assert game.why_not("move", ship, far) == "1E-1.2/1"
    game.happen("discard", game.state.zone(barred, "at")[0])
    assert goals(game, ship) == {near, barred, far}


def test_such_a_card_does_not_reach_phased_ships():
    """1E-7.6/9."""
    game = Orders()
    here, barred, far = row_of(game, 1, 1, 1)
    net = game.invent("Net", "event", Forbids("enter", Not(AtLeast(Count(Cards("named", name="target")), 2))))
    game.add(net, OPPONENT, barred, "at")
    ship = staffed(game, here)
    game.put_marks(ship, "phased")
    game.run()
    assert goals(game, ship) == {barred, far}


def test_a_cloaked_ship_stays_face_down_when_it_flies():
    """1E-7.6/1, 1E-7.6/5: it is at its location for movement."""
    game = Orders()
    here, there = row_of(game, 1, 1)
    ship = staffed(game, here, special_equipment=("Cloaking Device",))
    game.run()
    game.do("cloak", ship, detail="cloak")
    game.do("move", ship, there)
    assert game.where(ship) == (there, "space")
    assert not game.state.cards[ship].face_up
