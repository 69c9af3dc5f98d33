"""The refusals that only the variant has: a code, a sentence and the clause that is enforced."""

from __future__ import annotations

from spaceline.core.data.decisions import Refusal
from spaceline.rules.second.refusals import SENTENCES as OF_SECOND

OWN: dict[str, tuple[str, str]] = {
    "not-your-objective": ("That is no active objective of yours.", "OBJ-attempt-an-objective/2"),
    "objective-completed": ("That objective is completed.", "OBJ-checking-objective-requirements/3"),
    "not-ready-for-it": ("The objective cannot be attempted yet, by its text.", "OBJ-attempt-an-objective/5"),
    "not-your-location": ("Objectives are attempted at your own locations.", "OBJ-attempt-an-objective/1"),
    "wrong-kind-of-location": ("The objective demands another kind of location.", "OBJ-attempt-an-objective/3"),
    "keyword-missing": ("The location lacks the keyword that the objective demands.", "OBJ-attempt-an-objective/4"),
    "attack-own-affiliation": ("Those may not attack their own affiliation.", "OBJ-attack-restrictions/1"),
    "attack-borg-only": ("Federation attacks Borg only.", "OBJ-attack-restrictions/4"),
    "attack-nobody": ("Borg begin no battles without a card.", "OBJ-attack-restrictions/5"),
    "no-combat": ("No personnel of yours are there with personnel of that opponent.", "2E-combat/2"),
    "no-engagement": ("A ship of yours attacks an opponent's ship at its location.", "2E-engagements/2"),
    "attack-refused": ("Those have been found to be protected this turn.", "OBJ-attack-restrictions/2"),
    "no-way-between-quadrants": ("No text lets a ship go to that quadrant from here.", "OBJ-move-a-ship/2"),
    "not-native-here": ("That card reports at a headquarters in its native quadrant.", "OBJ-playing-specific-kinds/6"),
    "equipment-not-allowed": (
        "The text of that headquarters does not allow equipment.",
        "OBJ-playing-specific-kinds/1",
    ),
    "not-accepted-here": ("No headquarters of yours there accepts that card.", "OBJ-playing-specific-kinds/1"),
    "ship-not-accepted-here": ("No headquarters of yours there accepts that ship.", "OBJ-playing-specific-kinds/1"),
    "icons-missing": ("Staffing icons are missing among those who match the ship.", "OBJ-move-a-ship/1"),
    "only-in-orders": (
        "An order is carried out only in the orders segment of your own turn.",
        "OBJ-execute-orders/1",
    ),
    "no-ship-for-system": ("No ship of yours at a headquarters takes that system.", "OBJ-playing-specific-kinds/3"),
    "system-away": ("Systems are installed at a headquarters only.", "OBJ-types-of-cards/8"),
    "system-of-that-kind": ("That ship has a system of that kind.", "OBJ-types-of-cards/9"),
    "not-installed": ("No such system is installed on a ship of yours.", "OBJ-playing-specific-kinds/3"),
    "system-not-at-headquarters": ("Systems are taken off at a headquarters only.", "OBJ-types-of-cards/8"),
}
SENTENCES: dict[str, tuple[str, str]] = {**OF_SECOND, **OWN}


def refusal(reason: str) -> Refusal:
    """The refusal of that code."""
    sentence, clause = SENTENCES[reason]
    return Refusal(reason, sentence, clause)


def restated(problem: Refusal | None) -> Refusal | None:
    """A refusal of Second Edition, with the sentence and the clause of the variant where it has others."""
    return refusal(problem.reason) if problem is not None and problem.reason in OWN else problem
