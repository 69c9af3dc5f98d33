"""``spaceline play``, at a real pipe where that makes a difference: to the end of a game, and of the input."""

import re

import pytest
from typer.testing import CliRunner

from spaceline.cli.app import app
from spaceline.cli.play import sitting
from spaceline.core.data.decisions import Answer, Option
from tests.cli.at_the_pipe import at_the_pipe, at_the_table, choose, options, typing


def question(screen: str) -> str:
    return screen[screen.rindex("\n── ") :]


def test_a_whole_game_is_played_to_its_end_with_a_reason_and_points(tmp_path):
    played = at_the_pipe(tmp_path, "--seed", "7")
    assert played.code == 0, played.errors
    end = played.text[played.text.index("The game is over") :]
    assert re.search(r"wins?\.|tied", end)
    assert "Enough points to win, with a planet and a space mission completed." in end or "All decks are empty" in end
    assert re.search(r"You: \d+ points\n +The opponent: \d+ points", end)


def test_the_first_screen_fits_a_small_terminal(tmp_path):
    first = at_the_table(tmp_path, "--seed", "3", policy=typing()).screens[0]
    lines = first.splitlines()
    assert max(len(line) for line in lines) <= 80
    table = lines[lines.index(next(line for line in lines if line.startswith("── Turn 1"))) :]
    assert len(table[: next(at for at, line in enumerate(table) if "Your hand" in line)]) <= 20
    for section in (
        "Your missions",
        "Opponent (klingon)",
        "Your hand: 7 cards",
        "What do you play, or do you draw? You have 7 counters left.",
    ):
        assert section in first


def test_the_seed_is_printed_and_deals_the_same_cards_again(tmp_path):
    first = at_the_table(tmp_path, policy=typing()).screens[0]
    seed = re.search(r"^seed (\d+)", first, re.MULTILINE)[1]
    again = at_the_table(tmp_path, "--seed", seed, policy=typing()).screens[0]
    assert again == first


def test_the_end_of_the_input_saves_and_leaves(tmp_path):
    played = at_the_pipe(tmp_path, "--seed", "7", policy=typing())
    assert played.code == 0
    assert "Resume with: spaceline play --resume spaceline-7.save" in played.text
    assert (tmp_path / "spaceline-7.save").is_file()


@pytest.mark.parametrize("answers", [0, 5, 14])
def test_a_resumed_game_goes_on_at_the_same_decision(tmp_path, answers):
    left = iter(range(answers))
    before = at_the_table(tmp_path, "--seed", "3", policy=lambda s: choose(s) if next(left, None) is not None else "q")
    after = at_the_table(tmp_path, "--resume", "spaceline-3.save", policy=typing("l"))
    asked = before.screens[-2]
    assert question(after.screens[0]) == question(asked)
    if answers:
        told = re.findall(r"^    (You play .*)$", before.text, re.MULTILINE)
        assert told
        assert told[-1] in after.screens[1]


def test_a_game_is_saved_under_the_name_that_is_typed(tmp_path):
    played = at_the_table(tmp_path, "--seed", "7", policy=typing("s mine.save", "q"))
    assert (tmp_path / "mine.save").is_file()
    assert not (tmp_path / "spaceline-7.save").exists()
    assert played.text.count("--resume mine.save") == 2


def test_an_answer_is_taken_back_within_the_turn(tmp_path):
    played = at_the_table(tmp_path, "--seed", "7", policy=typing("1", "u"))
    assert "Taken back." in played.screens[2]
    assert question(played.screens[2]) == question(played.screens[0])


def test_nothing_is_taken_back_once_cards_have_been_seen(tmp_path):
    played = at_the_table(tmp_path, "--seed", "7", policy=typing("draw", "u"))
    assert "You draw" in played.screens[1]
    assert "! Cards have been seen since." in played.screens[2]


def test_nothing_is_taken_back_before_anything_was_answered(tmp_path):
    played = at_the_table(tmp_path, "--seed", "7", policy=typing("u"))
    assert "! You have not answered anything yet." in played.screens[1]


def test_nothing_is_taken_back_in_another_turn(tmp_path):
    turns = iter(range(1000))

    def policy(screen):
        if "The turn of the opponent begins" in screen:
            return "u" if next(turns) == 0 else None
        return None if "! " in screen else choose(screen)

    played = at_the_table(tmp_path, "--seed", "7", policy=policy)
    assert re.search(r"! (Another player has answered since|That was in another turn)\.", played.text)


