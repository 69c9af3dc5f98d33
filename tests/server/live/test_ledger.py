"""What the load generator holds against a server that was killed: nothing that was acknowledged may be missing."""

import pytest
from msgspec.structs import replace

from benchmarks.ledger import Ledger
from spaceline.core.data.decisions import Answer, Option
from spaceline.core.data.records import Answered, Left
from spaceline.presentation.model.prompts import Prompt
from spaceline.server.wire.messages import Given

FIRST = Prompt(number=4, kind="action", name="orders", question="What now?", choices=(), pick=None)
NEXT = replace(FIRST, number=5)
PLAY, CARDS = Given(option=("play", 7, 0, "x")), Given(cards=(3, 9))
PLAYED, CHOSEN = Answered(1, Answer(Option("play", 31, 0, "x"))), Answered(1, Answer(cards=(33, 39)))
OTHERS = Answered(2, Answer(Option("pass")))


@pytest.fixture
def ledger():
    """Of a seat that gave two answers, both of which were acknowledged."""
    found = Ledger(1)
    for prompt, given in ((FIRST, PLAY), (NEXT, CARDS)):
        found.asks(prompt)
        found.gives(given)
        found.acknowledged()
    return found


def test_a_record_with_all_answers_in_order_is_right(ledger):
    assert ledger.missing((PLAYED, OTHERS, CHOSEN, Left(2))) == ""


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        ((PLAYED, OTHERS), "gave 2 answers, and the record has 1"),
        ((PLAYED, CHOSEN, CHOSEN), "gave 2 answers, and the record has 3"),
        ((CHOSEN, PLAYED), "answer 1"),
        ((PLAYED, Answered(1, Answer(cards=(33,)))), "answer 2"),
        ((Answered(1, Answer(Option("play", 31, 0, "y"))), CHOSEN), "answer 1"),
    ],
)
def test_a_record_without_them_is_wrong(ledger, entries, said):
    assert said in ledger.missing(entries)


def test_the_question_that_was_open_is_open_again(ledger):
    ledger.asks(FIRST)
    assert ledger.comes_back(FIRST) == ""
    assert "now there is nothing" in ledger.comes_back(None)
    ledger.asks(FIRST)
    assert "now there is orders" in ledger.comes_back(NEXT)


def test_an_answer_to_which_nothing_was_said_is_taken_or_not(ledger):
    ledger.asks(FIRST)
    ledger.gives(PLAY)
    assert ledger.comes_back(FIRST) == ""
    assert (len(ledger.taken), ledger.unsaid) == (2, 0)
    ledger.gives(PLAY)
    assert ledger.comes_back(NEXT) == ""
    assert (ledger.taken[2:], ledger.unsaid) == ([(PLAY, PLAY)], 1)


def test_an_answer_that_was_on_its_way_may_be_taken_after_the_same_question_was_seen_again(ledger):
    ledger.asks(FIRST)
    ledger.gives(PLAY)
    assert ledger.comes_back(FIRST) == ""
    assert ledger.comes_back(NEXT) == ""
    assert ledger.missing((PLAYED, CHOSEN, PLAYED)) == ""
    assert "answer 3" in ledger.missing((PLAYED, CHOSEN, CHOSEN))


def test_an_answer_that_was_refused_is_not_taken(ledger):
    ledger.asks(FIRST)
    ledger.gives(PLAY)
    ledger.refused()
    assert "now there is orders" in ledger.comes_back(NEXT)
    assert len(ledger.taken) == 2


def test_a_question_does_not_turn_into_another_one_or_an_earlier_one(ledger):
    ledger.asks(NEXT)
    for other in (FIRST, replace(NEXT, question="What else?")):
        ledger.asks(NEXT)
        ledger.gives(PLAY)
        assert "question 5 was open" in ledger.comes_back(other)


def test_what_was_refused_is_not_taken_and_its_question_stays_open(ledger):
    ledger.asks(FIRST)
    ledger.gives(PLAY)
    ledger.refused()
    assert ledger.comes_back(FIRST) == ""
    assert (len(ledger.taken), ledger.unsaid) == (2, 0)
    ledger.gives(PLAY)
    ledger.refused()
    assert "now there is orders" in ledger.comes_back(NEXT)


@pytest.mark.parametrize("taken", [PLAYED, Answered(1, Answer(Option("play", 31, 0, "y")))])
def test_of_two_answers_at_once_over_lines_that_are_lost_either_may_be_taken(ledger, taken):
    other = Given(option=("play", 7, 0, "y"))
    ledger.asks(FIRST)
    ledger.gives_at_once(PLAY, other)
    assert ledger.comes_back(NEXT) == ""
    assert (ledger.missing((PLAYED, CHOSEN, taken)), ledger.unsaid) == ("", 1)
    assert "answer 3" in ledger.missing((PLAYED, CHOSEN, CHOSEN))


def test_of_two_answers_at_once_the_one_that_is_acknowledged_is_taken(ledger):
    ledger.asks(FIRST)
    ledger.gives_at_once(CARDS, PLAY)
    ledger.gives(PLAY)
    ledger.acknowledged()
    assert (ledger.missing((PLAYED, CHOSEN, PLAYED)), ledger.unheard) == ("", [])
    assert "answer 3" in ledger.missing((PLAYED, CHOSEN, CHOSEN))
