"""Where the two rulebooks of Second Edition differ, contradict themselves or are silent: named switches.

Each has the reading in force; docs/second-edition-rulesets.md says what each reading does and why it is the default.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from spaceline.core.state import State

CTA2003, PREMIERE2002 = "2e-cta2003", "2e-premiere2002"


class Readings(msgspec.Struct, frozen=True, kw_only=True, rename="kebab"):
    """How each switch stands; the default is what `2e-cta2003` plays."""

    pile_turned: Literal["on-reaching", "for-a-draw"] = "on-reaching"
    over_limit: Literal["voided", "faced"] = "voided"
    overcome_dilemmas: Literal["face-up", "as-they-lie"] = "face-up"
    dilemmas_of_completed: Literal["stay", "return"] = "stay"
    equal_scores: Literal["tie", "shared"] = "tie"
    removed_damage: Literal["owners-piles", "discard"] = "owners-piles"
    captive_copies: Literal["not-commanded", "not-played"] = "not-commanded"
    stopped: Literal["unusable", "text-off"] = "unusable"
    stopped_in_battle: Literal["nothing", "in-full"] = "nothing"
    ties: Literal["commander", "owner"] = "commander"
    copies_of_a_mission: Literal["people-and-ships", "all-cards"] = "people-and-ships"
    engagement_is_combat: Literal["no", "yes"] = "no"
    opponents_discards: Literal["seen", "hidden"] = "seen"
    returned_dilemmas: Literal["face-up", "face-up-in-attempts"] = "face-up"
    range_restored: Literal["every-turn", "own-turn"] = "every-turn"
    conceal: Literal["always", "never"] = "always"
    leaving: Literal["heuristic-takes-the-seat", "cards-leave"] = "heuristic-takes-the-seat"


PREMIERE_READINGS = Readings(
    pile_turned="for-a-draw",
    over_limit="faced",
    equal_scores="shared",
    captive_copies="not-played",
    stopped="text-off",
    stopped_in_battle="in-full",
    ties="owner",
    copies_of_a_mission="all-cards",
)
"""2E-facing-dilemmas/8, 2E-winning-the-game/7, 2E-brig-and-captives/5, 2E-stopped/2, 2E-selections/3,
2E-moving-a-ship-glossary/3: where `2e-premiere2002` plays otherwise."""


def readings(state: State) -> Readings:
    """The readings in force in a game."""
    found: Readings = state.ruleset.switches
    return found
