"""A computer player that never ends its turn: after so many orders from which nothing lasts, it is ended for it."""

import pytest

from spaceline.core import engine
from spaceline.core.data.decisions import Answer
from spaceline.core.data.leaves import TABLE
from spaceline.hosting.recorded import KeptAnswer
from spaceline.hosting.unending import ENDS, ORDERS, TurnBound, what_lasts
from spaceline.players.registry import make_player
from tests.support.hosted import FIRST, SECOND, hosted

JOURNEYS = ("beam", "walk", "move", "undock", "dock")
SENSIBLE = 6
"""So many turns are played by rules of thumb, until there is somebody who can go anywhere."""


def turns(game):
    return game.session.state.mark(TABLE, "turns")


def begun(ruleset):
    """A game after some sensible turns."""
    game, players = hosted(ruleset, "heuristic", "heuristic"), [make_player("heuristic", seat) for seat in (1, 2)]
    while turns(game) < SENSIBLE or not game.asked:
        assert game.end_due(game.asked) is None
        game.answer(game.asked, players[game.asked - 1].choose(game.seat(game.asked)))
    return game


def journey(game):
    """An order that brings somebody somewhere, another one each time; None where there is none."""
    asked = engine.decision(game.session.state)
    going = [option for option in asked.options if option.kind in JOURNEYS]
    return KeptAnswer(Answer(option=going[game.session.answers % len(going)])) if going else None


def orders_until_ended(game, turn):
    """How many orders were given in each of the turns up to one, where the bound ended it; all of them are journeys."""
    ended, given = {}, 0
    while game.asked and turns(game) < turn:
        player, before = game.asked, turns(game)
        is_order = engine.decision(game.session.state).prompt == "orders"
        end = game.end_due(player)
        assert end == game.end_due(player)
        going = journey(game) if is_order else None
        given += is_order and end is None
        if end is not None:
            ended[turns(game)] = given
            game.answer(player, KeptAnswer(end))
        elif going is not None:
            game.answer(player, going)
        else:
            game.answer_default(player)
        given = given if turns(game) == before else 0
    return ended


@pytest.mark.parametrize("ruleset", [SECOND, FIRST])
def test_a_turn_of_journeys_without_end_is_ended(ruleset):
    """The default answer to a question for an order is an order too, so that a player who is lost ends nothing."""
    ended = orders_until_ended(begun(ruleset), SENSIBLE + 3)
    assert ended
    assert all(ORDERS <= orders < 2 * ORDERS for orders in ended.values())


def test_so_many_orders_are_given_and_no_more():
    game = begun(SECOND)
    bound, state = TurnBound(), game.session.state
    while "orders" not in engine.decision(state).prompt:
        game.answer_default(game.asked)
    for entries in range(2 * ORDERS):
        due = bound.end_due(state, entries)
        assert (due is not None) == (entries >= ORDERS)
        assert due == bound.end_due(state, entries)
    assert due.option.kind in ENDS


def test_what_was_done_before_somebody_went_back_does_not_count():
    game = begun(SECOND)
    bound, state = TurnBound(), game.session.state
    while "orders" not in engine.decision(state).prompt:
        game.answer_default(game.asked)
    for _ in range(3):
        assert all(bound.end_due(state, entries) is None for entries in range(ORDERS))


def test_people_may_go_about_for_as_long_as_they_like():
    game = hosted(SECOND, "person", "person")
    while not any(option.kind in ENDS for option in engine.decision(game.session.state).options):
        game.answer_default(game.asked)
    game.bound.end_due(game.session.state, 0)
    game.bound._idle = 2 * ORDERS
    assert game.bound.end_due(game.session.state, 0) is not None
    assert game.end_due(game.asked) is None


def test_a_card_that_is_played_lasts_and_a_journey_does_not():
    game, seen = hosted(SECOND, "heuristic", "heuristic"), set()
    while len(seen) < 2:
        state = game.session.state.clone()
        asked = engine.decision(state)
        game.answer_default(game.asked)
        if asked.prompt == "beam":
            assert what_lasts(game.session.state) == what_lasts(state)
            seen.add("beam")
        elif asked.options and asked.options[0].kind == "play":
            assert what_lasts(game.session.state) != what_lasts(state)
            seen.add("play")
