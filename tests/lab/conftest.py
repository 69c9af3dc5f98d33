"""What tests of scenarios begin with."""

import pytest

from spaceline.lab.scenarios import load_scenario, run_scenario


@pytest.fixture
def written(tmp_path):
    """Write a scenario and give its path."""

    def write(text: str, name: str = "scenario.yaml"):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return write


@pytest.fixture
def failures(written, request):
    """The failures of a scenario that begins with the table of the module."""

    def run(steps: str):
        return run_scenario(load_scenario(written(request.module.TABLE + steps))).failures

    return run
