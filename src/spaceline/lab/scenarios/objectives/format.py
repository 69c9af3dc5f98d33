"""What only the scenario files of the Objectives variant have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from spaceline.lab.scenarios.format import CardNames, Several
from spaceline.lab.scenarios.second import format as second


class ObjectivesSide(second.Side, frozen=True, kw_only=True):
    """What one player has; the missions are locations, those completed are objectives."""

    objectives: CardNames = ()
    """The active objectives."""
    objective_deck: CardNames | Several = ()
    """The objective side deck, the top card first."""
    tactics: CardNames | Several = ()
    """The tactic side deck, the top card first, face down."""
    tactics_face_up: CardNames | Several = ()
    """Tactics face up at the bottom of it."""


class ObjectivesScenario(second.Scenario, frozen=True, kw_only=True):
    """An executable ruling of the Objectives variant."""

    unlisted: ClassVar[ObjectivesSide] = ObjectivesSide()

    players: Mapping[int, ObjectivesSide] = {}
