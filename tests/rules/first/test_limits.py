"""Limits of use, cumulative effects, the order of modifiers and leaving play (1E-6.4, 1E-12.7 to 1E-12.11)."""

from __future__ import annotations

import pytest

from spaceline.core import table
from spaceline.effects.nodes.abilities import Cumulative, Order, Played, Static, When
from spaceline.effects.nodes.effects import Destroy, Draw, Nullify, Score
from spaceline.effects.nodes.modifiers import Fix, Multiply, Raise
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.traits import like
from spaceline.rules.first.values import attribute
from tests.support.first_hand import ME, OPPONENT, HandTable

ONCE_A_TURN, ONCE_A_GAME = Order(Draw(), limit="turn"), Order(Draw(), limit="game")
SHIPS = Cards("command", filter=like(types=("ship",)))


def test_once_per_game_counts_for_all_copies():
    """1E-12.8/1: universal ones included."""
    it = HandTable()
    first, second = (it.in_play("Log", "event", ONCE_A_GAME) for _ in range(2))
    it.to_orders().do("order", first, detail="0")
    assert it.refused("order", second, detail="0") == ("used-this-game", "1E-12.8/1")


def test_a_use_that_is_cancelled_is_used_up():
    """1E-G:cancel/1: nothing comes of it, and the card whose text it is stays."""
    it = HandTable()
    log = it.in_play("Log", "event", ONCE_A_TURN)
    veto = When("action", "action-order", Nullify(), "anyone", like(types=("event",)), optional=False)
    it.in_play("Veto", "event", veto, owner=OPPONENT)
    before = len(it.state.zone(ME, "hand"))
    it.to_orders().do("order", log, detail="0")
    assert it.state.cards[log].role == "table"
    assert len(it.state.zone(ME, "hand")) == before
    assert it.refused("order", log, detail="0") == ("used-this-turn", "1E-12.8/2")


def test_once_per_game_is_used_once_by_each_player():
    """1E-12.8/1."""
    it = HandTable()
    first = it.in_play("Log", "event", ONCE_A_GAME)
    theirs = it.in_play("Log", "event", ONCE_A_GAME, owner=OPPONENT)
    it.to_orders().do("order", first, detail="0")
    it.hold("Any Time", "interrupt", Played(Draw()), owner=OPPONENT)
    it.to_orders(OPPONENT)
    assert theirs in [option.card for option in it.offers("order")]


def test_another_card_with_the_same_text_has_its_own_limit():
    """1E-12.8/1."""
    it = HandTable()
    first, other = it.in_play("Log", "event", ONCE_A_GAME), it.in_play("Diary", "event", ONCE_A_GAME)
    it.to_orders().do("order", first, detail="0")
    assert [option.card for option in it.offers("order")] == [other]


@pytest.mark.parametrize("uniqueness", ["unique", "universal"])
def test_once_each_turn_counts_for_all_copies_of_a_card_without_the_icon(uniqueness):
    """1E-12.8/2, 1E-G:once-per-turn/1: an event is universal by its type, which is no icon on it."""
    it = HandTable()
    first, second = (it.in_play("Log", "event", ONCE_A_TURN, uniqueness=uniqueness) for _ in range(2))
    it.to_orders().do("order", first, detail="0")
    assert it.refused("order", second, detail="0") == ("used-this-turn", "1E-12.8/2")


@pytest.mark.parametrize(("switch", "allowed"), [("each-copy", True), ("all-copies", False)])
def test_each_copy_of_a_universal_card_is_used_once_each_turn(switch, allowed):
    """1E-12.8/2, ambiguity 6: the switch says whether the copies share the use."""
    it = HandTable(turned={"once-per-turn": switch})
    where = {"parent": it.planet, "role": "surface", "affiliations": ("Fed",)}
    first, second = (it.card("Clerk", "personnel", ONCE_A_TURN, **where) for _ in range(2))
    it.to_orders().do("order", first, detail="0")
    assert [option.card for option in it.offers("order")] == ([second] if allowed else [])
    assert it.refused("order", first, detail="0") == ("used-this-turn", "1E-12.8/2")


