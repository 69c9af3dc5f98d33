"""What an answer leads to, step by step: whom it might have led to a question, without others seeing that.

A copy of the game is played once more, and nothing is skipped there only because no card of this game responds to it:
what is noted does not depend on which cards lie face down.
"""

from __future__ import annotations

from spaceline.core import engine
from spaceline.core.data.decisions import Answer, Decision
from spaceline.core.data.frames import Frame
from spaceline.core.data.leaves import PlayerId
from spaceline.core.state import State
from spaceline.core.view import is_secret


class Trace:
    """Follows an answer of one player until anybody else might be asked."""

    def __init__(self, player: PlayerId) -> None:
        """Nobody else yet."""
        self.player = player
        self.reaches_others = False
        """Whether somebody else is asked, be it where there is one answer only, or might be as far as all can know."""

    def step(self, state: State, frame: Frame) -> None:
        """Note whether others might be asked here, where nobody would see it."""
        if not self.reaches_others and is_secret(frame):
            self.reaches_others = any(player != self.player for player in state.ruleset.may_be_asked(state, frame))

    def question(self, asked: Decision) -> None:
        """Note whether others decide."""
        self.reaches_others = self.reaches_others or asked.player != self.player


def might_reach_others(before: State, player: PlayerId, given: Answer) -> bool:
    """Whether what comes of a player's answer depends on what others have to answer with, for all the player knows.

    Raises:
        Refusal: the answer is not allowed.
    """
    state, trace = before.clone(), Trace(player)
    state.listen_to_all()
    state.tracer = trace
    engine.answer(state, given)
    return trace.reaches_others
