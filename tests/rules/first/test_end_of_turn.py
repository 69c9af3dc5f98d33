"""The end of the turn (1E-8.0, 1E-8.1, 1E-G:turn): matters in the order that the turn player likes, then the draw."""

import random

import pytest
from msgspec.structs import replace

from spaceline.core import engine, table
from spaceline.core.choices import sample
from spaceline.core.data.decisions import Option
from spaceline.effects.nodes.abilities import Countdown, When
from spaceline.effects.nodes.effects import Destroy, Draw, Repair, Score
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.traits import like
from spaceline.effects.phrases import some_are
from tests.contract.checks import contract
from tests.support.first_hand import HandTable
from tests.support.first_table import ME, OPPONENT

ENDS = "end-of-turn"


def at_end(*effects, whose="you", must=True, test=None):
    """A text of the end of a turn."""
    (effect,) = effects
    return When("when", "end_turn", effect, whose, optional=not must, test=test)


def ending(it):
    """Let the turn of player 1 end, up to the first question about it."""
    it.to_orders().do("end-turn")
    return it


def matters(it):
    """What may be seen to next."""
    assert (it.decision.player, it.decision.prompt, it.decision.clause) == (ME, ENDS, "1E-8.0/1")
    return {(option.kind, option.card) for option in it.decision.options}


def with_countdown(**turned):
    """A countdown that is over with this turn, and a text that counts the cards in play."""
    it = HandTable(turned=turned)
    bomb = it.in_play("Bomb", "event", countdown=1)
    count = it.in_play("Count", "event", at_end(Score(5), test=some_are(Cards("table", filter=like(titles=("Bomb",))))))
    return it, bomb, count


@pytest.mark.parametrize(("first", "points"), [("expire", 0), ("respond", 5)])
def test_the_turn_player_puts_texts_and_countdowns_in_order(first, points):
    """1E-8.0/1, 1E-G:turn/3: a text that looks for a card counts it, or not any more."""
    it, bomb, count = with_countdown()
    other = it.in_play("Other", "event", at_end(Score(1)))
    ending(it)
    assert matters(it) == {("expire", bomb), ("respond", count), ("respond", other)}
    if first == "expire":
        it.do("expire", bomb)
    else:
        it.do("respond", count, detail="0")
        it.do("expire", bomb)
    assert it.role(bomb) == "discard"
    assert it.mark(ME, "points") == points + 1
    assert it.mark(OPPONENT, "points") == 0


def test_a_single_matter_is_seen_to_without_a_question():
    """1E-8.1/1: and the number of a countdown that goes on goes down by itself."""
    it = HandTable()
    bomb, clock = it.in_play("Bomb", "event", countdown=1), it.in_play("Clock", "event", countdown=3)
    ending(it)
    assert it.decision.prompt != ENDS
    assert it.role(bomb) == "discard"
    assert it.mark(clock, "countdown") == 2


@pytest.mark.parametrize("first", ["expire", "repair"])
def test_repairs_come_before_or_after_other_matters(first):
    """1E-8.0/1, 1E-7.5.2/2: whoever repairs first has nothing left to lose to what harms damaged ships."""
    it = HandTable()
    ship = it.ship("Ship", it.outpost, role="docked")
    harm = When(
        "about", "expire", Destroy(Cards("command", filter=like(types=("ship",), damaged=True))), optional=False
    )
    bomb = it.in_play("Bomb", "event", harm, countdown=1)
    for name, number in (("damage", 1), ("in-dock", 1), ("docked-turns", 1)):
        it.state.marks[ship, name] = number
    ending(it)
    assert matters(it) == {("expire", bomb), ("repair", 0)}
    it.do(first, bomb if first == "expire" else 0)
    assert it.role(ship) == ("discard" if first == "expire" else "docked")
    assert it.role(bomb) == "discard"
    assert not it.mark(ship, "damage")


def test_texts_of_the_opponent_that_must_be_carried_out_are_put_in_order_too():
    """1E-8.0/1, 1E-G:turn/3: the one whose turn it is orders the matters of both sides."""
    it, bomb, count = with_countdown()
    theirs = it.in_play("Theirs", "event", at_end(Score(7), whose="anyone"), owner=OPPONENT)
    it.in_play("Quiet", "event", at_end(Score(9)), owner=OPPONENT)
    ending(it)
    assert matters(it) == {("expire", bomb), ("respond", count), ("respond", theirs)}
    it.do("respond", theirs, detail="0")
    it.do("expire", bomb)
    assert it.mark(OPPONENT, "points") == 7
    assert it.mark(ME, "points") == 0


def test_what_may_be_left_out_is_asked_for_until_it_is_passed():
    """1E-G:turn/1: a text that says so is no duty."""
    it = HandTable()
    may = it.in_play("May", "event", at_end(Score(2), must=False))
    must = [it.in_play(f"Must {number}", "event", at_end(Score(1))) for number in (1, 2)]
    ending(it)
    assert Option("pass") not in it.decision.options
    for card in must:
        it.do("respond", card, detail="0")
    assert {option.kind for option in it.decision.options} == {"respond", "pass"}
    assert it.decision.options[0].card == may
    it.let_pass()
    assert it.decision.prompt != ENDS
    assert it.mark(ME, "points") == 2


def test_what_the_opponent_may_do_comes_after_the_matters_in_order():
    """1E-G:turn/3, 1E-5.0/12."""
    it = HandTable()
    it.in_play("Mine", "event", at_end(Score(1)))
    theirs = it.in_play("Theirs", "event", at_end(Score(7), whose="anyone", must=False), owner=OPPONENT)
    ending(it)
    assert (it.decision.player, it.mark(ME, "points")) == (OPPONENT, 1)
    assert [option.card for option in it.offers("respond")] == [theirs]
    it.do("respond", theirs, detail="0")
    assert it.mark(OPPONENT, "points") == 7


