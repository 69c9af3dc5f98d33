"""``spaceline puzzles``: a table, machine output, and one line for what makes no sense."""

import json

import pytest
from typer.testing import CliRunner

from spaceline.cli.app import app
from tests.support.scenario_files import FOLDER

PUZZLES = FOLDER.parent / "puzzles"
EASY = PUZZLES / "second" / "the-weaker-of-two-camps.yaml"


def run(*typed):
    return CliRunner().invoke(app, ["puzzles", *map(str, typed)])


def test_who_solves_what_is_a_table():
    result = run(EASY, "--player", "heuristic", "cadet", "--seeds", "2")
    assert result.exit_code == 0, result.stderr
    for word in ("heuristic", "cadet", "second/the-weaker-of-two-camps", "battle", "all", "2 trials of each player"):
        assert word in result.stdout


def test_machine_output_is_a_trial_for_each_player_and_seed():
    result = run(EASY, "--player", "random", "--seeds", "3", "--json")
    assert result.exit_code == 0, result.stderr
    trials = json.loads(result.stdout)
    assert [(it["puzzle"], it["player"], it["seed"]) for it in trials] == [
        ("second/the-weaker-of-two-camps", "random", seed) for seed in (1, 2, 3)
    ]
    assert all(it["is_solved"] == (not it["missed"]) for it in trials)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ((EASY, "--player", "nobody"), "no player is called 'nobody'"),
        ((EASY, "--player", "random", "random"), "each player is named once"),
        ((EASY, "--seeds", "0"), "--seeds"),
        (("nothing.yaml",), "cannot be read"),
        ((FOLDER / "second" / "victory" / "tie.yaml",), "missing required field"),
    ],
)
def test_bad_input_is_one_line(typed, said):
    result = run(*typed)
    assert result.exit_code == 2
    assert len(result.stderr.strip().splitlines()) == 1
    assert said in result.stderr
