"""The closed lists of words: what a field may say where it takes one of several words."""

from __future__ import annotations

from spaceline.effects.nodes import (
    abilities,
    captivity,
    choices,
    effects,
    modifiers,
    movement,
    selectors,
    space,
    tests,
)
from spaceline.effects.nodes.node import Node
from spaceline.effects.nodes.requirements import Requirement
from spaceline.effects.nodes.traits import TRAITS

PLAYERS = ("you", "opponent")
"""In a dilemma "you" is the player facing it and "opponent" is its owner."""

WHOSE = (*PLAYERS, "anyone")
HOMEWORLD = "homeworld"
"""In place of an affiliation: that to which the mission belongs, which is a homeworld."""
RIGHT = "right"
ON_THE_LEFT = "left"
"""The player on your right."""
HOLDER = "holder"
"""Whoever controls what a card is on."""
EACH, TOGETHER = "each", "together"
"""How often a text responds to what happens to several cards: for each of them, or once for all."""
OFTENER = ("twice", "thrice")
"""How often a text may be used in the game that may be used more than once."""
DILEMMA, AT_WILL = "dilemma", "at will"
"""How often a text is used that works meanwhile: once for each dilemma, or as often as its player likes."""

WHERE = (
    "this",
    "named",
    "facing",
    "present",
    "here",
    "planet",
    "aboard",
    "command",
    "table",
    "hand",
    "held",
    "deck",
    "discard",
    "tent",
    "tribbles",
    "pile",
    "drawn",
    "mission",
    "missions",
    "completed",
    "ship",
    "brig",
    "captured",
    "seeds",
    "afflicted",
    "team",
    "teams",
    "ship_teams",
    "dock",
    "home",
    "players",
    "involved",
    "damage",
    "on",
)

TO = (
    "hand",
    "deck_top",
    "deck_bottom",
    "discard",
    "pile",
    "pile_top",
    "mission",
    "ship",
    "beneath",
    "headquarters",
    "aboard",
    "drawn",
    "stack",
    "brig",
    "table",
    "space",
    "point_area",
    "this",
    "spot",
    "beside",
)

ANY_SKILL, ONLY_SKILL, ANYTHING = "any skill", "only skill", "anything"
"""What a text calls it when a skill is used, whichever it is; the skill of a personnel who has no other; and
whatever is used, attributes and characteristics too (1E-G:helps/1), or whatever nullifies (1E-G:nullify/2)."""

DEED = "deed"
"""What a text calls what the opponent does of which cards keep count: plays as they begin, points, and discards."""

JOURNEY = "journey"
"""What a text calls any move of a ship: it flies, docks, undocks, lands or takes off, is launched or recovered, or
travels in time (1E-G:movement/2)."""

VERBS = (
    "play",
    "complete",
    "solve",
    "attempt",
    "face",
    "kill",
    "stop",
    "engage",
    "stun",
    "destroy",
    "discard",
    "select",
    "random_selection",
    "check",
    "use",
    "examine",
    "reveal",
    "draw_dilemmas",
    "begin_turn",
    "begin_orders",
    "end_turn",
    "action-play",
    "action-hide",
    "action-respond",
    "begin-battle",
    "win-battle",
    "end-battle",
    "fight-on",
    "combat",
    "engagement",
    "expire",
    "draw",
    "encounter",
    "report",
    "dock",
    "pass",
    "capture",
    "move",
    "beam",
    "put",
    "keep",
    "fail-attempt",
    "reveal-dilemma",
    "overcome",
    "flash",
    DEED,
    "take-command",
    "reveal-tactics",
    "hit",
    "direct-hit",
    "announce",
    JOURNEY,
    "flip-over",
    "relocate",
    "time-travel",
    "assimilate",
)

BARE_VERBS = ("draw", "draw_dilemmas", "begin_turn", "begin_orders", "end_turn", "flash")
"""Verbs of a player alone: nothing happens to a card that a text could speak of."""

BATTLES = ("combat", "engagement")

SHARED = ("place", "presence", "home", "affiliation", "species", "skill", "title", "kind")
"""What cards may have in common."""
MATCHING_HOMEWORLD = "homeworld"
"""The word for homeworlds and those who match them: a counterpart does by the affiliation that was his."""
LOWER = "lower_cunning"
"""The word for cards whose Cunning is lower than that of one of others."""
STATION_RELATED = "Empok Nor-related dilemma"
"""The characteristic of dilemmas that are seeded beneath a station too: it is the mission to them."""

KINDS = ("planet", "space", "headquarters", "dual", "outpost", "station")

NAMES: dict[str, tuple[str, ...]] = {
    "kinds": KINDS,
    "zones": ("hand", "deck", "discard", "beneath", "faced", "tactic"),
    "involved": (*BATTLES, "defense", "target", "firing", "defending"),
}
"""Traits that say names of which the language has a list, and those names."""

