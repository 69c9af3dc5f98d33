"""Where cards lie in First Edition, the marks they bear, and what is worked out anew when something changes."""

from __future__ import annotations

from spaceline.core.ruleset import Role

ROLES = {
    role.name: role
    for role in (
        Role("hand", known="holder", ordered=False, topic="hand"),
        Role("deck", known="nobody", topic="deck"),
        Role("missions", known="nobody", topic="seeds"),
        Role("seed-deck", known="holder", ordered=False, topic="seeds"),
        Role("seeds", topic="seeds"),
        Role("found", topic="seeds"),
        Role("encountered", in_play=True, topic="play"),
        Role("discard", topic="discard"),
        Role("out-of-play", ordered=False, topic="removed"),
        Role("points", topic="removed"),
        Role("table", in_play=True, topic="play"),
        Role("agenda", topic="play"),
        Role("playing", in_play=True, topic="play"),
        Role("mission", in_play=True, topic="layout"),
        Role("space", in_play=True, ordered=False, topic="board"),
        Role("surface", in_play=True, ordered=False, topic="board"),
        Role("docked", in_play=True, ordered=False, topic="board"),
        Role("aboard", in_play=True, ordered=False, topic="board"),
        Role("on", in_play=True, topic="play"),
        Role("at", in_play=True, topic="play"),
        Role("trap", topic="play"),
        Role("away", topic="play"),
    )
}
"""1E-4.0/3, 1E-6.4, 1E-12.12. ``missions`` is the mission pile; ``found`` holds artifacts and other seeds that lie face
up under a mission (1E-7.2.3/1); ``at`` what was played on a location, ``on`` what lies on a card, ``trap`` a capturing
card that holds somebody (1E-7.7/2), ``away`` what has left play for a while."""

USED = ("used0", "used1", "used2", "used3")
"""Marks of texts that were used this turn, by their number on the card."""

IN_TURN, IN_GAME = "in-turn-", "in-game-"
"""How marks on a player begin that note the use of a text, over all copies of its card (1E-12.8/1, /2)."""

PLAYS = "plays-"
"""How marks on a player begin that note which affiliations that player has played (1E-G:playing-an-affiliation/1)."""

BESIDE = "beside"
"""The mark of a card that has taken an affiliation which a text gives it: its number in the legend (1E-6.3.3.0.1/5)."""

VARIABLE = "variable"
"""The mark of a card whose X was picked: one more than that number (1E-10.1.0.7/2)."""

ENCOUNTERED_BY = "encountered-by"
"""The mark of a dilemma whose countdown is that of the player who encountered it."""

COUNTDOWN = "countdown"
"""The mark that says how many turns are left (1E-8.1/1)."""

BEAMED = "beamed"
"""The mark of a mission that says how many personnel have beamed up or down there this turn."""

HALTED = "halted"
"""The mark of a ship that came this turn to where it must stop moving (1E-G:tetryon-field/1)."""

CARD_MARKS = (
    "stopped",
    "disabled",
    "stasis",
    "damage",
    "docked-turns",
    "in-dock",
    "cloaked",
    "phased",
    "has-cloaked",
    "range-used",
    HALTED,
    BEAMED,
    "mode",
    BESIDE,
    VARIABLE,
    "team",
    "captive",
    "deactivated",
    "was-deactivated",
    COUNTDOWN,
    "turned-over",
    "earned",
    "exchanged",
    "scored",
    "in-battle",
    "stunned",
    "wounded",
    "revealed",
    "brig",
    ENCOUNTERED_BY,
    *USED,
)

UNTIL_NEXT_TURN = (
    "stopped",
    "range-used",
    HALTED,
    "has-cloaked",
    BEAMED,
    "was-deactivated",
    "exchanged",
    "has-downloaded",
    "plays-granted",
    *USED,
)
"""Marks that go when a turn begins (1E-10.2.1/6); RANGE is counted per turn (1E-7.1.5/1)."""

MARK_TOPICS = {
    "stopped": "status",
    "disabled": "status",
    "stasis": "status",
    "captive": "status",
    "brig": "status",
    "in-battle": "status",
    "stunned": "status",
    "wounded": "status",
    "seen-by-1": "range",
    "seen-by-2": "range",
    "attacked-1": "range",
    "attacked-2": "range",
    "deactivated": "status",
    "cloaked": "status",
    "phased": "status",
    HALTED: "status",
    "team": "status",
    "mode": "mode",
    BESIDE: "mode",
    VARIABLE: "status",
    "damage": "play",
    "turned-over": "play",
    "points": "score",
    "bonus": "score",
    "vacated": "score",
    "completed": "score",
    "range-used": "range",
    BEAMED: "range",
    "plays-granted": "range",
    "position": "layout",
}

LOCAL = ("standing", "situations", "local")
"""What is remembered of each location (``situations``)."""

FAMILIES = {
    "play": ("values", "speakers", "options", "staffing", "owned", "presence", "standing", "teams", "treaties"),
    "board": ("values", "speakers", "options", "staffing", "owned", "presence", "standing", "teams", "treaties"),
    "moves": ("values", "options", "staffing", "presence", "standing", "teams"),
    "status": ("values", "speakers", "options", "staffing", "standing", "teams", "situations"),
    "mode": ("values", "options", "staffing", *LOCAL, "teams", "owned", "presence", "treaties"),
    "lasting": ("values", "texts", "speakers", "options", "staffing", *LOCAL, "teams", "afflicted"),
    "layout": ("values", "speakers", "options", "layout", "presence", *LOCAL, "owned"),
    "hand": ("options", "hands", "values-hand"),
    "discard": ("options", "values-discard"),
    "removed": ("options", "values-removed"),
    "seeds": ("options",),
    "range": ("options",),
    "score": ("options", "verdict", "values-score"),
    "deck": ("verdict", "options", "values-deck"),
    "attempt": ("values", "options"),
    "between": ("verdict",),
}
"""What is to be worked out anew after a touch.

Texts in force are remembered by whose they are (``speakers``), so that only lasting effects make them fall.
"""

WITHIN = {"board": "moves"}
"""Where ships, personnel and the like are changes nothing about what is in play."""

FACE_DOWN_HOMES = ("hand", "deck", "missions", "seed-deck", "seeds", "agenda", "docked")
FACE_UP_HOMES = (
    "discard",
    "out-of-play",
    "points",
    "table",
    "playing",
    "encountered",
    "mission",
    "space",
    "on",
    "at",
    "found",
    "trap",
)