def test_why_not_names_the_reason_and_the_clause(tmp_path):
    played = at_the_table(tmp_path, "--seed", "7", policy=typing("w", "w attempt", "w 1"))
    assert re.search(
        r"Attempt .*\n(?:.*\n)*?.*orders segment of your own turn\.\s+\[2E-executing-orders/1\]", played.screens[1]
    )
    assert "2E-drawing-cards/3" in played.screens[1]
    assert "Attempt" in played.screens[2]
    assert "Go on to the orders" not in played.screens[2]
    assert len(played.screens[2].splitlines()) > 4, "the rule itself is shown"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("t", "── Your missions"),
        ("h", "── Your hand: 7 cards"),
        ("l", "── Log"),
        ("?", "── At any prompt"),
        ("c h1", "personnel, cost"),
        ("c gowron", "Gowron"),
        ("c zzzzzz", "! No card is called 'zzzzzz'"),
        ("rules beam", "2E-"),
        ("99", "! Type a number from 1 to"),
        ("gibberish", "! Type a number from 1 to"),
        ("s /nowhere/at/all", "! cannot write /nowhere/at/all"),
    ],
)
def test_commands_answer_at_the_prompt(tmp_path, typed, shown):
    played = at_the_table(tmp_path, "--seed", "7", policy=typing(typed))
    assert shown in played.screens[1]
    assert played.code == 0


def test_an_option_can_be_chosen_by_its_words(tmp_path):
    screens = at_the_table(tmp_path, "--seed", "7", policy=typing("draw a card")).screens
    assert "7 counters left" in screens[0]
    assert "6 counters left" in screens[1]


def test_cards_are_chosen_by_numbers_after_their_total_is_shown(tmp_path):
    def policy(screen):
        if "── Which dilemmas do they face" in screen or " of 1" in screen:
            return "1?" if "chosen" not in screen else None
        return choose(screen)

    played = at_the_table(tmp_path, "--seed", "7", policy=policy)
    assert re.search(r"1 chosen, cost \d+ of \d+", played.text)


STAFFING = re.compile(r"^    Staffing of U\.S\.S\. .*: (complete|missing: .*)$", re.MULTILINE)
ON_TO = re.compile(r"^    On to .*: \w+ \d+ of \d+", re.MULTILINE)


def test_what_a_choice_would_come_to_is_told_before_it_is_made(tmp_path):
    told = set()

    def policy(screen):
        told.update(it for it in (STAFFING, ON_TO) if it.search(screen))
        if told == {STAFFING, ON_TO}:
            return None
        if "Who and what beams" in screen:
            return "all?" if " chosen" not in screen else "all"
        wanted = [number for number, label in enumerate(options(screen), 1) if label.startswith(("Move", "Beam"))]
        return f"{wanted[-1]}{'?' if ' Move ' in screen else ''}" if wanted else choose(screen)

    at_the_table(tmp_path, "--seed", "7", policy=policy)
    assert told == {STAFFING, ON_TO}


def test_no_two_options_of_a_question_read_the_same(tmp_path):
    played = at_the_table(tmp_path, "--seed", "11")
    asked = [options(screen) for screen in played.screens if options(screen)]
    assert len(asked) > 12
    assert all(len(set(labels)) == len(labels) for labels in asked)


def test_what_the_opponent_holds_is_never_named(tmp_path):
    played = at_the_table(tmp_path, "--seed", "7", "--against", "romulan")
    there = r"opponent (?:on the planet|at the headquarters|here): (.*)"
    held = [line for screen in played.screens for line in re.findall(there, screen)]
    assert held
    assert all("concealed" in line for line in held)


@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_sit_at_one_table(tmp_path, players):
    played = at_the_table(
        tmp_path, "--seed", "5", "--players", str(players), "--against", "klingon,romulan", policy=typing()
    )
    assert played.code == 0, played.errors
    assert "Player 3 (romulan)" in played.text
    assert ("Player 4 (romulan)" in played.text) == (players == 4)


def test_people_share_the_keyboard(tmp_path):
    turns = iter(range(25))
    played = at_the_table(
        tmp_path, "--seed", "5", "--hot-seat", policy=lambda s: choose(s) if next(turns, None) is not None else None
    )
    assert played.code == 0, played.errors
    assert "── Player 1 (federation)" in played.text
    assert "── Player 2 (klingon)" in played.text


