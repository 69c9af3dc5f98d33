"""Remembered answers answer what the player has said, nothing else, and nobody else can tell."""

from random import Random

import pytest

from spaceline.core.data.decisions import NO, PASS, YES, Answer, Decision, Option
from spaceline.core.data.frames import RunEffect
from spaceline.core.data.records import Answered
from spaceline.hosting.errors import HostingError
from spaceline.hosting.game import HostedGame
from spaceline.hosting.remembering import ALWAYS, NEVER, PASSING, STOP, AutoAnswer, part_of, remembered
from spaceline.hosting.standing import MOST, check_auto_answer
from spaceline.presentation.auto_answers import auto_answer_in_words
from tests.hosting.test_undoing import at_the_event, named, plays
from tests.support.hosted import FIRST, goes_on, hosted


def asked_to_respond(*auto_answers: AutoAnswer) -> HostedGame:
    """Player 1 plays an event, to which player 2 could respond."""
    game = at_the_event("Amanda Rogers")
    for auto_answer in auto_answers:
        game.remember(2, auto_answer)
    plays(game)
    return game


def test_without_an_auto_answer_the_player_is_asked():
    game = asked_to_respond()
    assert game.asked == 2
    assert game.decision(2).prompt.startswith("respond.")


def test_a_pass_that_was_remembered_is_given_and_told_to_the_player_alone():
    game = asked_to_respond(AutoAnswer(PASSING, "respond"))
    assert game.asked == 1
    last = game.session.given[-1]
    assert (last.player, last.answer.option, last.by_auto_answer) == (2, PASS, True)
    passed = [line for line in game.log(2) if line.is_passed]
    assert len(passed) == 1
    assert passed[0].text.startswith("Passed for you: ")
    assert not any(line.is_passed for line in game.log(1))


def test_the_others_see_the_same_whether_an_answer_was_remembered_or_given():
    by_auto_answer, by_hand = asked_to_respond(AutoAnswer(PASSING, "respond")), asked_to_respond()
    by_hand.answer(2, Answer(option=PASS))
    assert by_auto_answer.view(1) == by_hand.view(1)
    assert by_auto_answer.view(0) == by_hand.view(0)
    assert by_auto_answer.log(1) == by_hand.log(1)
    assert by_auto_answer.prompt_number(1) == by_hand.prompt_number(1)
    assert by_auto_answer.may_undo(1) == by_hand.may_undo(1)
    assert by_auto_answer.seat(1).decision == by_hand.seat(1).decision


def test_the_events_that_others_see_are_the_same_too():
    by_auto_answer = at_the_event("Amanda Rogers")
    by_auto_answer.remember(2, AutoAnswer(PASSING, "respond"))
    by_hand = at_the_event("Amanda Rogers")
    play = Answer(option=next(option for option in by_hand.decision(1).options if option.kind == "play"))
    at_once = by_auto_answer.answer(1, play)[1]
    one_by_one = by_hand.answer(1, play)[1] + by_hand.answer(2, Answer(option=PASS))[1]
    assert at_once == one_by_one


@pytest.mark.parametrize(
    ("auto_answer", "asked"),
    [
        (AutoAnswer(PASSING, "respond.when.play", "other.play_and_draw"), 1),
        (AutoAnswer(PASSING, "respond.when.play"), 1),
        (AutoAnswer(PASSING, "respond.when"), 1),
        (AutoAnswer(PASSING, "", "other.play_and_draw"), 1),
        (AutoAnswer(PASSING, "respond.whe"), 2),
        (AutoAnswer(PASSING, "respond.just"), 2),
        (AutoAnswer(PASSING, "", "own.play_and_draw"), 2),
        (AutoAnswer(PASSING, "", "other.execute_orders"), 2),
    ],
)
def test_a_pass_counts_at_its_question_and_in_its_part_of_the_turn(auto_answer, asked):
    assert asked_to_respond(auto_answer).asked == asked


def test_at_a_stop_the_player_is_asked_whatever_is_remembered():
    prompt = asked_to_respond().decision(2).prompt
    stopping = asked_to_respond(AutoAnswer(PASSING, "respond"), AutoAnswer(STOP, prompt, "other.play_and_draw"))
    assert stopping.asked == 2
    elsewhere = asked_to_respond(AutoAnswer(PASSING, "respond"), AutoAnswer(STOP, prompt, "own.play_and_draw"))
    assert elsewhere.asked == 1


