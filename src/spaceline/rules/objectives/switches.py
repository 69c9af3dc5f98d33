"""Where the Objectives variant is silent or contradicts itself: named switches beside those of Second Edition."""

from __future__ import annotations

from typing import Literal

from spaceline.core.state import State
from spaceline.rules.second.switches import Readings

OBJECTIVES = "objectives"


class ObjectivesReadings(Readings, frozen=True, kw_only=True, rename="kebab"):
    """How each switch stands; the default is what `objectives` plays."""

    stopped_in_battle: Literal["nothing", "in-full"] = "in-full"
    """Else whoever is counterattacked, being stopped, would always have Shields of 0."""
    staffing: Literal["matching", "any"] = "matching"
    """OBJ-move-a-ship/1 beside its own example, which is that of Second Edition."""
    native: Literal["headquarters", "alpha"] = "headquarters"
    """The native quadrant of a card without a quadrant icon: that of the headquarters of its affiliation, or Alpha."""
    counterattack: Literal["engagements", "all"] = "engagements"
    """Whether personnel may counterattack as well (OBJ-engagements/12)."""
    borg_attack: Literal["anybody", "nobody"] = "anybody"
    """Whom Borg may attack, of whom OBJ-attack-restrictions says nothing."""


def readings(state: State) -> ObjectivesReadings:
    """The readings in force in a game."""
    found: ObjectivesReadings = state.ruleset.switches
    return found
