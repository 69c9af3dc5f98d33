"""A puzzle on the table: from the position to the moment at which it is judged."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from spaceline.core import engine
from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import TABLE
from spaceline.lab.matches import ArenaMatch, MatchLimits
from spaceline.lab.puzzles.format import Puzzle
from spaceline.lab.scenarios.acting import act
from spaceline.lab.scenarios.dialect import TableSetting
from spaceline.lab.scenarios.expecting import differences
from spaceline.lab.scenarios.naming import NameProblem
from spaceline.lab.scenarios.phrases import PhraseProblem
from spaceline.lab.scenarios.reading import ScenarioError
from spaceline.lab.scenarios.setting import set_table
from spaceline.players.registry import make_player
from spaceline.players.seat import Player

LIMITS = MatchLimits(decisions=600)
"""Nobody needs as many answers in a turn or two."""


class PuzzleTable:
    """A puzzle that is being played."""

    def __init__(self, puzzle: Puzzle, seed: int, solver: str = "random") -> None:
        """Set the table under a seed of chance and players, and play what comes before the decision.

        Raises:
            ScenarioError: what comes before cannot be done, or somebody else decides then.
        """
        self.puzzle = puzzle
        chance = replace(puzzle.scenario.chance, seed=seed)
        self.at: TableSetting = set_table(replace(puzzle.scenario, chance=chance))
        parts = puzzle.parts
        for phrase in parts.before:
            self.act("before", phrase)
        asked = engine.decision(self.at.state)
        if asked is None or asked.player != parts.player:
            who = "nobody" if asked is None else f"player {asked.player}"
            raise self.wrong("player", f"player {parts.player} decides, and {who} is asked")
        self.seated: list[Player] = [
            make_player(solver if seat == parts.player else parts.opponent, seed * 31 + seat)
            for seat in self.at.state.players
        ]
        self.match = ArenaMatch(self.at.state, self.seated, LIMITS)
        self.begun = self.at.state.mark(TABLE, "turns")
        self.answers = 0

    @property
    def is_own(self) -> bool:
        """Whether the player who is to solve it is asked."""
        asked = engine.decision(self.at.state)
        return asked is not None and asked.player == self.puzzle.parts.player

    @property
    def is_decided(self) -> bool:
        """Whether it is judged now: the turns have ended, the answers are given, or the game is over."""
        parts, state = self.puzzle.parts, self.at.state
        turned = state.mark(TABLE, "turns") - self.begun
        is_answered = 0 < parts.answers <= self.answers
        return turned >= parts.turns or is_answered or engine.decision(state) is None

    def play(self, own: Callable[[], None]) -> None:
        """Play until it is judged; ``own`` answers for the player who is to solve it.

        Raises:
            GivenUpError: there is no end.
        """
        while not self.is_decided:
            if self.is_own:
                own()
            else:
                self.match.step()

    def step(self) -> None:
        """Let the computer player who is to solve it answer."""
        self.match.step()
        self.answers += 1

    def act(self, field: str, phrase: str) -> None:
        """Do what a phrase says.

        Raises:
            ScenarioError: it is not allowed, or means nothing.
        """
        try:
            act(self.at, phrase)
        except (Refusal, PhraseProblem, NameProblem) as error:
            raise self.wrong(field, f"{phrase!r}: {error}") from error

    def missed(self) -> str:
        """The first thing that is not as the goal says, in words; empty once the goal is reached.

        Raises:
            ScenarioError: the goal means nothing.
        """
        try:
            first = next(differences(self.at, self.puzzle.goal), None)
        except (PhraseProblem, NameProblem) as error:
            raise self.wrong("goal", str(error)) from error
        return "" if first is None else f"{first[0]}: {first[2]} instead of {first[1]}"

    def wrong(self, field: str, message: str) -> ScenarioError:
        """Something in the file that cannot be so."""
        scenario = self.puzzle.scenario
        return ScenarioError(scenario.file, scenario.line(field), f"{field}: {message}")
