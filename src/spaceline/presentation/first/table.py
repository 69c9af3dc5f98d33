"""The table of First Edition: a spaceline for each quadrant, and places that are on none."""

from __future__ import annotations

from spaceline.core.data.leaves import NOBODY, CardId, EntityId, PlaceId, PlayerId
from spaceline.presentation.first.conditions import CONDITIONS, SHIP_CONDITIONS, damage, given
from spaceline.presentation.first.layout import (
    TIMES,
    code_of,
    corresponding,
    hand_order,
    mission_for,
    spacelines,
    time_location,
    without_mission,
)
from spaceline.presentation.first.moment import CARD_PLAYS, OPENING_HANDS, holding
from spaceline.presentation.hands import in_hand_order
from spaceline.presentation.model.table import Counter, PlaceHere, Row, Status
from spaceline.presentation.scene import Scene
from spaceline.presentation.table_layout import TableLayout, counter, range_left
from spaceline.rules.first.data.printed_values import number
from spaceline.rules.first.facts import HULL
from spaceline.rules.first.movement.forced_moves import BOUND, LEFT, RIGHT
from spaceline.rules.first.seeding.phases import PHASES
from spaceline.rules.first.side_decks.piles import SIDE_DECKS
from spaceline.rules.first.tactics.side_deck import TACTIC

MARKED = tuple(dict.fromkeys((*CONDITIONS, *SHIP_CONDITIONS, "stunned", "wounded")))
"""Marks that are told in a word."""


def rows(scene: Scene) -> tuple[Row, ...]:
    """The spacelines (1E-4.2/1), and then the time locations, which are on none (1E-2.12/1)."""
    return tuple(Row(row_label(scene, name), row) for name, row in spacelines(scene).items())


def row_label(scene: Scene, name: str) -> str:
    """What a row is called: after its quadrant."""
    return scene.words.say("row.times" if name == TIMES else "row.quadrant", name=name)


def place_here(scene: Scene, place: PlaceId) -> PlaceHere:
    """A location with the mission that faces the viewer, or a place on no spaceline."""
    if time_location(scene, place):
        return time_here(scene, place)
    mission, viewer = mission_for(scene, place, scene.view.viewer), scene.view.viewer
    it, by = scene.definition(mission), scene.mark(place, "completed")
    is_other_end = viewer and it is not None and it.facts.opponent_end and scene.cards[mission].owner != viewer
    return PlaceHere(
        id=place,
        name=it.title if it is not None else without_mission(scene, place),
        code=code_of(scene, place),
        kind=it.facts.kind if it is not None else "",
        owners=tuple(dict.fromkeys(scene.cards[card].owner for card in scene.zone(place, "mission"))),
        end=int(bool(is_other_end)),
        completed_by=(by,) if by else (),
        statuses=(Status("turned", turned),) if (turned := side_down(scene, mission)) else (),
    )


def side_down(scene: Scene, mission: CardId) -> str:
    """That the other side of a mission with two sides lies up than the one that tells of an outpost or a wormhole."""
    return scene.words.say("status.turned") if mission and scene.mark(mission, "turned-over") else ""


def time_here(scene: Scene, place: PlaceId) -> PlaceHere:
    """A time location, with when it is and to which place on a spaceline it corresponds (1E-7.1.8.0.1/1)."""
    card = time_location(scene, place)
    it = scene.definition(card)
    assert it is not None
    beside = ", ".join(code_of(scene, other) for other in corresponding(scene, place))
    when = scene.words.say("place.time", year=it.facts.year, place=it.facts.location, beside=beside)
    return PlaceHere(
        id=place,
        name=scene.words.say("place.time.name", name=it.title, year=it.facts.year, beside=beside),
        code=code_of(scene, place),
        kind=it.facts.kind,
        where=scene.words.say("row.quadrant", name=it.facts.quadrant),
        owners=(scene.cards[card].owner,),
        statuses=(Status("time", when),),
    )


def zone_label(scene: Scene, parent: EntityId, role: str) -> str:
    """A zone by its role; what is seeded beneath a station lies beneath no mission."""
    key = f"zone.{role}.station" if parent in scene.cards else ""
    return scene.words.say(key if key in scene.words.templates else f"zone.{role}")


def counters(scene: Scene, player: PlayerId) -> tuple[Counter, ...]:
    """Points, and those of them that are bonus points."""
    points, bonus = (counter(scene, name, scene.mark(player, name)) for name in ("points", "bonus"))
    return (points, bonus) if bonus.value else (points,)


def statuses(scene: Scene, card: CardId) -> tuple[Status, ...]:
    """What keeps a card from acting, damage, countdowns, and the RANGE that is left."""
    say, left = scene.words.say, scene.mark(card, "countdown")
    found = [Status(name, say(f"status.{name}")) for name in MARKED if scene.mark(card, name)]
    found += [Status(word, word) for word in given(scene, card)]
    found += by_itself(scene, card)
    if hits := scene.mark(card, "damage"):
        found.append(Status("damage", damage(scene, card), hits))
    if lost := hull_lost(scene, card):
        found.append(Status("hull", say("status.hull", percent=lost), lost))
    if left:
        found.append(Status("countdown", say("status.countdown", number=left), left))
    if scene.mark(card, "range-used") and scene.definition(card) is not None:
        found.extend(range_left(scene, card, number(scene.facts(card).attributes.get("Range", 0))))
    return tuple(found)


def hull_lost(scene: Scene, card: CardId) -> int:
    """The percentage of HULL that the damage markers on a card have taken (1E-7.5.1.1/2)."""
    markers = (it for on in scene.zone(card, "on") if (it := scene.definition(on)) is not None and it.type == TACTIC)
    return -sum(number(it.facts.attributes.get(HULL, 0)) for it in markers)


def by_itself(scene: Scene, card: CardId) -> list[Status]:
    """That nobody controls a card in play, and which way it is bound (1E-11.1/1, /2)."""
    seen = scene.cards.get(card)
    if seen is None or seen.controller != NOBODY or seen.role not in ABROAD:
        return []
    it = scene.definition(card)
    if it is not None and it.facts.uncontrolled:
        return [Status("uncontrolled", scene.words.say("status.uncontrolled"))]
    found = [Status("by-itself", scene.words.say("status.by-itself"))]
    side = BOUND_FOR.get(scene.mark(card, BOUND))
    return [*found, Status("bound", scene.words.say(f"status.bound.{side}"))] if side else found


ABROAD = ("space", "aboard", "surface")
"""Where cards are that act by themselves."""
BOUND_FOR = {LEFT: "left", RIGHT: "right"}


LAYOUT = TableLayout(
    rows=rows,
    place=place_here,
    zone=zone_label,
    counters=counters,
    statuses=statuses,
    held=lambda scene, role: in_hand_order(scene, hand_order, role),
    holding=holding,
    lent=lambda scene: (),
    choosing=(*PHASES.values(), OPENING_HANDS, CARD_PLAYS),
    piles=("hand", "deck", "discard", "out-of-play", "missions", "seed-deck", "tactics", *SIDE_DECKS),
)
