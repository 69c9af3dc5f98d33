"""What an answer leads to, step by step: whom it might have led to a question, without others seeing that.

A copy of the game is played once more, and nothing is skipped there only because no card of this game responds to it:
what is noted does not depend on which cards lie face down.
"""

from __future__ import annotations

from typing import NamedTuple

from spaceline.core import engine
from spaceline.core.data.decisions import Answer, Decision
from spaceline.core.data.frames import Frame
from spaceline.core.data.leaves import PlayerId
from spaceline.core.state import State
from spaceline.core.view import is_secret


class Reach(NamedTuple):
    """How far an answer reached, whatever cards lie face down; it is followed until others might be asked."""

    is_unseen: bool
    """Whether others might have been asked where nobody sees it. What came after that was not looked at."""
    is_open: bool
    """Whether others were asked where everybody sees it, or had one answer only."""

    meets_hidden: bool
    """Whether something was done of which hidden cards of others may have been a part."""


class Trace:
    """Follows an answer of one player."""

    def __init__(self, player: PlayerId, end: State | None = None) -> None:
        """Nobody else yet; ``end`` is where the answer led, if that is known."""
        self.player, self.end = player, end
        self.is_unseen = self.is_open = self.meets_hidden = False

    def step(self, state: State, frame: Frame) -> bool:
        """Note whether others might be asked here, where nobody would see it, or what they have counts.

        It is the end where others might be asked unseen, since nothing more can be learned then, and where all is as it
        was when the next question was asked.
        """
        self.meets_hidden = self.meets_hidden or frame.meets_hidden
        if is_secret(frame):
            self.is_unseen = any(
                player != self.player for player in state.ruleset.discretion.may_be_asked(state, frame)
            )
        if self.is_unseen:
            return True
        end = self.end
        if end is None or state.frames != end.frames or state != end:
            return False
        asked = engine.decision(end)
        if asked is not None:
            self.question(asked)
        return asked is not None

    def question(self, asked: Decision) -> None:
        """Note whether others decide."""
        self.is_open = self.is_open or asked.player != self.player


def reach_of(before: State, player: PlayerId, given: Answer, end: State | None = None) -> Reach:
    """How far a player's answer reaches; ``end`` is where it led, if that is known.

    Raises:
        Refusal: the answer is not allowed.
    """
    state, trace = before.clone(), Trace(player, end)
    state.listen_to_all()
    state.tracer = trace
    engine.answer(state, given)
    return Reach(trace.is_unseen, trace.is_open, trace.meets_hidden)
