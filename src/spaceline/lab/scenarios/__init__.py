"""Scenarios: executable rulings in YAML (docs/scenarios.md)."""

from spaceline.lab.scenarios.format import Scenario
from spaceline.lab.scenarios.reading import ScenarioError, load_scenario
from spaceline.lab.scenarios.reporting import Report, open_scenario, run_files
from spaceline.lab.scenarios.running import Failure, Result, run_scenario

__all__ = [
    "Failure",
    "Report",
    "Result",
    "Scenario",
    "ScenarioError",
    "load_scenario",
    "open_scenario",
    "run_files",
    "run_scenario",
]
