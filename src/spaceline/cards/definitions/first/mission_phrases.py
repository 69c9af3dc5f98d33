"""What missions of several sets of First Edition say in the same way."""

from __future__ import annotations

from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import may_play, this_mission


def welcomes(who: Filter, *, free: bool = True) -> tuple[Ability, ...]:
    """Personnel like that report on the planet, whoever's they are, maybe for free."""
    found = (may_play("reporting", who, at=this_mission),)
    return (*found, may_play("free", who, at=this_mission)) if free else found
