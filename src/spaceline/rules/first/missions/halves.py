"""How a combo dilemma goes on from its first half to its second, and what is met of it later (1E-7.2.2.0.7)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, PlaceId
from spaceline.core.ruleset import Next
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import AfterFailure, Encounter
from spaceline.rules.first.data.combo_dilemmas import EXPELLED, SECOND, number_of
from spaceline.rules.first.data.frames import MissionAttempt, SeedEncounter
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.missions import seeds, solving


def whole(state: State, card: CardId) -> CardDefinition:
    """The definition of a card, whichever half it is now."""
    found: CardDefinition = state.ruleset.definitions[state.cards[card].definition]
    return found


def is_first(state: State, encounter: SeedEncounter) -> bool:
    """Whether another dilemma is on the card after the one that is met."""
    return bool(whole(state, encounter.seed).halves) and not encounter.half


def is_past(state: State, encounter: SeedEncounter) -> bool:
    """Whether the first half was nullified while it was met: then the second is met all the same (1E-7.2.2.0.7/3)."""
    return is_first(state, encounter) and number_of(state, encounter.seed) != encounter.half


def go_on(state: State, encounter: SeedEncounter) -> Next:
    """The first half counts as discarded, and the second is met by all of the team that is left."""
    put_behind(state, encounter.seed, encounter.player)
    attempt = state.frames[state.depth - 1]
    assert isinstance(attempt, MissionAttempt)
    state.frames[state.depth - 1] = replace(attempt, faces=())
    seed, mission = encounter.seed, encounter.mission
    state.frames[state.depth] = SeedEncounter(
        step="choose_team", seed=seed, player=encounter.player, mission=mission, half=1
    )
    return "choose_team"


def put_behind(state: State, seed: CardId, player: int) -> None:
    """Note that the first half is done with."""
    request(state, Change("note", (), player, to=seed, detail=SECOND, amount=1))


def is_done_with(state: State, seed: CardId) -> bool:
    """Whether the first half is met once only: it is not repeatable, or has no condition (1E-7.2.2.0.7/2)."""
    first = whole(state, seed).halves[0]
    conditions = any(effect.unless or effect.tries for _, effect in first.of_kind(Encounter))
    return not conditions or bool(first.of_kind(AfterFailure))


def begin_anew(state: State, encounter: SeedEncounter) -> None:
    """A combo that goes back is met from its first half again, unless that one is met once only."""
    if not whole(state, encounter.seed).halves:
        return
    if encounter.half and not is_done_with(state, encounter.seed):
        request(state, Change("note", (), encounter.player, to=encounter.seed, detail=SECOND))
    elif not encounter.half and encounter.is_failed and is_done_with(state, encounter.seed):
        put_behind(state, encounter.seed, encounter.player)


def skip_first(state: State, encounter: SeedEncounter, place: PlaceId) -> None:
    """Where the original of the first half was met before only the second is, and the card leaves the game after it.

    1E-7.2.2.0.7/4, 1E-G:combo-dilemma/2: then it is a mis-seed, whatever comes of its second half.
    """
    seed = encounter.seed
    if state.mark(seed, seeds.MET) or not is_first(state, encounter):
        return
    first = whole(state, seed).halves[0].title
    if not state.mark(place, seeds.met_as(state, seed, first)):
        return
    state.frames[state.depth] = replace(encounter, half=1)
    put_behind(state, seed, encounter.player)
    owner = state.cards[seed].owner
    request(state, Change("note", (), encounter.player, to=seed, detail=EXPELLED, amount=1))
    if owner == encounter.player:
        request(state, Change("note", to=place, detail=solving.barred(owner), amount=1))


def is_expelled(state: State, seed: CardId) -> bool:
    """Whether a card leaves the game once its second half was met."""
    return (seed, EXPELLED) in state.marks
