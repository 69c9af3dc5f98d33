"""docs/environment.md says what is so: its agent runs as printed, its examples work, its numbers are the code's."""

import re

import numpy as np
import pytest

from spaceline.lab.env import ACTIONS, ALL, DONE, MORE, OBSERVATION_VERSION, SLOTS, STEPS, TableEnv
from spaceline.lab.env.layout import CARDS, LIMIT
from tests.architecture.source_tree import ROOT

PAGE = (ROOT / "docs/environment.md").read_text(encoding="utf-8")
EXAMPLES, AGENT = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def run(code):
    found = {"__name__": "page"}
    exec(compile(code, "docs/environment.md", "exec"), found)
    return found


def test_the_examples_make_environments():
    found = run(EXAMPLES)
    found["table"].reset(seed=1)
    found["seat"].reset(seed=1)
    assert found["several"].num_envs == 8
    found["several"].close()


def test_the_agent_of_the_page_is_short_and_learns_something():
    lines = [line for line in AGENT.splitlines() if line]
    assert len(lines) <= 44
    found = run(AGENT)
    weights = found["learn"](games=2)
    assert np.isfinite(weights).all()
    assert np.count_nonzero(weights) > 40
    env = found["SeatEnv"](opponent="random", max_steps=200)
    steps, reward = found["play"](env, weights, np.random.default_rng(0), seed=5)
    assert steps
    assert reward in (-1, 0, 1)


def test_the_gradient_points_to_what_paid(monkeypatch):
    """What was chosen before points came in becomes likelier than before."""
    found = run(AGENT)
    slope = np.zeros(147)
    slope[3] = 1.0
    monkeypatch.setitem(found, "play", lambda *given: ([(slope, 1.0)], 1.0))
    assert found["learn"](games=3)[3] > 0


def test_the_numbers_of_the_page_are_those_of_the_code():
    assert f"There are {ACTIONS} actions" in PAGE
    assert f"| 0 to {SLOTS - 1} |" in PAGE
    assert [f"| {at} `{name}` |" in PAGE for at, name in ((ALL, "ALL"), (MORE, "MORE"), (DONE, "DONE"))] == [True] * 3
    assert f"Observation, version {OBSERVATION_VERSION}" in PAGE
    assert f"After {STEPS:,} steps" in PAGE
    assert f"between -{LIMIT:.0f} and {LIMIT:.0f}" in PAGE
    assert f"more than {CARDS} cards" in PAGE


@pytest.mark.parametrize(("ruleset", "said"), [("2e-cta2003", "197, 51 and 45"), ("1e-modern", "376, 79 and 105")])
def test_the_columns_of_the_page_are_those_of_the_rulesets(ruleset, said):
    layout = TableEnv(ruleset).observer.layout
    counts = tuple(len(names) for names in (layout.table_names, layout.card_names, layout.option_names))
    assert "{}, {} and {}".format(*counts) == said
    assert said in PAGE
