"""What things on the table are called beside the cards: kinds of actions, zones, conditions, counters; in English."""

from __future__ import annotations

KINDS = {
    "kind.play": "Play",
    "kind.beam": "Beam",
    "kind.move": "Move",
    "kind.attempt": "Attempt",
    "kind.order": "Orders",
    "kind.repair": "Repair",
    "kind.respond": "Respond",
    "kind.answer": "Play in response",
    "kind.pass": "Go on",
    "kind.end-play": "Go on",
}
"""Headings over the options of a kind."""

REFUSED = {
    "refused.play": "Play",
    "refused.attempt": "Attempt",
    "refused.move": "Move",
    "refused.beam": "Beam from",
    "refused.order": "Use the order of",
    "refused.end-play": "Go on to the orders",
    "refused.to": "{card} to {targets}",
}
"""What stands before the names of the cards for which a kind of action is refused."""

ZONES = {
    "zone.hand": "hand",
    "zone.deck": "deck",
    "zone.discard": "discard pile",
    "zone.playing": "being played",
    "zone.mission": "missions",
    "zone.aboard": "aboard",
    "zone.on": "on it",
}

PILES = {
    "pile.hand": "hand",
    "pile.deck": "deck",
    "pile.discard": "discard",
}
"""Zones of which only the number of cards is told."""

STATUSES = {
    "status.stopped": "stopped",
    "status.range": "Range {left} of {whole}",
    "status.completed.you": "completed by you",
    "status.completed.other": "completed by {who}",
}

COUNTERS = {
    "counter.points": "points",
}

TOTALS = {
    "total.chosen": "{number} chosen",
    "total.cost": "cost {total} of {budget}",
    "total.missing": "{number} more needed",
    "total.addable": "{number} more could be added",
}
"""What a half-made choice of cards amounts to."""

AIMS = {
    "aim.mission": "{name}",
    "aim.ahead": "On to {name}",
    "aim.staffing": "Staffing of {name}",
    "aim.behind": "{name}, left behind",
    "aim.company": "Together aboard {name}",
    "aim.force": "In one force with {name}",
    "aim.hit": "A hit on {name}",
    "aim.direct-hit": "A direct hit on {name}",
    "aim.text": "{name}",
    "aim.limit": "Limit",
    "aim.told": "{title}: {totals}",
    "aim.complete": "complete",
    "aim.missing": "missing: {names}",
    "aim.missing.company": "not with them: {names}",
    "aim.missing.force": "not with them: {names}",
    "need.total": "{name} {have} of {need}",
    "need.total.more": "{name} {have} of >{need}",
    "need.several": "{number} {name}",
    "need.icon": "[{name}]",
    "need.matching": "{names} personnel",
    "need.unlike": "personnel other than {names}",
    "need.single": "a personnel with {names}",
    "need.cost": "cost",
    "need.cost.pay-for-skills": "cards to discard",
    "need.sum": " + ",
}
"""What a half-made choice comes to toward a requirement, and what is still missing."""

MOMENTS = {
    "moment.over": "The end of the game",
    "whose-turn.you": "your turn",
    "whose-turn.other": "turn of {who}",
}

HEADINGS = {**KINDS, **REFUSED, **ZONES, **PILES, **STATUSES, **COUNTERS, **TOTALS, **AIMS, **MOMENTS}
