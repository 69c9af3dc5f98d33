"""What things on the table of First Edition are called beside the cards, in English."""

from __future__ import annotations

KINDS = {
    "kind.affiliation": "Affiliations",
    "kind.battle-personnel": "Personnel battle",
    "kind.battle-ship": "Attack",
    "kind.cloak": "Cloak",
    "kind.custody": "Captives",
    "kind.dock": "Dock",
    "kind.downloaded": "Download",
    "kind.end-turn": "Go on",
    "kind.flip": "Hidden agendas",
    "kind.hide": "Hidden agendas",
    "kind.hologram": "Holograms",
    "kind.join-team": "Away Teams",
    "kind.land": "Land",
    "kind.lay-out": "Place",
    "kind.offered": "Play",
    "kind.persona": "Personas",
    "kind.report": "Report",
    "kind.seed": "Seed",
    "kind.special-download": "Download",
    "kind.take-off": "Take off",
    "kind.undock": "Undock",
    "kind.walk": "Walk",
}

REFUSED = {
    "refused.dock": "Dock",
    "refused.undock": "Undock",
    "refused.cloak": "Cloak",
    "refused.battle-ship": "Attack with",
    "refused.battle-personnel": "Begin a personnel battle at",
    "refused.end-turn": "End the turn",
}

ZONES = {
    "zone.missions": "mission pile",
    "zone.seed-deck": "seed deck",
    "zone.seeds": "beneath the mission",
    "zone.found": "found under the mission",
    "zone.encountered": "encountered",
    "zone.out-of-play": "out of play",
    "zone.points": "point area",
    "zone.table": "on the table",
    "zone.agenda": "hidden agendas",
    "zone.space": "in space",
    "zone.surface": "on the planet",
    "team.surface": "Away Team",
    "zone.docked": "docked",
    "zone.at": "at the location",
    "zone.trap": "holding",
    "zone.away": "away for a while",
}

PILES = {
    "pile.out-of-play": "out of play",
    "pile.missions": "missions",
    "pile.seed-deck": "seeds",
}

ROWS = {
    "row.quadrant": "{name} Quadrant",
}

STATUSES = {
    "status.brig": "in the brig",
    "status.captive": "captive",
    "status.stasis": "in stasis",
    "status.disabled": "disabled",
    "status.deactivated": "deactivated",
    "status.cloaked": "cloaked",
    "status.phased": "phased",
    "status.damage": "damaged",
    "status.damage.twice": "damaged twice",
    "status.countdown": "countdown {number}",
    "status.stunned": "stunned",
    "status.wounded": "mortally wounded",
    "status.team": "Away Team {number}",
    "status.held": "in stasis",
}

COUNTERS = {
    "counter.bonus": "bonus points",
}

MOMENTS = {
    "moment.turn": "Turn {number}, {whose}: {part}",
    "moment.seeding": "Seed phases: {part}",
    "part.phase": "{name} phase",
    "part.opening-hands": "opening hands",
    "part.start": "start",
    "part.card-plays": "card plays",
    "part.orders": "orders",
    "part.end": "end",
}

HEADINGS = {**KINDS, **REFUSED, **ZONES, **PILES, **ROWS, **STATUSES, **COUNTERS, **MOMENTS}
