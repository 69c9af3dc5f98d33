"""What a player of the Objectives variant could think of doing."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.data.decisions import Option
from spaceline.presentation.scene import Scene
from spaceline.presentation.second import candidates as second
from spaceline.presentation.second.layout import kind_of, places_of
from spaceline.rules.objectives.facts import SYSTEM


def candidates(scene: Scene) -> Iterator[Option]:
    """What is thought of in Second Edition, with objectives for missions; besides attacks, and systems taken off."""
    yield from (option for option in second.candidates(scene) if option.kind != "attempt")
    yield from attempts(scene)
    yield from attacks(scene)
    yield from systems(scene)


def attempts(scene: Scene) -> Iterator[Option]:
    """Each active objective at each of the viewer's locations, from the planet or with every ship there."""
    viewer = scene.view.viewer
    for place in places_of(scene, viewer):
        kind = kind_of(scene, place)
        ships = scene.controlled(scene.zone(place, "orbit"), viewer) if kind == "space" else ()
        if kind != "headquarters":
            for objective in scene.zone(viewer, "objective"):
                yield from (Option("attempt", objective, target) for target in ships or (place,))


def attacks(scene: Scene) -> Iterator[Option]:
    """The viewer's ships against others at the same location, and personnel against those with them."""
    viewer = scene.view.viewer
    for ship in second.own_ships(scene):
        others = (card for card in scene.zone(scene.place(ship), "orbit") if scene.cards[card].controller != viewer)
        yield from (Option("engagement", ship, other) for other in others)
    for place in sorted(scene.view.places):
        there = [scene.cards[card].controller for card in scene.zone(place, "surface") if card in scene.cards]
        if viewer in there:
            yield from (Option("combat", place, player) for player in sorted(set(there) - {viewer}))


def systems(scene: Scene) -> Iterator[Option]:
    """The systems on the viewer's ships."""
    for ship in second.own_ships(scene):
        for card in scene.zone(ship, "on"):
            it = scene.definition(card)
            if it is not None and it.type == SYSTEM:
                yield Option("uninstall", card)
