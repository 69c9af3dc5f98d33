"""The seed phases in their order (1E-4.0/1)."""

from __future__ import annotations

from spaceline.core.ruleset import Choose, Procedure
from spaceline.rules.first.data.frames import Seeding
from spaceline.rules.first.procedures.seeding import alternating, beginning, doorways, missions, stacks

SEEDING: Procedure = Procedure(
    Seeding,
    doorways.begin_doorway_phase,
    Choose(alternating.seed_doorways, alternating.seed_or_pass),
    missions.begin_mission_phase,
    missions.draw_mission,
    Choose(missions.place_mission, missions.lay_out_mission),
    stacks.begin_dilemma_phase,
    stacks.build_for_opponent,
    stacks.build_for_shared_missions,
    stacks.build_for_own_missions,
    Choose(alternating.seed_besides, alternating.seed_or_pass),
    Choose(alternating.seed_singly, alternating.seed_or_pass),
    alternating.begin_facility_phase,
    Choose(alternating.seed_facilities, alternating.seed_or_pass),
    beginning.remove_leftovers,
    beginning.shuffle_decks,
    beginning.draw_opening_hands,
    beginning.begin_play,
)

SECRETS = {doorways.TOPIC: doorways.DOORWAYS, stacks.TOPIC: stacks.STACKS}
"""What both players choose at the same time."""
