"""Refusals about movement, docking, cloaking and who works together (1E-7.0.1, 1E-7.1, 1E-7.6, 1E-6.3.2, 1E-6.3.3)."""

from __future__ import annotations

TRANSFERS = {
    "no-such-end": ("One is brought to a ship, a facility or the surface of a planet, and from there.", "1E-7.1.1/2"),
    "same-end": ("They are there already.", "1E-7.1.1/5"),
    "other-location": ("Beaming and walking stay within one location.", "1E-7.1.1/2"),
    "no-transporters": ("One end must be a ship or facility of yours, whose transporters work.", "1E-7.1.1/1"),
    "shields-up": ("Nobody beams through the SHIELDS of an opposing ship or facility.", "1E-7.1.1/2"),
    "no-surface": ("That location has no surface.", "1E-2.1/2"),
    "stopped-transporters": ("A stopped ship does not use its transporters.", "1E-10.2.1/2"),
    "inert-vessel": ("Nothing is done with a ship or facility that is disabled or in stasis.", "1E-10.2.4/1"),
    "cloaked-vessel": ("Nobody gets on or off a cloaked ship or facility.", "1E-7.6/7"),
    "beaming-barred": ("A card keeps them from beaming.", "1E-1.2/1"),
    "beams-used-up": ("No more personnel may beam up or down there this turn.", "1E-G:atmospheric-ionization/1"),
    "may-not-move": ("A card keeps them from moving in any way.", "1E-1.2/1"),
    "quarantined": ("Nobody leaves a quarantine.", "1E-10.2.7/1"),
    "nobody-to-move": ("There is nobody and nothing of yours there that could go.", "1E-7.1.1/1"),
    "stopped-passengers": ("Stopped personnel neither beam nor walk.", "1E-10.2.1/2"),
    "held-passengers": ("Cards in stasis are not moved.", "1E-10.2.4/1"),
    "house-arrest": ("You do not put your own personnel under house arrest.", "1E-7.1.1.0.1/2"),
    "no-projection": ("Holograms do not go where they cannot exist.", "1E-6.3.2.1/2"),
    "nobody-to-carry": ("Somebody who can walk there must carry what cannot walk.", "1E-7.1/4"),
    "no-way": ("One walks between a facility and own docked ships, or on a planet in and out.", "1E-7.1.2/1"),
}

SHIPS = {
    "no-such-target": ("That order has no such target.", "1E-5.0/6"),
    "no-ship": ("That is no ship of yours in play.", "1E-12.3/2"),
    "stopped-ship": ("A stopped ship does not move, dock or cloak.", "1E-10.2.1/2"),
    "no-matching-crew": ("Nobody aboard has the affiliation of the ship.", "1E-7.1.3/2"),
    "unstaffed": ("A staffing requirement of the ship is not met.", "1E-7.1.3/2"),
    "cloaking-barred": ("A card keeps it from cloaking.", "1E-1.2/1"),
    "sent-elsewhere": ("A card sends the ship somewhere else.", "1E-1.2/1"),
    "moving-barred": ("A card keeps the ship from moving.", "1E-1.2/1"),
    "ship-docked": ("The ship is docked.", "1E-7.1.4/2"),
    "ship-not-docked": ("The ship is not docked.", "1E-7.1.4/2"),
    "ship-landed": ("The ship stands on a planet.", "1E-7.1.6/1"),
    "ship-not-landed": ("The ship does not stand on a planet.", "1E-7.1.6/1"),
    "no-dock": ("Ships dock at an outpost of yours where they are.", "1E-7.1.4/1"),
    "not-compatible-with-dock": ("The ship is not compatible with the outpost.", "1E-7.1.4/1"),
    "opposing-dock": ("The ship is docked at a facility that is not yours.", "1E-7.1.4/1"),
    "cloaked-dock": ("Nothing docks at, undocks from or stands on what is cloaked, nor does it so itself.", "1E-7.6/7"),
    "already-there": ("The ship is at that location.", "1E-7.1.5/1"),
    "no-location": ("Ships move along the spaceline from location to location.", "1E-7.1.5/2"),
    "other-quadrant": ("Ships do not move between quadrants.", "1E-7.1.7/1"),
    "too-far": ("The ship has not enough RANGE left.", "1E-7.1.5/1"),
    "way-barred": ("A card on the way does not let the ship go on.", "1E-1.2/1"),
    "does-not-land": ("Nothing lets that ship land.", "1E-7.1.6/1"),
    "nowhere-to-land": ("Ships land on planets.", "1E-7.1.6/1"),
    "phased": ("A phased ship neither lands nor docks.", "1E-7.6/9"),
    "no-device": ("The card has no such cloaking equipment.", "1E-7.6/1"),
    "device-off-line": ("Damage has put the Cloaking Device off-line.", "1E-7.5.1.2/1"),
    "cloaked-this-turn": ("Each card cloaks or decloaks once each turn.", "1E-7.6/1"),
    "cloaked-already": ("The card is cloaked or phased already.", "1E-7.6/1"),
    "not-cloaked": ("The card is not cloaked or phased like that.", "1E-7.6/1"),
}

TEAMS = {
    "no-other-affiliation": ("The card does not have that affiliation to change to.", "1E-6.3.3/2"),
    "would-be-arrested": ("That would make personnel aboard your ship or facility incompatible.", "1E-6.3.3/3"),
    "cannot-change": ("A card that is disabled or in stasis does nothing.", "1E-10.2.3/1"),
    "no-such-team": ("There is no Away Team like that for somebody to join.", "1E-7.0.1/3"),
    "teams-by-size": ("Whoever could go with several Away Teams is in the largest.", "1E-7.0.1/3"),
    "same-team": ("The personnel belongs to that team.", "1E-7.0.1/3"),
    "does-not-fit-team": ("The personnel is not compatible with that team.", "1E-7.1/2"),
    "no-hologram": ("That is no deactivated hologram of yours.", "1E-6.3.2.1/7"),
    "no-holodeck": ("Holograms are active only where there is a holodeck or the like.", "1E-6.3.2.1/1"),
    "deactivated-this-turn": ("That hologram was deactivated in this turn.", "1E-6.3.2.1/6"),
    "nobody-activates": ("An unstopped personnel of yours must be present.", "1E-6.3.2.1/7"),
}

MOVEMENT: dict[str, tuple[str, str]] = {**TRANSFERS, **SHIPS, **TEAMS}
