"""A puzzle as a plain record: a table as in a scenario, who decides, and by what fact the decision is judged."""

from __future__ import annotations

from pathlib import Path

import msgspec

from spaceline.lab.scenarios.format import AnyExpected, AnyScenario, CardNames

PuzzleLine = CardNames
"""Phrases of the player who decides, one after another, until the puzzle is judged."""

KINDS = ("win", "trap", "dilemmas", "race", "battle", "crew", "play")
"""What a puzzle is about."""


class PuzzleParts(msgspec.Struct, frozen=True, kw_only=True):
    """The fields that a puzzle has beside those of the table of a scenario."""

    kind: str
    """What it is about, one of ``KINDS``."""
    why: str
    """Why that is right, in one sentence."""
    clauses: CardNames = ()
    """By which clauses, where a rule decides."""
    player: int = 1
    """Who decides."""
    opponent: str = "heuristic"
    """The computer player that answers for everybody else."""
    before: CardNames = ()
    """Phrases that lead to the decision, of whoever is asked."""
    turns: int = 1
    """It is judged when so many turns have ended; the one under way counts."""
    answers: int = 0
    """It is judged after so many answers of the player who decides, if not before; 0 for any number."""
    solutions: tuple[PuzzleLine, ...]
    """Lines that reach the goal. There may be others: who reaches it has solved the puzzle."""
    wrong: tuple[PuzzleLine, ...]
    """Lines that look right and do not reach it."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position with a goal."""

    scenario: AnyScenario
    """The table, and the goal as the only step."""
    parts: PuzzleParts

    @property
    def file(self) -> Path:
        """Where it was read from."""
        return self.scenario.file

    @property
    def name(self) -> str:
        """The edition's folder and the file, without what follows the dot."""
        return f"{self.file.parent.name}/{self.file.stem}"

    @property
    def goal(self) -> AnyExpected:
        """What must be so when it is judged."""
        goal = self.scenario.steps[0].expect
        assert goal is not None
        return goal
