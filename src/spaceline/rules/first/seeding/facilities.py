"""Where facilities and other cards are seeded face up (1E-4.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import Played, Seeds
from spaceline.effects.nodes.movement import Inserts
from spaceline.effects.nodes.space import FormLocation
from spaceline.effects.perform.run import begin_effect
from spaceline.rules.first import places
from spaceline.rules.first.definition import AGENDA
from spaceline.rules.first.missions.seeds import lacks_enabler
from spaceline.rules.first.playing import inserting
from spaceline.rules.first.playing.building import is_homeworld, is_site_for, owns_facility_at, role_of_facility, suits
from spaceline.rules.first.playing.natives import homes
from spaceline.rules.first.playing.time_locations import TYPE
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.seeding import permission
from spaceline.rules.first.seeding.phases import phase_of
from spaceline.rules.first.stations import sites
from spaceline.rules.first.values import definition, facts, type_of


def options(state: State, player: PlayerId, phase: str) -> Iterator[Option]:
    """What the player may seed face up in a phase, and where."""
    for card in permission.face_up(state, player, phase):
        if definition(state, card).of_kind(Inserts):
            yield from gaps(state, player, card)
        elif permission.not_allowed(state, player, card) is None:
            for target in conceivable(state, player, card):
                if wrong_target(state, player, card, target) is None:
                    yield from (Option("seed", card, target, name) for name in declared(state, player, card, target))


def declared(state: State, player: PlayerId, card: CardId, target: EntityId) -> Iterator[str]:
    """As what a facility of several affiliations may be declared there; nothing of any other card.

    1E-G:multi-affiliation-ship-target/1.
    """
    for name, _ in definition(state, card).declared if type_of(state, card) == "facility" else (("", None),):
        if suits(state, player, card, target, name):
            yield name


def gaps(state: State, player: PlayerId, card: CardId) -> Iterator[Option]:
    """Where a card may be seeded that becomes a location, with the side (1E-4.2/5)."""
    if permission.not_allowed(state, player, card) is None:
        yield from (Option("seed", card, end, side) for end, side in inserting.spots(state, player, card))


def conceivable(state: State, player: PlayerId, card: CardId) -> tuple[EntityId, ...]:
    """Where such a card might go."""
    if sites.is_site_card(state, card):
        return tuple(sites.spots(state, card))
    return places.locations(state) if is_outpost(state, card) else permission.targets(state, player, card)


def is_outpost(state: State, card: CardId) -> bool:
    """Whether a card is an outpost: headquarters and stations are none (1E-4.4.0.2/1)."""
    it = facts(state, card)
    return it.type == "facility" and it.kind == "outpost"


def obstacle(state: State, player: PlayerId, card: CardId, target: EntityId, phase: str) -> Refusal | None:
    """Why a card cannot be seeded face up there in a phase."""
    return (
        permission.no_face_up(state, card, phase)
        or permission.not_allowed(state, player, card)
        or needs_a_gap(state, card)
        or wrong_target(state, player, card, target)
    )


def needs_a_gap(state: State, card: CardId) -> Refusal | None:
    """Why a card that becomes a location is not seeded where no side of another one is named (1E-4.2/5)."""
    return refusal("seeds-where-it-says") if definition(state, card).of_kind(Inserts) else None


def wrong_target(state: State, player: PlayerId, card: CardId, target: EntityId) -> Refusal | None:
    """Why it cannot be seeded there."""
    if sites.is_site_card(state, card):
        return no_site(state, player, card, target)
    if lacks_enabler(state, card) and places.place_of(state, target) not in tuple(homes(state, player, card)):
        return refusal("alternate-universe")
    if type_of(state, card) != "facility":
        return None if target in permission.targets(state, player, card) else refusal("seeds-where-it-says")
    if not places.is_location(state, target):
        return refusal("seeds-at-a-location")
    if places.quadrant_of(state, target) != (facts(state, card).quadrant or NATIVE):
        return refusal("native-elsewhere")
    if owns_facility_at(state, player, target, beside=card):
        return refusal("facility-there")
    if is_outpost(state, card):
        return no_outpost(state, player, card, target)
    return None if target in permission.targets(state, player, card) else refusal("seeds-where-it-says")


def no_site(state: State, player: PlayerId, card: CardId, target: EntityId) -> Refusal | None:
    """Why a site cannot be seeded there: no player seeds more than six (1E-4.4.1)."""
    return refusal("six-sites") if sites.has_seeded_all(state, player) else sites.no_room(state, card, target)


NATIVE = "Alpha"
"""The quadrant of cards without a quadrant icon (1E-13.1.2/1)."""


def no_outpost(state: State, player: PlayerId, card: CardId, place: PlaceId) -> Refusal | None:
    """Why there is no room for an outpost at a mission of its quadrant (1E-4.4/5, /6)."""
    if is_homeworld(state, place):
        return refusal("outpost-at-homeworld")
    return None if is_site_for(state, player, card, place) else refusal("icon-not-shown")


def put_down(state: State, player: PlayerId, card: CardId, target: EntityId, side: str = "") -> None:
    """Seed a card face up, or a hidden agenda face down, where it belongs (1E-4.0/3, 1E-4.4/2)."""
    put_all_down(state, ((player, card, target),), side)


def put_all_down(state: State, seeded: Sequence[tuple[PlayerId, CardId, EntityId]], side: str = "") -> None:
    """Seed several cards; then the texts are carried out that say what seeding now brings (1E-4.0.2/1, /2)."""
    for player, card, _ in reversed(seeded):
        if AGENDA not in facts(state, card).icons:
            for at, text in definition(state, card).of_kind(Seeds):
                if text.effect is not None and text.where in (f"{phase_of(state)}_phase", permission.ANY_PHASE):
                    begin_effect(state, card, (at, 0), player)
    for player, card, target in seeded:
        if definition(state, card).of_kind(Inserts):
            insert(state, player, card, target, side)
        else:
            request(state, Change("seed", (card,), player, to=target, role=role_at(state, card, target)))
            side = side or next(declared(state, player, card, target), "")
            if side in facts(state, card).affiliations:
                mode = facts(state, card).affiliations.index(side)
                request(state, Change("change-affiliation", (card,), player, amount=mode, detail=side))


def insert(state: State, player: PlayerId, card: CardId, end: EntityId, side: str) -> None:
    """Let a card become a location as it is seeded: in the doorway phase the first of its quadrant."""
    there = (end, side) if side else next(iter(inserting.spots(state, player, card)), None)
    if there is not None:
        at, of = there
        request(state, Change("form-location", (card,), player, card, to=at, amount=span_of(state, card), detail=of))


def span_of(state: State, card: CardId) -> int:
    """The span of the location that a card becomes."""
    nodes = (node for _, text in definition(state, card).of_kind(Played) for _, node in walk(text))
    return next((node.span for node in nodes if isinstance(node, FormLocation)), 0)


HELD = {places.SITE: places.SITE, "ship": "docked", "equipment": "aboard"}
"""How cards of a type lie that are seeded on a facility: part of it, or aboard; all others lie on it."""


def role_at(state: State, card: CardId, target: EntityId) -> str:
    """How a card lies that is seeded on the table, at a location or on another card."""
    it = facts(state, card)
    if it.type == TYPE:
        return places.TIME_LOCATION
    if target in state.players:
        return "agenda" if AGENDA in it.icons else "table"
    if target >= FIRST_CARD:
        return HELD.get(it.type, "on")
    if it.type != "facility":
        return "at"
    return role_of_facility(state, card)
