"""Puzzles: their form, how they are judged, and that every committed one holds what it says."""

from collections import Counter
from pathlib import Path

import pytest

from spaceline.core.data.leaves import TABLE
from spaceline.lab.puzzles import load_puzzle, tallied, tried, unproven
from spaceline.lab.puzzles.format import KINDS
from spaceline.lab.puzzles.judging import PuzzleTable
from spaceline.lab.scenarios import ScenarioError

FOLDER = Path(__file__).parents[1] / "puzzles"
FILES = sorted(FOLDER.rglob("*.yaml"))
NAMES = [file.relative_to(FOLDER).as_posix() for file in FILES]
PUZZLE = """\
title: The judge attempts the mission
kind: win
why: It asks for Law.
cards:
  Court: {type: mission, kind: planet, span: 2, points: 35, quadrant: Alpha, requirement: {node: Skill, name: Law}}
  Judge: {type: personnel, affiliation: Fed, skills: {Law: 1}}
players:
  1: {missions: [Cradle of the Federation, Court], at: {Court: [Judge]}}
segment: orders
goal: {completed: [Court]}
solutions:
  - [attempt Court]
wrong:
  - [end orders]
"""
"""The smallest one."""


def written(folder, text=PUZZLE):
    file = folder / "it.yaml"
    file.write_text(text, encoding="utf-8")
    return file


def changed(folder, old, new):
    assert old in PUZZLE
    return written(folder, PUZZLE.replace(old, new))


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_a_solution_reaches_the_goal_and_what_looks_right_does_not(file):
    assert not list(unproven(load_puzzle(file), seeds=(1, 2)))


@pytest.mark.parametrize("edition", ["first", "second"])
def test_there_are_thirty_of_each_edition_and_of_six_kinds(edition):
    found = [load_puzzle(file) for file in FILES if file.parent.name == edition]
    assert len(found) >= 30
    assert len({puzzle.parts.kind for puzzle in found}) >= 6


def test_no_two_puzzles_have_the_same_title():
    titles = Counter(load_puzzle(file).scenario.title for file in FILES)
    assert not [title for title, number in titles.items() if number > 1]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("kind: win", "kind: game", "it.yaml:2: no kind is called 'game'"),
        ("kind: win\n", "", "missing required field `kind`"),
        ("why: It asks for Law.", "why: ' '", "it.yaml:3: a puzzle says why"),
        ("why:", "player: 0\nwhy:", "player is 1 or more"),
        ("why:", "turns: 0\nwhy:", "turns is 1 or more"),
        ("why:", "answers: -1\nwhy:", "answers is 0 or more"),
        ("why:", "opponent: nobody\nwhy:", "no player is called 'nobody'"),
        ("why:", "clauses: [2E-nothing/1]\nwhy:", "no clause '2E-nothing/1'"),
        ("why:", "surprise: 1\nwhy:", "unknown field `surprise`"),
        ("goal: {completed: [Court]}\n", "", "a puzzle has a goal"),
        ("goal: {completed: [Court]}", "goal: {}", "a puzzle has a goal"),
        ("goal: {completed: [Court]}", "goal: {complete: [Court]}", "it.yaml:10: Object contains unknown field"),
        ("goal: {completed: [Court]}", "goal: {next: {player: 2}}", "it.yaml:10: 'next' is of a moment"),
        ("goal: {completed: [Court]}", "goal: {log: [pass_turn]}", "'log' is of a moment"),
        ("  - [attempt Court]", "  - []", "'solutions' is a list of lines"),
        ("wrong:\n  - [end orders]\n", "wrong: []\n", "'wrong' is a list of lines"),
        ("solutions:", "steps: [{do: attempt Court}]\nsolutions:", "a puzzle has no steps"),
    ],
)
def test_what_is_no_puzzle_is_refused_with_its_line(tmp_path, old, new, said):
    with pytest.raises(ScenarioError) as refused:
        load_puzzle(changed(tmp_path, old, new))
    assert said in str(refused.value)