def test_a_choice_of_several_cards_can_be_typed_in_parts(tmp_path):
    parts = iter(("1 2 3", "4-7"))

    def draw_only(screen):
        if "more needed" in screen or "choose 7: 1 3 4" in screen:
            return next(parts, None)
        drawing = [number for number, label in enumerate(options(screen), 1) if label.startswith("Draw a card")]
        return str(drawing[0]) if drawing else choose(screen)

    played = at_the_table(tmp_path, "--seed", "7", "--opponent", "random", policy=draw_only)
    at = next(at for at, screen in enumerate(played.screens) if "3 chosen, 4 more needed" in screen)
    assert played.screens[at + 1].count("You discard ") == 7


ABSURD = ("", "²", "١", "9" * 5000, "x" * 20_000, "-1", "1.5", "\x01\x1b[2J", "c ²", "c h" + "9" * 5000, "l ²", "w ²")


def test_whatever_is_typed_the_game_goes_on(tmp_path):
    played = at_the_table(tmp_path, "--seed", "7", policy=typing(*ABSURD, "q"))
    assert (played.code, played.errors) == (0, "")
    assert len(played.screens) == len(ABSURD) + 2
    assert "Saved." in played.screens[-1]


NO_FILE_NAMES = ("a\0b", "~nobody-of-that-name/x", "no/such/folder/x", "n" * 5000, ".")


def test_a_name_that_no_file_can_have_is_refused_and_the_game_goes_on(tmp_path):
    played = at_the_table(tmp_path, "--seed", "7", policy=typing(*(f"s {name}" for name in NO_FILE_NAMES), "q"))
    assert (played.code, played.errors) == (0, "")
    assert all("  ! " in screen for screen in played.screens[1:-1])


def test_a_seed_may_be_any_number(tmp_path):
    played = at_the_table(tmp_path, "--seed", f"{10**30}", policy=typing("q"))
    assert (played.code, played.errors) == (0, "")
    again = at_the_table(tmp_path, "--resume", f"spaceline-{10**30}.save", policy=typing("q"))
    assert question(again.screens[0]) == question(played.screens[0])


def test_players_whose_missions_were_shown_already_have_no_empty_section(tmp_path):
    first = at_the_table(tmp_path, "--seed", "7", "--players", "3", policy=typing()).screens[0]
    assert first.count("── Missions of ") == 1
    assert not re.search(r"── Missions of [^\n]*─+\n──", first)


ENOUGH = 30
"""Answers after which the other player has had a turn."""


class Failing:
    """A computer player with a mistake in it."""

    def choose(self, seat):
        raise ZeroDivisionError("nothing to divide by")


class Refused:
    """A computer player whose answers are never allowed."""

    def choose(self, seat):
        return Answer(option=Option("no-such-kind"))


@pytest.mark.sampled
@pytest.mark.parametrize(("player", "cause"), [(Failing, "ZeroDivisionError"), (Refused, "Refusal")])
def test_a_game_whose_computer_player_fails_is_saved(tmp_path, monkeypatch, player, cause):
    monkeypatch.chdir(tmp_path)
    with monkeypatch.context() as failing:
        failing.setattr(sitting, "make_player", lambda name, seed: player())
        result = CliRunner().invoke(app, ["play", "--seed", "7"], input="1\n" * ENOUGH)
    assert result.exit_code == 1
    assert cause in result.stderr
    assert result.stderr.splitlines()[-1] == (
        "spaceline: the computer player heuristic has failed; "
        "the game is saved; resume with: spaceline play --resume spaceline-7.save"
    )
    again = CliRunner().invoke(app, ["play", "--resume", "spaceline-7.save"], input="1\n" * ENOUGH)
    assert again.exit_code == 0, again.stderr
    assert "The turn of the opponent begins" in again.stdout


def test_a_game_that_cannot_be_saved_says_so_when_the_computer_player_fails(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "spaceline-7.save").mkdir()
    monkeypatch.setattr(sitting, "make_player", lambda name, seed: Failing())
    result = CliRunner().invoke(app, ["play", "--seed", "7"], input="1\n" * 200)
    assert result.exit_code == 1
    assert "nor could the game be saved: cannot write spaceline-7.save" in result.stderr.splitlines()[-1]
