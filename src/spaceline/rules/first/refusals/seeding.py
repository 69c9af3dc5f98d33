"""Refusals about the seed phases (1E-4)."""

from __future__ import annotations

SEEDING: dict[str, tuple[str, str]] = {
    "seeding-over": ("Cards are seeded before the first turn only.", "1E-4.0/1"),
    "not-in-seed-deck": ("That card is not in your seed deck.", "1E-4.0.2/1"),
    "other-seed-phase": ("That card is not seeded in this phase.", "1E-4.0/2"),
    "not-seedable": ("Nothing says that the card may be seeded.", "1E-4.0/2"),
    "not-your-seed": ("The other player seeds now.", "1E-4.4/1"),
    "has-passed": ("Whoever passed seeds nothing more in this phase.", "1E-4.3/9"),
    "beneath-missions": ("In this phase cards go beneath missions.", "1E-4.3/1"),
    "opponents-missions-now": ("Now stacks are built for the missions of opponents.", "1E-4.3/6"),
    "shared-missions-now": ("Now stacks are built for shared missions.", "1E-4.3/7"),
    "own-missions-now": ("Now players build stacks for their own missions.", "1E-4.3/8"),
    "besides-missions-now": ("The stacks beneath the missions are complete.", "1E-4.3/9"),
    "third-copy": ("Two copies of a card lie beneath missions already.", "1E-3.1/5"),
    "site-beneath": ("A site cannot be put beneath a mission.", "1E-4.4.1/5"),
    "alternate-universe": ("Nothing lets you seed Alternate Universe cards.", "1E-4.0/5"),
    "seeds-at-a-location": ("A facility is seeded at a location.", "1E-4.4/1"),
    "native-elsewhere": ("The facility is native to another quadrant.", "1E-4.4/3"),
    "seeds-where-it-says": ("The card seeds only where its text says.", "1E-4.4/4"),
    "icon-not-shown": ("The mission does not show the affiliation of the outpost.", "1E-4.4/5"),
    "outpost-at-homeworld": ("No outpost can be seeded at a homeworld.", "1E-4.4/6"),
    "facility-there": ("You own a facility there already.", "1E-4.4/7"),
    "seed-one": ("You may seed only one copy of it.", "1E-4.4.0.1/1"),
    "seeded-already": ("You own one in play, and it is not universal.", "1E-6.3.1/1"),
    "not-drawn": ("Only the mission that was drawn is placed.", "1E-4.2/3"),
    "not-your-mission": ("The other player places a mission now.", "1E-4.2/3"),
    "not-an-end": ("A mission goes to an end of the spaceline of its quadrant.", "1E-4.2/4"),
    "outside-its-region": ("The mission goes beside its region.", "1E-4.2/6"),
    "shared-location": ("The mission goes over the one at the same location.", "1E-4.2/7"),
}
