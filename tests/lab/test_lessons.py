"""Each lesson can be done to its end by its own phrases, and refuses kindly what it does not show."""

import re

import pytest

from spaceline.core import engine
from spaceline.core.data.decisions import Answer, Option, Refusal
from spaceline.core.data.records import Answered
from spaceline.core.recording.record import replay
from spaceline.editions import EDITIONS
from spaceline.hosting.errors import HostingError
from spaceline.hosting.recorded import KeptAnswer, RecordedSeat
from spaceline.hosting.remembering import AutoAnswer
from spaceline.lab.lessons.course import opening, planned
from spaceline.lab.lessons.format import LEARNER
from spaceline.lab.lessons.playing import LessonGame, begin_lesson, kind_of_game
from spaceline.lab.lessons.reading import UnknownLesson, lesson_of, lessons, load_lesson
from spaceline.lab.lessons.showing import lesson_shown
from spaceline.lab.lessons.words import words_of
from spaceline.lab.scenarios.phrases import meanings
from spaceline.lab.scenarios.reading import ScenarioError
from spaceline.presentation.lexicon import read
from spaceline.presentation.lexicon.english import lessons_in

CHAPTERS = tuple(lessons())
TABLE = "second/table"
SENTENCE = re.compile(r"(?<![A-Z])[.!?](?=\s|$)")
FEWEST, MOST = 5, 13
"""Steps of a chapter of five minutes."""
LONGEST = 240
"""Letters that are read at a glance."""


def let_others_play(game):
    """What the server does when the lesson plays for others: it answers for them, one after another."""
    while game.asked and game.asked != LEARNER and (given := game.scripted(game.asked)) is not None:
        game.answer(game.asked, KeptAnswer(given))


def seen(game):
    let_others_play(game)
    return lesson_shown(game, LEARNER)


@pytest.mark.parametrize("key", CHAPTERS)
def test_a_chapter_can_be_done_to_its_end_with_nothing_else_asked_in_between(key):
    game = begin_lesson(key)
    for at, step in enumerate(lesson_of(key).steps):
        if step.play:
            continue
        shown = seen(game)
        assert (shown.step, shown.kind) == (at, "ask" if step.ask else "read" if step.is_read else "do")
        if step.phrases:
            assert game.asked == LEARNER
        game.do_step(at)
        assert game.standing_now.step > at
    assert seen(game).kind == "done"
    assert game.is_learned


@pytest.mark.parametrize("key", CHAPTERS)
def test_whatever_way_a_step_allows_leads_to_the_end(key):
    most = max(len(step.phrases) for step in lesson_of(key).told)
    for choice in range(1, most):
        game = begin_lesson(key)
        while (now := seen(game)).kind != "done":
            ways = game.standing_now.ways
            if not ways:
                game.read_step(now.step)
                continue
            for given in ways[choice % len(ways)]:
                game.answer(LEARNER, KeptAnswer(given))


@pytest.mark.parametrize("key", CHAPTERS)
def test_a_chapter_points_only_to_what_the_learner_can_tell_apart(key):
    game = begin_lesson(key)
    while (now := seen(game)).kind != "done":
        step = game.step
        at = opening(key).trial()
        at.state = game.session.state
        named = [entity for name in (*step.point, *filter(None, [step.ask])) for entity in meanings(at, name)]
        assert all(meanings(at, name) for name in step.point), f"{now.step}: a name that is on no card"
        assert len(now.things) == len(set(named)), f"{now.step}: something that cannot be told apart"
        game.do_step(now.step)


@pytest.mark.parametrize("key", CHAPTERS)
def test_all_steps_of_a_chapter_are_told_shortly_and_no_others(key):
    lesson, words = lesson_of(key), words_of(lesson_of(key))
    assert FEWEST <= len(lesson.told) <= MOST
    assert set(words.steps) == {step.name for step in lesson.steps if step.name}
    texts = [
        words.about,
        words.parting,
        *(said for it in words.steps.values() for said in (it.told, it.hint, it.after)),
    ]
    assert [text for text in texts if len(text) > LONGEST or len(SENTENCE.findall(text)) > 3] == []
    assert all(words.of(step).hint for step in lesson.told if step.phrases or step.ask)


@pytest.mark.parametrize("edition", [edition.key for edition in EDITIONS])
def test_nothing_is_told_of_chapters_that_are_not_there(edition):
    told = read(lessons_in(edition))["chapters"]
    assert list(told) == [lesson.name for lesson in lessons().values() if lesson.edition == edition]


@pytest.mark.parametrize("key", CHAPTERS)
def test_what_the_rules_allow_and_the_step_does_not_show_is_refused_and_changes_nothing(key):
    game, looked_at = begin_lesson(key), 0
    while (now := seen(game)).kind != "done":
        before = game.dump()
        for other in other_answers(game):
            with pytest.raises(Refusal) as refused:
                game.answer(LEARNER, KeptAnswer(other))
            assert refused.value.reason == "lesson"
            assert refused.value.sentence.startswith("That is allowed.")
            looked_at += 1
        assert game.dump() == before
        game.do_step(now.step)
    assert looked_at


