"""The closed lists of words: what a field may say where it takes one of several words."""

from __future__ import annotations

from spaceline.effects.nodes import abilities, effects, selectors, tests
from spaceline.effects.nodes.requirements import Requirement
from spaceline.effects.nodes.selectors import Node

PLAYERS = ("you", "opponent")
"""In a dilemma "you" is the player facing it and "opponent" is its owner."""

WHOSE = (*PLAYERS, "anyone")

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
    "core",
    "hand",
    "deck",
    "discard",
    "pile",
    "drawn",
    "stack",
    "mission",
    "missions",
    "ship",
    "brig",
)

TO = (
    "hand",
    "deck_top",
    "deck_bottom",
    "discard",
    "pile",
    "mission",
    "ship",
    "beneath",
    "headquarters",
    "aboard",
    "drawn",
    "brig",
)

VERBS = (
    "play",
    "complete",
    "attempt",
    "face",
    "kill",
    "stop",
    "destroy",
    "discard",
    "select",
    "examine",
    "reveal",
    "score",
    "draw_dilemmas",
    "begin_turn",
    "end_turn",
)

BARE_VERBS = ("score", "draw_dilemmas", "begin_turn", "end_turn")
"""Verbs of a player alone: nothing happens to a card that a text could speak of."""

KINDS = ("planet", "space", "headquarters", "dual")

WORDS: dict[tuple[type[Node | Requirement], str], tuple[str, ...]] = {
    (selectors.Cards, "where"): WHERE,
    (selectors.Cards, "of"): WHOSE,
    (selectors.Filter, "kinds"): KINDS,
    (effects.Gate, "asks"): PLAYERS,
    (effects.Select, "by"): (*PLAYERS, "random"),
    (effects.Put, "to"): TO,
    (effects.Draw, "who"): PLAYERS,
    (effects.Score, "who"): PLAYERS,
    (effects.Look, "who"): PLAYERS,
    (effects.Affect, "until"): ("turn", "dilemma", "attempt", "your_next_turn"),
    (tests.HasCompleted, "kind"): ("planet", "space", "headquarters"),
    (tests.HasCompleted, "who"): PLAYERS,
    (tests.HasPoints, "who"): PLAYERS,
    (abilities.Order, "limit"): ("turn",),
    (abilities.When, "moment"): ("about", "when"),
    (abilities.When, "verb"): VERBS,
    (abilities.When, "whose"): WHOSE,
    (abilities.When, "where"): ("present", "facing", "here"),
    (abilities.When, "limit"): ("turn",),
    (abilities.When, "by"): ("dilemma",),
    (abilities.Forbids, "act"): ("complete",),
}
"""Node and field to the words it may hold; a field whose default is empty may be empty too."""
