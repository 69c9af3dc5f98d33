"""An answer is made of discrete actions: each is legal, none is a dead end, and every answer can be reached."""

import random

import pytest

from spaceline.core.choices import confirm
from spaceline.core.data.decisions import Answer, Decision, Option, Selection
from spaceline.lab.env.choice import ACTIONS, ALL, DONE, MORE, SLOTS, HalfMadeAnswer

CARDS = tuple(range(1001, 1009))
MANY = tuple(Option("seed", 1000 + at) for at in range(600))
DECISIONS = {
    "options": Decision(1, "action", "orders", options=MANY[:5]),
    "pages of options": Decision(1, "action", "orders", options=MANY),
    "a set": Decision(1, "cards", "beam", selection=Selection(CARDS, 1, 6)),
    "exactly three": Decision(1, "cards", "beam", selection=Selection(CARDS, 3, 3)),
    "a budget": Decision(1, "cards", "beam", selection=Selection(CARDS, 0, 8, weights=(1, 2, 3, 4) * 2, budget=6)),
    "groups": Decision(1, "cards", "beam", selection=Selection(CARDS, 2, 4, groups=(1, 1, 2, 2, 3, 3, 4, 4))),
    "pages of cards": Decision(1, "cards", "beam", selection=Selection(tuple(range(1001, 1271)), 2, 270)),
    "an order": Decision(1, "order", "order", selection=Selection(CARDS)),
    "pages of an order": Decision(1, "order", "order", selection=Selection(tuple(range(1001, 1271)))),
    "a number": Decision(1, "number", "value", low=2, high=9),
    "pages of numbers": Decision(1, "number", "value", low=0, high=1000),
    "shares": Decision(1, "distribution", "share", high=7, selection=Selection(CARDS[:3])),
}


def walked(decision, rng):
    """Any answer, and how many actions it took."""
    choice, taken = HalfMadeAnswer(decision), 0
    while isinstance(choice, HalfMadeAnswer):
        assert choice.legal
        assert choice.legal == tuple(sorted(set(choice.legal)))
        choice, taken = choice.after(rng.choice(choice.legal)), taken + 1
    return choice, taken


@pytest.mark.parametrize("name", DECISIONS)
def test_every_way_ends_in_an_answer_that_the_decision_allows(name):
    rng = random.Random(1)
    answers = [walked(DECISIONS[name], rng)[0] for _ in range(8)]
    for answer in answers:
        confirm(DECISIONS[name], answer)
    assert len(set(answers)) > 3


def test_there_is_an_action_for_each_option_on_some_page():
    choice, found = HalfMadeAnswer(DECISIONS["pages of options"]), []
    while True:
        found += [choice.after(action).option for action in choice.legal if action < SLOTS]
        if MORE not in choice.legal:
            break
        choice = choice.after(MORE)
    assert tuple(found) == MANY
    assert choice.page == 2


def test_there_is_no_more_where_nothing_follows():
    assert HalfMadeAnswer(DECISIONS["options"]).legal == tuple(range(5))
    exact = Decision(1, "action", "orders", options=MANY[:SLOTS])
    assert HalfMadeAnswer(exact).legal == tuple(range(SLOTS))
    assert SLOTS + 3 == ACTIONS


def test_cards_keep_their_slots_while_a_set_is_chosen():
    choice = HalfMadeAnswer(DECISIONS["a set"]).after(2)
    assert choice.given == (1003,)
    assert choice.legal == (0, 1, 3, 4, 5, 6, 7, ALL, DONE)
    assert choice.after(DONE) == Answer(cards=(1003,))
    assert choice.after(ALL) == Answer(cards=(1003, 1001, 1002, 1004, 1005, 1006))


def test_a_set_is_not_done_before_there_are_enough():
    choice = HalfMadeAnswer(DECISIONS["exactly three"])
    assert DONE not in choice.legal
    choice = choice.after(0).after(1)
    assert DONE not in choice.legal
    assert choice.after(7) == Answer(cards=(1001, 1002, 1008))


def test_what_is_over_the_budget_is_masked():
    choice = HalfMadeAnswer(DECISIONS["a budget"]).after(3)
    assert [action for action in choice.legal if action < SLOTS] == [0, 1, 4, 5]


def test_the_last_of_an_order_and_the_last_share_are_not_asked_for():
    choice = HalfMadeAnswer(DECISIONS["an order"])
    for action in (7, 6, 5, 4, 3, 2):
        choice = choice.after(action)
    assert choice.after(1) == Answer(cards=tuple(reversed(CARDS)))
    assert HalfMadeAnswer(DECISIONS["shares"]).after(2).after(4) == Answer(numbers=(2, 4, 1))
    assert HalfMadeAnswer(DECISIONS["shares"]).after(7) == Answer(numbers=(7, 0, 0))
