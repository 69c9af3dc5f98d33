"""The dilemma phase in stages: both players build stacks at the same time (1E-4.3/6 to /8)."""

from __future__ import annotations

from itertools import chain, zip_longest

from msgspec.structs import replace

from spaceline.core.caching import cached_on
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Selection
from spaceline.core.data.frames import SecretChoice
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.ruleset import Next, SecretRule
from spaceline.core.secret import choose_in_secret
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.data.frames import Seeding
from spaceline.rules.first.missions.seeds import SEEDS_AU
from spaceline.rules.first.seeding import permission
from spaceline.rules.first.seeding.phases import is_in_stages, opened, other, seeding_of
from spaceline.rules.first.stations.derelicts import bases
from spaceline.rules.first.topics import LAYOUT, MODE, MOVES

TOPIC = "stacks"

CLAUSES = {
    "build_for_opponent": "1E-4.3/6",
    "build_for_shared_missions": "1E-4.3/7",
    "build_for_own_missions": "1E-4.3/8",
}
"""The stages in which stacks are built."""
IN_ORDER = ("begin_dilemma_phase", *CLAUSES)


def begin_dilemma_phase(state: State, frame: Seeding) -> Next:
    """In stages, or card by card (1E-4.3/6, 1E-4.3.0.3/1); who may seed Alternate Universe cards is kept in mind."""
    state.frames[0] = opened(frame)
    for player in state.players:
        if any(permission.opens_alternate_universe(state, card) for card in state.zone(player, "table")):
            request(state, Change("note", (), player, to=player, detail=SEEDS_AU, amount=1))
    return None if is_in_stages(state) else "seed_singly"


def build_for_opponent(state: State, frame: Seeding) -> Next:
    """First stage: stacks for the missions that only the opponent seeded (1E-4.3/6)."""
    return build_next(state, frame)


def build_for_shared_missions(state: State, frame: Seeding) -> Next:
    """Second stage: stacks for shared missions (1E-4.3/7)."""
    return build_next(state, frame)


def build_for_own_missions(state: State, frame: Seeding) -> Next:
    """Third stage: stacks for the missions that only the player seeded (1E-4.3/8)."""
    return build_next(state, frame)


def build_next(state: State, frame: Seeding) -> Next:
    """Let each player build the stack for the next of the locations that are that player's matter in this stage.

    How many cards a stack has may be known at any time (1E-4.0/4), so it goes beneath its mission when it is built.
    """
    at = frame.built
    found: dict[PlayerId, EntityId] = {}
    for player in (frame.starting, other(frame.starting)):
        places_left = locations(state, frame.step, player)[at : at + 1]
        if places_left and state.zone(player, "seed-deck"):
            found[player] = places_left[0]
    if not found:
        state.frames[0] = replace(frame, built=0)
        return None
    state.frames[0] = replace(frame, built=at + 1)
    choose_in_secret(state, TOPIC, tuple(found), {str(player): (place,) for player, place in found.items()})
    return frame.step


@cached_on(MOVES, MODE, LAYOUT)
def locations(state: State, stage: str, player: PlayerId) -> tuple[EntityId, ...]:
    """The locations for which a player builds stacks in a stage, along the spacelines, and stations that take some."""
    return tuple(base for base in bases(state) if stage_of(state, base, player) == stage)


def stage_of(state: State, place: EntityId, player: PlayerId) -> str:
    """The stage in which a player builds a stack for a location; a station that is nobody's is both players' matter."""
    if place in state.cards:
        return "build_for_shared_missions"
    owners = {state.cards[mission].owner for mission in places.missions_at(state, place)}
    if len(owners) > 1:
        return "build_for_shared_missions"
    return "build_for_own_missions" if player in owners else "build_for_opponent"


def may_be_built(state: State, player: PlayerId, place: EntityId) -> bool:
    """Whether cards of the player may still go beneath a mission in this phase, now or in a later stage."""
    frame = seeding_of(state)
    if frame is None or frame.step not in IN_ORDER:
        return frame is not None and frame.step == "seed_singly" and player not in frame.passed
    stage = stage_of(state, place, player)
    now, then = IN_ORDER.index(frame.step), IN_ORDER.index(stage)
    if now != then:
        return now < then
    return place in locations(state, stage, player)[frame.built :] or place == being_built(state, player)


def being_built(state: State, player: PlayerId) -> EntityId:
    """The location for which both players choose now, as long as this one has not; 0 for none."""
    frame = state.frames[-1]
    if not isinstance(frame, SecretChoice) or frame.topic != TOPIC or player in frame.answers:
        return 0
    return next(iter(frame.cards.get(str(player), ())), 0)


def choose_stack(state: State, frame: SecretChoice, player: PlayerId) -> Decision:
    """Ask for a stack: the first card is its bottom one and will be met first (1E-4.3/6)."""
    cards = permission.for_stacks(state, player)
    place = frame.cards[str(player)][0]
    clause = CLAUSES[stage_of(state, place, player)]
    selection = Selection(cards, 0, len(cards), groups=permission.not_together(state, player, cards))
    return Decision(player, "cards", "build-stack", selection=selection, about=(place,), clause=clause)


def put_beneath(state: State, frame: SecretChoice) -> None:
    """Put the stacks beneath the missions: two for one location are interleaved, others go on top (1E-4.3/6 to /8)."""
    by_place: dict[EntityId, dict[PlayerId, Answer]] = {}
    for player, answer in frame.answers.items():
        by_place.setdefault(frame.cards[str(player)][0], {})[player] = answer
    for place, answers in by_place.items():
        if len(answers) == 1:
            for player, answer in answers.items():
                add_stack(state, player, place, answer.cards)
        else:
            interleave(state, place, answers)


def add_stack(state: State, player: PlayerId, place: EntityId, cards: tuple[CardId, ...]) -> None:
    """Put cards on top of what lies beneath a mission, the first of them lowest."""
    if cards:
        request(state, Change("seed", cards, player, to=place, role="seeds", detail="top"))


def interleave(state: State, place: EntityId, answers: dict[PlayerId, Answer]) -> None:
    """Cards alternate, beginning at the bottom with the owner of the lower mission card (1E-4.3/7)."""
    lower = state.cards[place if place in state.cards else places.missions_at(state, place)[0]].owner
    stacks = [[(player, card) for card in answers[player].cards] for player in (lower, other(lower))]
    for player, card in filter(None, chain.from_iterable(zip_longest(*stacks))):
        add_stack(state, player, place, (card,))


STACKS: SecretRule = SecretRule(choose_stack, put_beneath)