def text_of_the_response() -> str:
    option = next(option for option in asked_to_respond().decision(2).options if option != PASS)
    return f"{named('Amanda Rogers')}:{option.detail}"


def test_a_text_that_is_never_used_is_passed_by():
    game = asked_to_respond(AutoAnswer(NEVER, text_of_the_response()))
    assert (game.asked, game.session.given[-1].answer.option) == (1, PASS)


def test_another_text_that_is_never_used_changes_nothing():
    assert asked_to_respond(AutoAnswer(NEVER, "2e-se-1:0")).asked == 2


def test_where_several_cards_could_do_it_the_player_says_which():
    """All the cards in the hand could respond: always to use them does not say which."""
    assert asked_to_respond(AutoAnswer(ALWAYS, text_of_the_response())).asked == 2


def responding(*options: Option) -> Decision:
    return Decision(2, "response", "respond.when.kill", (*options, PASS))


def test_the_only_text_that_is_always_used_is_used():
    state = at_the_event("Amanda Rogers").session.state
    card = state.zone(2, "hand")[0]
    use = Option("answer", card, detail="0")
    auto_answer = AutoAnswer(ALWAYS, f"{state.cards[card].definition}:0")
    assert remembered(state, responding(use), [auto_answer]) == Answer(option=use)
    other = Option("respond", state.zone(1, "hand")[0], detail="0")
    assert remembered(state, responding(use, other), [auto_answer]) is None
    never = AutoAnswer(NEVER, f"{state.cards[other.card].definition}:0")
    assert remembered(state, responding(use, other), [auto_answer, never]) == Answer(option=use)
    assert remembered(state, responding(use, other), [auto_answer, AutoAnswer(PASSING, "respond")]) is None


def test_a_question_without_a_way_to_decline_is_always_asked():
    state = at_the_event().session.state
    must = Decision(1, "response", "respond.when.kill", (Option("respond", state.zone(1, "hand")[0], detail="0"),))
    for auto_answer in (AutoAnswer(PASSING, "respond"), AutoAnswer(NEVER, f"{named('Astrometrics Lab')}:0")):
        assert remembered(state, must, [auto_answer]) is None
    cards = Decision(1, "cards", "discard-excess")
    assert remembered(state, cards, [AutoAnswer(PASSING, "discard-excess")]) is None


@pytest.mark.parametrize(
    ("kinds", "answer"),
    [((ALWAYS,), YES), ((NEVER,), NO), ((ALWAYS, NEVER), None), ((PASSING,), None)],
)
def test_whether_a_text_is_carried_out_is_answered_as_was_said(kinds, answer):
    state = at_the_event().session.state
    state.frames.append(RunEffect(step="perform", definition="2e-1", path=(1, 0), source=0, you=1))
    may = Decision(1, "yes_no", "may", (YES, NO))
    found = remembered(state, may, [AutoAnswer(kind, "2e-1:1") for kind in kinds])
    assert found == (Answer(option=answer) if answer else None)
    assert remembered(state, may, [AutoAnswer(ALWAYS, "2e-se-1:0")]) is None


def at_an_opportunity() -> HostedGame:
    """A game in which a player may act in the turn of the other."""
    for seed in range(30):
        game = hosted(FIRST, seed=seed)
        while game.asked:
            if game.decision(game.asked).prompt == "opportunity":
                return game
            goes_on(game, 1, Random(game.session.answers))
    raise AssertionError


def test_the_chance_to_act_in_the_turn_of_an_opponent_can_be_passed():
    """1E-5.0/12: there is a question after every action of the other player."""
    game = at_an_opportunity()
    player, before = game.asked, game.session.answers
    assert part_of(game.session.state, player).startswith("other.")
    game.remember(player, AutoAnswer(PASSING, "opportunity"))
    assert game.session.given[before].by_auto_answer
    assert [line.is_passed for line in game.log(player)].count(True) == game.session.answers - before
    assert not any(line.is_passed for line in game.log(3 - player))


