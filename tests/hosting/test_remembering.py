"""Remembered answers answer what the player has said, nothing else, and nobody else can tell."""

from random import Random

import pytest

from spaceline.core.data.decisions import NO, PASS, YES, Answer, Decision, Option
from spaceline.core.data.frames import RunEffect
from spaceline.core.data.records import Answered
from spaceline.hosting.errors import HostingError
from spaceline.hosting.game import HostedGame
from spaceline.hosting.remembering import ALWAYS, NEVER, PASSING, STOP, Habit, part_of, remembered
from spaceline.hosting.standing import MOST, check_habit
from spaceline.presentation.habits import habit_in_words
from tests.hosting.test_undoing import at_the_event, named, plays
from tests.support.hosted import FIRST, goes_on, hosted


def asked_to_respond(*habits: Habit) -> HostedGame:
    """Player 1 plays an event, to which player 2 could respond."""
    game = at_the_event("Amanda Rogers")
    for habit in habits:
        game.remember(2, habit)
    plays(game)
    return game


def test_without_a_habit_the_player_is_asked():
    game = asked_to_respond()
    assert game.asked == 2
    assert game.decision(2).prompt.startswith("respond.")


def test_a_pass_that_was_remembered_is_given_and_told_to_the_player_alone():
    game = asked_to_respond(Habit(PASSING, "respond"))
    assert game.asked == 1
    last = game.session.given[-1]
    assert (last.player, last.answer.option, last.by_habit) == (2, PASS, True)
    passed = [line for line in game.log(2) if line.is_passed]
    assert len(passed) == 1
    assert passed[0].text.startswith("Passed for you: ")
    assert not any(line.is_passed for line in game.log(1))


def test_the_others_see_the_same_whether_an_answer_was_remembered_or_given():
    by_habit, by_hand = asked_to_respond(Habit(PASSING, "respond")), asked_to_respond()
    by_hand.answer(2, Answer(option=PASS))
    assert by_habit.view(1) == by_hand.view(1)
    assert by_habit.view(0) == by_hand.view(0)
    assert by_habit.log(1) == by_hand.log(1)
    assert by_habit.prompt_number(1) == by_hand.prompt_number(1)
    assert by_habit.may_undo(1) == by_hand.may_undo(1)
    assert by_habit.seat(1).decision == by_hand.seat(1).decision


def test_the_events_that_others_see_are_the_same_too():
    by_habit = at_the_event("Amanda Rogers")
    by_habit.remember(2, Habit(PASSING, "respond"))
    by_hand = at_the_event("Amanda Rogers")
    play = Answer(option=next(option for option in by_hand.decision(1).options if option.kind == "play"))
    at_once = by_habit.answer(1, play)[1]
    one_by_one = by_hand.answer(1, play)[1] + by_hand.answer(2, Answer(option=PASS))[1]
    assert at_once == one_by_one


@pytest.mark.parametrize(
    ("habit", "asked"),
    [
        (Habit(PASSING, "respond.when.play", "other.play_and_draw"), 1),
        (Habit(PASSING, "respond.when.play"), 1),
        (Habit(PASSING, "respond.when"), 1),
        (Habit(PASSING, "", "other.play_and_draw"), 1),
        (Habit(PASSING, "respond.whe"), 2),
        (Habit(PASSING, "respond.just"), 2),
        (Habit(PASSING, "", "own.play_and_draw"), 2),
        (Habit(PASSING, "", "other.execute_orders"), 2),
    ],
)
def test_a_pass_counts_at_its_question_and_in_its_part_of_the_turn(habit, asked):
    assert asked_to_respond(habit).asked == asked


def test_at_a_stop_the_player_is_asked_whatever_is_remembered():
    prompt = asked_to_respond().decision(2).prompt
    stopping = asked_to_respond(Habit(PASSING, "respond"), Habit(STOP, prompt, "other.play_and_draw"))
    assert stopping.asked == 2
    elsewhere = asked_to_respond(Habit(PASSING, "respond"), Habit(STOP, prompt, "own.play_and_draw"))
    assert elsewhere.asked == 1


def text_of_the_response() -> str:
    option = next(option for option in asked_to_respond().decision(2).options if option != PASS)
    return f"{named('Amanda Rogers')}:{option.detail}"


def test_a_text_that_is_never_used_is_passed_by():
    game = asked_to_respond(Habit(NEVER, text_of_the_response()))
    assert (game.asked, game.session.given[-1].answer.option) == (1, PASS)


def test_another_text_that_is_never_used_changes_nothing():
    assert asked_to_respond(Habit(NEVER, "2e-se-1:0")).asked == 2


def test_where_several_cards_could_do_it_the_player_says_which():
    """All the cards in the hand could respond: always to use them does not say which."""
    assert asked_to_respond(Habit(ALWAYS, text_of_the_response())).asked == 2


def responding(*options: Option) -> Decision:
    return Decision(2, "response", "respond.when.kill", (*options, PASS))


def test_the_only_text_that_is_always_used_is_used():
    state = at_the_event("Amanda Rogers").session.state
    card = state.zone(2, "hand")[0]
    use = Option("answer", card, detail="0")
    habit = Habit(ALWAYS, f"{state.cards[card].definition}:0")
    assert remembered(state, responding(use), [habit]) == Answer(option=use)
    other = Option("respond", state.zone(1, "hand")[0], detail="0")
    assert remembered(state, responding(use, other), [habit]) is None
    never = Habit(NEVER, f"{state.cards[other.card].definition}:0")
    assert remembered(state, responding(use, other), [habit, never]) == Answer(option=use)
    assert remembered(state, responding(use, other), [habit, Habit(PASSING, "respond")]) is None