def test_uses_in_a_turn_begin_anew_with_the_next():
    """1E-12.8/2."""
    it = HandTable()
    first = it.in_play("Log", "event", ONCE_A_TURN, uniqueness="unique")
    it.to_orders().do("order", first, detail="0")
    it.hold("Any Time", "interrupt", Played(Draw()), owner=OPPONENT)
    it.do("end-turn")
    while it.decision.prompt != "orders" or it.decision.player != ME:
        ends = [o for o in it.decision.options if o.kind in ("pass", "end-play", "end-turn")]
        it.do(ends[0].kind)
    assert [option.card for option in it.offers("order")] == [first]


def test_a_response_once_each_turn():
    """1E-12.8/2."""
    it = HandTable()
    text = When("just", "draw", Score(1), "you", optional=False, limit="turn")
    it.in_play("Bounty", "event", text, uniqueness="unique")
    more = it.hold("More", "interrupt", Played(Draw()))
    it.to_play().play(it.idle)
    it.play(more)
    assert it.mark(ME, "points") == 1


def test_copies_do_not_multiply_an_effect_on_one_target():
    """1E-12.9/1."""
    it = HandTable()
    ship = it.ship("Ship", it.planet, range=6)
    for _ in range(2):
        it.in_play("Booster", "event", Static(SHIPS, (Raise(("Range",), 3),)))
    it.to_orders()
    assert attribute(it.state, ship, "Range") == 9


def test_cumulative_copies_add_up():
    """1E-12.9/1."""
    it = HandTable()
    ship = it.ship("Ship", it.planet, range=6)
    for _ in range(3):
        it.in_play("Booster", "event", Static(SHIPS, (Raise(("Range",), 2),)), Cumulative())
    it.to_orders()
    assert attribute(it.state, ship, "Range") == 12


def test_different_cards_add_up():
    """1E-12.9/1."""
    it = HandTable()
    ship = it.ship("Ship", it.planet, range=6)
    for title in ("Booster", "Injector"):
        it.in_play(title, "event", Static(SHIPS, (Raise(("Range",), 2),)))
    it.to_orders()
    assert attribute(it.state, ship, "Range") == 10


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_set_then_add_then_multiply(order):
    """1E-12.11/1: in whatever order the cards came."""
    it = HandTable()
    ship = it.ship("Ship", it.planet, range=8)
    texts = (Fix(("Range",), 5), Raise(("Range",), 2), Multiply(("Range",), 2))
    for at in order:
        it.in_play(f"Text {at}", "event", Static(SHIPS, (texts[at],)))
    it.to_orders()
    assert attribute(it.state, ship, "Range") == 14


def test_a_card_that_leaves_play_goes_to_its_owners_discard_pile():
    """1E-6.4/1: whoever controls it; another copy of a unique card may then be played."""
    it = HandTable()
    relic = it.in_play("Rare", "event", uniqueness="unique")
    table.hand_over(it.state, relic, OPPONENT)
    copy = it.hold("Rare", "event", uniqueness="unique")
    target = Cards("table", of="anyone", filter=like(titles=("Rare",)))
    breaker = it.hold("Breaker", "interrupt", Played(Destroy(target)))
    it.to_play()
    assert it.refused("play", copy, ME) == ("unique-in-play", "1E-6.2/3")
    it.play(breaker)
    assert it.state.zone(ME, "discard") == (breaker, relic)
    it.play(copy)
    assert it.role(copy) == "table"


def test_what_lies_on_a_card_leaves_play_with_it():
    """1E-6.4/5: each to its own owner."""
    it = HandTable()
    ship = it.ship("Ship", it.planet)
    mine = it.card("Mine", "event", parent=ship, role="on")
    theirs = it.card("Theirs", "event", parent=ship, role="on", owner=OPPONENT)
    breaker = it.hold("Breaker", "interrupt", Played(Destroy(SHIPS)))
    it.to_play().play(breaker)
    assert it.role(ship) == "discard"
    assert mine in it.state.zone(ME, "discard")
    assert theirs in it.state.zone(OPPONENT, "discard")


def test_nothing_is_discarded_without_a_rule_that_allows_it():
    """1E-6.4/2: there is no such action."""
    it = HandTable()
    it.to_play()
    assert "discard" not in it.state.ruleset.actions
    assert {option.kind for option in it.decision.options} <= set(it.state.ruleset.actions)
