"""What an answer leads to, step by step: where others might have been asked without anybody seeing it.

A copy of the game is played once more, and nothing is skipped there only because no card of this game responds to it:
what is noted does not depend on which cards lie face down.
"""

from __future__ import annotations

from typing import NamedTuple

from spaceline.core import engine
from spaceline.core.data.changes import Event
from spaceline.core.data.decisions import Answer, Decision
from spaceline.core.data.frames import Frame, SecretChoice
from spaceline.core.data.leaves import PlayerId
from spaceline.core.state import State


class Opening(NamedTuple):
    """A moment at which somebody might have been asked, unseen by the others."""

    state: State
    """The game at that moment."""
    events: int
    """How many events came before it."""
    players: frozenset[PlayerId]
    """Who might have been asked, as far as everybody can know."""


class Trace:
    """What came of an answer."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.openings: list[Opening] = []
        self.asked: set[PlayerId] = set()
        """Who had something to decide, be it in one way only, the last question among them."""
        self.events: list[Event] = []

    def step(self, state: State, frame: Frame) -> None:
        """Note an opening where there is one."""
        if frame.is_unseen or isinstance(frame, SecretChoice):
            players = state.ruleset.may_be_asked(state, frame)
            if players:
                assert state.sink is not None
                self.openings.append(Opening(state.clone(), len(state.sink), frozenset(players)))

    def question(self, asked: Decision) -> None:
        """Note who decides."""
        self.asked.add(asked.player)


def traced(before: State, given: Answer) -> tuple[State, Trace]:
    """Give an answer in a copy of the game; how the game then stands, and what came on the way.

    Raises:
        Refusal: it is not allowed.
    """
    state, trace = before.clone(), Trace()
    state.watched = {**dict.fromkeys(state.ruleset.heard, ()), **state.watched}
    state.sink, state.tracer = [], trace
    trace.events = engine.answer(state, given)
    state.sink, state.tracer, state.watched = None, None, before.watched
    return state, trace
