"""Games that a player may be in, to be played on in thought: the one door from a player to the engine.

A world is sampled from a view and a belief alone (``Seat.sampler``), so nothing in it tells what the player may not
know: two games that look the same to a seat give the same worlds for the same seed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from spaceline.core import engine, view
from spaceline.core.data.frames import Frame
from spaceline.core.data.leaves import PlayerId
from spaceline.core.data.seen import View
from spaceline.core.sampling import Belief
from spaceline.core.state import State
from spaceline.players.seat import Player, PlayerAnswer, Seat

DECISIONS = 400
"""So many answers are given in thought at most."""


class SampledWorld:
    """A game that a player may be in. The player's numbers for cards are those of the seat it was sampled at."""

    __slots__ = ("_seat", "_state")

    def __init__(self, state: State) -> None:
        """A game that is nobody else's."""
        self._state = state
        self._seat: Seat | None = None

    def clone(self) -> SampledWorld:
        """Another world that is the same up to here, its chance included: what is tried in both has equal luck."""
        return SampledWorld(self._state.clone())

    @property
    def asked(self) -> PlayerId:
        """Who must answer now; 0 when the game is over."""
        decision = engine.decision(self._state)
        return decision.player if decision is not None else 0

    @property
    def seat(self) -> Seat:
        """The seat of whoever must answer, to choose at."""
        if self._seat is None:
            self._seat = Seat(self._state, self.asked)
        return self._seat

    @property
    def winners(self) -> tuple[PlayerId, ...] | None:
        """Who has won; None while the game goes on."""
        return self._state.result[0] if self._state.result is not None else None

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """Everybody who plays."""
        return self._state.players

    def is_under_way(self, procedure: type[Frame]) -> bool:
        """Whether the rules are in the middle of a procedure, by the type of its frame."""
        return any(isinstance(frame, procedure) for frame in self._state.frames)

    def mark(self, entity: int, name: str) -> int:
        """A number that everybody can read: points, turns."""
        return self._state.mark(entity, name)

    def view(self, player: PlayerId) -> View:
        """What a player would see."""
        return view.view(self._state, player)

    def answer(self, choice: PlayerAnswer) -> None:
        """Answer for whoever is asked.

        Raises:
            Refusal: the answer is not allowed; the world is as it was.
        """
        self.seat.give(choice)
        self._seat = None

    def play_on(
        self, players: Mapping[PlayerId, Player], until: Callable[[SampledWorld], bool], decisions: int = DECISIONS
    ) -> int:
        """Let players answer until a condition holds, the game is over or there were so many answers; returns those."""
        given = 0
        while given < decisions and self.asked and not until(self):
            self.answer(players[self.asked].choose(self.seat))
            given += 1
        return given


class Worlds:
    """The worlds of one seat under a belief."""

    def __init__(self, seat: Seat, belief: Belief) -> None:
        """Look at the table once for all of them."""
        self._sampler = seat.sampler(belief)

    def draw(self, seed: int) -> SampledWorld:
        """One of the games; the same seed gives the same."""
        state = self._sampler.draw(seed)
        if engine.decision(state) is None and state.result is None:
            engine.run(state)
        return SampledWorld(state)