def test_a_file_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(ScenarioError, match="cannot be read"):
        load_puzzle(tmp_path / "nothing.yaml")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[attempt Court]", "[move Court to Court]", "solutions: 'move Court to Court'"),
        ("[attempt Court]", "[attempt Court, attempt Court]", "comes after the puzzle is judged"),
        ("why:", "player: 2\nwhy:", "player 2 decides, and player 1 is asked"),
        ("completed: [Court]", "completed: [Nobody]", "goal: no card is called 'Nobody'"),
        ("why:", "before: [attempt Excavation]\nwhy:", "before: 'attempt Excavation'"),
    ],
)
def test_a_line_that_cannot_be_played_is_an_error_in_the_file(tmp_path, old, new, said):
    with pytest.raises(ScenarioError) as refused:
        list(unproven(load_puzzle(changed(tmp_path, old, new)), seeds=(1,)))
    assert said in str(refused.value)


def test_a_line_that_ends_too_early_is_an_error_in_the_file(tmp_path):
    puzzle = load_puzzle(changed(tmp_path, "at: {Court: [Judge]}}", "at: {Court: [Judge]}, idle: true}"))
    with pytest.raises(ScenarioError, match="ends before the puzzle is judged"):
        list(unproven(puzzle, seeds=(1,)))


def test_what_does_not_come_out_as_it_says_is_told(tmp_path):
    text = PUZZLE.replace("- [attempt Court]", "- [end orders]").replace(
        "wrong:\n  - [end orders]", "wrong:\n  - [attempt Court]"
    )
    found = list(unproven(load_puzzle(written(tmp_path, text)), seeds=(1,)))
    assert found == [
        "['end orders'] with seed 1 is no solution: Court completed: False instead of True",
        "['attempt Court'] with seed 1 is not wrong: it reaches the goal",
    ]


def test_a_player_solves_it_or_does_not(tmp_path):
    solved = tried(load_puzzle(written(tmp_path)), "heuristic", seed=1)
    assert (solved.is_solved, solved.missed, solved.answers) == (True, "", 1)
    missed = tried(
        load_puzzle(changed(tmp_path, "goal: {completed: [Court]}", "goal: {not_completed: [Court]}")), "heuristic", 1
    )
    assert not missed.is_solved
    assert missed.missed == "Court completed: True instead of False"


def test_it_is_judged_when_the_turns_or_the_answers_are_over(tmp_path):
    idle = PUZZLE.replace("at: {Court: [Judge]}}", "at: {Court: [Judge]}, idle: true}\n  2: {idle: true}")
    ends = {}
    for field in ("turns: 1", "turns: 3", "answers: 1", "answers: 2"):
        puzzle = load_puzzle(written(tmp_path, idle.replace("why:", f"{field}\nwhy:")))
        table = PuzzleTable(puzzle, 1)
        table.play(table.step)
        ends[field] = table.at.state.mark(TABLE, "turns") - table.begun, table.answers
    assert ends["turns: 1"][0] == 1
    assert ends["turns: 3"][0] == 3
    assert ends["answers: 1"][1] == 1
    assert ends["answers: 2"][1] == 2


def test_the_same_seed_plays_the_same(tmp_path):
    puzzle = load_puzzle(FOLDER / "second" / "one-whose-skill-is-there-twice.yaml")
    one, other = ([(t.is_solved, t.missed) for t in (tried(puzzle, "random", seed) for seed in range(8))] for _ in "ab")
    assert one == other
    assert len(set(one)) > 1


def test_trials_are_counted_by_puzzle_and_player(tmp_path):
    puzzle = load_puzzle(written(tmp_path))
    trials = [tried(puzzle, player, seed) for player in ("heuristic", "random") for seed in (1, 2, 3)]
    one, other = tallied(trials)
    assert (one.player, one.solved, one.seeds) == ("heuristic", 3, 3)
    assert (other.player, other.seeds) == ("random", 3)
    assert other.solved == sum(trial.is_solved for trial in trials[3:])


def test_every_kind_has_a_puzzle():
    assert {load_puzzle(file).parts.kind for file in FILES} == set(KINDS)