WORDS: dict[tuple[type[Node | Requirement], str], tuple[str, ...]] = {
    (selectors.Cards, "where"): WHERE,
    (selectors.Cards, "of"): (*WHOSE, "holder", "owner", ON_THE_LEFT),
    (selectors.Cards, "shares"): (*SHARED, MATCHING_HOMEWORLD, LOWER),
    (tests.Alike, "shares"): SHARED,
    **{(node, "trait"): tuple(word for word, kind in TRAITS.items() if kind is node) for node in set(TRAITS.values())},
    (effects.TakeCommand, "who"): ("you", RIGHT),
    (selectors.CardsPlayed, "of"): (*WHOSE, "active"),
    (selectors.CardsPlayed, "type"): ("personnel", "ship"),
    (selectors.Killed, "of"): WHOSE,
    (selectors.CardsDrawn, "of"): (*WHOSE, "active"),
    (tests.DeedDone, "did"): ("played", "points", "discarded", "battled"),
    (effects.Tell, "until"): ("turn", "leaves"),
    (effects.Gate, "asks"): PLAYERS,
    (effects.Select, "by"): (*PLAYERS, "random"),
    (effects.Put, "to"): TO,
    (effects.Discard, "who"): PLAYERS,
    (effects.Put, "who"): (*PLAYERS, ON_THE_LEFT),
    (effects.Draw, "who"): PLAYERS,
    (effects.Score, "who"): PLAYERS,
    (effects.Look, "who"): PLAYERS,
    (effects.Reveal, "who"): PLAYERS,
    (captivity.Capture, "who"): PLAYERS,
    (effects.Affect, "until"): (
        "turn",
        "dilemma",
        "attempt",
        "your_next_turn",
        "leaves",
        "battle",
        "paid",
        "move",
        "full_turn",
    ),
    (effects.BeginBattle, "kinds"): BATTLES,
    (effects.Download, "worth"): ("skill dots", "cards", "different"),
    (effects.Download, "to"): ("play", "hand", "either", "seed"),
    (effects.Top, "by"): (*PLAYERS, "owner"),
    (effects.Relocate, "to"): (
        "furthest_planet",
        "location",
        "anywhere",
        "spaceline",
        "orbit",
        "neighbor",
        "beam",
        "far_end",
        "onward",
        "likewise",
        "here",
        "end",
    ),
    (tests.HasCompleted, "kind"): ("planet", "space", "this"),
    (tests.HasCompleted, "who"): PLAYERS,
    (tests.HasPoints, "who"): PLAYERS,
    (tests.HasDone, "who"): PLAYERS,
    (abilities.PlayedOnlyIf, "limit"): ("turn",),
    (abilities.Order, "limit"): ("turn", "game", "card", "mission", *OFTENER),
    (abilities.Order, "during"): ("card_plays", "any_time"),
    (abilities.When, "moment"): ("about", "when", "just", "action", "between"),
    (abilities.When, "verb"): VERBS,
    (abilities.When, "whose"): (*WHOSE, RIGHT, HOLDER),
    (abilities.When, "where"): ("present", "facing", "here", "planet", "aboard", "there", "deck_top", "on", "under"),
    (abilities.When, "fate"): ("kill", "pile", "hand"),
    (abilities.When, "limit"): ("turn", "game", "mission", "battle", *OFTENER, EACH, TOGETHER),
    (abilities.When, "by"): ("dilemma", "you", "opponent"),
    (abilities.Toll, "act"): ("attempt", "beam"),
    (abilities.Throughout, "during"): ("attempt", "dilemma", "engagement"),
    (abilities.Throughout, "limit"): ("turn", DILEMMA),
    (abilities.Forbids, "act"): (
        "complete",
        "attempt",
        "download",
        "enter",
        "pass",
        "halt",
        "cross",
        "depart",
        "command",
        "headquarters",
        "free",
    ),
    (space.Assimilate, "to"): ("drone", "counterpart"),
    (movement.ForcedMove, "to"): ("far_end", "outpost"),
    (abilities.Order, "whose"): ("you", "anyone", "holder"),
    (abilities.AfterFailure, "how"): ("discard", "continues", "undo"),
    (abilities.Earned, "to"): ("team", "table", "hand", "discard"),
    (abilities.Earned, "used_as"): ("equipment", "event", "interrupt", "either"),
    (movement.Strays, "when"): ("left", "bred"),
    (abilities.Seeds, "where"): (
        "mission",
        "mission_phase",
        "facility_phase",
        "dilemma_phase",
        "doorway_phase",
        "any_phase",
    ),
    (abilities.Plays, "how"): (
        *("free", "any_time", "suspending", "permitted", "reporting", "regardless", "solely"),
        *("diverted", "lent", "coexisting", "seeded", "native", "replaced", "infiltrating", "built"),
    ),
    (abilities.Plays, "limit"): ("turn", "card"),
    (movement.TimeTravel, "between"): ("corresponding", "any"),
    (movement.TimeTravel, "limit"): ("turn",),
    (movement.Lands, "limit"): ("turn",),
    (abilities.Countdown, "of"): ("you", "target", "owner"),
    (choices.Name, "what"): ("skill", "title", "number"),
    (choices.Name, "by"): PLAYERS,
    (choices.Name, "until"): ("turn", "leaves", "your_next_turn"),
    (modifiers.Double, "parts"): ("requirements", "effects", "points"),
    (modifiers.Bar, "acts"): (
        "move",
        "beam",
        "attempt",
        "attack",
        "attacked",
        "challenged",
        "scout",
        "play",
        "cloak",
        "use",
        "random",
        "mission_skills",
        "dilemma_skills",
        "leave",
        "leave_place",
        "transport",
        "repair",
        "count",
        "run_down",
        "unstop",
        "damaged",
        "approach",
        "fly_by",
        "score",
        "draw",
        "probe",
        "order",
        "one_each",
    ),
}
"""Node and field to the words it may hold; a field whose default is empty may be empty too."""
