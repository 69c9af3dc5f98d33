"""Computer players at puzzles: whether each solves it, seed by seed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from time import perf_counter

import msgspec

from spaceline.lab.matches import GivenUpError
from spaceline.lab.puzzles.format import Puzzle
from spaceline.lab.puzzles.judging import PuzzleTable


class PuzzleTrial(msgspec.Struct, frozen=True, kw_only=True):
    """What one player made of one puzzle under one seed."""

    puzzle: str
    ruleset: str
    kind: str
    player: str
    seed: int
    is_solved: bool
    missed: str = ""
    """The first thing that is not as the goal says."""
    answers: int
    """So many answers the player gave."""
    seconds: float


class PuzzleTally(msgspec.Struct, frozen=True, kw_only=True):
    """What one player made of one puzzle."""

    puzzle: str
    kind: str
    player: str
    solved: int
    """With so many seeds."""
    seeds: int


def tried(puzzle: Puzzle, player: str, seed: int) -> PuzzleTrial:
    """Let a computer player play a puzzle; who finds no end has not solved it.

    Raises:
        ScenarioError: the table cannot be set, or the goal means nothing.
    """
    table = PuzzleTable(puzzle, seed, player)
    begun = perf_counter()
    try:
        table.play(table.step)
        missed = table.missed()
    except GivenUpError as error:
        missed = str(error)
    return PuzzleTrial(
        puzzle=puzzle.name,
        ruleset=puzzle.scenario.ruleset,
        kind=puzzle.parts.kind,
        player=player,
        seed=seed,
        is_solved=not missed,
        missed=missed,
        answers=table.answers,
        seconds=round(perf_counter() - begun, 3),
    )


def tallied(trials: Iterable[PuzzleTrial]) -> Sequence[PuzzleTally]:
    """The trials of each puzzle and player taken together, in the order in which they first come."""
    kept: dict[tuple[str, str], list[PuzzleTrial]] = {}
    for trial in trials:
        kept.setdefault((trial.puzzle, trial.player), []).append(trial)
    return [
        PuzzleTally(
            puzzle=puzzle,
            kind=some[0].kind,
            player=player,
            solved=sum(trial.is_solved for trial in some),
            seeds=len(some),
        )
        for (puzzle, player), some in kept.items()
    ]