def test_the_last_answer_by_hand_is_what_is_taken_back():
    game = at_the_event()
    plays(game)
    game.remember(1, AutoAnswer(PASSING, "respond"))
    given = game.session.given
    last = given[-1]
    given.cut(len(given) - 1)
    given.append(Answered(1, last.answer, by_auto_answer=True))
    plays(game)
    game.undo(1)
    assert game.session.answers == 1
    assert game.auto_answers(1) == ()


def test_what_could_be_remembered_is_offered_with_the_question():
    game = asked_to_respond()
    choices = game.auto_answers_to_choose(2)
    prompt = game.decision(2).prompt
    assert AutoAnswer(PASSING, prompt, "other.play_and_draw") in choices
    assert AutoAnswer(NEVER, text_of_the_response()) in choices
    assert game.auto_answers_to_choose(1) == ()
    words = [
        auto_answer_in_words(game.scene(2), auto_answer.kind, auto_answer.about, auto_answer.part).label
        for auto_answer in choices
    ]
    assert len(set(words)) == len(words)
    assert "Never use the text of Amanda Rogers (2)" in words


def test_an_auto_answer_counts_at_once():
    game = asked_to_respond()
    game.remember(2, AutoAnswer(PASSING, "respond"))
    assert game.asked == 1


def test_an_auto_answer_takes_the_place_of_its_opposite_and_can_be_forgotten():
    game = at_the_event()
    always, never = AutoAnswer(ALWAYS, "2e-se-1:0"), AutoAnswer(NEVER, "2e-se-1:0")
    game.remember(1, always)
    game.remember(1, never)
    game.remember(1, AutoAnswer(STOP, "x"))
    assert game.auto_answers(1) == (never, AutoAnswer(STOP, "x"))
    game.forget(1, never)
    assert game.auto_answers(1) == (AutoAnswer(STOP, "x"),)
    game.forget(1)
    assert game.auto_answers(1) == ()


@pytest.mark.parametrize(
    "auto_answer", [AutoAnswer("sometimes"), AutoAnswer(PASSING), AutoAnswer(ALWAYS), AutoAnswer(NEVER, "", "x")]
)
def test_what_would_answer_everything_or_nothing_is_not_remembered(auto_answer):
    with pytest.raises(HostingError):
        at_the_event().remember(1, auto_answer)


@pytest.mark.parametrize(
    "auto_answer",
    [
        AutoAnswer(PASSING, "respond", "..."),
        AutoAnswer(PASSING, "respond", "mine.play_and_draw"),
        AutoAnswer(PASSING, "x" * 81),
        AutoAnswer(STOP, "<b>"),
        AutoAnswer(ALWAYS, "2e-se-1:" + "9" * 5000),
        AutoAnswer(ALWAYS, "2e-se-1:99"),
        AutoAnswer(NEVER, "no-such-card:0"),
    ],
)
def test_what_means_nothing_is_not_remembered(auto_answer):
    with pytest.raises(HostingError, match="no such"):
        hosted().remember(1, auto_answer)


def test_a_player_remembers_so_many_answers_at_most():
    game = hosted()
    for number in range(MOST):
        game.remember(1, AutoAnswer(PASSING, f"question-{number}"))
    with pytest.raises(HostingError, match="forget one first"):
        game.remember(1, AutoAnswer(PASSING, "one-more"))
    game.remember(1, AutoAnswer(STOP, "question-0"))
    assert len(game.auto_answers(1)) == MOST


@pytest.mark.parametrize("ruleset", ["2e-cta2003", FIRST])
def test_whatever_is_offered_to_be_remembered_may_be(ruleset):
    rng, seen = Random(5), 0
    for seed in (7, 8):
        game = hosted(ruleset, seed=seed)
        for _ in range(400):
            player = game.asked
            if not player:
                break
            for auto_answer in game.auto_answers_to_choose(player):
                check_auto_answer(game.session.state.ruleset, auto_answer, 0)
                seen += 1
            game.answer(player, game.seat(player).sample(rng))
    assert seen > 30


def test_auto_answers_outlive_saving():
    game = hosted()
    game.remember(2, AutoAnswer(NEVER, "2e-se-1:0"))
    assert HostedGame.load(game.dump()).auto_answers(2) == (AutoAnswer(NEVER, "2e-se-1:0"),)
