"""Puzzles: positions with a goal, to see what computer players find (docs/puzzles.md)."""

from spaceline.lab.puzzles.format import Puzzle
from spaceline.lab.puzzles.proof import unproven
from spaceline.lab.puzzles.reading import load_puzzle
from spaceline.lab.puzzles.solving import PuzzleTally, PuzzleTrial, tallied, tried

__all__ = ["Puzzle", "PuzzleTally", "PuzzleTrial", "load_puzzle", "tallied", "tried", "unproven"]
