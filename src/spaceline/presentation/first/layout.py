"""Where things lie as a player sees them: spacelines, the codes of locations, whose end of a mission faces whom."""

from __future__ import annotations

from spaceline.cards.card import Card
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlaceId, PlayerId
from spaceline.presentation.scene import Scene
from spaceline.rules.first.facts import QUADRANTS, MissionEnd
from spaceline.rules.first.places import QUADRANT, SITE, TIME_LOCATION

HAND_KINDS = ("personnel", "ship", "facility", "equipment", "artifact", "dilemma", "event", "interrupt", "mission")


def hand_order(it: Card | None, card: CardId) -> tuple[int, tuple[str, ...], str, int]:
    """Where a card stands among the others of a hand: by type, affiliation and name."""
    if it is None:
        return (len(HAND_KINDS), (), "", card)
    kind = HAND_KINDS.index(it.type) if it.type in HAND_KINDS else len(HAND_KINDS)
    return (kind, it.facts.affiliations, it.name, card)


def is_vessel(scene: Scene, card: CardId) -> bool:
    """Whether a card is a ship or facility, or something unread that has others aboard or docked."""
    it = scene.definition(card)
    if it is not None:
        return it.type in ("ship", "facility")
    return bool(scene.zone(card, "aboard") or scene.zone(card, "docked"))


TIMES = "Times"
"""What stands in place of a quadrant for all time locations, which lie side by side (1E-2.12/1)."""


def time_location(scene: Scene, place: PlaceId) -> CardId:
    """The card that is a time location; 0 where the place is none."""
    return next(iter(scene.zone(place, TIME_LOCATION)), 0)


def corresponding(scene: Scene, place: PlaceId) -> tuple[PlaceId, ...]:
    """The spaceline location that corresponds to a time location (1E-G:corresponding/1)."""
    it = scene.definition(time_location(scene, place))
    return () if it is None else tuple(other for other in scene.view.places if lies_there(scene, other, it))


def lies_there(scene: Scene, place: PlaceId, time: Card) -> bool:
    """Whether a mission of that place lies at a location, also a destroyed one."""
    missions = (scene.definition(card) for role in ("mission", "ruined") for card in scene.zone(place, role))
    return any(
        it is not None and (it.facts.quadrant, it.facts.location) == (time.facts.quadrant, time.facts.location)
        for it in missions
    )


def quadrant_of(scene: Scene, place: PlaceId) -> str:
    """The quadrant whose spaceline a location belongs to; empty for a place that is none, a word for a time."""
    if not scene.mark(place, "position"):
        return ""
    if time_location(scene, place):
        return TIMES
    if number := scene.mark(place, QUADRANT):
        return QUADRANTS[number - 1]
    missions = scene.zone(place, "mission")
    it = scene.definition(missions[0]) if missions else None
    return str(it.facts.quadrant) if it else ""


def spacelines(scene: Scene) -> dict[str, tuple[PlaceId, ...]]:
    """The locations of each quadrant from left to right (1E-4.2/1)."""
    found: dict[str, tuple[PlaceId, ...]] | None = scene.memo.get("spacelines")
    if found is not None:
        return found
    rows: dict[str, list[PlaceId]] = {}
    for place in sorted(scene.view.places, key=lambda place: scene.mark(place, "position")):
        if quadrant := quadrant_of(scene, place):
            rows.setdefault(quadrant, []).append(place)
    in_order = sorted(rows, key=lambda name: (QUADRANTS.index(name) if name in QUADRANTS else len(QUADRANTS), name))
    found = scene.memo["spacelines"] = {name: tuple(rows[name]) for name in in_order}
    return found


def code_of(scene: Scene, place: PlaceId) -> str:
    """The letter of the quadrant and the number from the left: ``A7``; empty for a place on no spaceline."""
    quadrant = quadrant_of(scene, place)
    return f"{quadrant[:1]}{spacelines(scene)[quadrant].index(place) + 1}" if quadrant else ""


def mission_for(scene: Scene, place: PlaceId, player: PlayerId) -> CardId:
    """The card whose end faces a player: the own one of a shared mission (1E-4.2/8); 0 where there is none."""
    there = scene.zone(place, "mission")
    return next((card for card in there if scene.cards[card].owner == player), there[0] if there else 0)


def end_for(scene: Scene, mission: CardId, player: PlayerId) -> MissionEnd | None:
    """What a mission says to a player (1E-2.1.0.3/1)."""
    it = scene.definition(mission)
    if it is None:
        return None
    end: MissionEnd | None = it.facts.end
    other: MissionEnd | None = it.facts.opponent_end
    return end if other is None or scene.cards[mission].owner == player else other


def place_name(scene: Scene, place: PlaceId) -> str:
    """A location by the title of the viewer's mission there, otherwise of the first, with its code."""
    named = mission_for(scene, place, scene.view.viewer) or time_location(scene, place)
    it, code = scene.definition(named), code_of(scene, place)
    name = it.title if it is not None else without_mission(scene, place) if code else ""
    if not name:
        return scene.words.say("nowhere")
    return scene.words.say("at.location", name=name, code=code) if code else name


def without_mission(scene: Scene, place: PlaceId) -> str:
    """What a place without a mission is called: after the one that was destroyed there, or after the card it is."""
    ruined = scene.definition(next(iter(scene.zone(place, "ruined")), 0))
    key = scene.view.places[place].key
    return scene.words.say("at.ruined", name=ruined.title) if ruined is not None else f"{key[:1].upper()}{key[1:]}"


def concealed(scene: Scene, entity: EntityId) -> str:
    """What a card is that the viewer cannot read: what is docked or in space is a ship."""
    seen = scene.cards.get(entity)
    is_ship = seen is not None and seen.role in ("docked", "space")
    return scene.words.say("concealed.ship" if is_ship else "concealed")


def whereabouts(scene: Scene, card: CardId) -> tuple[str, ...]:
    """Where a card is: aboard, docked, on the planet or on what, and at which location."""
    seen = scene.cards.get(card)
    if seen is None:
        return ()
    place = scene.place(card)
    return (within(scene, seen.parent, seen.role), scene.name(place) if place else "")


def within(scene: Scene, parent: EntityId, role: str) -> str:
    """What a card is in or on, unless it is the location itself."""
    if role == "surface":
        return scene.words.templates["on-planet"]
    if parent < FIRST_CARD:
        return ""
    it = scene.definition(parent)
    is_inside = it is not None and it.type in ("facility", SITE)
    keys = {"docked": "docked", "aboard": "inside" if is_inside else "aboard", SITE: "inside"}
    return scene.words.say(keys.get(role, "on.card"), name=scene.name(parent))
