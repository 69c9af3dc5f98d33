"""Where the documents of First Edition disagree or are silent: named switches, each with the reading in force.

The numbers are those of the list of ambiguities in docs/decisions/first-edition.md.
"""

from __future__ import annotations

from collections.abc import Mapping

MODERN, OPEN = "1e-modern", "1e-open"

DEFAULTS: Mapping[str, str] = {
    "special-downloads-in-seed-phases": "between-actions",
    "single-seeds-go": "bottom",
    "pass-in-facility-phase": "final",
    "copies-under-one-mission": "one-per-player",
    "once-per-turn": "each-copy",
    "any-intelligence": "union",
    "equal-points": "nobody",
    "stopped-until": "next-turn-of-either",
    "stopped-ship-beams": "no",
    "repair-turns": "own",
    "dilemmas-leave": "out-of-play",
    "doorways-seed": "at-once",
    "dilemmas-seed": "in-stages",
    "copies-under-missions": "two",
    "opponents-missions": "forty-points",
    "victory": "both-kinds",
    "personnel-downloads": "once-every-turn",
}
"""What `1e-modern` plays: readings where the documents leave a choice, then where the two rulesets differ.

Where only one reading is built there is no switch (docs/decisions/first-edition.md).
"""

OPEN_RULES: Mapping[str, str] = {
    "dilemmas-leave": "discard",
    "doorways-seed": "one-by-one",
    "dilemmas-seed": "one-by-one",
    "copies-under-missions": "any",
    "opponents-missions": "any",
    "victory": "points-only",
    "personnel-downloads": "any",
}
"""1E-3.1.0.3/1, 1E-4.1.0.1/1, 1E-4.3.0.3/1, 1E-6.4.0.1/1, 1E-6.5.3.0.3/3, 1E-7.2.1.0.1/1, 1E-9.0.1/1."""

CHOICES: Mapping[str, tuple[str, ...]] = {
    "special-downloads-in-seed-phases": ("between-actions", "never"),
    "single-seeds-go": ("bottom", "top"),
    "pass-in-facility-phase": ("final", "until-both"),
    "copies-under-one-mission": ("one-per-player", "one"),
    "once-per-turn": ("each-copy", "all-copies"),
    "any-intelligence": ("union", "rulebook", "glossary"),
    "equal-points": ("nobody", "both"),
    "stopped-until": ("next-turn-of-either", "next-own-turn"),
    "stopped-ship-beams": ("no", "yes"),
    "repair-turns": ("own", "any"),
    "dilemmas-leave": ("out-of-play", "discard"),
    "doorways-seed": ("at-once", "one-by-one"),
    "dilemmas-seed": ("in-stages", "one-by-one"),
    "copies-under-missions": ("two", "any"),
    "opponents-missions": ("forty-points", "any"),
    "victory": ("both-kinds", "points-only"),
    "personnel-downloads": ("once-every-turn", "any"),
}
"""How each switch may stand, the first as in `1e-modern`."""


def switches(name: str, turned: Mapping[str, str] | None = None) -> dict[str, str]:
    """The readings of a ruleset, some of them turned.

    Raises:
        ValueError: there is no such switch, or it has no such reading.
    """
    for switch, reading in (turned or {}).items():
        if reading not in CHOICES.get(switch, ()):
            known = ", ".join(CHOICES.get(switch, ())) or "nothing: there is no such switch"
            raise ValueError(f"switch {switch!r} cannot stand at {reading!r}, but at {known}")
    return {**DEFAULTS, **(OPEN_RULES if name == OPEN else {}), **(turned or {})}
