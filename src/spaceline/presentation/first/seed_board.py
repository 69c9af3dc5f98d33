"""The seed phases of First Edition as a board: seed cards by their kinds, and where each of them counts (1E-4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import CardId, EntityId, PlaceId
from spaceline.presentation.first.layout import hand_order, spacelines
from spaceline.presentation.hands import in_hand_order
from spaceline.presentation.model.prompts import Rule
from spaceline.presentation.model.seeding import SeedBoard, SeedCard, SeedGroup, SeedMission, SeedPlace
from spaceline.presentation.obstacles import rule_of
from spaceline.presentation.scene import Scene
from spaceline.rules.first.data.frames import Seeding
from spaceline.rules.first.previews.seeding import BENEATH

KINDS = ("dilemma.planet", "dilemma.space", "dilemma.dual", "artifact", "facility")
"""Groups of seed cards that have names of their own, in the order in which they are shown; others follow by type."""
USUALLY = {"dilemma": "theirs", "artifact": "own"}
"""Whose missions cards of a type are mostly put beneath (1E-4.3.0.1/1)."""
DOORWAYS, MISSIONS, SEEDS = "doorways", "missions", "seeds"
"""The parts; in the second no seed card is placed."""
APART = {
    "begin_dilemma_phase": SEEDS,
    "build_for_opponent": SEEDS,
    "build_for_shared_missions": SEEDS,
    "seed_singly": "singly",
}
"""Steps before, or in which, cards go beneath a station that nobody controls, to what is said of that."""
LIMITS = {
    DOORWAYS: ("1E-4.1/1", "1E-4.0/5"),
    MISSIONS: ("1E-4.2/3", "1E-4.2/4", "1E-4.2/6", "1E-4.2/7"),
    SEEDS: ("1E-4.3/1", "1E-4.3/3", "1E-3.1/5", "1E-4.4/5", "1E-4.4/7", "1E-4.4.2/1"),
}
"""The clauses that say what may be arranged, by part."""


def seed_board(scene: Scene, part: str, prospects: Sequence[Option], missions: Sequence[str]) -> SeedBoard | None:
    """What can be arranged in a part of the seed phases: by what has prospects, and the missions not placed yet.

    None once all missions are placed: which station is seeded among them is asked by itself.
    """
    if part == MISSIONS and not missions:
        return None
    cards = seed_cards(scene, part, prospects)
    groups = groups_of(scene, cards)
    return SeedBoard(
        part=part,
        question=scene.words.say(f"seeding.{part}"),
        note=asked_apart(scene, part),
        groups=tuple(SeedGroup(name.rpartition(".")[2], group_label(scene, name)) for name in groups),
        cards=tuple(cards_of(scene, cards, groups, prospects)),
        places=tuple(places_of(scene, prospects)),
        missions=tuple(missions_of(scene, missions)) if part == MISSIONS else (),
        limits=tuple(limits_of(part)),
    )


def limits_of(part: str) -> Iterator[Rule]:
    """What must be kept to, by clause."""
    for clause in LIMITS[part]:
        if rule := rule_of(clause):
            yield rule


def group_of(scene: Scene, card: CardId) -> str:
    """The group that a seed card is in: dilemmas by the kind of mission, all others, those of the Q too, by type."""
    it = scene.definition(card)
    assert it is not None
    return f"{it.type}.{it.facts.kind}" if it.type == "dilemma" and it.facts.kind else str(it.type)


def seed_cards(scene: Scene, part: str, prospects: Sequence[Option]) -> Sequence[CardId]:
    """The seed cards that have a place in a part or may be kept in it: of the doorway phase those of that phase."""
    if part == MISSIONS:
        return ()
    cards = in_hand_order(scene, hand_order, "seed-deck")
    names = {scene.cards[option.card].definition for option in prospects if option.card}
    return [card for card in cards if part != DOORWAYS or scene.cards[card].definition in names]


def asked_apart(scene: Scene, part: str) -> str:
    """What is asked by itself once the board is followed, in words; empty where nothing is."""
    frame = scene.view.frames[0]
    key = MISSIONS if part == MISSIONS else APART.get(frame.step, "") if isinstance(frame, Seeding) else ""
    zone = "seed-deck" if part == MISSIONS else "space"
    found = (it.id for it in scene.view.cards if it.role == zone and is_uncontrolled(scene, it.id))
    station = next(found, 0) if key else 0
    return scene.words.say(f"seeding.apart.{key}", card=scene.name(station)) if station else ""


def is_uncontrolled(scene: Scene, card: CardId) -> bool:
    """Whether a card is a station that is seeded without a controller."""
    it = scene.definition(card)
    return it is not None and it.type == "facility" and it.facts.uncontrolled


def groups_of(scene: Scene, cards: Sequence[CardId]) -> tuple[str, ...]:
    """The groups of seed cards, in their order."""
    found = {group_of(scene, card) for card in cards}
    return (*(kind for kind in KINDS if kind in found), *sorted(found - set(KINDS)))


def group_label(scene: Scene, name: str) -> str:
    """What a group is called."""
    label = scene.words.templates.get(f"seeding.group.{name}")
    return label or scene.words.noun(name, plural=True).capitalize()


def cards_of(
    scene: Scene, cards: Sequence[CardId], groups: Sequence[str], prospects: Sequence[Option]
) -> Iterator[SeedCard]:
    """The seed cards that are left, each with where it may go; copies may go where one of them may."""
    beneath: dict[str, list[PlaceId]] = {}
    face_up: dict[str, list[EntityId]] = {}
    for option in prospects:
        if option.card:
            there = beneath if option.detail == BENEATH else face_up
            targets = there.setdefault(scene.cards[option.card].definition, [])
            if option.target not in targets:
                targets.append(option.target)
    for card in sorted(cards, key=lambda it: groups.index(group_of(scene, it))):
        name = scene.cards[card].definition
        group = group_of(scene, card)
        yield SeedCard(
            card=card,
            group=groups.index(group),
            beneath=tuple(beneath.get(name, ())),
            whose=USUALLY.get(group.partition(".")[0], ""),
            at=tuple(face_up.get(name, ())),
        )


def places_of(scene: Scene, prospects: Sequence[Option]) -> Iterator[SeedPlace]:
    """The locations, spaceline after spaceline."""
    is_open = {option.target for option in prospects if option.detail and not option.card}
    for row in spacelines(scene).values():
        for place in row:
            whose = whose_mission(scene, place)
            yield SeedPlace(place, whose, order_of(scene, whose), place in is_open)


def whose_mission(scene: Scene, place: PlaceId) -> str:
    """Who seeded the mission at a location."""
    owners = {scene.cards[card].owner for card in scene.zone(place, "mission")}
    if len(owners) > 1:
        return "shared"
    return "own" if scene.view.viewer in owners else "theirs"


def order_of(scene: Scene, whose: str) -> str:
    """When the viewer's seeds are met: what is built later lies on top, a single seed at the bottom (1E-4.3)."""
    frame = scene.view.frames[0]
    is_singly = isinstance(frame, Seeding) and frame.step == "seed_singly"
    return scene.words.say("seeding.order.singly" if is_singly else f"seeding.order.{whose}")


def missions_of(scene: Scene, missions: Sequence[str]) -> Iterator[SeedMission]:
    """The viewer's missions that lie on no spaceline, the one that was drawn with its number."""
    drawn = next((card for card in scene.zone(scene.view.viewer, "playing") if missions), 0)
    name = scene.cards[drawn].definition if drawn else ""
    for mission in missions:
        yield SeedMission(mission, scene.pool[mission].title, drawn if mission == name else 0)
        name = "" if mission == name else name
