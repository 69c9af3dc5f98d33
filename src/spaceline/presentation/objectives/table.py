"""The table of the Objectives variant: that of Second Edition, with hull damage and side decks."""

from __future__ import annotations

from dataclasses import replace

from msgspec.structs import replace as replaced

from spaceline.core.data.leaves import CardId, PlaceId
from spaceline.presentation.model.table import PlaceHere, Status
from spaceline.presentation.scene import Scene
from spaceline.presentation.second.table import LAYOUT as SECOND, place_here as as_of_second, statuses as of_second
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


def place_here(scene: Scene, place: PlaceId) -> PlaceHere:
    """A location, with its quadrant: between quadrants no ship moves without a text that opens the way."""
    here, location = as_of_second(scene, place), scene.mission(place)
    if location is None:
        return here
    return replaced(here, where=scene.words.say("card.quadrant", name=location.facts.quadrant))


LAYOUT = replace(
    SECOND,
    place=place_here,
    statuses=statuses,
    strengths=("Weapons", "Shields"),
    piles=("hand", "deck", "pile", "objectives", "tactics", "discard", "removed"),
)
