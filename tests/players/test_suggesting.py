"""What is suggested to a person comes from that person's seat alone."""

import pytest

from spaceline.cards.rulesets import ruleset
from spaceline.core.codec import canonical
from spaceline.core.data.decisions import Answer
from spaceline.core.sampling import sample
from spaceline.editions import edition_of
from spaceline.lab.analysis.chances import chance_of, turn_of
from spaceline.players.commander import QuickCommander
from spaceline.players.commander.halving import ComparedAnswers
from spaceline.players.commander.search import TriedAnswer
from spaceline.players.commander.searching import judge_of
from spaceline.players.registry import make_player
from spaceline.players.seat import Seat
from spaceline.players.suggesting import (
    Adviser,
    adviser_in,
    chance_at,
    considered,
    foretelling_in,
    suggestion_of,
)
from tests.contract import first, objectives, second
from tests.players.test_worlds import RULESETS, positions, seat_in

ADVISERS = {"2e-cta2003": "commander", "1e-modern": "heuristic", "objectives": "heuristic"}


def suggested(name, seat, seed=3):
    """What a quick player suggests."""
    player = QuickCommander(seed) if name == "2e-cta2003" else make_player(adviser_in(name), seed)
    return suggestion_of(adviser_in(name), player, seat)


@pytest.mark.parametrize("name", RULESETS)
def test_of_two_games_that_look_the_same_the_same_is_suggested_and_they_are_valued_the_same(name, is_thorough):
    mod = {"2e-cta2003": second, "1e-modern": first, "objectives": objectives}[name]
    pools = second.pools(name) if mod is second else mod.pools()
    differ = searched = 0
    found_in = positions(name, 5, 20)[:: 1 if is_thorough else 3]
    for at, state in enumerate(found_in):
        seat = seat_in(state)
        twin = Seat(sample(state.ruleset, seat.view, at, pools, mod.kind), seat.viewer)
        differ += canonical(twin._state) != canonical(state)
        found = suggested(name, seat)
        assert found == suggested(name, twin)
        assert chance_at(seat) == chance_at(twin)
        searched += bool(found.considered)
    assert differ == len(found_in) >= 7
    assert searched or name != "2e-cta2003"


def test_the_chance_is_that_of_an_analysis_between_attempts_and_nothing_in_one():
    name, told, untold = "2e-cta2003", 0, 0
    for state in positions(name, 3, 45):
        seat = seat_in(state)
        now = chance_at(seat)
        assert now.turn == turn_of(state)
        if now.chance is None:
            untold += 1
            continue
        told += 1
        assert now.chance == pytest.approx(chance_of(state, seat.viewer, judge_of(name)), abs=1e-4)
    assert told > 10
    assert untold


@pytest.mark.parametrize("name", RULESETS)
def test_no_chance_is_told_that_has_not_come_true(name):
    is_told = edition_of(name).key == "second"
    assert (foretelling_in(name) is not None) == is_told
    assert is_told or name != "2e-cta2003"
    state = positions(name, 20, 3)[-1]
    assert is_told or chance_at(seat_in(state)).chance is None


@pytest.mark.parametrize("name", [name for name in ADVISERS if name in RULESETS])
def test_the_commander_advises_where_it_was_measured_and_else_the_officer(name):
    assert adviser_in(name) == ADVISERS[name]


def test_what_the_table_would_draw_is_not_told():
    (state,) = positions("2e-cta2003", 20, 1)
    found = suggestion_of("random", make_player("random", 1), seat_in(state))
    assert found.answer is None
    assert found.considered == ()


def test_an_adviser_says_the_same_of_one_question_however_often_it_is_asked():
    (state,) = positions("2e-cta2003", 20, 1)
    adviser = Adviser(ruleset("2e-cta2003").name, 1)
    found = adviser.suggestion(seat_in(state), 20)
    assert isinstance(found.answer, Answer)
    assert adviser.suggestion(seat_in(state), 20) is found


def compared_to(*values):
    """Answers that came to these values."""
    found = ComparedAnswers([TriedAnswer(Answer(numbers=(at,))) for at in range(len(values))])
    for at, value in enumerate(values):
        found.values[at].extend(value)
    return found


def test_the_best_two_are_told_of_those_that_were_tried_to_the_end():
    found = compared_to([0.2, 0.3], [0.6, 0.7], [0.9])
    found.left = [0, 1]
    assert [(it.answer.numbers, it.chance) for it in considered(found)] == [((1,), 0.65), ((0,), 0.25)]


def test_nothing_is_told_of_trials_that_were_broken_off_or_refused():
    assert considered(compared_to([], [])) == ()
    assert considered(compared_to([0.5, 0.5], [-1.0, -1.0])) == ()
    assert considered(compared_to([0.5, 0.5])) == ()
