"""docs/adding-a-ruleset.md is true: the fan ruleset of its example is found, played and told of."""

import json
import os
import subprocess
import sys
import tomllib

import pytest

from spaceline.editions import RULESETS
from spaceline.rules.second.ruleset import SecondRules
from spaceline.rules.second.switches import Readings

FOLDER = "examples/short_game"
SCENARIO = """\
title: Each turn begins with a drawn card, and nine counters
ruleset: short-game
players:
  1: {missions: [Cardassia Prime], deck: [Jerax, Emok, Megar], hand: [Daro]}
  2: {missions: [Cardassia Prime], deck: [Jerax]}
segment: start
steps:
  - expect: {segment: play, zones: {hand of 1: [Jerax, Daro], hand of 2: 0, deck of 2: 1}, counters: {1: 9}}
"""


@pytest.fixture
def installed(root, tmp_path):
    """An environment in which the example is installed: its module, and the metadata that an installer writes."""
    project = tomllib.loads((root / FOLDER / "pyproject.toml").read_text())["project"]
    code = (root / FOLDER / "short_game.py").read_text()
    return installed_in(tmp_path / "site", project["name"], "short_game", code, project["entry-points"])


def installed_in(folder, name, module, code, points):
    """An environment in which a package of one module is found in a folder."""
    facts = folder / f"{name.replace('-', '_')}-1.dist-info"
    facts.mkdir(parents=True)
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    entries = (f"{entry} = {value}\n" for entry, value in points["spaceline.rulesets"].items())
    (facts / "entry_points.txt").write_text("".join(("[spaceline.rulesets]\n", *entries)))
    (folder / f"{module}.py").write_text(code)
    return {**os.environ, "PYTHONPATH": str(folder)}


def spaceline(environment, *words):
    """What a command prints."""
    done = subprocess.run(
        [sys.executable, "-m", "spaceline", *words], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif("short-game" in RULESETS, reason="the example is installed here")
def test_it_is_unknown_where_it_is_not_installed():
    done = subprocess.run(
        [sys.executable, "-m", "spaceline", "simulate", "--ruleset", "short-game"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "no ruleset is called 'short-game'" in done.stderr


def test_games_are_played_to_its_goal_by_players_who_know_nothing_of_it(installed):
    said = json.loads(
        spaceline(
            installed,
            *("simulate", "--ruleset", "short-game", "--players", "heuristic,heuristic", "--games", "2", "--json"),
        )
    )
    assert said["games"] == 2


def test_its_step_and_its_numbers_are_in_force(installed, tmp_path):
    file = tmp_path / "short.yaml"
    file.write_text(SCENARIO)
    assert "1 of 1 passed" in spaceline(installed, "scenario", "run", str(file))


def test_its_clauses_are_those_of_its_book(installed):
    said = spaceline(installed, "rules", "search", "counters", "--ruleset", "short-game")
    assert "2E-paying-costs/1" in said


def test_its_own_words_are_read(installed):
    code = (
        "from spaceline.presentation import text_of;"
        "print([text_of(name).lexicon.templates['reason.points'][:9] for name in ('short-game', '2e-cta2003')])"
    )
    done = subprocess.run([sys.executable, "-c", code], env=installed, capture_output=True, text=True, check=True)
    assert done.stdout == "['60 points', 'Enough po']\n"


FIRST_FAN = """\
from spaceline.editions import RulesetSpec
from spaceline.rules.first.numbers import Numbers
from spaceline.rules.first.ruleset import FirstRules
from spaceline.rules.first.switches import MODERN, Readings

RULES = FirstRules(name="quick-first", readings=Readings(), numbers=Numbers(points_to_win=60))
SPEC = RulesetSpec(name=RULES.name, label="Quick First Edition", build=RULES.build, edition="first", book=MODERN)
"""


def test_one_of_first_edition_has_the_format_of_its_book(tmp_path):
    points = {"spaceline.rulesets": {"quick-first": "quick_first:SPEC"}}
    environment = installed_in(tmp_path, "quick-first", "quick_first", FIRST_FAN, points)
    assert json.loads(spaceline(environment, "decks", "--ruleset", "quick-first", "--json"))
    asked = "from spaceline.cards.decks.first.formats import format_of as f; print(f('quick-first') == f('1e-modern'))"
    done = subprocess.run([sys.executable, "-c", asked], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"


def test_a_package_that_cannot_be_loaded_leaves_the_other_rulesets(tmp_path):
    points = {"spaceline.rulesets": {"broken-fan": "broken_fan:SPEC"}}
    code = FIRST_FAN.replace("points_to_win", "points_to_wn")
    done = subprocess.run(
        [sys.executable, "-m", "spaceline", "decks", "--json"],
        env=installed_in(tmp_path, "broken-fan", "broken_fan", code, points),
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout)
    assert done.stderr.count("\n") == 1
    assert "'broken-fan'" in done.stderr
    assert "points_to_wn" in done.stderr


def test_a_reading_that_there_is_not_is_refused_when_the_ruleset_is_built():
    rules = SecondRules(name="fan", readings=Readings(conceal="sometimes"))
    with pytest.raises(ValueError, match="'conceal' cannot stand at 'sometimes'"):
        rules.build({})
