"""Which of several opponents a text means: the one chosen when it first speaks of one, or of whom a condition holds."""

from __future__ import annotations

from functools import cache
from typing import TypeGuard

from spaceline.core.data.decisions import Answer, Decision, Option
from spaceline.core.data.frames import RunEffect
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.names import NO_OTHER_OPPONENT, OPPONENT
from spaceline.effects.nodes import EFFECTS, AnyNode, effects as node, parts
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import HasCompleted, HasPoints, Shows, Test
from spaceline.effects.perform.reading import cards_meant, expression, holds
from spaceline.effects.perform.verdicts import CAME_BACK, name_cards
from spaceline.effects.scope import Reading, Scope
from spaceline.effects.world import texts_called, world_of


@cache
def looks_at_opponents(it: AnyNode) -> bool:
    """Whether a condition counts or compares what opponents have, or asks what they have achieved."""
    if isinstance(it, Cards) and it.of == "opponent":
        return True
    if isinstance(it, HasCompleted | HasPoints) and it.who == "opponent":
        return True
    return any(looks_at_opponents(inner) for _, inner in parts(it))


def meaning(scope: Scope, opponent: PlayerId) -> Reading:
    """What the text says when it means that opponent."""
    return Reading(
        scope.source,
        scope.you,
        {**scope.cards, OPPONENT: (opponent,), NO_OTHER_OPPONENT: (opponent,)},
        scope.numbers,
        scope.words,
    )


OF_ONE_PLAYER = frozenset(("hand", "deck", "discard", "tent", "tribbles", "pile", "drawn", "brig", "removed"))
"""Zones of one player; elsewhere the cards of all opponents are meant together."""


def is_unread(state: State, card: CardId, player: PlayerId) -> bool:
    """Whether it is a card in play that somebody else has concealed from the player."""
    leaf = state.cards[card]
    return not leaf.face_up and leaf.controller != player and state.in_play(card)


@cache
def speaks_of_one(it: AnyNode) -> bool:
    """Whether a node, without the effects inside it, lets one opponent do something or looks at what is theirs."""
    if any(getattr(it, field, "") == "opponent" for field in ("who", "by", "asks")):
        return True
    if isinstance(it, Cards) and it.of == "opponent" and it.where in OF_ONE_PLAYER:
        return True
    return any(speaks_of_one(inner) for _, inner in parts(it) if not isinstance(inner, EFFECTS))


@cache
def leads_to_one(it: AnyNode) -> bool:
    """Whether a node, or an effect inside it, speaks of one opponent."""
    return speaks_of_one(it) or any(leads_to_one(inner) for _, inner in parts(it) if isinstance(inner, EFFECTS))


@cache
def singled_out(it: AnyNode) -> Test | None:
    """The condition inside a text that looks at opponents, where what follows speaks of the one it holds of."""
    if not isinstance(it, node.Gate) or it.test is None or isinstance(it.test, Shows):
        return None
    return it.test if looks_at_opponents(it.test) and leads_to_one(it) else None


def is_to_be_chosen(state: State, run: RunEffect, it: AnyNode) -> bool:
    """Whether a node speaks of one opponent and more than one could be meant; of none by a condition not met."""
    if len(opponents := world_of(state).opponents(state, run)) == 1:
        return False
    if speaks_of_one(it):
        return True
    if takes_of_one(it):
        return run.resumed != CAME_BACK and len(having_some(state, run, it, opponents)) > 1
    test = singled_out(it)
    return test is not None and any(holds(state, meaning(run, one), test) for one in opponents)


def takes_of_one(it: AnyNode) -> TypeGuard[node.Select]:
    """Whether chance, or more than one card at once, is taken of the cards on the table of one opponent.

    Where a player chooses one card, that says whose (``name_choice``); chance does not choose among opponents.
    """
    if not isinstance(it, node.Select) or it.cards.of != "opponent" or it.cards.where in OF_ONE_PLAYER:
        return False
    return it.by == "random" or (it.by == "you" and it.count != 1)


def having_some(state: State, run: RunEffect, it: node.Select, opponents: tuple[PlayerId, ...]) -> tuple[PlayerId, ...]:
    """The opponents of whose cards some may be meant: what lies there concealed may be, whatever it is."""
    meant = cards_meant(state, run, it.cards)
    there = Cards(it.cards.where, it.cards.of, shares=it.cards.shares, to=it.cards.to)
    concealed = tuple(card for card in cards_meant(state, run, there) if is_unread(state, card, run.you))
    commanders = {state.cards[card].controller for card in (*meant, *concealed)}
    return tuple(one for one in opponents if one in commanders)


def choose_opponent(state: State, run: RunEffect) -> Decision:
    """Ask the player of the text which opponent is meant (2E-nothing-that-happens/1)."""
    options = tuple(Option("player", target=player) for player in opponents_meant(state, run))
    return Decision(run.you, "player", "choose-opponent", options, about=(run.source,))


def opponents_meant(state: State, run: RunEffect) -> tuple[PlayerId, ...]:
    """The opponents for whom the conditions of the text so far are met; all, if they have become true of none."""
    opponents = world_of(state).opponents(state, run)
    it = expression(state, run)
    if takes_of_one(it):
        return having_some(state, run, it, opponents) or opponents
    written = getattr(texts_called(state, run.definition)[run.path[0]], "test", None)
    tests = [test for test in (written, singled_out(it)) if test is not None]
    fitting = tuple(one for one in opponents if all(holds(state, meaning(run, one), test) for test in tests))
    return fitting or opponents


def take_opponent(state: State, run: RunEffect, answer: Answer) -> str:
    """That one is meant for the rest of the text."""
    assert answer.option is not None
    name_cards(state, OPPONENT, (answer.option.target,))
    return "carry_out"
