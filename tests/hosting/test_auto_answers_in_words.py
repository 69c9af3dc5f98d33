"""What can be remembered is told in the words of the game: no name by which the program knows something is shown."""

from random import Random

import pytest

from spaceline.effects.nodes.moments import COMPRISES
from spaceline.effects.nodes.words import VERBS
from spaceline.hosting.remembering import NEVER, PASSING, STOP, AutoAnswer
from spaceline.presentation.auto_answers import auto_answer_in_words
from tests.support.hosted import FIRST, SECOND, goes_on, hosted

OPEN_FRAMES = ("Turn", "Seeding")
"""What lies at the bottom of everything else: its steps are the parts of a turn, or of what comes before the first."""
NAMES = ("_", "respond.", "auto_answer.", "deed.", "{", "questions of one other kind", "another part")
"""Whatever stands in place of words, and what is said where there are none."""


def told(scene, auto_answer):
    """An auto-answer in words."""
    return auto_answer_in_words(scene, auto_answer.kind, auto_answer.about, auto_answer.part).label


def in_words(game, auto_answer: AutoAnswer) -> str:
    return told(game.scene(1), auto_answer)


@pytest.mark.parametrize("ruleset", [FIRST, SECOND])
@pytest.mark.parametrize("seed", [3, 4])
def test_whatever_can_be_remembered_in_a_game_is_told_in_words_and_each_differently(ruleset, seed):
    game, seen = hosted(ruleset, seed=seed), {}
    for at in range(600):
        if not game.asked:
            break
        auto_answers = game.auto_answers_to_choose(game.asked)
        if auto_answers:
            scene = game.scene(game.asked)
            seen.update({(auto_answer, game.asked): told(scene, auto_answer) for auto_answer in auto_answers})
            assert len({told(scene, auto_answer) for auto_answer in auto_answers}) == len(auto_answers)
        goes_on(game, 1, Random(at))
    assert len({auto_answer.about for auto_answer, _ in seen if auto_answer.kind == PASSING}) > 1
    for (auto_answer, _), text in seen.items():
        assert not any(name in text for name in NAMES), (auto_answer, text)
        assert auto_answer.kind not in (PASSING, STOP) or "-" not in text
        assert auto_answer.kind in (PASSING, STOP) or text.startswith(
            ("Always use the text of ", "Never use the text of ")
        )


@pytest.mark.parametrize("ruleset", [FIRST, SECOND])
def test_every_event_that_texts_respond_to_has_words(ruleset):
    game = hosted(ruleset)
    heard = (each for moments in COMPRISES.values() for each in moments)
    verbs = {*VERBS, *(each.partition(":")[2] for each in heard)} - COMPRISES.keys()
    for moment in ("about", "action", "just", "when"):
        texts = {verb: in_words(game, AutoAnswer(PASSING, f"respond.{moment}.{verb}")) for verb in verbs}
        other = in_words(game, AutoAnswer(PASSING, f"respond.{moment}.nothing-known"))
        assert other not in texts.values()
        assert not any(name in text for text in texts.values() for name in NAMES)


@pytest.mark.parametrize("ruleset", [FIRST, SECOND])
def test_every_part_of_a_turn_has_words(ruleset):
    game = hosted(ruleset)
    procedures = game.session.state.ruleset.procedures
    steps = {step for frame, it in procedures.items() if frame.__name__ in OPEN_FRAMES for step in it.steps}
    assert steps
    for step in steps:
        text = in_words(game, AutoAnswer(PASSING, "", f"own.{step}"))
        assert not any(name in text for name in NAMES), step
        assert text.startswith("Pass at every question, ")


@pytest.mark.parametrize(
    ("ruleset", "auto_answer", "text"),
    [
        (FIRST, AutoAnswer(PASSING, "opportunity"), "Pass when you may act before the opponent goes on"),
        (
            FIRST,
            AutoAnswer(STOP, "respond.action.action-play", "own.play_cards"),
            "Always ask as soon as a card is played, before it takes effect, in your own turn (card plays)",
        ),
        (
            FIRST,
            AutoAnswer(PASSING, "seed-facilities", "own.seed_facilities"),
            "Pass when you may seed facilities, in the facility phase",
        ),
        (
            SECOND,
            AutoAnswer(PASSING, "respond.about.kill", "own.execute_orders"),
            "Pass before a personnel is killed, in your own turn (orders)",
        ),
        (SECOND, AutoAnswer(PASSING, "respond"), "Pass whenever you could respond"),
        (SECOND, AutoAnswer(STOP, "", "other.discard_excess"), "Always ask, in the turn of another player (discards)"),
        (SECOND, AutoAnswer(NEVER, "2e-none"), "Never use the text of 2e-none"),
    ],
)
def test_an_auto_answer_in_words(ruleset, auto_answer, text):
    assert in_words(hosted(ruleset), auto_answer) == text


@pytest.mark.parametrize("about", ["select.some-name", "respond.never.kill", "xrespond.when.kill"])
def test_what_no_question_is_called_is_not_told_by_its_name(about):
    assert in_words(hosted(), AutoAnswer(PASSING, about)) == "Pass at questions of one other kind"
