"""A whole table as a PettingZoo environment: every player is an agent, and whoever is asked acts."""

from __future__ import annotations

import copy as copying
import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, SupportsIndex

from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from spaceline.core import engine
from spaceline.core.data.leaves import PlayerId
from spaceline.editions import DEFAULT
from spaceline.lab.env.choice import ACTIONS
from spaceline.lab.env.games import Games, NamedOrBrought
from spaceline.lab.env.observing import Observer, mask_of, mask_space
from spaceline.lab.env.play import STEPS, Play
from spaceline.lab.env.saying import picture, sayings
from spaceline.players.beliefs import believed

Observation = dict[str, Any]
WIN, LOSS, DRAW = 1.0, -1.0, 0.0
SEEDS = 1 << 63


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game of two to four, one action at a time.

    Args:
        ruleset: its name.
        players: how many play.
        decks: the name of a ready deck for each player, or a deck of one's own as ``Deck.brought`` gives it; without
            them each player's is drawn from the ready ones for every game.
        max_steps: after so many actions of everybody the game is truncated.
        render_mode: ``ansi`` for a picture in words, or None.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "spaceline_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        ruleset: str = DEFAULT,
        players: int = 2,
        decks: Sequence[NamedOrBrought] | None = None,
        max_steps: int = STEPS,
        render_mode: str | None = None,
    ) -> None:
        """Make the spaces; ``reset`` deals.

        Raises:
            UnknownRuleset: there is none of that name.
            ValueError: the edition has no games of so many, or a deck is unknown.
        """
        super().__init__()
        self.games, self.render_mode = Games(ruleset, players, decks, max_steps), render_mode
        self.observer = Observer(self.games.ruleset)
        self.possible_agents = [agent_of(player) for player in range(1, players + 1)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._chance = random.Random()
        self.decks: tuple[str, ...] = ()

    def _space(self) -> spaces.Dict:
        mask = mask_space()
        return spaces.Dict({"observation": spaces.Dict(self.observer.space()), "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """What ``observe`` gives for an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The actions of an agent, most of which are masked."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """DealtGame a game: the one of the seed, or the next one. ``options["decks"]`` names other decks for this game.

        Raises:
            ValueError: a deck is unknown.
        """
        if seed is not None:
            self._chance = random.Random(seed)
        dealt = self.games.deal(self._chance.randrange(SEEDS) if seed is None else seed, (options or {}).get("decks"))
        self.play, self.decks = dealt.play, dealt.decks
        self._sit_down()

    def _sit_down(self) -> None:
        """Begin to count for everybody."""
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, DRAW)
        self._cumulative_rewards = dict.fromkeys(self.agents, DRAW)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._tell()

    def _tell(self) -> None:
        """Say who acts and what everybody may know beside the observation."""
        if self.play.asked and not self.play.is_broken_off:
            self.agent_selection = agent_of(self.play.asked)
        self.infos = {agent: info_of(self.play) for agent in self.agents}

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; while another is asked, nothing is legal.

        The arrays are its own: nobody else writes to them.
        """
        player = player_of(agent)
        choice = self.play.choice if self.play.asked == player and not self.play.is_broken_off else None
        return {"observation": self.observer.observe(self.play.view(player), choice), "action_mask": mask_of(choice)}

    def step(self, action: SupportsIndex | None) -> None:
        """Take an action for the agent that is selected; None for one whose game is over.

        Raises:
            IllegalActionError: the action is masked; nothing has changed.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.play.take(action)
        self._cumulative_rewards[agent] = DRAW
        self._clear_rewards()
        if self.play.winners is not None:
            self.rewards = {it: reward_of(self.play, player_of(it)) for it in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.play.is_broken_off:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._tell()
        self._deads_step_first()

    def clone(self) -> TableEnv:
        """A copy of the game with its hidden cards and the chance to come: what it teaches, no player could know."""
        return self._with(self.play.clone())

    def imagined(self, seed: int) -> TableEnv:
        """A game that the agent that is selected may be in: its view is the same, what it cannot see is drawn anew.

        Nobody else's half-made answer is lost by that: only the selected agent can be in the middle of one.

        Raises:
            ValueError: the game is over.
        """
        if not self.play.asked or self.play.is_broken_off:
            raise ValueError("the game is over")
        seat = self.play.seat
        state = seat.sampler(believed(seat)).draw(seed)
        if engine.decision(state) is None and state.result is None:
            engine.run(state)
        return self._with(self.play.in_state(state))

    def _with(self, play: Play) -> TableEnv:
        """Another environment of this kind with a game of its own."""
        copy: TableEnv = copying.copy(self)
        copy.play = play
        copy._chance = random.Random()
        copy._chance.setstate(self._chance.getstate())
        copy.action_spaces = copying.deepcopy(self.action_spaces)
        copy.agents = list(self.agents)
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(copy, name, dict(getattr(self, name)))
        copy.infos = {agent: info_of(play) for agent in self.agents}
        return copy

    def sayings(self) -> dict[int, str]:
        """The legal actions in words, as the agent that is selected would read them."""
        return sayings(self.play, self.observer) if self.play.asked else {}

    def render(self) -> str | None:
        """The question and what may be done, in words, where ``render_mode`` asks for it."""
        return picture(self.play, self.observer) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to release."""


def agent_of(player: PlayerId) -> str:
    """The name of a player as an agent."""
    return f"player_{player}"


def player_of(agent: str) -> PlayerId:
    """The player that an agent is."""
    return int(agent.rpartition("_")[2])


def reward_of(play: Play, player: PlayerId) -> float:
    """1 for who won alone, -1 for who lost, 0 for several winners, for nobody's win and for a game that goes on."""
    winners = play.winners
    if not winners:
        return DRAW
    if player not in winners:
        return LOSS
    return WIN if len(winners) == 1 else DRAW


def info_of(play: Play) -> dict[str, Any]:
    """What everybody may know: points, turns, steps, and how the game ended or why it was broken off."""
    return {
        "points": {agent_of(player): points for player, points in play.points.items()},
        "turns": play.turns,
        "steps": play.steps,
        "winners": [agent_of(player) for player in play.winners or ()],
        "ended_by": play.ended_by or (f"no end after {play.limit} steps" if play.is_broken_off else ""),
    }