def other_answers(game):
    """What the rules allow the learner now, beside what the step waits for."""
    asked = engine.decision(game.session.state)
    if asked is None or asked.player != LEARNER:
        return
    for option in asked.options:
        if not any(way[0].option == option for way in game.standing_now.ways):
            yield Answer(option=option)
    if asked.selection is not None and not asked.selection.least:
        yield Answer()


def at_step(name, key=TABLE):
    """A game of a chapter, at the step of that name."""
    game = begin_lesson(key)
    while lesson_of(key).steps[seen(game).step].name != name:
        game.do_step(seen(game).step)
    return game


def test_what_the_rules_forbid_is_refused_by_the_rule():
    game = at_step("attempt")
    names = opening(TABLE).names
    goal = names.place(game.session.state, "Intercept Renegade")
    with pytest.raises(Refusal) as refused:
        game.answer(LEARNER, KeptAnswer(Answer(option=Option("move", names.card("U.S.S. Nebula"), goal))))
    assert refused.value.reason != "lesson"
    assert refused.value.clause


def test_what_is_to_be_read_is_read_before_anything_is_done():
    game = at_step("crew")
    with pytest.raises(Refusal, match="Read first"):
        game.answer(LEARNER, KeptAnswer(planned(opening(TABLE), ["attempt Geological Survey"]).popitem()[1][0]))
    with pytest.raises(Refusal, match="gone on already"):
        game.read_step(0)
    game.read_step(seen(game).step)
    assert game.step.name == "attempt"


def test_going_back_goes_back_in_the_lesson_and_brings_the_same_again():
    game = at_step("attempt")
    game.do_step(seen(game).step)
    while game.asked != LEARNER:
        game.answer(game.asked, KeptAnswer(game.scripted(game.asked)))
    after = game.session.state.clone()
    assert game.go_back_to(LEARNER) is not None
    assert game.step.name == "attempt"
    game.do_step(seen(game).step)
    let_others_play(game)
    assert game.session.state == after


def test_a_lesson_goes_on_where_it_was_saved():
    game = at_step("attempt")
    found = LessonGame.load(game.dump())
    assert found.notice == ""
    assert seen(found) == seen(game)
    assert kind_of_game(found.session) is LessonGame
    assert seen(found).number == len(lesson_of(TABLE).told) - 1


def test_a_lesson_that_went_back_is_read_again_as_it_was():
    game = at_step("attempt")
    game.do_step(seen(game).step)
    let_others_play(game)
    game.go_back_to(LEARNER)
    record = game.session.record
    again = replay(game.session.state.ruleset, record)
    assert again.state == game.session.state


def test_a_lesson_whose_chapter_is_another_now_says_so():
    game = at_step("attempt")
    other = Answered(LEARNER, Answer(option=Option("end-orders")))
    game.session.given.append(other)
    game.session.entries.append(other)
    assert lesson_shown(game, LEARNER).kind == "lost"
    with pytest.raises(Refusal, match="Begin it again"):
        game.answer(LEARNER, KeptAnswer(Answer(option=Option("end-orders"))))


def test_nothing_is_remembered_in_a_lesson():
    game = at_step("attempt")
    assert game.auto_answers_to_choose(LEARNER) == ()
    with pytest.raises(HostingError, match="nothing is remembered"):
        game.remember(LEARNER, AutoAnswer("pass", "orders"))


def test_nobody_but_the_learner_is_told_of_the_lesson():
    game = at_step("attempt")
    assert [lesson_shown(game, viewer) for viewer in (0, 2)] == [None, None]


def test_there_is_no_chapter_of_another_name():
    with pytest.raises(UnknownLesson):
        begin_lesson("second/no-such-chapter")


BROKEN = {
    "deck": ("decks: {1: nobodys}", "no ready deck"),
    "part": ("steps: [{name: one, show: [the-moon]}]", "no part of the page"),
    "unnamed": ("steps: [{do: draw}]", "has a name"),
    "twice": ("steps: [{name: one}, {name: one}]", "two steps are called"),
    "both": ("steps: [{name: one, do: draw, ask: Davies}]", "one of do, each, ask and play"),
    "field": ("steps: [{name: one, dew: draw}]", "unknown field"),
}


@pytest.mark.parametrize(("text", "problem"), BROKEN.values(), ids=BROKEN)
def test_a_chapter_that_means_nothing_is_refused_with_its_place(tmp_path, text, problem):
    file = tmp_path / "10-broken.yaml"
    file.write_text(f"ruleset: 2e-cta2003\n{text}\n")
    with pytest.raises((ScenarioError, ValueError), match=problem):
        load_lesson(file)


def test_nothing_is_done_at_one_go_in_a_lesson():
    game = begin_lesson(TABLE)
    while seen(game).kind == "read":
        game.read_step(seen(game).step)
    before = game.dump()
    assert game.seat(LEARNER).plans(Answer()) == ()
    found = RecordedSeat(game.session, LEARNER).plans(Answer())
    assert found
    for plan in found:
        with pytest.raises(Refusal) as refused:
            game.follow_plan(LEARNER, plan.answers[0].answer, plan.goal, plan.place)
        assert refused.value.reason == "lesson"
        assert refused.value.sentence.startswith("In a lesson one thing is done after another")
    assert game.dump() == before
