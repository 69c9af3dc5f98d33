"""Every scenario file is an executable ruling: it plays as it says."""

import pytest

from spaceline.lab.scenarios import run_scenario
from tests.support.scenario_files import FILES, FOLDER, scenario


@pytest.mark.parametrize("file", FILES, ids=[path.relative_to(FOLDER).as_posix() for path in FILES])
def test_the_game_plays_as_the_scenario_says(file):
    result = run_scenario(scenario(file))
    assert not result.failures, "\n".join(f"step {f.step}: {f}" for f in result.failures)


def test_there_are_scenarios():
    assert FILES


def test_no_two_scenarios_have_the_same_title():
    titles = [scenario(file).title for file in FILES]
    assert sorted(titles) == sorted(set(titles))
