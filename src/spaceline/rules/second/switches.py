"""Where the two rulebooks of Second Edition differ, contradict themselves or are silent: named switches.

Each has the reading in force; docs/second-edition-rulesets.md says what each reading does and why it is the default.
"""

from __future__ import annotations

from collections.abc import Mapping

from spaceline.rules.switches import readings

CTA2003, PREMIERE2002 = "2e-cta2003", "2e-premiere2002"

DEFAULTS: Mapping[str, str] = {
    "pile-turned": "on-reaching",
    "over-limit": "voided",
    "overcome-dilemmas": "face-up",
    "dilemmas-of-completed": "stay",
    "equal-scores": "tie",
    "removed-damage": "owners-piles",
    "captives": "unusable",
    "captive-copies": "not-commanded",
    "stopped": "unusable",
    "stopped-in-battle": "nothing",
    "ties": "commander",
    "copies-of-a-mission": "people-and-ships",
    "engagement-is-combat": "no",
    "opponents-discards": "seen",
    "returned-dilemmas": "face-up",
    "range-restored": "every-turn",
    "conceal": "always",
    "leaving": "heuristic-takes-the-seat",
}
"""What `2e-cta2003` plays."""

PREMIERE_RULES: Mapping[str, str] = {
    "pile-turned": "for-a-draw",
    "over-limit": "faced",
    "equal-scores": "shared",
    "captives": "text-off",
    "captive-copies": "not-played",
    "stopped": "text-off",
    "stopped-in-battle": "in-full",
    "ties": "owner",
    "copies-of-a-mission": "all-cards",
}
"""2E-facing-dilemmas/8, 2E-winning-the-game/7, 2E-brig-and-captives/2, /5, 2E-stopped/2, 2E-selections/3,
2E-moving-a-ship-glossary/3: where `2e-premiere2002` plays otherwise."""

CHOICES: Mapping[str, tuple[str, ...]] = {
    "pile-turned": ("on-reaching", "for-a-draw"),
    "over-limit": ("voided", "faced"),
    "overcome-dilemmas": ("face-up", "as-they-lie"),
    "dilemmas-of-completed": ("stay", "return"),
    "equal-scores": ("tie", "shared"),
    "removed-damage": ("owners-piles", "discard"),
    "captives": ("unusable", "text-off"),
    "captive-copies": ("not-commanded", "not-played"),
    "stopped": ("unusable", "text-off"),
    "stopped-in-battle": ("nothing", "in-full"),
    "ties": ("commander", "owner"),
    "copies-of-a-mission": ("people-and-ships", "all-cards"),
    "engagement-is-combat": ("no", "yes"),
    "opponents-discards": ("seen", "hidden"),
    "returned-dilemmas": ("face-up", "face-up-in-attempts"),
    "range-restored": ("every-turn", "own-turn"),
    "conceal": ("always", "never"),
    "leaving": ("heuristic-takes-the-seat", "cards-leave"),
}
"""How each switch may stand, the first as in `2e-cta2003`."""


def switches(name: str, turned: Mapping[str, str] | None = None) -> dict[str, str]:
    """The readings of a ruleset, some of them turned.

    Raises:
        ValueError: there is no such switch, or it has no such reading.
    """
    return readings({**DEFAULTS, **(PREMIERE_RULES if name == PREMIERE2002 else {})}, CHOICES, turned)
