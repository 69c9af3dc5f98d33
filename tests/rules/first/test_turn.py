"""The turn and who acts between actions, from the clauses of 1E-5.0, 1E-6.1, 1E-7.0 and 1E-8."""

from __future__ import annotations

from spaceline.core import table
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.engine import run
from spaceline.effects.nodes.abilities import Order, Played, When
from spaceline.effects.nodes.effects import Draw
from spaceline.effects.nodes.traits import Filter
from spaceline.rules.first import turn
from tests.support.first_table import ME, OPPONENT, FirstTable


def quiet() -> FirstTable:
    """A table on which both could attempt something."""
    it = FirstTable()
    for player in (ME, OPPONENT):
        for number in (1, 2):
            place = it.location(f"Planet {number} of {player}", owner=player)
            it.person(f"Ann {number} of {player}", place, owner=player)
    return it


def test_the_parts_of_a_turn_come_in_order_and_the_other_player_follows():
    """1E-5.0/1, /2, 1E-8.3/1: card play, orders, draw."""
    it = quiet().begin("unstop")
    assert turn.segment(it.state) == "orders"
    it.do("end-turn")
    assert turn.active_player(it.state) == OPPONENT
    assert [change.player for change in it.happened("draw")] == [ME]
    assert len(it.state.zone(ME, "hand")) == 1


def test_with_an_empty_deck_the_turn_just_ends():
    """1E-8.3/1."""
    it = quiet()
    for card in it.state.zone(ME, "deck"):
        table.move(it.state, card, ME, "discard")
    it.begin().do("end-turn")
    assert turn.active_player(it.state) == OPPONENT
    assert not [change for change in it.happened("draw") if change.player == ME]


def test_stopped_cards_unstop_at_the_start_of_the_next_turn_of_either_player():
    """1E-10.2.1/6."""
    it = quiet()
    ann = it.names["Ann 1 of 1"]
    table.put_mark(it.state, ann, "stopped", 1)
    it.begin().do("end-turn")
    assert turn.active_player(it.state) == OPPONENT
    assert not it.mark(ann, "stopped")


def test_orders_are_the_turn_players():
    """1E-7.0/1, 1E-5.0/12."""
    it = quiet().begin()
    mission = it.names["Planet 1 of 2"]
    place = it.places["Planet 1 of 2"]
    rule = it.state.ruleset.actions["attempt"]
    problem = rule.obstacle(it.state, OPPONENT, turn.Option("attempt", mission, place))
    assert (problem.reason, problem.clause) == ("not-your-turn", "1E-7.0/1")


def test_orders_wait_for_the_card_plays():
    """1E-7.0/1, 1E-5.0/2."""
    it = quiet().begin()
    it.state.frames = [turn.Turn(step="play_cards", player=ME)]
    rule = it.state.ruleset.actions["attempt"]
    option = turn.Option("attempt", it.names["Planet 1 of 1"], it.places["Planet 1 of 1"])
    assert rule.obstacle(it.state, ME, option).reason == "orders-not-begun"


def test_the_opponent_may_act_before_a_turn_ends_in_which_nothing_was_ordered():
    """1E-5.0/12, 1E-6.5.1/1: interrupts may be played then too, and nothing more once the end is announced."""
    it = quiet()
    wish = it.card("Wish", "interrupt", Played(Draw()), parent=OPPONENT, role="hand", owner=OPPONENT)
    it.begin().do("end-turn")
    assert (it.decision.player, it.decision.prompt) == (OPPONENT, "opportunity")
    assert (turn.segment(it.state), turn.active_player(it.state)) == ("orders", ME)
    it.do("play", wish, OPPONENT)
    assert [change.player for change in it.happened("draw")] == [OPPONENT, ME]
    assert it.state.cards[wish].role == "discard"


def test_no_action_begins_while_a_response_to_what_the_rules_settle_is_asked_for():
    """1E-5.0/3: a card that has done its duty is discarded between two actions, and somebody is asked about that."""
    it = quiet()
    about = When("about", "discard", Draw(), subject=Filter())
    it.card("Saver", "event", about, parent=ME, role="table")
    order = it.card("Idea", "event", Order(Draw()), parent=ME, role="table")
    done = it.card("Duty", "event", parent=ME, role="table")
    it.begin()
    rule, option = it.state.ruleset.actions["order"], turn.Option("order", order, detail="0")
    assert rule.obstacle(it.state, ME, option) is None
    request(it.state, Change("discard", (done,), ME))
    run(it.state)
    assert (it.decision.kind, it.decision.player) == ("response", ME)
    assert rule.obstacle(it.state, ME, option).reason == "not-between-actions"
    assert not tuple(rule.offer(it.state, ME))
    it.do("pass")
    assert rule.obstacle(it.state, ME, option) is None
