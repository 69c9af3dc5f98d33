"""What missions of several sets of First Edition say in the same way."""

from __future__ import annotations

from spaceline.effects.nodes.abilities import Ability, Forbids
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import cannot_attempt, like, may_play, no, some_are, this_mission, those


def welcomes(who: Filter, *, free: bool = True) -> tuple[Ability, ...]:
    """Personnel like that report on the planet, whoever's they are, maybe for free."""
    found = (may_play("reporting", who, at=this_mission),)
    return (*found, may_play("free", who, at=this_mission)) if free else found


def all_but(affiliation: str) -> Forbids:
    """Any team attempts the mission that is not of that affiliation altogether."""
    return cannot_attempt(no(some_are(those("target", excluding=like(affiliations=affiliation)))))
