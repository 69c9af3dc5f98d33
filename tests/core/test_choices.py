"""What decisions allow: every kind has a default and random answers that are legal, and refuses all else."""

import random

import pytest
from hypothesis import given, strategies as st

from spaceline.core.choices import check, confirm, default, in_known_order, only_answer, sample
from spaceline.core.data.decisions import NO, PASS, YES, Answer, Decision, Option, PromptParts, Refusal, Selection

A, B = Option("play", 1001), Option("play", 1002)
DECISIONS = {
    "action": Decision(1, "action", "x", (A, B, PASS)),
    "response": Decision(1, "response", "x", (A, PASS)),
    "option": Decision(1, "option", "x", (A, B)),
    "yes_no": Decision(1, "yes_no", "x", (YES, NO)),
    "player": Decision(1, "player", "x", (Option("player", 1), Option("player", 2))),
    "place": Decision(1, "place", "x", (Option("place", 10), Option("place", 11))),
    "name": Decision(1, "name", "x", (Option("name", detail="a"), Option("name", detail="b"))),
    "number": Decision(1, "number", "x", low=2, high=5),
    "order": Decision(1, "order", "x", selection=Selection((1001, 1002, 1003))),
    "distribution": Decision(1, "distribution", "x", selection=Selection((1001, 1002)), high=4),
    "cards": Decision(1, "cards", "x", selection=Selection((1001, 1002, 1003), 1, 2)),
    "budget": Decision(1, "cards", "x", selection=Selection((1001, 1002, 1003), 2, 9, (5, 1, 2), 6)),
    "groups": Decision(1, "cards", "x", selection=Selection((1001, 1002, 1003), 2, 3, groups=(1, 1, 2))),
    "secret": Decision(1, "secret", "x", selection=Selection((1001, 1002), 0, 1)),
}
WITHOUT_CARDS = [name for name, it in DECISIONS.items() if it.options or it.kind in ("number", "distribution")]
WRONG = {
    "number": [Answer(numbers=(1,)), Answer(numbers=(6,)), Answer(numbers=(2, 3)), Answer()],
    "order": [Answer(cards=(1001, 1002)), Answer(cards=(1001, 1001, 1002)), Answer()],
    "distribution": [Answer(numbers=(4,)), Answer(numbers=(5, -1)), Answer(numbers=(1, 1)), Answer()],
    "cards": [Answer(), Answer(cards=(1001, 1002, 1003)), Answer(cards=(1001, 1001)), Answer(cards=(7,))],
    "budget": [Answer(cards=(1001, 1003)), Answer(cards=(1002,))],
    "groups": [Answer(cards=(1001, 1002))],
    "secret": [Answer(cards=(1001, 1002))],
}
REASONS = {
    *("not-offered", "named-twice", "out-of-range", "wrong-sum", "not-an-order"),
    *("alike", "over-budget", "too-many", "too-few"),
}


@pytest.mark.parametrize("name", DECISIONS)
def test_the_default_and_every_random_answer_are_legal(name):
    decision = DECISIONS[name]
    confirm(decision, default(decision))
    rng = random.Random(1)
    answers = [sample(decision, rng) for _ in range(60)]
    for answer in answers:
        confirm(decision, answer)
    assert len(set(map(repr, answers))) > 1


@pytest.mark.parametrize(("name", "answer"), [(name, answer) for name, found in WRONG.items() for answer in found])
def test_any_other_answer_is_refused_with_a_reason(name, answer):
    with pytest.raises(Refusal) as refused:
        confirm(DECISIONS[name], answer)
    assert refused.value.reason in REASONS
    assert refused.value.sentence


@pytest.mark.parametrize("name", [name for name, decision in DECISIONS.items() if decision.options])
def test_an_option_that_is_not_offered_is_refused(name):
    for answer in (Answer(), Answer(option=Option("no-such")), Answer(cards=(1001,))):
        with pytest.raises(Refusal, match="choices"):
            confirm(DECISIONS[name], answer)


@pytest.mark.parametrize("name", [name for name, decision in DECISIONS.items() if not decision.options])
def test_an_option_is_refused_where_none_is_asked_for(name):
    legal = default(DECISIONS[name])
    with pytest.raises(Refusal, match="choices"):
        confirm(DECISIONS[name], Answer(PASS, legal.cards, legal.numbers))


@pytest.mark.parametrize("name", [name for name in DECISIONS if name not in WITHOUT_CARDS])
def test_cards_come_without_numbers(name):
    confirm_refused(name, Answer(cards=default(DECISIONS[name]).cards, numbers=(1,)))


@pytest.mark.parametrize("name", WITHOUT_CARDS)
def test_options_and_numbers_come_without_cards(name):
    legal = default(DECISIONS[name])
    confirm_refused(name, Answer(legal.option, (1001,), legal.numbers))


@pytest.mark.parametrize("name", [name for name, decision in DECISIONS.items() if decision.options])
def test_options_come_without_numbers(name):
    confirm_refused(name, Answer(default(DECISIONS[name]).option, numbers=(2**70,)))


def confirm_refused(name: str, answer: Answer) -> None:
    """An answer that would be legal but for what stands beside it."""
    with pytest.raises(Refusal) as refused:
        confirm(DECISIONS[name], answer)
    assert refused.value.reason == "not-asked-for"


def test_a_refusal_names_the_rule_that_asks():
    decision = Decision(1, "number", "x", low=1, high=2, clause="toy/9")
    with pytest.raises(Refusal, match=r"from 1 to 2\. \[toy/9\]"):
        confirm(decision, Answer(numbers=(3,)))


