"""What chance was told to bring and did not."""

from __future__ import annotations

from spaceline.lab.scenarios.dialect import TableSetting
from spaceline.lab.scenarios.format import AnyScenario
from spaceline.lab.scenarios.reading import ScenarioError


def confirm_chance_used(at: TableSetting, scenario: AnyScenario) -> None:
    """Every fixed card was picked by a random selection once the last step is taken.

    Raises:
        ScenarioError: one was not, because there was no selection, or the card was not among those that it chose from.
    """
    left = at.state.chance.fixed
    if not left or scenario.position:
        return
    number = len(scenario.chance.fixed) - len(left)
    name = scenario.chance.fixed[number]
    problem = f"chance.fixed: {name!r} is never picked: no random selection after those before it could bring it"
    raise ScenarioError(scenario.file, scenario.line("chance", "fixed", number), problem)
