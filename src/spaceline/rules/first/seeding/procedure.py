"""The seed phases in their order, and from them to the first turn (1E-4.0/1, 1E-4.4.2)."""

from __future__ import annotations

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import TABLE
from spaceline.core.ruleset import Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.rules.first.data.frames import Seeding, Turn
from spaceline.rules.first.numbers import numbers
from spaceline.rules.first.seeding import alternating, cutting, doorways, missions, stacks


def remove_leftovers(state: State, frame: Seeding) -> Next:
    """Seed cards that were not used are shown and go out of play (1E-4.4.2/1)."""
    for player in state.players:
        left = state.zone(player, "seed-deck")
        if left:
            request(state, Change("remove", left, player))
    return None


def shuffle_decks(state: State, frame: Seeding) -> Next:
    """Both players shuffle their draw decks (1E-4.4.2/2)."""
    for player in state.players:
        request(state, Change("shuffle", (), player, role="deck"))
    return None


def draw_opening_hands(state: State, frame: Seeding) -> Next:
    """Both draw their opening hands (1E-4.4.2/2)."""
    for player in state.players:
        request(state, Change("draw", (), player, amount=numbers(state).opening_hand))
    return None


def begin_play(state: State, frame: Seeding) -> Next:
    """The starting player takes the first turn (1E-4.0/6)."""
    request(state, Change("note", (), to=TABLE, detail="began", amount=1))
    state.frames[0] = Turn(step="unstop", player=frame.starting)
    return "unstop"


SEEDING: Procedure = Procedure(
    Seeding,
    doorways.begin_doorway_phase,
    Choose(alternating.seed_doorways, alternating.seed_or_pass),
    missions.begin_mission_phase,
    Choose(cutting.whether_to_cut, cutting.cut),
    missions.draw_mission,
    Choose(missions.place_mission, missions.lay_out_mission),
    missions.find_stations,
    Choose(missions.seed_stations, missions.seed_station_or_pass),
    stacks.begin_dilemma_phase,
    stacks.build_for_opponent,
    stacks.build_for_shared_missions,
    stacks.build_for_own_missions,
    Choose(alternating.seed_besides, alternating.seed_or_pass),
    Choose(alternating.seed_singly, alternating.seed_or_pass),
    alternating.begin_facility_phase,
    Choose(alternating.seed_facilities, alternating.seed_or_pass),
    remove_leftovers,
    shuffle_decks,
    draw_opening_hands,
    begin_play,
)

SECRETS = {doorways.TOPIC: doorways.DOORWAYS, stacks.TOPIC: stacks.STACKS}
"""What both players choose at the same time."""
