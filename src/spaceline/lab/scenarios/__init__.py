"""Scenarios: executable rulings in YAML (docs/scenarios.md)."""

from spaceline.lab.scenarios.format import AnyScenario
from spaceline.lab.scenarios.reading import ScenarioError, load_scenario
from spaceline.lab.scenarios.reporting import ScenarioReport, open_scenario, run_files
from spaceline.lab.scenarios.running import FailedStep, Result, run_scenario

__all__ = [
    "AnyScenario",
    "FailedStep",
    "Result",
    "ScenarioError",
    "ScenarioReport",
    "load_scenario",
    "open_scenario",
    "run_files",
    "run_scenario",
]
