"""What a player of Second Edition could think of doing."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import CardId
from spaceline.effects.nodes.abilities import Order
from spaceline.presentation.hands import different_cards
from spaceline.presentation.scene import Scene
from spaceline.presentation.second.layout import hand_order, kind_of, lent, places_of
from spaceline.rules.second.definition import UPON

SEGMENT_ENDS = ("draw", "end-play")
AT_A_PLACE = ("personnel", "ship", "equipment")


def goes_without_saying(option: Option, reason: str) -> bool:
    """That the first segment is over."""
    return option.kind in SEGMENT_ENDS and reason == "wrong-segment"


def candidates(scene: Scene) -> Iterator[Option]:
    """The actions that a player could think of: with the hand, the missions, the ships, the texts in play."""
    viewer = scene.view.viewer
    homes = [place for place in places_of(scene, viewer) if kind_of(scene, place) == "headquarters"]
    for card in (*different_cards(scene, hand_order, "hand"), *lent(scene)):
        it = scene.definition(card)
        if it is not None:
            yield Option("play", card, homes[0] if it.type in AT_A_PLACE and homes else viewer)
    yield from (Option("draw"), Option("end-play"))
    yield from attempts(scene)
    for ship in own_ships(scene):
        there = scene.place(ship)
        yield from (Option("move", ship, place) for place in sorted(scene.view.places) if place != there)
        if kind_of(scene, there) != "space":
            yield from (Option("beam", ship, there), Option("beam", there, ship))
    for card in sorted(scene.cards):
        it = scene.definition(card)
        if it is None or scene.cards[card].controller != viewer or scene.cards[card].role in ("hand", UPON):
            continue
        orders = [at for at, ability in enumerate(it.abilities) if isinstance(ability, Order)]
        yield from (Option("order", card, detail=str(at)) for at in orders)


def attempts(scene: Scene) -> Iterator[Option]:
    """Attempts at the viewer's missions that are not completed, with every ship there or from the planet."""
    viewer = scene.view.viewer
    for place in places_of(scene, viewer):
        kind = kind_of(scene, place)
        for mission in scene.zone(place, "mission"):
            if scene.cards[mission].owner != viewer or kind == "headquarters" or scene.mark(mission, "completed"):
                continue
            ships = scene.controlled(scene.zone(place, "orbit"), viewer) if kind == "space" else ()
            yield from (Option("attempt", mission, target) for target in ships or (place,))


def own_ships(scene: Scene) -> list[CardId]:
    """The viewer's ships."""
    viewer = scene.view.viewer
    return [card.id for card in scene.view.cards if card.role == "orbit" and card.controller == viewer]
