"""Every scenario file is an executable ruling: it plays as it says."""

from pathlib import Path

import pytest

from spaceline.lab.scenarios import load_scenario, run_scenario

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.rglob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=[path.relative_to(FOLDER).as_posix() for path in FILES])
def test_the_game_plays_as_the_scenario_says(file):
    result = run_scenario(load_scenario(file))
    assert not result.failures, "\n".join(f"step {f.step}: {f}" for f in result.failures)


def test_there_are_scenarios():
    assert FILES


def test_no_two_scenarios_have_the_same_title():
    titles = [load_scenario(file).title for file in FILES]
    assert sorted(titles) == sorted(set(titles))
