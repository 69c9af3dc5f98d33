"""Where cards lie in First Edition, the marks they bear, and what is worked out anew when something changes."""

from __future__ import annotations

from spaceline.core.caching import Topic
from spaceline.core.ruleset import Role
from spaceline.effects.topics import DECK, DISCARD, HAND, REMOVED, SCORE
from spaceline.rules.first.side_decks.piles import (
    CONTINUUM,
    SIDE_DECKS,
    SILENT,
    TENT,
    TRIBBLE_DECK,
    TRIBBLES_DRAWN,
)
from spaceline.rules.first.topics import BOARD, LAYOUT, MODE, PLAY, RANGE, SEEDS, SIDE_DECK, STATUS
from spaceline.rules.tactics import CURRENT, DRAWN, LAID, TACTICS
from spaceline.rules.verbs import NO_DRAWS

ROLES = {
    role.name: role
    for role in (
        Role("hand", known="holder", ordered=False, topic=HAND),
        Role("deck", known="nobody", topic=DECK),
        Role("missions", known="nobody", topic=SEEDS),
        Role("seed-deck", known="holder", ordered=False, topic=SEEDS),
        Role("seeds", topic=SEEDS),
        Role("found", topic=SEEDS),
        Role("encountered", in_play=True, topic=PLAY),
        Role("discard", topic=DISCARD),
        Role("out-of-play", ordered=False, topic=REMOVED),
        Role("points", topic=REMOVED),
        Role("table", in_play=True, topic=PLAY),
        Role("agenda", topic=PLAY),
        Role("playing", in_play=True, topic=PLAY),
        Role("mission", in_play=True, topic=LAYOUT),
        Role("ruined", topic=LAYOUT),
        Role("back", ordered=False, topic=PLAY),
        Role("time-location", in_play=True, topic=LAYOUT),
        Role("space", in_play=True, ordered=False, topic=BOARD),
        Role("surface", in_play=True, ordered=False, topic=BOARD),
        Role("docked", in_play=True, ordered=False, topic=BOARD),
        Role("aboard", in_play=True, ordered=False, topic=BOARD),
        Role("site", in_play=True, topic=PLAY),
        Role("on", in_play=True, topic=PLAY),
        Role("at", in_play=True, topic=PLAY),
        Role("trap", topic=PLAY),
        Role("away", topic=PLAY),
        Role(TACTICS, known="nobody", topic=SIDE_DECK),
        Role(DRAWN, known="holder", ordered=False, topic=SIDE_DECK),
        Role(LAID, known="holder", topic=SIDE_DECK),
        Role(CURRENT, in_play=True, topic=PLAY),
        Role(TENT, known="holder", ordered=False, topic=HAND),
        Role(CONTINUUM, known="nobody", topic=SIDE_DECK),
        Role(TRIBBLE_DECK, known="nobody", topic=SIDE_DECK),
        Role(TRIBBLES_DRAWN, known="holder", ordered=False, topic=SIDE_DECK),
    )
}
"""1E-4.0/3, 1E-6.4, 1E-12.12. ``missions`` is the mission pile; ``found`` holds artifacts and other seeds that lie face
up under a mission (1E-7.2.3/1); ``site`` the sites of a station in their line (1E-4.4.1/2); ``at`` what was played on a
location, ``on`` what lies on a card, ``trap`` a capturing card that holds somebody (1E-7.7/2), ``away`` what has left
play for a while, ``ruined`` a destroyed mission, ``back`` an outpost on the side of a mission that lies down,
``time-location`` the card that is a place (1E-2.12/1)."""

USED = ("used0", "used1", "used2", "used3")
"""Marks of texts that were used this turn, by their number on the card."""

IN_TURN, IN_GAME = "in-turn-", "in-game-"
"""How marks on a player begin that note the use of a text, over all copies of its card (1E-12.8/1, /2)."""

IN_BATTLE_USED = f"{IN_TURN}battle:"
"""How marks on a player begin that note the use of a text in the battle that is going on."""

