"""The committed scenarios: each file is read once in a run, however many tests look at it."""

from functools import cache
from pathlib import Path

from spaceline.lab.scenarios import load_scenario
from spaceline.lab.scenarios.format import AnyScenario

FOLDER = Path(__file__).resolve().parents[1] / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


@cache
def scenario(file: Path) -> AnyScenario:
    """The scenario in a committed file."""
    return load_scenario(file)
