"""What things on the table of Second Edition are called beside the cards, in English."""

from __future__ import annotations

KINDS = {
    "kind.draw": "Draw",
    "kind.end-orders": "Go on",
}

REFUSED = {
    "refused.draw": "Draw a card",
    "refused.end-orders": "End the turn",
}

ZONES = {
    "zone.pile": "dilemma pile",
    "zone.drawn": "dilemmas drawn",
    "zone.stack": "dilemma stack",
    "zone.faced": "dilemmas faced",
    "zone.removed": "removed from the game",
    "zone.core": "core",
    "zone.brig": "brig",
    "zone.surface": "on the planet",
    "zone.surface.headquarters": "at the headquarters",
    "zone.surface.space": "here",
    "zone.orbit": "in orbit",
    "zone.orbit.space": "in space",
    "zone.beneath": "beneath the mission",
    "zone.upon": "on it, not in play",
}

PILES = {
    "pile.pile": "pile",
    "pile.removed": "removed",
}

ROWS = {
    "row.you": "Your missions",
    "row.other": "Missions of {who}",
}

COUNTERS = {
    "counter.counters": "counters",
}

MOMENTS = {
    "moment.turn": "Turn {number}, {whose}: {part}",
    "moment.turn.counters": "Turn {number}, {whose}: {part}, {counters} counters",
    "moment.turn.plain": "Turn {number}, {whose}",
    "part.play_and_draw": "play and draw",
    "part.execute_orders": "orders",
    "part.discard_excess": "discards",
}

HEADINGS = {**KINDS, **REFUSED, **ZONES, **PILES, **ROWS, **COUNTERS, **MOMENTS}
