"""What Second Edition remembers of ships and their crews is never stale."""

from __future__ import annotations

from spaceline.core import table
from spaceline.core.state import State
from spaceline.rules.second.language.selectors import at_command
from spaceline.rules.second.movement.staffing import is_staffed
from spaceline.rules.second.places import fleet
from spaceline.rules.second.turn import ORDERS, offers
from spaceline.rules.second.values import commands_copy
from tests.support.memory import afresh
from tests.support.tabletop import ME, OPPONENT, Tabletop, person


def crewed() -> Tabletop:
    """A ship with one who staffs it, and somebody else aboard."""
    game = Tabletop("space")
    game.crew({"captain": person(), "stranger": person(affiliation="Kli")})
    game.ready()
    return game


def assert_up_to_date(state: State) -> None:
    """What is remembered of ships, and what is offered by it, is what would be found now."""
    anew = afresh(state)
    assert fleet(state, ME) == fleet(anew, ME)
    assert fleet(state, OPPONENT) == fleet(anew, OPPONENT)
    assert offers(state, ME, ORDERS) == offers(anew, ME, ORDERS)


def test_a_ship_is_staffed_as_long_as_those_who_staff_it_are_aboard_unstopped_and_commanded():
    """2E-moving-a-ship/2, /3, /7."""
    game = crewed()
    state, ship, captain = game.state, game.ship, game.card("captain")
    steps = [
        (True, lambda: None),
        (False, lambda: game.stop("captain")),
        (True, lambda: game.unstop("captain")),
        (False, lambda: table.move(state, captain, game.place, "surface")),
        (True, lambda: table.move(state, captain, ship, "aboard")),
        (False, lambda: table.hand_over(state, captain, OPPONENT)),
        (True, lambda: table.hand_over(state, captain, ME)),
        (False, lambda: table.move(state, captain, ME, "discard")),
    ]
    for is_ready, step in steps:
        step()
        assert is_staffed(state, ship) is is_ready
        assert_up_to_date(state)


def test_a_ship_that_moves_or_changes_hands_is_offered_where_it_is():
    game = crewed()
    state, ship = game.state, game.ship
    goal = next(place for place in state.places if place != game.place)
    before = offers(state, ME, ORDERS)
    for step in (
        lambda: table.move(state, ship, goal, "orbit"),
        lambda: table.put_mark(state, ship, "range-used", 8),
        lambda: table.put_mark(state, ship, "range-used", 0),
        lambda: table.hand_over(state, ship, OPPONENT),
        lambda: table.hand_over(state, ship, ME),
        lambda: game.stop("captain"),
    ):
        step()
        assert_up_to_date(state)
        assert offers(state, ME, ORDERS) != before
        before = offers(state, ME, ORDERS)


def test_what_a_copy_of_the_game_remembers_of_ships_is_its_own():
    game = crewed()
    copy = game.state.clone()
    assert is_staffed(game.state, game.ship)
    table.move(copy, game.card("captain"), game.place, "surface")
    assert not is_staffed(copy, game.ship)
    assert is_staffed(game.state, game.ship)
    for state in (copy, game.state):
        assert_up_to_date(state)


def test_who_is_at_command_follows_stopping_changing_hands_and_leaving_play():
    """2E-stopped/3, /6."""
    game = crewed()
    state, captain = game.state, game.card("captain")
    steps = [
        (ME, lambda: None),
        (0, lambda: game.stop("captain")),
        (ME, lambda: game.unstop("captain")),
        (ME, lambda: table.move(state, captain, game.place, "surface")),
        (OPPONENT, lambda: table.hand_over(state, captain, OPPONENT)),
        (ME, lambda: table.hand_over(state, captain, ME)),
        (0, lambda: table.move(state, captain, ME, "discard")),
        (ME, lambda: table.move(state, captain, game.ship, "aboard")),
        (0, lambda: table.move(state, captain, game.mission, "on") or table.move(state, captain, ME, "hand")),
    ]
    for commander, step in steps:
        step()
        for player in (ME, OPPONENT):
            there = at_command(state, player)
            assert (captain in there) is (player == commander)
            assert there == at_command(afresh(state), player)


def test_a_copy_is_commanded_in_play_only_and_captive_by_its_owner():
    """2E-uniqueness/1, /3."""
    game = crewed()
    state, captain = game.state, game.card("captain")
    places = [
        ({ME}, lambda: None),
        (set(), lambda: table.move(state, captain, ME, "hand")),
        ({OPPONENT}, lambda: table.move(state, captain, game.ship, "aboard", controller=OPPONENT)),
        ({ME}, lambda: table.move(state, captain, OPPONENT, "brig")),
        (set(), lambda: table.move(state, captain, ME, "discard")),
    ]
    for commanders, step in places:
        step()
        assert {player for player in (ME, OPPONENT) if commands_copy(state, player, "captain")} == commanders