PLAYS = "plays-"
"""How marks on a player begin that note which affiliations that player has played (1E-G:playing-an-affiliation/1)."""

CLOSED = "outposts-closed"
"""The mark on the table that something reports to outposts no more; marks that begin so name the homeworlds of whom."""

BESIDE = "beside"
"""The mark of a card that has taken an affiliation which a text gives it: its number in the legend (1E-6.3.3.0.1/5)."""

UNDER = "under"
"""The mark of a station that was commandeered: the number of the affiliation whose it is since (1E-7.8/1)."""

VARIABLE = "variable"
"""The mark of a card whose X was picked: one more than that number (1E-10.1.0.7/2)."""

ENCOUNTERED_BY = "encountered-by"
"""The mark of a dilemma whose countdown is that of the player who encountered it."""

COUNTDOWN = "countdown"
"""The mark that says how many turns are left (1E-8.1/1)."""

BEAMED = "beamed"
"""The mark of a mission that says how many personnel have beamed up or down there this turn."""

OF_VESSEL, HAS_TEAMS = "of-vessel", "has-teams"
"""The mark of who is in an Away Team of a ship or facility, and of that one: both have the same number."""

MERGED = "merged"
"""The mark of each ship or facility to which an Away Team that has just merged may belong."""

INFILTRATING = "infiltrating"
"""The mark of an infiltrator: the player to whose crew or Away Team it belongs (1E-7.9/3)."""

EXPOSED = "exposed"
"""The mark of one who was exposed, as long as somebody of the opponent's is around (1E-7.9.1/2)."""

SUSPECTED = "suspected"
"""The mark of an infiltrator under house arrest whose controller did not let it be exposed (1E-7.9.1.0.1/1)."""

APART = "apart"
"""The mark of those whom a restriction box keeps apart where they are: what keeps them apart is known (1E-12.12/2)."""
BOARDED, PARTY = "boarded", "party"
"""The marks of a card that has come aboard a ship to fight: that it has not fought yet, and with whom it came this
turn, by a number (1E-G:rogue-borg-mercenaries/2)."""

OVERRUN = "overrun"
"""The mark of a ship whose crew was killed to the last by those who boarded it."""

SCOUTING, SCOUTED, FULFILLED = "scouting", "scouted", "fulfilled"
"""The marks of an objective of the Borg: scouting for it was begun, it was completed in a turn of that number, the
objective itself was completed (1E-7.3)."""

FOUGHT = ("", "fought-1", "fought-2")
"""Marks on a location: in which turn Borg of the player of that number were in a battle there, counted from one."""

TARGETED = ("", "targeted-1", "targeted-2")
"""Marks on a mission for which that player has completed an objective of the Borg (1E-9.0/2)."""

SCOUTED_FOR = ("", "scouted-for-1", "scouted-for-2")
"""Marks on a mission that Borg of that player have begun to scout, in games where a text asks for that."""

ASSIMILATED = "assimilated"
"""The mark of a card that has become one of the Borg: the number of the player whose it is (1E-7.7.0.2)."""

SPOKESMAN = "spokesman"
"""The mark of a counterpart by assimilation: 1, or 2 for one who became a drone after that (1E-7.7.0.2/5)."""

ABDUCTED = "abducted"
"""The mark of a personnel who is escorted as captives are, without being one: who holds it (1E-7.7.0.3/1)."""

CONNECTED = "connected"
"""The status of a personnel to whom equipment is connected, and the name for who that is."""

WORTH = "worth"
"""The mark of a completed objective that is worth points as long as it is where it lies: how many."""

SOLVED_IN, LATEST_ATTEMPT, LATEST_SOLVED = "solved-in", "latest-attempt", "latest-solved"
"""The mark of a personnel who has used a skill to solve a mission: the number of that attempt among the player's. The
marks of a player: how many attempts there were, and the location whose mission was solved last."""

ATTEMPTED = "attempted"
"""The mark of a mission that somebody has attempted, kept where a card of the game asks for it."""

HALTED = "halted"
"""The mark of a ship that came this turn to where it must stop moving (1E-G:tetryon-field/1)."""

