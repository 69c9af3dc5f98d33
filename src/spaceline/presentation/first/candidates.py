"""What a player of First Edition could think of doing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import CardId, EntityId, PlaceId
from spaceline.effects.nodes.abilities import Order
from spaceline.presentation.first.layout import TIMES, corresponding, hand_order, is_vessel, mission_for, spacelines
from spaceline.presentation.first.moment import holding
from spaceline.presentation.hands import different_cards
from spaceline.presentation.scene import Scene
from spaceline.rules.first.places import SITE

PART_OF_THE_TURN = ("orders-begun", "orders-not-begun", "not-your-turn", "unknown-action")
"""Refusals that go without saying of whatever is not done from the hand."""
REPORTING = ("personnel", "ship", "equipment")


def goes_without_saying(option: Option, reason: str) -> bool:
    """That another part of the turn is not this one, and that most ships have no cloak."""
    if reason == "no-device":
        return True
    return option.kind not in ("play", "attempt") and reason in PART_OF_THE_TURN


def candidates(scene: Scene) -> Iterator[Option]:
    """The actions that a player could think of: with the hand, the missions, the ships, the texts in play."""
    held = different_cards(scene, hand_order, holding(scene))
    offered = {option.card for option in scene.view.decision.options} if scene.view.decision else set()
    yield from (play_of(scene, card) for card in held if card not in offered)
    yield from (Option("end-play"), Option("end-turn"))
    for row in spacelines(scene).values():
        for place in row:
            yield from attempts(scene, place)
            yield from deeds_of_vessels(scene, place)
    for card in sorted(scene.cards):
        it = scene.definition(card)
        if it is not None and scene.cards[card].controller == scene.view.viewer and scene.cards[card].role != "hand":
            orders = [at for at, ability in enumerate(it.abilities) if isinstance(ability, Order)]
            yield from (Option("order", card, detail=str(at)) for at in orders)


def play_of(scene: Scene, card: CardId) -> Option:
    """A card of the hand to be played; what reports does so at a facility of the viewer's, if there is one."""
    it, viewer = scene.definition(card), scene.view.viewer
    homes = [seen.id for seen in scene.view.cards if seen.controller == viewer and is_facility(scene, seen.id)]
    return Option("play", card, homes[0] if it is not None and it.type in REPORTING and homes else viewer)


def is_facility(scene: Scene, card: CardId) -> bool:
    """Whether a card is a facility at a location."""
    it = scene.definition(card)
    return it is not None and it.type == "facility" and scene.cards[card].role in ("space", "surface")


def attempts(scene: Scene, place: PlaceId) -> Iterator[Option]:
    """Attempts at a mission that is not completed, with what the viewer has there."""
    viewer = scene.view.viewer
    mission = mission_for(scene, place, viewer)
    it = scene.definition(mission)
    if it is None or scene.mark(place, "completed"):
        return
    ships = scene.controlled(scene.zone(place, "space"), viewer)
    if it.facts.kind == "planet":
        has_team = scene.controlled(scene.zone(place, "surface"), viewer)
        if has_team or scene.cards[mission].owner == viewer:
            yield Option("attempt", mission, place)
    elif it.facts.kind == "space":
        yield from (Option("attempt", mission, ship) for ship in ships)


def deeds_of_vessels(scene: Scene, place: PlaceId) -> Iterator[Option]:
    """What the viewer's ships and facilities at a location could do."""
    viewer = scene.view.viewer
    standing = [card for role in ("space", "surface") for card in scene.zone(place, role) if is_vessel(scene, card)]
    theirs = [card for card in standing if scene.cards[card].controller != viewer]
    own = [card for card in standing if card not in theirs]
    for vessel in own:
        yield from (Option("battle-ship", vessel, target) for target in theirs)
        for room in rooms(scene, vessel):
            yield from beaming(scene, room, place)
            if is_facility(scene, vessel):
                yield from deeds_of_docked(scene, room)
        if not is_facility(scene, vessel):
            yield from movements(scene, vessel, place)
            yield from deeds_of_carried(scene, vessel)
            yield from (Option("dock", vessel, port) for port in ports(scene, standing, own))
    if scene.controlled(scene.zone(place, "surface"), viewer):
        yield Option("battle-personnel", place)


def rooms(scene: Scene, vessel: CardId) -> tuple[CardId, ...]:
    """Where people are aboard: at the sites of a station, or in the ship or facility itself."""
    return tuple(scene.zone(vessel, SITE)) or (vessel,)


def ports(scene: Scene, standing: Sequence[CardId], own: Sequence[CardId]) -> Iterator[CardId]:
    """Where ships might dock: at own facilities, and at the sites of stations, whosever they are."""
    for vessel in standing:
        if is_facility(scene, vessel) and (vessel in own or scene.zone(vessel, SITE)):
            yield from rooms(scene, vessel)


def deeds_of_docked(scene: Scene, facility: CardId) -> Iterator[Option]:
    """What ships docked at a facility could do: undock, or be boarded."""
    for ship in scene.controlled(scene.zone(facility, "docked"), scene.view.viewer):
        yield Option("undock", ship)
        yield from (Option("beam", facility, ship), Option("beam", ship, facility))


def deeds_of_carried(scene: Scene, carrier: CardId) -> Iterator[Option]:
    """What ships aboard a ship could do: be launched, or be boarded."""
    for ship in scene.controlled(scene.zone(carrier, "aboard"), scene.view.viewer):
        if is_vessel(scene, ship):
            yield Option("launch", ship)
            yield from (Option("beam", carrier, ship), Option("beam", ship, carrier))


def beaming(scene: Scene, vessel: EntityId, place: PlaceId) -> Iterator[Option]:
    """Beaming between a ship or facility and a planet."""
    mission = scene.mission(place)
    if mission is not None and mission.facts.kind != "space":
        yield from (Option("beam", vessel, place), Option("beam", place, vessel))


def movements(scene: Scene, ship: CardId, here: PlaceId) -> Iterator[Option]:
    """The other locations of the same spaceline, other times, and the cloak."""
    row = next(row for row in spacelines(scene).values() if here in row)
    times = spacelines(scene).get(TIMES, ())
    yield from (Option("move", ship, place) for place in row if place != here and here not in times)
    beyond = times if here not in times else corresponding(scene, here)
    yield from (Option("time-travel", ship, place) for place in beyond)
    yield Option("cloak", ship, detail="decloak" if scene.mark(ship, "cloaked") else "cloak")
