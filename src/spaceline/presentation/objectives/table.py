"""The table of the Objectives variant: that of Second Edition, with hull damage and side decks."""

from __future__ import annotations

from dataclasses import replace

from spaceline.core.data.leaves import CardId
from spaceline.presentation.model.table import Status
from spaceline.presentation.scene import Scene
from spaceline.presentation.second.table import LAYOUT as SECOND, statuses as of_second
from spaceline.rules.objectives.facts import HULL, TACTIC


def hull_damage(scene: Scene, ship: CardId) -> int:
    """The hull damage of a ship in percent."""
    markers = (it for card in scene.zone(ship, "on") if (it := scene.definition(card)) and it.type == TACTIC)
    return sum(it.facts.attributes.get(HULL, 0) for it in markers)


def statuses(scene: Scene, card: CardId) -> tuple[Status, ...]:
    """What has befallen a card, the damage to its hull included (OBJ-engagements/9)."""
    damage = hull_damage(scene, card)
    if not damage:
        return of_second(scene, card)
    return (*of_second(scene, card), Status("hull", scene.words.say("status.hull", percent=damage), damage))


LAYOUT = replace(
    SECOND,
    statuses=statuses,
    piles=("hand", "deck", "pile", "objectives", "tactics", "discard", "removed"),
)
