"""The arithmetic of clocks: time belongs to players, runs on, and tells nothing that is not seen."""

import pytest

from spaceline.core.data.decisions import Answer
from spaceline.core.data.records import Answered, Left
from spaceline.hosting.clocks import (
    CORRESPONDENCE,
    DAY,
    GRACE,
    LIVE,
    MINUTE,
    MOST,
    NOBODY,
    SECOND,
    SHORT,
    UNCOUNTED,
    AskedPerson,
    Clocks,
    TimeControl,
    begun,
)

TEN_MINUTES = TimeControl(LIVE, 600, increment=10)
THREE_DAYS = TimeControl(CORRESPONDENCE, 3 * 86_400)
HOUR = 60 * MINUTE


def clocks_of(control=TEN_MINUTES, players=(1, 2), now=0) -> Clocks:
    return begun(control, players, (), now)


def seen(player, entries=0) -> AskedPerson:
    return AskedPerson(player, is_seen=True, entries=entries)


def unseen(player, entries=0) -> AskedPerson:
    return AskedPerson(player, is_seen=False, entries=entries)


def answers(clocks, asked, after, control=TEN_MINUTES) -> None:
    """Somebody answers by hand after so long, and is asked the next question."""
    clocks.count(asked, clocks.at + after)
    clocks.reward(control, asked)
    clocks.ask(asked)


def by_hand(*players) -> list[Answered | Left]:
    return [Answered(player, Answer()) for player in players]


def shown(clocks, asked, player, viewer, control=TEN_MINUTES) -> int | None:
    reading = clocks.reading(control, asked, player, viewer)
    return None if reading is None else reading.left(clocks.at)


def test_time_runs_for_whoever_is_asked_and_for_nobody_else():
    clocks = clocks_of()
    clocks.count(seen(1), 90 * SECOND)
    assert clocks.left == {1: 510 * SECOND, 2: 600 * SECOND}
    clocks.count(NOBODY, 5 * MINUTE)
    assert clocks.left == {1: 510 * SECOND, 2: 600 * SECOND}


def test_an_answer_by_hand_brings_the_increment():
    clocks = clocks_of()
    answers(clocks, seen(1), 25 * SECOND)
    assert clocks.left[1] == 585 * SECOND


def test_an_answer_that_is_given_again_after_going_back_brings_nothing():
    clocks = clocks_of()
    answers(clocks, seen(1), SECOND)
    left = clocks.left[1]
    for again in range(5):
        clocks.count(seen(1), clocks.at + SECOND)
        clocks.went_back(1, ())
        clocks.ask(seen(1))
        answers(clocks, seen(1), SECOND)
        assert clocks.left[1] == left - (2 * again + 2) * SECOND
    answers(clocks, seen(1), 0)
    assert clocks.left[1] == left, "an answer beyond brings time again"


def test_going_back_gives_no_time_back():
    clocks = clocks_of()
    answers(clocks, seen(1), 5 * MINUTE)
    clocks.went_back(1, ())
    assert clocks.left[1] == 310 * SECOND


def test_whose_answers_others_took_back_is_given_time_for_them_anew():
    clocks = clocks_of(THREE_DAYS)
    answers(clocks, seen(1), HOUR, THREE_DAYS)
    answers(clocks, seen(2), HOUR, THREE_DAYS)
    clocks.went_back(1, ())
    answers(clocks, seen(1), HOUR, THREE_DAYS)
    answers(clocks, seen(2), 2 * DAY, THREE_DAYS)
    assert clocks.left == {1: 3 * DAY - HOUR, 2: 3 * DAY}


def test_answers_that_brought_nothing_are_none_of_a_player_who_comes_later():
    clocks = begun(TEN_MINUTES, (1, 2), [*by_hand(1, 1, 2), Answered(1, Answer(), by_auto_answer=True), Left(3)], 0)
    assert clocks.by_hand == {1: 2, 2: 1}
    answers(clocks, seen(1), 0)
    assert clocks.left[1] == 610 * SECOND


