"""One seat as a Gymnasium environment: the others are computer players, who answer before it is asked again."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from spaceline.core.data.leaves import PlayerId
from spaceline.editions import DEFAULT
from spaceline.lab.env.choice import ACTIONS, IllegalActionError
from spaceline.lab.env.games import Games, NamedOrBrought
from spaceline.lab.env.observing import Observer, mask_of, mask_space
from spaceline.lab.env.play import STEPS
from spaceline.lab.env.saying import picture, sayings
from spaceline.lab.env.table import SEEDS, agent_of, info_of, reward_of
from spaceline.players.registry import PLAYERS, UnknownPlayerError, make_player

SEAT_ENV = "spaceline/Seat-v1"
"""The name by which ``gymnasium.make`` finds it."""


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A game against computer players.

    Args:
        ruleset: its name.
        opponent: the name of the computer player in every other seat.
        players: how many play.
        seat: which of them the agent is, from 1 on; without it, another one may be drawn for each game.
        decks: as for ``TableEnv``, by seat.
        max_steps: after so many actions, and answers of the others, the game is truncated.
        lenient: whether a masked action changes nothing and is told in the info as ``refused``, where it otherwise
            raises. It counts as a step. For algorithms, and checks, that know no masks.
        render_mode: ``ansi`` for a picture in words, or None.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own is no class variable

    def __init__(  # noqa: PLR0913 - as many as there are settings
        self,
        ruleset: str = DEFAULT,
        opponent: str = "heuristic",
        players: int = 2,
        seat: PlayerId | None = None,
        decks: Sequence[NamedOrBrought] | None = None,
        max_steps: int = STEPS,
        *,
        lenient: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """Make the spaces; ``reset`` deals.

        Raises:
            UnknownRuleset: there is none of that name.
            UnknownPlayerError: there is no computer player of that name.
            ValueError: the edition has no games of so many, there is no such seat, or a deck is unknown.
        """
        self.games = Games(ruleset, players, decks, max_steps)
        if opponent not in PLAYERS:
            raise UnknownPlayerError("player.unknown", name=opponent, names=", ".join(PLAYERS))
        if seat is not None and not 1 <= seat <= players:
            raise ValueError(f"a game of {players} has no seat {seat}")
        self.opponent, self.fixed_seat, self.lenient, self.render_mode = opponent, seat, lenient, render_mode
        self.observer = Observer(self.games.ruleset)
        self.action_space = spaces.Discrete(ACTIONS)
        self.observation_space = spaces.Dict({**self.observer.space(), "action_mask": mask_space()})
        self.seat: PlayerId = 1
        self.decks: tuple[str, ...] = ()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """DealtGame a game: the one of the seed, or the next one. ``options["decks"]`` names other decks for this game.

        Raises:
            ValueError: a deck is unknown.
        """
        super().reset(seed=seed)
        players = self.games.players
        numbers = [int(number) for number in self.np_random.integers(0, SEEDS - 1, players + 1)]
        drawn = int(self.np_random.integers(1, players + 1))
        dealt = self.games.deal(numbers[0], (options or {}).get("decks"))
        self.play, self.decks, self.seat = dealt.play, dealt.decks, self.fixed_seat or drawn
        others = [player for player in range(1, players + 1) if player != self.seat]
        self.play.seated = {player: make_player(self.opponent, numbers[player]) for player in others}
        self._let_others_answer()
        return self._observation(), self._info()

    def step(self, action: SupportsIndex) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take an action; the others answer until it is this seat's turn again, or the game is over.

        Raises:
            IllegalActionError: the action is masked, or the game is over; nothing has changed.
        """
        refused = ""
        if not self._is_asked:
            raise IllegalActionError("the game is over: reset deals the next one")
        try:
            self.play.take(action)
        except IllegalActionError as problem:
            if not self.lenient:
                raise
            refused = str(problem)
            self.play.steps += 1
        self._let_others_answer()
        info = {**self._info(), **({"refused": refused} if refused else {})}
        is_over = self.play.winners is not None
        return self._observation(), reward_of(self.play, self.seat), is_over, self.play.is_broken_off, info

    @property
    def _is_asked(self) -> bool:
        return self.play.asked == self.seat and not self.play.is_broken_off

    def _let_others_answer(self) -> None:
        """Let the computer players answer as long as they are asked."""
        play = self.play
        while play.asked in play.seated and not play.is_broken_off:
            play.answer(play.seated[play.asked].choose(play.seat))

    def _observation(self) -> dict[str, Any]:
        choice = self.play.choice if self._is_asked else None
        return {**self.observer.observe(self.play.view(self.seat), choice), "action_mask": mask_of(choice)}

    def _info(self) -> dict[str, Any]:
        return {**info_of(self.play), "agent": agent_of(self.seat), "decks": list(self.decks)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, by the name under which learners with masks look for it."""
        return mask_of(self.play.choice if self._is_asked else None).astype(bool)

    def clone(self) -> SeatEnv:
        """A copy of the game with its hidden cards, the chance to come and the thoughts of the others."""
        other = copy.copy(self)
        other.play = self.play.clone()
        other.play.seated = copy.deepcopy(self.play.seated)
        other.np_random = copy.deepcopy(self.np_random)
        other.action_space = copy.deepcopy(self.action_space)
        return other

    def sayings(self) -> dict[int, str]:
        """The legal actions in words."""
        return sayings(self.play, self.observer) if self._is_asked else {}

    def render(self) -> str | None:
        """The question and what may be done, in words, where ``render_mode`` asks for it."""
        return picture(self.play, self.observer) if self.render_mode == "ansi" else None


gymnasium.register(id=SEAT_ENV, entry_point=f"{SeatEnv.__module__}:{SeatEnv.__name__}")
