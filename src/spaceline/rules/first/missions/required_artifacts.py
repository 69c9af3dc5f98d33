"""Artifacts that a mission asks for: earned ones in hand, which are given up for it, and those in play.

1E-G:investigate-time-continuum/1.
"""

from __future__ import annotations

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.groups import Solution
from spaceline.effects.meeting import cards_used
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.requirements import Each
from spaceline.rules.first import places
from spaceline.rules.first.missions import mission_requirements
from spaceline.rules.first.playing.permission import EARNED
from spaceline.rules.first.suspension import is_suspended
from spaceline.rules.first.values import facts

ARTIFACT = "artifact"


def ready(state: State, mission: CardId, player: PlayerId) -> tuple[CardId, ...]:
    """The player's artifacts that may meet what a mission asks for; those that it takes from the hand come last."""
    place = places.place_of(state, mission)
    asked = mission_requirements.required(state, place, player) if facts(state, mission).type == "mission" else None
    if asked is None or not any(isinstance(part, Each) and part.type == ARTIFACT for _, part in walk(asked)):
        return ()
    theirs = (card for card, leaf in state.cards.items() if leaf.controller == player)
    own = [card for card in theirs if facts(state, card).type == ARTIFACT]
    out = (card for card in own if state.in_play(card) and not is_suspended(state, card))
    held = (card for card in own if state.cards[card].role == "hand" and state.mark(card, EARNED))
    return (*out, *held)


def given_up(state: State, way: Solution, player: PlayerId, source: CardId) -> tuple[Change, ...]:
    """What is met with an artifact from the hand costs it."""
    cards = tuple(card for card in cards_used(way) if state.cards[card].role == "hand")
    return (Change("discard", cards, player, source),) if cards else ()
