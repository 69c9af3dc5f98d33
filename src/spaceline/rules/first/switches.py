"""Where the documents of First Edition disagree or are silent: named switches, each with the reading in force.

The numbers are those of the list of ambiguities in docs/decisions/first-edition.md.
"""

from __future__ import annotations

from collections.abc import Mapping

from spaceline.rules.switches import readings

MODERN, OPEN = "1e-modern", "1e-open"

DEFAULTS: Mapping[str, str] = {
    "documents": "each-by-itself",
    "special-downloads-in-seed-phases": "between-actions",
    "single-seeds-go": "bottom",
    "pass-in-facility-phase": "final",
    "copies-under-one-mission": "one-per-player",
    "once-per-turn": "each-copy",
    "self-controlled-ties": "owner",
    "seeds-like-a-dilemma": "both-types",
    "any-intelligence": "union",
    "variable-chosen-by": "controller",
    "nullified-cost": "another-at-once",
    "moved-holograms": "stay-behind",
    "agendas-in-response": "begun-anew",
    "bonus-points": "capped",
    "equal-points": "nobody",
    "stopped-until": "next-turn-of-either",
    "stopped-ship-beams": "no",
    "disabled-in-battle": "set-aside",
    "casualties": "not-wounded",
    "direct-hits-destroy": "end-of-battle",
    "damage-applied": "after-return-fire",
    "repair-turns": "own",
    "counter-attacks": "any-number",
    "missions-show": "printed",
    "copies-for-players": "once",
    "end-of-turn": "any-order",
    "teams-of-several": "controller",
    "dilemma-countdowns": "seeder",
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

CHOICES: Mapping[str, tuple[str, ...]] = {
    "documents": ("each-by-itself", "rulebook", "glossary"),
    "special-downloads-in-seed-phases": ("between-actions", "never"),
    "single-seeds-go": ("bottom", "top"),
    "pass-in-facility-phase": ("final", "until-both"),
    "copies-under-one-mission": ("one-per-player", "one"),
    "once-per-turn": ("each-copy", "all-copies"),
    "self-controlled-ties": ("owner", "opponent"),
    "seeds-like-a-dilemma": ("both-types", "own-type"),
    "any-intelligence": ("union", "rulebook", "glossary"),
    "variable-chosen-by": ("controller", "owner"),
    "nullified-cost": ("another-at-once", "action-fails"),
    "moved-holograms": ("stay-behind", "are-erased"),
    "agendas-in-response": ("begun-anew", "goes-on"),
    "bonus-points": ("capped", "capped-toward-the-goal", "all"),
    "equal-points": ("nobody", "both"),
    "stopped-until": ("next-turn-of-either", "next-own-turn"),
    "stopped-ship-beams": ("no", "yes"),
    "disabled-in-battle": ("set-aside", "not-attacked"),
    "casualties": ("not-wounded", "unhurt"),
    "direct-hits-destroy": ("end-of-battle", "at-once"),
    "damage-applied": ("after-return-fire", "before-return-fire"),
    "repair-turns": ("own", "any"),
    "counter-attacks": ("any-number", "one"),
    "missions-show": ("printed", "current"),
    "copies-for-players": ("once", "each"),
    "end-of-turn": ("any-order", "fixed"),
    "teams-of-several": ("controller", "largest"),
    "dilemma-countdowns": ("seeder", "encounterer"),
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
    preset = DOCUMENTS.get((turned or {}).get("documents", ""), {})
    return readings({**DEFAULTS, **(OPEN_RULES if name == OPEN else {}), **preset}, CHOICES, turned)