def test_by_correspondence_each_answer_has_all_the_time():
    clocks = clocks_of(THREE_DAYS)
    answers(clocks, seen(1), 2 * DAY, THREE_DAYS)
    assert clocks.left[1] == 3 * DAY
    for _ in range(4):
        clocks.count(seen(1), clocks.at + 12 * HOUR)
        clocks.went_back(1, ())
        clocks.ask(seen(1))
        answers(clocks, seen(1), 0, THREE_DAYS)
    assert clocks.left[1] == DAY, "not for one that is given again and again"


def test_by_correspondence_a_response_of_days_leaves_all_the_time_for_the_next_answer():
    clocks = clocks_of(THREE_DAYS, (1, 2, 3))
    answers(clocks, unseen(2), 2 * DAY, THREE_DAYS)
    assert [shown(clocks, seen(2), 2, viewer, THREE_DAYS) for viewer in (1, 2, 3)] == [3 * DAY] * 3


def test_a_question_that_others_do_not_see_takes_no_time_at_its_beginning():
    clocks = clocks_of()
    answers(clocks, unseen(2), UNCOUNTED)
    assert clocks.left[2] == 600 * SECOND
    clocks.count(unseen(2), clocks.at + UNCOUNTED + 7 * SECOND)
    assert clocks.left[2] == 593 * SECOND


def test_what_is_stored_in_the_middle_of_a_question_begins_nothing_anew():
    clocks = clocks_of()
    for moment in range(1, 11):
        clocks.count(unseen(2), moment * SECOND)
    assert clocks.left[2] == 593 * SECOND


def test_a_question_that_others_do_not_see_brings_no_increment():
    clocks = clocks_of()
    answers(clocks, unseen(2), SECOND)
    assert clocks.left[2] == 600 * SECOND
    answers(clocks, unseen(2), 5 * SECOND, THREE_DAYS)
    assert clocks.left[2] == 3 * DAY, "but the time for the next answer, where it has a time of its own"


@pytest.mark.parametrize("control", [TEN_MINUTES, THREE_DAYS])
@pytest.mark.parametrize("viewer", [0, 1])
def test_others_see_the_same_whether_a_response_was_asked_for_or_not(control, viewer):
    """Within the pause not even the next open question of the one who was asked tells it."""
    readings = []
    for asked in (unseen(2, 1), NOBODY):
        clocks = clocks_of(control)
        answers(clocks, seen(1, 0), 20 * SECOND, control)
        clocks.ask(asked)
        clocks.count(asked, clocks.at + 2 * SECOND)
        if asked.player:
            clocks.reward(control, asked)
        during = [clocks.reading(control, asked, player, viewer) for player in (1, 2)]
        clocks.ask(seen(2, 3))
        readings.append((during, [clocks.reading(control, seen(2, 3), player, viewer) for player in (1, 2)]))
    assert readings[0] == readings[1]


def test_what_a_response_took_is_seen_of_two_once_the_player_is_openly_asked():
    clocks = clocks_of()
    answers(clocks, unseen(2), UNCOUNTED + 7 * SECOND)
    clocks.ask(seen(1))
    assert shown(clocks, seen(1), 2, viewer=1) == 600 * SECOND
    assert shown(clocks, seen(1), 2, viewer=2) == 593 * SECOND
    clocks.ask(seen(2))
    assert shown(clocks, seen(2), 2, viewer=1) == 593 * SECOND


def test_of_three_nobody_sees_whose_response_took_so_long_before_time_is_short():
    clocks = clocks_of(players=(1, 2, 3))
    answers(clocks, unseen(2), UNCOUNTED + 7 * SECOND)
    clocks.ask(seen(2))
    assert [shown(clocks, seen(2), 2, viewer) for viewer in (0, 1, 3)] == [600 * SECOND] * 3
    clocks.left[2] = SHORT - 1
    clocks.ask(seen(2))
    assert [shown(clocks, seen(2), 2, viewer) for viewer in (0, 1, 3)] == [SHORT - 1] * 3