def test_the_draw_comes_last_and_extra_cards_with_it():
    """1E-8.0/1, 1E-8.3/1, 1E-G:turn/4: nobody is asked whether the extra card comes before another matter."""
    it = HandTable()
    card = it.in_play("Drawing", "event", at_end(Draw()))
    it.in_play("Other", "event", at_end(Score(1)))
    hand = len(it.state.zone(ME, "hand"))
    ending(it)
    assert it.role(card) == "table"
    told = [event.change.verb for event in it.events if event.change.verb in ("score", "draw", "pass_turn")]
    assert told == ["score", "draw", "draw", "pass_turn"]
    assert len(it.state.zone(ME, "hand")) == hand + 2


def test_two_copies_do_the_same_once_at_the_end_of_a_turn():
    """1E-G:cumulative/2: all that is done at the end of a turn is done at the same time."""
    it = HandTable()
    for _ in range(2):
        it.in_play("Copy", "event", at_end(Score(3)))
    ending(it)
    if it.decision.prompt == ENDS:
        it.do("respond", it.decision.options[0].card, detail="0")
    assert it.mark(ME, "points") == 3


def test_nothing_is_asked_in_the_turn_of_the_other_player():
    """1E-8.1/1: countdowns are those of the owner's turns, texts those of their player's."""
    it, bomb, _ = with_countdown()
    it.to_orders(OPPONENT)
    while it.decision.prompt == "opportunity":
        it.let_pass()
    assert (it.decision.player, it.decision.prompt) == (ME, "card-plays"), "the turn without orders is over"
    assert it.role(bomb) == "table"
    assert it.mark(ME, "points") == 0


def test_a_countdown_in_full_turns_is_put_in_order_as_well():
    """1E-12.2/2."""
    it = HandTable()
    slow = it.in_play("Slow", "event", Countdown(1))
    mend = it.in_play("Mend", "event", at_end(Repair(Cards("command", filter=like(types=("ship",))))))
    it.in_play("More", "event", at_end(Score(1)))
    ending(it)
    assert ("expire", slow) not in matters(it), "the turn in progress is no full turn"
    it.do("respond", mend, detail="0")
    it.state.marks[slow, "countdown"] = 1
    ending(it)
    assert ("expire", slow) in matters(it)


def busy():
    """Both players have open and hidden cards that do something at the end of turns."""
    it = HandTable()
    theirs = it.facility("Theirs", it.location("Farther"), owner=OPPONENT)
    for owner, base in ((ME, it.outpost), (OPPONENT, theirs)):
        for must in (True, False):
            person = it.person(f"Ann {owner} {must}", base, at_end(Score(1), whose="anyone", must=must), owner=owner)
            plain = it.person(f"Bob {owner} {must}", base, owner=owner)
            assert not it.state.cards[person].face_up
            assert not it.state.cards[plain].face_up
            it.in_play(f"Tide {owner} {must}", "event", at_end(Score(1), whose="anyone", must=must), owner=owner)
        it.hold(f"Last {owner}", "interrupt", at_end(Draw(), whose="anyone", must=False), owner=owner)
        it.in_play(f"Bomb {owner}", "event", owner=owner, countdown=2)
    return it


def what_it_might_be(owner, role, in_play):
    """Of a hidden card: people lie aboard, anything else in piles."""
    return "personnel" if role in ("aboard", "surface") else "deck"


@pytest.mark.sampled
@pytest.mark.parametrize("seed", range(3))
def test_the_matters_of_the_end_tell_nothing_of_what_is_hidden(seed):
    """1E-12.12/2: neither that somebody is asked nor what there is to choose from."""
    it, rng, asked_at = busy(), random.Random(seed), set()
    people = [id for id, card in it.definitions.items() if card.type == "personnel" and card.title]
    known = {"personnel": people, "deck": [id for id, card in it.definitions.items() if card.type == "interrupt"]}
    table.put_mark(it.state, ME, "points", -500)
    table.put_mark(it.state, OPPONENT, "points", -500)
    it.to_orders()
    for step in range(60):
        asked = engine.decision(it.state)
        if asked is None:
            break
        if asked.prompt.startswith((ENDS, "respond")):
            asked_at.add((asked.prompt.partition(".")[0], asked.player))
            contract(it.state, known, what_it_might_be, seed=step)
        engine.answer(it.state, sample(asked, rng))
    assert {(ENDS, ME), (ENDS, OPPONENT), ("respond", ME), ("respond", OPPONENT)} <= asked_at


@pytest.mark.parametrize("swapped", [False, True])
def test_of_two_copies_the_one_is_offered_that_the_player_has_known_longer(swapped):
    """1E-12.9/1: which of them it is must tell nothing that the player does not know."""
    it = HandTable()
    same = at_end(Score(1))
    tolls = it.in_play("Toll", "event", same), it.in_play("Toll", "event", same)
    it.in_play("Other", "event", at_end(Score(2)))
    if swapped:
        first, second = (it.state.cards[card] for card in tolls)
        it.state.cards[tolls[0]] = replace(first, handles=second.handles)
        it.state.cards[tolls[1]] = replace(second, handles=first.handles)
    ending(it)
    assert ("respond", tolls[swapped]) in matters(it)
    assert ("respond", tolls[not swapped]) not in matters(it)
