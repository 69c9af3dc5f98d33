"""Where the documents of First Edition disagree or are silent: named switches, each with the reading in force.

The numbers are those of the list of ambiguities in docs/decisions/first-edition.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from spaceline.core.state import State
from spaceline.rules.switches import turned

MODERN, OPEN = "1e-modern", "1e-open"


class Readings(msgspec.Struct, frozen=True, kw_only=True, rename="kebab"):
    """How each switch stands; the default is what `1e-modern` plays.

    First those where the documents leave a choice, then those where the two rulesets differ. Where only one reading is
    built there is no switch (docs/decisions/first-edition.md).
    """

    documents: Literal["each-by-itself", "rulebook", "glossary"] = "each-by-itself"
    special_downloads_in_seed_phases: Literal["between-actions", "never"] = "between-actions"
    single_seeds_go: Literal["bottom", "top"] = "bottom"
    pass_in_facility_phase: Literal["final", "until-both"] = "final"
    copies_under_one_mission: Literal["one-per-player", "one"] = "one-per-player"
    once_per_turn: Literal["each-copy", "all-copies"] = "each-copy"
    self_controlled_ties: Literal["owner", "opponent"] = "owner"
    seeds_like_a_dilemma: Literal["both-types", "own-type"] = "both-types"
    any_intelligence: Literal["union", "rulebook", "glossary"] = "union"
    variable_chosen_by: Literal["controller", "owner"] = "controller"
    nullified_cost: Literal["another-at-once", "action-fails"] = "another-at-once"
    moved_holograms: Literal["stay-behind", "are-erased"] = "stay-behind"
    agendas_in_response: Literal["begun-anew", "goes-on"] = "begun-anew"
    bonus_points: Literal["capped", "capped-toward-the-goal", "all"] = "capped"
    equal_points: Literal["nobody", "both"] = "nobody"
    stopped_until: Literal["next-turn-of-either", "next-own-turn"] = "next-turn-of-either"
    stopped_ship_beams: Literal["no", "yes"] = "no"
    disabled_in_battle: Literal["set-aside", "not-attacked"] = "set-aside"
    casualties: Literal["not-wounded", "unhurt"] = "not-wounded"
    direct_hits_destroy: Literal["end-of-battle", "at-once"] = "end-of-battle"
    damage_applied: Literal["after-return-fire", "before-return-fire"] = "after-return-fire"
    repair_turns: Literal["own", "any"] = "own"
    counter_attacks: Literal["any-number", "one"] = "any-number"
    missions_show: Literal["printed", "current"] = "printed"
    copies_for_players: Literal["once", "each"] = "once"
    end_of_turn: Literal["any-order", "fixed"] = "any-order"
    teams_of_several: Literal["controller", "largest"] = "controller"
    dilemma_countdowns: Literal["seeder", "encounterer"] = "seeder"
    dilemmas_leave: Literal["out-of-play", "discard"] = "out-of-play"
    doorways_seed: Literal["at-once", "one-by-one"] = "at-once"
    dilemmas_seed: Literal["in-stages", "one-by-one"] = "in-stages"
    copies_under_missions: Literal["two", "any"] = "two"
    opponents_missions: Literal["forty-points", "any"] = "forty-points"
    victory: Literal["both-kinds", "points-only"] = "both-kinds"
    personnel_downloads: Literal["once-every-turn", "any"] = "once-every-turn"


OPEN_READINGS = Readings(
    dilemmas_leave="discard",
    doorways_seed="one-by-one",
    dilemmas_seed="one-by-one",
    copies_under_missions="any",
    opponents_missions="any",
    victory="points-only",
    personnel_downloads="any",
)
"""1E-3.1.0.3/1, 1E-4.1.0.1/1, 1E-4.3.0.3/1, 1E-6.4.0.1/1, 1E-6.5.3.0.3/3, 1E-7.2.1.0.1/1, 1E-9.0.1/1."""

DOCUMENTS: Mapping[str, Mapping[str, str]] = {
    "rulebook": {
        "special-downloads-in-seed-phases": "between-actions",
        "copies-under-one-mission": "one",
        "once-per-turn": "all-copies",
        "self-controlled-ties": "owner",
        "any-intelligence": "rulebook",
        "variable-chosen-by": "controller",
        "nullified-cost": "another-at-once",
        "bonus-points": "capped",
        "disabled-in-battle": "set-aside",
        "direct-hits-destroy": "end-of-battle",
        "repair-turns": "any",
    },
    "glossary": {
        "special-downloads-in-seed-phases": "never",
        "copies-under-one-mission": "one-per-player",
        "once-per-turn": "each-copy",
        "self-controlled-ties": "opponent",
        "any-intelligence": "glossary",
        "variable-chosen-by": "owner",
        "nullified-cost": "action-fails",
        "bonus-points": "all",
        "disabled-in-battle": "not-attacked",
        "direct-hits-destroy": "at-once",
        "repair-turns": "own",
    },
}
"""What `documents` lets all those lines stand at on which the two documents disagree (1E-1.2/2, ambiguity 1).

A line that is turned besides stands as it was turned.
"""


def with_documents(standing: Readings, switches: Mapping[str, str] | None) -> Readings:
    """The readings with some switches turned, `documents` before the others.

    Raises:
        ValueError: there is no such switch, or it has no such reading.
    """
    preset = DOCUMENTS.get((switches or {}).get("documents", ""), {})
    return turned(turned(standing, preset), switches)


def readings(state: State) -> Readings:
    """The readings in force in a game."""
    found: Readings = state.ruleset.switches
    return found
