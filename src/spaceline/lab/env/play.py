"""A game in progress, one action after another: who is asked, what that player sees, what may be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import SupportsIndex

from spaceline.core import engine, view
from spaceline.core.data.decisions import Answer
from spaceline.core.data.leaves import TABLE, PlayerId
from spaceline.core.data.seen import View
from spaceline.core.state import State
from spaceline.lab.env.choice import HalfMadeAnswer, IllegalActionError
from spaceline.players.seat import Listener, Player, PlayerAnswer, Seat, tell

STEPS = 10_000
"""After so many actions, and answers of computer players, a game is broken off where no other limit is given."""


class Play:
    """A game with the answer that is in the making."""

    def __init__(self, state: State, limit: int = STEPS) -> None:
        """A game that is nobody else's, to be broken off after so many steps."""
        self.state, self.limit = state, limit
        self.steps = 0
        """Actions of everybody, and answers that were given whole."""
        self.seated: Mapping[PlayerId, Player] = {}
        """The computer players, who are told what they see where they want to know."""
        self._choice: HalfMadeAnswer | None = None
        self.views: dict[PlayerId, View] = {}
        """What was looked at since the latest answer."""

    def clone(self) -> Play:
        """A copy of the game with the chance to come and the answer in the making; no computer player."""
        copy = self.in_state(self.state.clone())
        copy.views = dict(self.views)
        return copy

    def in_state(self, state: State) -> Play:
        """A copy that stands at another game, in which this player is asked this."""
        copy = Play(state, self.limit)
        copy.steps, copy._choice = self.steps, self._choice
        return copy

    @property
    def asked(self) -> PlayerId:
        """Who must act now; 0 when the game is over."""
        decision = engine.decision(self.state)
        return decision.player if decision is not None else 0

    @property
    def winners(self) -> tuple[PlayerId, ...] | None:
        """Who has won, several in a tie and none in a draw; None while the game goes on."""
        return self.state.result[0] if self.state.result is not None else None

    @property
    def ended_by(self) -> str:
        """The reason that the rules give for the end; empty while the game goes on."""
        return self.state.result[1] if self.state.result is not None else ""

    @property
    def is_broken_off(self) -> bool:
        """Whether the limit was reached before the game was over."""
        return self.state.result is None and self.steps >= self.limit

    @property
    def turns(self) -> int:
        """How many turns of all players are over."""
        return self.state.mark(TABLE, "turns")

    @property
    def points(self) -> dict[PlayerId, int]:
        """The points of everybody."""
        return {player: self.state.mark(player, "points") for player in self.state.players}

    @property
    def choice(self) -> HalfMadeAnswer:
        """The open decision, in the numbers of the player who is asked, and how far the answer is.

        Raises:
            Refusal: nobody is asked.
        """
        if self._choice is None:
            self._choice = HalfMadeAnswer(self.seat.decision)
        return self._choice

    @property
    def seat(self) -> Seat:
        """The seat of whoever is asked."""
        return Seat(self.state, self.asked)

    def view(self, player: PlayerId) -> View:
        """All that a player may know, worked out once between two answers."""
        if player not in self.views:
            self.views[player] = view.view(self.state, player)
        return self.views[player]

    def take(self, action: SupportsIndex | None) -> None:
        """Take an action for whoever is asked.

        Raises:
            IllegalActionError: it is masked, or no action at all; the game is as it was.
        """
        choice = self.choice
        number, legal = as_number(action), choice.legal
        if number not in legal:
            asked = choice.decision
            raise IllegalActionError(
                f"action {action!r} is masked: player {asked.player} is asked for {asked.prompt!r} "
                f"({asked.kind}), where these are legal: {ranges(legal)}"
            )
        following = choice.after(number)
        if isinstance(following, Answer):
            self.answer(following)
        else:
            self._choice = following
            self.steps += 1

    def answer(self, given: PlayerAnswer) -> None:
        """Give a whole answer for whoever is asked.

        Raises:
            Refusal: it is not allowed; the game is as it was.
        """
        listeners = [(player, it) for player, it in self.seated.items() if isinstance(it, Listener)]
        self.state.sink = [] if listeners else None
        events = self.seat.give(given)
        self._choice = None
        self.views.clear()
        self.steps += 1
        for player, listener in listeners:
            tell(listener, self.state, player, events)


def as_number(action: SupportsIndex | None) -> int:
    """An action as a plain number; -1 for what is none."""
    try:
        return -1 if action is None else index(action)
    except TypeError:
        return -1


def ranges(numbers: Sequence[int]) -> str:
    """Numbers in rising order, those that follow each other as a range: ``0-4, 255``."""
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][1] + 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return ", ".join(f"{low}-{high}" if low < high else str(low) for low, high in found)
