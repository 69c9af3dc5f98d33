"""Refusals about mission attempts (1E-7.2)."""

from __future__ import annotations

MISSIONS: dict[str, tuple[str, str]] = {
    "no-mission": ("There is no mission to attempt there.", "1E-7.2.1/1"),
    "no-point-box": ("A mission without a point box cannot be solved.", "1E-7.2.5/8"),
    "no-requirements": ("Without requirements on the end that faces you the mission cannot be attempted.", "1E-2.1/3"),
    "completed": ("That mission is completed.", "1E-7.2.5/2"),
    "opponents-mission": (
        "A mission that only the opponent seeded must show at least 40 points, or be universal and in play twice.",
        "1E-7.2.1/2",
    ),
    "nobody-there": ("No team of yours that could attempt is there.", "1E-7.2.1/4"),
    "needs-a-ship": ("A space mission is attempted by the crew of one undocked ship.", "1E-7.2.1/4"),
    "needs-an-away-team": ("A planet mission is attempted by one Away Team on the surface.", "1E-7.2.1/4"),
    "match-in-both-teams": ("Each of the two teams needs somebody who matches the mission.", "1E-7.2.1.0.2/1"),
    "needs-both-teams": ("Such a mission needs an Away Team and the crew of a ship.", "1E-7.2.1.0.2/1"),
    "ship-unmatched": ("Nobody aboard has the affiliation of the ship.", "1E-7.2.1/4"),
    "docked": ("A docked ship may not attempt missions.", "1E-7.1.4/4"),
    "cloaked-attempt": ("A cloaked card may not attempt.", "1E-7.6/4"),
    "stopped-attempt": ("Stopped cards take no part in an attempt.", "1E-10.2.1/1"),
    "landed-attempt": ("Those in a landed ship must leave it first.", "1E-12.4.0.1/1"),
    "no-matching-icon": ("Nobody attempting matches an affiliation of the mission.", "1E-7.2.1/5"),
    "borg-attempt": ("The Borg neither begin nor join mission attempts.", "1E-G:borg/7"),
    "attempt-barred": ("A card keeps them from attempting.", "1E-1.2/1"),
    "not-your-team": ("You attempt with your own teams only.", "1E-7.1/3"),
}
