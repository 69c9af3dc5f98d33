"""The end of the turn: excess cards, the actions that are due then, and the next player (2E-discard-excess-cards)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Selection
from spaceline.core.ruleset import Next
from spaceline.core.state import State
from spaceline.rules import verbs
from spaceline.rules.second.data.frames import Turn
from spaceline.rules.second.numbers import numbers
from spaceline.rules.second.seating import left_of


def discard_excess(state: State, turn: Turn) -> Decision | None:
    """Third segment: choose cards to discard down to the limit (2E-discard-excess-cards/1)."""
    hand = state.zone(turn.player, "hand")
    excess = len(hand) - numbers(state).hand_limit
    if excess <= 0:
        return None
    selection = Selection(hand, excess, excess)
    return Decision(turn.player, "cards", "discard-excess", selection=selection, clause="2E-discard-excess-cards/1")


def discard(state: State, turn: Turn, answer: Answer) -> Next:
    """Discard them singly, so that everybody sees each (2E-discarding/1)."""
    request(state, *(Change("discard", (card,), turn.player) for card in answer.cards))
    return None


def take_end_of_turn_actions(state: State, turn: Turn) -> Next:
    """Actions of the end of the turn, each once, in any order (2E-discard-excess-cards/2)."""
    verbs.take_up_what_waits(state)
    request(state, Change("end_turn", (), turn.player))
    return None


def end_turn(state: State, turn: Turn) -> Next:
    """All cards of all players unstop, all ships regain Range (2E-discard-excess-cards/3, /4)."""
    request(state, Change("pass_turn", (), turn.player))
    state.frames[state.depth] = replace(turn, player=left_of(state, turn.player))
    return "begin_turn"
