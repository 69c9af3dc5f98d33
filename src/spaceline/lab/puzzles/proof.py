"""Whether a puzzle holds what it says: its solutions reach the goal, and what it calls wrong does not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spaceline.lab.puzzles.format import Puzzle, PuzzleLine
from spaceline.lab.puzzles.judging import PuzzleTable


def unproven(puzzle: Puzzle, seeds: Sequence[int]) -> Iterator[str]:
    """What does not come out as the puzzle says, under any of the seeds.

    Raises:
        ScenarioError: a line is not allowed, ends before the puzzle is judged, or goes on after it.
    """
    for field, is_right in (("solutions", True), ("wrong", False)):
        for line in getattr(puzzle.parts, field):
            for seed in seeds:
                missed = outcome(puzzle, field, line, seed)
                if is_right and missed:
                    yield f"{list(line)} with seed {seed} is no solution: {missed}"
                if not is_right and not missed:
                    yield f"{list(line)} with seed {seed} is not wrong: it reaches the goal"


def outcome(puzzle: Puzzle, field: str, line: PuzzleLine, seed: int) -> str:
    """What is missed at the end of a line; empty where the goal is reached."""
    table = PuzzleTable(puzzle, seed)
    left = list(line)

    def own() -> None:
        if not left:
            raise table.wrong(field, f"{list(line)} ends before the puzzle is judged")
        table.act(field, left.pop(0))
        table.answers += len(table.at.given)

    table.play(own)
    if left:
        raise table.wrong(field, f"{left[0]!r} comes after the puzzle is judged")
    return table.missed()