def test_the_careless_pass_or_say_no():
    assert default(DECISIONS["action"]) == Answer(option=PASS)
    assert default(DECISIONS["yes_no"]) == Answer(option=NO)
    assert default(DECISIONS["option"]) == Answer(option=A)


def test_a_half_made_choice_says_what_may_be_added_and_what_is_missing():
    selection = DECISIONS["budget"].selection
    nothing = check(selection, ())
    assert (nothing.addable, nothing.total, nothing.missing, nothing.complete) == ((1001, 1002, 1003), 0, 2, False)
    one = check(selection, (1001,))
    assert (one.addable, one.total, one.missing, one.problem) == ((1002,), 5, 1, "too-few")
    assert check(selection, (1001, 1002)).complete
    assert check(selection, (1001, 1003)).problem == "over-budget"


def test_a_card_that_would_leave_too_few_others_cannot_be_added():
    budget = Selection((1, 2, 3), 2, 3, weights=(2, 1, 1), budget=2)
    assert check(budget, ()).addable == (2, 3)
    assert default(Decision(1, "cards", "x", selection=budget)) == Answer(cards=(2, 3))
    groups = Selection((1, 2, 3, 4), 3, 3, weights=(1, 1, 1, 3), groups=(7, 7, 8, 9), budget=5)
    assert check(groups, ()).addable == (1, 2, 3, 4)
    assert check(groups, (1,)).addable == (3, 4)


@given(
    cards=st.lists(st.tuples(st.integers(0, 6), st.integers(1, 4)), min_size=1, max_size=8),
    least=st.integers(0, 4),
    most=st.integers(0, 6),
    budget=st.integers(0, 15),
    use=st.tuples(st.booleans(), st.booleans()),
    seed=st.integers(0, 99),
)
def test_whatever_may_be_added_leads_to_a_legal_choice(cards, least, most, budget, use, seed):
    weights = tuple(weight for weight, _ in cards) if use[0] else ()
    groups = tuple(group for _, group in cards) if use[1] else ()
    selection = Selection(tuple(range(1001, 1001 + len(cards))), least, max(least, most), weights, budget, groups)
    possible = reachable(selection)
    start = check(selection, ())
    if not possible:
        return
    assert set(start.addable) == ({card for choice in possible for card in choice} if selection.most else set())
    decision = Decision(1, "cards", "x", selection=selection)
    confirm(decision, default(decision))
    confirm(decision, sample(decision, random.Random(seed)))
    forced = only_answer(decision)
    if forced is not None:
        confirm(decision, forced)
        assert len(possible) == 1
    if len(possible) == 1 and not selection.least:
        assert forced is not None


def reachable(selection):
    """All legal choices, by trying every set of cards."""
    found = []
    for mask in range(1 << len(selection.cards)):
        chosen = tuple(card for at, card in enumerate(selection.cards) if mask >> at & 1)
        if check(selection, chosen).complete:
            found.append(chosen)
    return found


@pytest.mark.parametrize(
    ("decision", "answer"),
    [
        (Decision(1, "option", "x", (A,)), Answer(option=A)),
        (Decision(1, "number", "x", low=3, high=3), Answer(numbers=(3,))),
        (Decision(1, "order", "x", selection=Selection((1001,))), Answer(cards=(1001,))),
        (Decision(1, "distribution", "x", selection=Selection((1001,)), high=2), Answer(numbers=(2,))),
        (Decision(1, "distribution", "x", selection=Selection(()), high=0), Answer()),
        (Decision(1, "cards", "x", selection=Selection((1001, 1002), 2, 2)), Answer(cards=(1001, 1002))),
        (Decision(1, "cards", "x", selection=Selection((1001,), 0, 0)), Answer()),
        (Decision(1, "cards", "x", selection=Selection((1001,), 0, 1, (5,), 4)), Answer()),
        (Decision(1, "cards", "x"), Answer()),
    ],
)
def test_what_can_be_answered_in_one_way_is_not_asked(decision, answer):
    assert only_answer(decision) == answer
    confirm(decision, answer)


@pytest.mark.parametrize("name", DECISIONS)
def test_what_can_be_answered_in_several_ways_is_asked(name):
    assert only_answer(DECISIONS[name]) is None


def test_options_and_cards_are_put_in_the_order_in_which_their_player_knows_them():
    names = {1001: 5, 1002: 3, 1003: 4, 10: 10, 0: 0}
    options = (Option("play", 1001), PASS, Option("play", 1002), Option("hide", 1003))
    known, place = names.__getitem__, lambda option: (names[option.card], names[option.target])
    sorted_ = in_known_order(Decision(1, "action", "x", options), known, place)
    assert sorted_.options == (Option("play", 1002), Option("play", 1001), PASS, Option("hide", 1003))
    selection = Selection((1001, 1002, 1003), 0, 1, (1, 2, 3), 9, (7, 8, 9))
    sorted_ = in_known_order(Decision(1, "cards", "x", selection=selection), known, place).selection
    assert (sorted_.cards, sorted_.weights, sorted_.groups) == ((1002, 1003, 1001), (2, 3, 1), (0, 1, 2))


@pytest.mark.parametrize("name", ["yes_no", "name", "order", "number"])
def test_an_order_that_means_something_is_kept(name):
    assert in_known_order(DECISIONS[name], lambda entity: -entity, lambda option: (-option.card, 0)) is DECISIONS[name]


@pytest.mark.parametrize(
    ("prompt", "question"),
    [
        ("orders", PromptParts("orders")),
        ("select.those", PromptParts("select", name="those")),
        ("respond.about.begin-battle", PromptParts("respond", "about", "begin-battle")),
    ],
)
def test_the_prompt_of_a_decision_is_taken_apart(prompt, question):
    assert Decision(1, "cards", prompt).question == question
    assert question.prompt == prompt
