"""The table as one viewer sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from spaceline.core.data.leaves import NOBODY, CardId, EntityId, PlayerId
from spaceline.core.data.seen import SeenCard, SeenZone
from spaceline.core.ruleset import Goal, Role
from spaceline.presentation.edition import presentation_of
from spaceline.presentation.model.table import CardHere, PlaceHere, PlayerHere, Row, ShownGoal, ShownZone, Table
from spaceline.presentation.scene import Scene
from spaceline.presentation.table_layout import TableLayout
from spaceline.presentation.telling import outcome

AS_PRINTED: tuple[dict[str, int], dict[str, int]] = ({}, {})
"""Of most cards nothing is different from what is printed: a table holds many, and they share these."""


class Sitter(msgspec.Struct, frozen=True):
    """Somebody who plays."""

    name: str
    deck: str = ""
    """What people read for the deck."""
    is_computer: bool = False
    is_here: bool = True
    """Whether a client of theirs is connected."""
    has_stand_in: bool = False
    """Whether the computer plays for them while they are away."""
    goals: tuple[Goal, ...] = ()
    """What they need to win."""


Sitters = Mapping[PlayerId, Sitter]
"""Who plays, by the number of the player."""

ALONE = Sitter("")
"""Stands for a player of whom nothing is known."""


def table_of(scene: Scene, roles: Mapping[str, Role], company: Sitters) -> Table:
    """Everything that lies on the table, for the viewer of the scene."""
    layout, active = presentation_of(scene.view.ruleset).layout, scene.own.active(scene)
    ground = laid_out(scene, layout)
    return Table(
        viewer=scene.view.viewer,
        ruleset=scene.view.ruleset,
        moment=scene.own.moment(scene),
        players=tuple(player_here(scene, layout, company, player, active) for player in scene.view.players),
        rows=ground.rows,
        places=ground.places,
        cards=cards_here(scene, layout),
        zones=zones_here(scene, layout, roles, ground.labels),
        result=tuple(outcome(scene)),
    )


class LaidOut(NamedTuple):
    """The places of the table, and what the zones there are called."""

    rows: tuple[Row, ...]
    places: tuple[PlaceHere, ...]
    labels: dict[ZoneKey, str]
    """By parent and role, as far as they were asked for."""


ZoneKey = tuple[EntityId, str]
"""A zone by its parent and role."""

LAID_OUT, LYING, ZONES = "laid-out", "lying", "zones"


def laid_out(scene: Scene, layout: TableLayout) -> LaidOut:
    """The places as they were told before, as long as the same missions lie there and the same is kept of them."""
    view, places = scene.view, scene.view.places
    missions = [scene.zone(place, "mission") for place in places]
    cards = [card for there in missions for card in there]
    of_them = {*places, *cards}
    depends_on = (
        places,
        missions,
        [scene.cards.get(card) for card in cards],
        [mark for mark in view.marks if mark.entity in of_them],
        scene.names,
    )
    before = scene.kept.get(LAID_OUT)
    if before is not None and before[0] == depends_on:
        found: LaidOut = before[1]
        return found
    found = LaidOut(layout.rows(scene), tuple(layout.place(scene, place) for place in sorted(places)), {})
    scene.kept[LAID_OUT] = depends_on, found
    return found


def player_here(scene: Scene, layout: TableLayout, company: Sitters, player: PlayerId, active: PlayerId) -> PlayerHere:
    """A player, with what everybody may know; clocks, which go on by themselves, are added when it is sent."""
    sitter = company.get(player, ALONE)
    return PlayerHere(
        number=player,
        name=sitter.name,
        deck=sitter.deck,
        is_you=player == scene.view.viewer,
        is_computer=sitter.is_computer,
        is_active=player == active,
        is_asked=player == scene.view.deciding,
        is_here=sitter.is_here,
        has_stand_in=sitter.has_stand_in,
        counters=layout.counters(scene, player),
        goals=tuple(goal_here(scene, goal) for goal in sitter.goals),
    )


def goal_here(scene: Scene, goal: Goal) -> ShownGoal:
    """Something that a player needs to win; where the need is greater than it must be, with the reasons."""
    say, label = scene.words.say, scene.words.say(f"goal.{goal.name}")
    if not goal.more:
        return ShownGoal(goal.name, label, goal.have, goal.need)
    least = goal.need - sum(more for _, more in goal.more)
    reasons = [say(f"goal.more.{name}", number=more) for name, more in goal.more]
    why = say("goal.why", number=goal.need, least=least, reasons=scene.words.listed(reasons, "and"))
    return ShownGoal(
        goal.name, label, goal.have, goal.need, " + ".join(map(str, (least, *dict(goal.more).values()))), why
    )


def cards_here(scene: Scene, layout: TableLayout) -> tuple[CardHere, ...]:
    """The cards; of most there is nothing to tell but what they are and where they lie."""
    befallen, pool = scene.befallen, scene.pool
    lay: dict[CardId, tuple[SeenCard, CardHere]] = scene.kept.get(LYING, (None, {}))[1]
    now: dict[CardId, tuple[SeenCard, CardHere]] = {}
    scene.kept[LYING] = None, now
    found = []
    for card in scene.view.cards:
        if card.id in befallen or not card.definition or card.controller == NOBODY:
            found.append(card_here(scene, layout, card))
            continue
        before = lay.get(card.id)
        if before is None or before[0] is not card:
            before = card, lying(card, pool[card.definition].title)
        now[card.id] = before
        found.append(before[1])
    return tuple(found)


def card_here(scene: Scene, layout: TableLayout, card: SeenCard) -> CardHere:
    """A card, with what is different from what is printed on it."""
    attributes, skills = current_values(scene, card.id)
    statuses = layout.statuses(scene, card.id)
    return replace(lying(card, scene.name(card.id)), statuses=statuses, attributes=attributes, skills=skills)


def lying(card: SeenCard, name: str) -> CardHere:
    """A card as it lies."""
    return CardHere(
        id=card.id,
        parent=card.parent,
        role=card.role,
        owner=card.owner,
        controller=card.controller,
        name=name,
        face=card.definition,
        is_face_up=card.face_up,
        back=card.alike,
    )


def current_values(scene: Scene, card: CardId) -> tuple[dict[str, int], dict[str, int]]:
    """Attributes that are not as printed, and all skills where any is not."""
    it = scene.definition(card)
    if it is None or card not in scene.values:
        return AS_PRINTED
    now = scene.facts(card)
    attributes = {name: value for name, value in now.attributes.items() if value != it.facts.attributes.get(name)}
    return numbers_only(attributes), {} if now.skills == it.facts.skills else dict(now.skills)


def numbers_only(attributes: Mapping[str, Any]) -> dict[str, int]:
    """Attributes that have a value; of others the card itself tells how they are found."""
    return {name: value for name, value in attributes.items() if isinstance(value, int)}


def zones_here(
    scene: Scene, layout: TableLayout, roles: Mapping[str, Role], labels: dict[ZoneKey, str]
) -> tuple[ShownZone, ...]:
    """The zones in which cards lie; those that are as they were seen before are shown as before."""
    were: dict[ZoneKey, tuple[SeenZone, ShownZone]] = scene.kept.get(ZONES, (None, {}))[1]
    now: dict[ZoneKey, tuple[SeenZone, ShownZone]] = {}
    scene.kept[ZONES] = None, now
    for zone in scene.view.zones:
        if not zone.cards:
            continue
        key = zone.parent, zone.role
        label = labels.get(key)
        if label is None:
            label = labels[key] = layout.zone(scene, zone.parent, zone.role)
        before = were.get(key)
        if (
            before is None
            or before[0] is not zone
            or before[1].label != label
            or is_held(scene, roles[zone.role], zone)
        ):
            before = zone, zone_here(scene, layout, roles[zone.role], label, zone)
        now[key] = before
    return tuple(shown for _, shown in now.values())


def is_held(scene: Scene, role: Role, zone: SeenZone) -> bool:
    """Whether a zone is a hand of the viewer, all of it known."""
    return zone.parent == scene.view.viewer and role.known == "holder" and not role.ordered and 0 not in zone.cards


def zone_here(scene: Scene, layout: TableLayout, role: Role, label: str, zone: SeenZone) -> ShownZone:
    """Cards that lie together; the viewer's hand in the order in which hands are held."""
    cards = tuple(layout.held(scene, zone.role)) if is_held(scene, role, zone) else zone.cards
    return ShownZone(zone.parent, zone.role, label, cards, role.ordered)
