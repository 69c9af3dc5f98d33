"""Walks in circles are noticed, and nothing else is taken for one."""

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.core import table
from spaceline.core.codec import load
from spaceline.core.data.leaves import TABLE
from spaceline.lab.circling import ORDERS_A_TURN, Circling
from spaceline.lab.matches import MatchLimits, play_match
from spaceline.lab.simulation import ready_to_play
from tests.support.playing import ME, PlayTable, person


@pytest.fixture
def game():
    it = PlayTable("space")
    it.add("hero", person(), ship=it.ship)
    it.ready()
    return it


def looks(game, times=1):
    seen = Circling()
    return [seen.look(game.state) for _ in range(times)]


def test_the_same_position_twice_in_a_turn_is_a_circle(game):
    first, second = looks(game, 2)
    assert not first
    assert "comes back to a position, at its order 2" in second


@pytest.mark.parametrize(
    ("change", "gets_on"),
    [
        (lambda game: table.put_mark(game.state, game.ship, "range-used", 4), False),
        (lambda game: table.put_mark(game.state, game.card("hero"), "stopped", 1), True),
        (lambda game: table.move(game.state, game.card("hero"), game.place, "surface"), True),
        (lambda game: table.put_mark(game.state, TABLE, "turns", 9), True),
    ],
)
def test_range_that_is_used_is_no_progress_but_all_else_is(game, change, gets_on):
    seen = Circling()
    assert not seen.look(game.state)
    change(game)
    assert (seen.look(game.state) == "") == gets_on


def test_orders_without_end_are_noticed_whatever_else_they_change(game):
    seen = Circling()
    found = []
    for number in range(ORDERS_A_TURN + 1):
        table.put_mark(game.state, ME, "points", number)
        found.append(seen.look(game.state))
    assert not any(found[:-1])
    assert found[-1].endswith(f"{ORDERS_A_TURN + 1} orders")
    assert seen.longest == ORDERS_A_TURN + 1


def test_a_game_that_walks_in_circles_is_given_up_with_its_position():
    decks = list(ready_to_play(ruleset()).values())[:2]
    result = play_match(ruleset(), decks, ("random", "random"), 4, MatchLimits(circles=True))
    assert "comes back to a position" in result.error
    assert load(ruleset(), result.position).mark(TABLE, "turns") > 0
    assert play_match(ruleset(), decks, ("random", "random"), 4).is_finished
