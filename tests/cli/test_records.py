"""``spaceline replay`` and ``spaceline export``, and what is typed at the table to take back and remember."""

import json
import re
from functools import cache

import pytest
from typer.testing import CliRunner

from spaceline.cli.app import app
from spaceline.lab.scenarios import load_scenario, run_scenario
from tests.cli.at_the_pipe import at_the_table, choose, options, typing
from tests.support.hosted import FIRST, SECOND, goes_on, hosted


def run(*arguments, typed: str = ""):
    return CliRunner().invoke(app, [str(part) for part in arguments], input=typed)


@cache
def saved(ruleset, opponent, answers):
    """A game after so many answers, as it is saved."""
    return goes_on(hosted(ruleset, "person", opponent), answers).dump()


@pytest.fixture(params=[SECOND, FIRST])
def solo(tmp_path, request):
    """A saved game of one person against the computer."""
    path = tmp_path / "solo.save"
    path.write_bytes(saved(request.param, "random", 30))
    return path


@pytest.fixture
def hot_seat(tmp_path):
    """A saved game that two people play."""
    path = tmp_path / "two.save"
    path.write_bytes(saved(SECOND, "person", 12))
    return path


def test_a_saved_game_is_shown_with_the_steps_to_play_on_from(solo):
    found = run("replay", "show", solo)
    assert found.exit_code == 0
    assert "player 2  klingon (random)" in found.stdout
    assert "30 answers" in found.stdout
    as_data = json.loads(run("replay", "show", solo, "--json").stdout)
    assert as_data["game"]["answers"] == 30
    assert as_data["log"]


def test_of_a_game_that_several_people_play_the_log_of_one_is_shown_without_steps(hot_seat):
    assert run("replay", "show", hot_seat).exit_code == 2
    shown = run("replay", "show", hot_seat, "--seat", 2)
    assert shown.exit_code == 0
    assert "Log of player 2" in shown.stdout


def test_a_saved_game_is_played_again(solo):
    found = run("replay", "verify", solo)
    assert found.exit_code == 0
    assert "30 entries lead to the same" in found.stdout
    assert json.loads(run("replay", "verify", solo, "--json").stdout)["is_same"] is True


def test_a_saved_game_is_played_on_from_an_earlier_step(solo):
    before = solo.read_bytes()
    played = run("replay", "play", solo, "--at", 0, typed="q\n")
    assert played.exit_code == 0
    assert "solo-from-0.save" in played.stdout
    assert solo.read_bytes() == before
    branch = json.loads(run("replay", "show", solo.with_name("solo-from-0.save"), "--json").stdout)["game"]
    assert (branch["answers"] < 30, branch["taken_back"]) == (True, 31)


def test_the_whole_position_is_exported_as_a_scenario(solo, tmp_path):
    path = tmp_path / "position.yaml"
    assert run("export", solo, "--out", path).exit_code == 0
    assert run_scenario(load_scenario(path)).passed
    assert run("export", solo).stdout == path.read_text(encoding="utf-8")
    assert run("scenario", "run", path).exit_code == 0


def test_while_several_people_play_a_seat_takes_its_view_away(hot_seat):
    assert run("export", hot_seat).exit_code == 2
    found = json.loads(run("export", hot_seat, "--seat", 1).stdout)
    assert found["view"]["viewer"] == 1


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("replay show nothing.save", "cannot read nothing.save"),
        ("replay verify nothing.save", "cannot read nothing.save"),
        ("replay play nothing.save", "cannot read nothing.save"),
        ("export nothing.save", "cannot read nothing.save"),
        ("replay show SOLO --seat 9", "nobody sits at seat 9"),
        ("export SOLO --seat 2", "nobody sits at seat 2"),
        ("export SOLO --out nowhere/at/all", "cannot write nowhere/at/all"),
        ("replay play SOLO --at 9999", "no position after 9999 answers"),
        ("replay play SOLO --at -1", "--at"),
        ("replay", "Missing command"),
    ],
)
@pytest.mark.parametrize("solo", [SECOND], indirect=True)
def test_what_is_wrong_is_said_in_one_line(solo, command, says):
    found = run(*command.replace("SOLO", str(solo)).split())
    assert (found.exit_code, found.stdout) == (2, "")
    assert found.stderr.count("\n") == 1
    assert says in found.stderr


def test_a_line_of_the_log_is_gone_back_to_even_when_cards_have_been_seen(tmp_path):
    played = at_the_table(tmp_path, "--seed", "7", policy=typing("1", "draw", "draw", "u", "l", "u 5"))
    assert "! Cards have been seen since." in played.screens[4]
    assert re.search(r"You play .*  \[5\]", played.screens[5])
    assert "Taken back." in played.screens[6]
    assert options(played.screens[6]) == options(played.screens[1])


@pytest.mark.parametrize("typed", ["u x", "u 99", "u 0"])
def test_a_line_that_is_not_there_is_refused(tmp_path, typed):
    played = at_the_table(tmp_path, "--seed", "7", policy=typing("1", typed))
    assert "  ! " in played.screens[2]


def test_what_was_taken_back_is_done_again(tmp_path):
    played = at_the_table(tmp_path, "--seed", "7", policy=typing("redo", "1", "u", "redo"))
    assert "! There is nothing to do again." in played.screens[1]
    assert options(played.screens[4]) == options(played.screens[2])


def test_people_at_one_keyboard_agree_to_going_back(tmp_path):
    policy = typing("draw", "draw", "u 1", "no", "u 1", "yes")
    played = at_the_table(tmp_path, "--seed", "7", "--hot-seat", policy=policy)
    assert "do you agree to go back?" in played.screens[3]
    assert "does not agree" in played.screens[4]
    assert "Taken back." in played.screens[6]


def test_answers_are_remembered_listed_and_forgotten(tmp_path):
    asked = []

    def policy(screen):
        if asked or "draw a card" not in screen.casefold():
            return asked.pop(0) if asked else choose(screen)
        asked.extend(["auto 1", "auto", "auto off 1", "auto", "auto off", "auto x", None])
        return "auto"

    played = at_the_table(tmp_path, "--seed", "7", "--ruleset", SECOND, policy=policy)
    assert "── Remembered" in played.text
    assert "── Could be remembered" in played.text
    assert played.code == 0


def test_a_game_is_given_up_once_that_is_confirmed(tmp_path):
    played = at_the_table(tmp_path, "--seed", "7", policy=typing("concede", "no", "concede", "yes"))
    assert played.code == 0
    assert "The game is over" in played.text
    assert "The opponent wins." in played.text


def test_a_game_of_first_edition_is_given_up(tmp_path):
    played = at_the_table(tmp_path, "--seed", "7", "--ruleset", FIRST, policy=typing("concede", "yes"))
    assert "You have given the game up." in played.text
