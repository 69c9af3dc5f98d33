"""The programs in benchmarks/ run."""

import json
import runpy
import subprocess
import sys
from contextlib import redirect_stdout
from io import StringIO
from unittest import mock

import pytest


def run(root, script, *arguments):
    """What a program prints, run as the main module in this process: one of its own takes a second to begin."""
    file, printed = root / "benchmarks" / script, StringIO()
    path, code = [str(file.parent), *sys.path], None
    with mock.patch("sys.argv", [str(file), *arguments]), mock.patch("sys.path", path), redirect_stdout(printed):
        try:
            runpy.run_path(str(file), run_name="__main__")
        except SystemExit as left:
            code = left.code
    assert not code, printed.getvalue()
    return printed.getvalue()


def test_the_speed_is_measured_without_being_recorded(root):
    command = [sys.executable, str(root / "benchmarks" / "record.py"), "--dry", "--runs", "1", "--games", "1"]
    found = json.loads(subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout)
    assert found["errors"] == 0
    assert found["decisions_per_second"] > 0


def test_the_profile_is_shown(root):
    assert "tottime" in run(root, "record.py", "--profile", "--games", "1")


def test_long_runs_play_at_tables_of_two_three_and_four(root):
    said = run(root, "long_run.py", "--dry", "--random", "5", "--heuristic", "2")
    for table in ("2 x random: 3 of 3", "3 x random: 1 of 1", "4 x random: 1 of 1", "2 x heuristic: 1 of 1"):
        assert table in said


def test_long_runs_look_at_the_contract(root):
    assert "2 x heuristic: 1 of 1 keep" in run(
        root, "long_run.py", "--dry", "--contract", "--random", "0", "--heuristic", "2"
    )


def test_long_runs_look_for_circles_in_games_of_heuristic_players_only(root):
    said = run(root, "long_run.py", "--dry", "--circles", "--random", "2", "--heuristic", "2")
    for table in ("2 x random: 1 of 1", "2 x heuristic: 1 of 1"):
        assert table in said


@pytest.mark.parametrize("name", ["results.jsonl", "peers.jsonl", "long_runs.jsonl"])
def test_recorded_results_tell_when_and_of_which_commit(root, name):
    lines = (root / "benchmarks" / name).read_text(encoding="utf-8").splitlines()
    assert lines
    for line in map(json.loads, lines):
        assert {"date", "commit", "cores"} <= line.keys()
