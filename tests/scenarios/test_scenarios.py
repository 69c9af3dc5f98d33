"""Every scenario file is an executable ruling: it plays as it says."""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

from spaceline.lab.scenarios import run_scenario
from tests.support.scenario_files import FILES, FOLDER, scenario

BY_FOLDER = groupby(sorted(FILES, key=lambda file: file.parent), lambda file: file.parent)
FOLDERS = {folder.relative_to(FOLDER).as_posix(): list(files) for folder, files in BY_FOLDER}


def what_fails(file: Path) -> Iterator[str]:
    """A line for each step of a scenario at which the game plays otherwise."""
    for failure in run_scenario(scenario(file)).failures:
        yield f"{file.relative_to(FOLDER)}, step {failure.step}: {failure}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_game_plays_as_the_scenarios_of_a_folder_say(folder):
    wrong = [line for file in FOLDERS[folder] for line in what_fails(file)]
    assert not wrong, "\n".join(wrong)


def test_every_scenario_lies_in_one_folder():
    assert sorted(file for files in FOLDERS.values() for file in files) == sorted(FILES)
    assert FILES


def test_pytest_need_not_look_for_tests_among_the_scenarios():
    """It does not look into the folders beside this file (norecursedirs in pyproject.toml)."""
    assert sorted(FOLDER.rglob("*.py")) == sorted(FOLDER.glob("*.py"))


def test_no_two_scenarios_have_the_same_title():
    titles = [scenario(file).title for file in FILES]
    assert sorted(titles) == sorted(set(titles))