LANDED_BY = f"{IN_TURN}landed:"
"""How marks of a ship begin that has landed or taken off this turn by the text of a card that allows it once each."""

CARD_MARKS = (
    "stopped",
    "disabled",
    "stasis",
    "damage",
    "docked-turns",
    "in-dock",
    SOLVED_IN,
    ATTEMPTED,
    "cloaked",
    "phased",
    "has-cloaked",
    "range-used",
    HALTED,
    BEAMED,
    OF_VESSEL,
    HAS_TEAMS,
    MERGED,
    "mode",
    BESIDE,
    UNDER,
    VARIABLE,
    "team",
    INFILTRATING,
    EXPOSED,
    SUSPECTED,
    APART,
    "captive",
    "deactivated",
    "was-deactivated",
    COUNTDOWN,
    "turned-over",
    "earned",
    "exchanged",
    "scored",
    "in-battle",
    BOARDED,
    PARTY,
    OVERRUN,
    "stunned",
    "wounded",
    "revealed",
    "firing",
    "brig",
    ENCOUNTERED_BY,
    SCOUTING,
    SCOUTED,
    FULFILLED,
    ASSIMILATED,
    SPOKESMAN,
    ABDUCTED,
    WORTH,
    *FOUGHT[1:],
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
    NO_DRAWS,
    PARTY,
    *USED,
)
"""Marks that go when a turn begins (1E-10.2.1/6); RANGE is counted per turn (1E-7.1.5/1)."""

MARK_TOPICS: dict[str, Topic] = {
    "stopped": STATUS,
    "disabled": STATUS,
    "stasis": STATUS,
    "captive": STATUS,
    INFILTRATING: STATUS,
    EXPOSED: STATUS,
    SUSPECTED: STATUS,
    APART: STATUS,
    "brig": STATUS,
    "in-battle": STATUS,
    "firing": STATUS,
    PARTY: STATUS,
    OVERRUN: STATUS,
    "stunned": STATUS,
    "wounded": STATUS,
    "seen-by-1": RANGE,
    "seen-by-2": RANGE,
    "attacked-1": RANGE,
    "attacked-2": RANGE,
    "deactivated": STATUS,
    "cloaked": STATUS,
    "phased": STATUS,
    HALTED: STATUS,
    SOLVED_IN: STATUS,
    LATEST_ATTEMPT: STATUS,
    ATTEMPTED: STATUS,
    LATEST_SOLVED: RANGE,
    "team": STATUS,
    "mode": MODE,
    "second-half": MODE,
    BESIDE: MODE,
    UNDER: MODE,
    VARIABLE: STATUS,
    "damage": PLAY,
    "turned-over": PLAY,
    ASSIMILATED: MODE,
    SPOKESMAN: MODE,
    ABDUCTED: STATUS,
    WORTH: SCORE,
    SCOUTING: STATUS,
    SCOUTED: STATUS,
    FULFILLED: STATUS,
    "fought-1": RANGE,
    "fought-2": RANGE,
    "targeted-1": SCORE,
    "targeted-2": SCORE,
    "points": SCORE,
    "bonus": SCORE,
    "vacated": SCORE,
    "completed": SCORE,
    "range-used": RANGE,
    BEAMED: RANGE,
    SILENT: SIDE_DECK,
    "plays-granted": RANGE,
    NO_DRAWS: RANGE,
    "position": LAYOUT,
    "quadrant": LAYOUT,
    "span-for-1": LAYOUT,
    "span-for-2": LAYOUT,
}

FACE_DOWN_HOMES = (
    *("hand", "deck", "missions", "seed-deck", "seeds", "agenda", "docked"),
    *(TACTICS, *SIDE_DECKS, TRIBBLES_DRAWN),
)
FACE_UP_HOMES = (
    "discard",
    "out-of-play",
    "points",
    "table",
    "playing",
    "encountered",
    "mission",
    "ruined",
    "time-location",
    "space",
    "site",
    "on",
    "at",
    "found",
    "trap",
    CURRENT,
)
