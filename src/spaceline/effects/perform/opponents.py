"""Which opponent a text means in a game of three or four: its player chooses when the text first speaks of one."""

from __future__ import annotations

from functools import cache

from spaceline.core.data.decisions import Answer, Decision, Option
from spaceline.core.data.frames import RunEffect
from spaceline.core.state import State
from spaceline.effects.names import OPPONENT
from spaceline.effects.nodes import EFFECTS, AnyNode, parts
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.perform.verdicts import name_cards
from spaceline.effects.world import world_of

OF_ONE_PLAYER = frozenset(("hand", "deck", "discard", "pile", "drawn", "stack", "core", "brig", "removed"))
"""Zones of one player; elsewhere the cards of all opponents are meant together."""


@cache
def speaks_of_one(node: AnyNode) -> bool:
    """Whether a node, without the effects inside it, lets one opponent do something or looks at what is theirs."""
    if any(getattr(node, field, "") == "opponent" for field in ("who", "by", "asks")):
        return True
    if isinstance(node, Cards) and node.of == "opponent" and node.where in OF_ONE_PLAYER:
        return True
    return any(speaks_of_one(inner) for _, inner in parts(node) if not isinstance(inner, EFFECTS))


def is_to_be_chosen(state: State, run: RunEffect, node: AnyNode) -> bool:
    """Whether a node speaks of one opponent and more than one could be meant."""
    return speaks_of_one(node) and len(world_of(state).opponents(state, run)) > 1


def choose_opponent(state: State, run: RunEffect) -> Decision:
    """Ask the player of the text which opponent is meant (2E-nothing-that-happens/1)."""
    options = tuple(Option("player", target=player) for player in world_of(state).opponents(state, run))
    return Decision(run.you, "player", "choose-opponent", options, about=(run.source,))


def take_opponent(state: State, run: RunEffect, answer: Answer) -> str:
    """That one is meant for the rest of the text."""
    assert answer.option is not None
    name_cards(state, OPPONENT, (answer.option.target,))
    return "carry_out"
