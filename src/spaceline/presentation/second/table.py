"""The table of Second Edition: each player's missions in a row."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId, EntityId, PlaceId, PlayerId
from spaceline.presentation.hands import in_hand_order
from spaceline.presentation.model.table import Counter, PlaceHere, Row, Status
from spaceline.presentation.scene import Scene
from spaceline.presentation.second.layout import hand_order, kind_of, lent, places_of
from spaceline.presentation.table_layout import TableLayout, counter, in_order, range_left


def rows(scene: Scene) -> tuple[Row, ...]:
    """The missions of each player, the viewer's first; a place that two share stands in the first row of the two."""
    found, shown = [], set[PlaceId]()
    for player in in_order(scene):
        places = tuple(place for place in places_of(scene, player) if place not in shown)
        shown.update(places)
        subject = "you" if player == scene.view.viewer else "other"
        if places:
            found.append(Row(scene.words.say(f"row.{subject}", who=scene.player(player)), places, player))
    return tuple(found)


def place_here(scene: Scene, place: PlaceId) -> PlaceHere:
    """A place with its missions."""
    missions = [scene.cards[card] for card in scene.zone(place, "mission")]
    return PlaceHere(
        id=place,
        name=scene.name(place),
        kind=kind_of(scene, place),
        owners=tuple(dict.fromkeys(card.owner for card in missions)),
        completed_by=tuple(card.owner for card in missions if scene.mark(card.id, "completed")),
    )


def zone_label(scene: Scene, parent: EntityId, role: str) -> str:
    """A zone by its role, at a place by what kind of place it is as well."""
    special = f"zone.{role}.{kind_of(scene, parent)}" if parent in scene.view.places else ""
    return scene.words.say(special if special in scene.words.templates else f"zone.{role}")


def counters(scene: Scene, player: PlayerId) -> tuple[Counter, ...]:
    """Points, and the counters that are left this turn."""
    left = scene.mark(player, "counters")
    points = counter(scene, "points", scene.mark(player, "points"))
    return (points, counter(scene, "counters", left)) if left else (points,)


def statuses(scene: Scene, card: CardId) -> tuple[Status, ...]:
    """Stopped, what was named for it and is still known, and the Range that is left."""
    found = [Status("stopped", scene.words.say("status.stopped"))] if scene.is_stopped(card) else []
    found += [Status("named", scene.words.say("status.named", name=name)) for name in named(scene, card)]
    if not scene.mark(card, "range-used") or scene.definition(card) is None:
        return tuple(found)
    return (*found, *range_left(scene, card, scene.facts(card).attributes.get("Range", 0)))


NAMED = "named"


def named(scene: Scene, card: CardId) -> tuple[str, ...]:
    """The skills or titles that somebody named for a text of the card, as long as it works with them."""
    if NAMED not in scene.memo:
        found: dict[CardId, dict[str, None]] = {}
        for effect in scene.view.lasting:
            found.setdefault(effect.source, {}).update(dict.fromkeys(effect.words.values()))
        scene.memo[NAMED] = found
    return tuple(scene.memo[NAMED].get(card, ()))


LAYOUT = TableLayout(
    rows=rows,
    place=place_here,
    zone=zone_label,
    counters=counters,
    statuses=statuses,
    held=lambda scene, role: in_hand_order(scene, hand_order, role),
    holding=lambda scene: "hand",
    lent=lent,
    choosing=("play_and_draw",),
    piles=("hand", "deck", "pile", "discard", "removed"),
)