def test_a_clock_is_seen_to_run_where_it_is_seen_who_is_asked():
    clocks = clocks_of()
    assert clocks.reading(TEN_MINUTES, seen(1), 1, 2).since == 0
    assert clocks.reading(TEN_MINUTES, unseen(1), 1, 2).since is None
    assert clocks.reading(TEN_MINUTES, unseen(1), 1, 1).since == UNCOUNTED
    assert clocks.reading(TEN_MINUTES, seen(1), 2, 1).since is None
    assert clocks.reading(TEN_MINUTES, seen(1), 3, 1) is None, "a computer player has none"


def test_a_clock_that_only_runs_on_reads_the_same():
    for asked in (seen(1), unseen(1)):
        clocks = clocks_of()
        before = clocks.reading(TEN_MINUTES, asked, 1, 1)
        for moment in (SECOND, 2 * SECOND, 20 * SECOND):
            clocks.count(asked, moment)
            assert clocks.reading(TEN_MINUTES, asked, 1, 1) == before
        assert before.left(20 * SECOND) == clocks.left[1]


def test_by_correspondence_only_the_clock_of_whoever_is_asked_is_seen():
    clocks = clocks_of(THREE_DAYS)
    assert [shown(clocks, seen(1), player, 1, THREE_DAYS) for player in (1, 2)] == [3 * DAY, None]
    assert [shown(clocks, unseen(2), player, 1, THREE_DAYS) for player in (1, 2)] == [None, None]


def test_time_is_over_a_moment_after_nothing_is_left():
    clocks = clocks_of()
    assert not clocks.is_over(seen(1), 600 * SECOND)
    assert not clocks.is_over(seen(1), 600 * SECOND + GRACE - 1)
    assert clocks.is_over(seen(1), 600 * SECOND + GRACE)
    assert not clocks.is_over(unseen(1), 600 * SECOND + GRACE)
    assert clocks.is_over(unseen(1), 600 * SECOND + UNCOUNTED + GRACE)
    assert not clocks.is_over(NOBODY, 600 * MINUTE)
    assert not clocks.is_over(seen(3), 600 * MINUTE)


def test_nothing_that_is_stored_puts_off_the_end_of_the_time():
    clocks = clocks_of()
    for moment in range(0, 620, 4):
        clocks.count(seen(1), moment * SECOND)
    assert clocks.is_over(seen(1), clocks.at)


def test_an_answer_after_the_time_goes_on_with_the_increment_alone():
    clocks = clocks_of()
    answers(clocks, seen(1), 20 * MINUTE)
    assert clocks.left[1] == 10 * SECOND


def test_time_never_runs_backwards():
    clocks = clocks_of(now=MINUTE)
    clocks.count(seen(1), 0)
    assert (clocks.at, clocks.left[1]) == (MINUTE, 600 * SECOND)


def test_a_gift_is_a_minute_or_a_day():
    live, slow, old = clocks_of(), clocks_of(THREE_DAYS), clocks_of(TimeControl(CORRESPONDENCE, 30))
    assert live.give(TEN_MINUTES, 2)
    assert slow.give(THREE_DAYS, 2)
    assert old.give(TimeControl(CORRESPONDENCE, 30), 2)
    assert (live.left[2], slow.left[2], old.left[2]) == (11 * MINUTE, 4 * DAY, 60 * SECOND)


def test_a_gift_to_one_whose_time_is_over_is_all_there():
    clocks = clocks_of()
    clocks.count(seen(1), HOUR)
    clocks.give(TEN_MINUTES, 1)
    assert clocks.left[1] == MINUTE
    assert not clocks.is_over(seen(1), HOUR + MINUTE)


@pytest.mark.parametrize("control", [TEN_MINUTES, THREE_DAYS])
def test_gifts_have_an_end(control):
    clocks = clocks_of(control)
    for _ in range(1000):
        if not clocks.give(control, 1):
            break
    assert MOST[control.kind] - control.gift < clocks.left[1] <= MOST[control.kind]