def test_a_question_without_a_way_to_decline_is_always_asked():
    state = at_the_event().session.state
    must = Decision(1, "response", "respond.when.kill", (Option("respond", state.zone(1, "hand")[0], detail="0"),))
    for habit in (Habit(PASSING, "respond"), Habit(NEVER, f"{named('Astrometrics Lab')}:0")):
        assert remembered(state, must, [habit]) is None
    cards = Decision(1, "cards", "discard-excess")
    assert remembered(state, cards, [Habit(PASSING, "discard-excess")]) is None


@pytest.mark.parametrize(
    ("kinds", "answer"),
    [((ALWAYS,), YES), ((NEVER,), NO), ((ALWAYS, NEVER), None), ((PASSING,), None)],
)
def test_whether_a_text_is_carried_out_is_answered_as_was_said(kinds, answer):
    state = at_the_event().session.state
    state.frames.append(RunEffect(step="perform", definition="2e-1", path=(1, 0), source=0, you=1))
    may = Decision(1, "yes_no", "may", (YES, NO))
    found = remembered(state, may, [Habit(kind, "2e-1:1") for kind in kinds])
    assert found == (Answer(option=answer) if answer else None)
    assert remembered(state, may, [Habit(ALWAYS, "2e-se-1:0")]) is None


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
    game.remember(player, Habit(PASSING, "opportunity"))
    assert game.session.given[before].by_habit
    assert [line.is_passed for line in game.log(player)].count(True) == game.session.answers - before
    assert not any(line.is_passed for line in game.log(3 - player))


def test_the_last_answer_by_hand_is_what_is_taken_back():
    game = at_the_event()
    plays(game)
    game.remember(1, Habit(PASSING, "respond"))
    given = game.session.given
    last = given[-1]
    given.cut(len(given) - 1)
    given.append(Answered(1, last.answer, by_habit=True))
    plays(game)
    game.undo(1)
    assert game.session.answers == 1
    assert game.habits(1) == ()


def test_what_could_be_remembered_is_offered_with_the_question():
    game = asked_to_respond()
    choices = game.habits_to_choose(2)
    prompt = game.decision(2).prompt
    assert Habit(PASSING, prompt, "other.play_and_draw") in choices
    assert Habit(NEVER, text_of_the_response()) in choices
    assert game.habits_to_choose(1) == ()
    words = [habit_in_words(game.scene(2), habit.kind, habit.about, habit.part).label for habit in choices]
    assert len(set(words)) == len(words)
    assert "Never use the text of Amanda Rogers (2)" in words


def test_a_habit_counts_at_once():
    game = asked_to_respond()
    game.remember(2, Habit(PASSING, "respond"))
    assert game.asked == 1


def test_a_habit_takes_the_place_of_its_opposite_and_can_be_forgotten():
    game = at_the_event()
    always, never = Habit(ALWAYS, "2e-se-1:0"), Habit(NEVER, "2e-se-1:0")
    game.remember(1, always)
    game.remember(1, never)
    game.remember(1, Habit(STOP, "x"))
    assert game.habits(1) == (never, Habit(STOP, "x"))
    game.forget(1, never)
    assert game.habits(1) == (Habit(STOP, "x"),)
    game.forget(1)
    assert game.habits(1) == ()


@pytest.mark.parametrize("habit", [Habit("sometimes"), Habit(PASSING), Habit(ALWAYS), Habit(NEVER, "", "x")])
def test_what_would_answer_everything_or_nothing_is_not_remembered(habit):
    with pytest.raises(HostingError):
        at_the_event().remember(1, habit)


@pytest.mark.parametrize(
    "habit",
    [
        Habit(PASSING, "respond", "..."),
        Habit(PASSING, "respond", "mine.play_and_draw"),
        Habit(PASSING, "x" * 81),
        Habit(STOP, "<b>"),
        Habit(ALWAYS, "2e-se-1:" + "9" * 5000),
        Habit(ALWAYS, "2e-se-1:99"),
        Habit(NEVER, "no-such-card:0"),
    ],
)
def test_what_means_nothing_is_not_remembered(habit):
    with pytest.raises(HostingError, match="no such"):
        hosted().remember(1, habit)


def test_a_player_remembers_so_many_answers_at_most():
    game = hosted()
    for number in range(MOST):
        game.remember(1, Habit(PASSING, f"question-{number}"))
    with pytest.raises(HostingError, match="forget one first"):
        game.remember(1, Habit(PASSING, "one-more"))
    game.remember(1, Habit(STOP, "question-0"))
    assert len(game.habits(1)) == MOST


@pytest.mark.parametrize("ruleset", ["2e-cta2003", FIRST])
def test_whatever_is_offered_to_be_remembered_may_be(ruleset):
    game, rng, seen = hosted(ruleset), Random(5), 0
    for _ in range(400):
        player = game.asked
        if not player:
            break
        for habit in game.habits_to_choose(player):
            check_habit(game.session.state.ruleset, habit, 0)
            seen += 1
        game.answer(player, game.seat(player).sample(rng))
    assert seen > 30


def test_habits_outlive_saving():
    game = hosted()
    game.remember(2, Habit(NEVER, "2e-se-1:0"))
    assert HostedGame.load(game.dump()).habits(2) == (Habit(NEVER, "2e-se-1:0"),)
