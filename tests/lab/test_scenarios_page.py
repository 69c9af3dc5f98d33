"""docs/scenarios.md is true: its scenarios run, its parts of scenarios mean something, its commands are there."""

import re

import pytest
import yaml

from spaceline.lab.scenarios import load_scenario, run_scenario
from tests.conftest import ROOT

PAGE = (ROOT / "docs/scenarios.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
YAML = [text for language, text in BLOCKS if language == "yaml"]
SCENARIOS = [text for text in YAML if text.startswith("title:")]
STEPS = [text for text in YAML if text.startswith("  - ")]
PARTS = [text for text in YAML if text not in SCENARIOS + STEPS]
TABLE_OF = {"missions": "1e-modern", "cards": "2e-cta2003"}


@pytest.mark.parametrize("text", SCENARIOS, ids=[text.splitlines()[0] for text in SCENARIOS])
def test_a_scenario_of_the_page_plays_as_it_says(tmp_path, text):
    file = tmp_path / "scenario.yaml"
    file.write_text(text, encoding="utf-8")
    result = run_scenario(load_scenario(file))
    assert result.passed, result.failures


@pytest.mark.parametrize("text", PARTS, ids=[text.splitlines()[0] for text in PARTS])
def test_a_part_of_a_scenario_on_the_page_is_read(tmp_path, text):
    [part] = yaml.safe_load(text)
    file = tmp_path / "scenario.yaml"
    head = f"title: A part\nruleset: {TABLE_OF[part]}\nplayers: {{1: {{}}, 2: {{}}}}\n"
    file.write_text(f"{head}{text}steps:\n  - expect: {{over: false}}\n", encoding="utf-8")
    assert run_scenario(load_scenario(file)).scenario.file == file  # names that mean nothing would be refused


def test_the_page_shows_scenarios_parts_and_steps():
    assert len(SCENARIOS) >= 2
    assert PARTS
    assert STEPS
