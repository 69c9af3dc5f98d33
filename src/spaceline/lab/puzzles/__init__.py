"""Puzzles: positions with a goal, to see what computer players find (docs/players.md)."""

from spaceline.lab.puzzles.format import Puzzle
from spaceline.lab.puzzles.proof import unproven
from spaceline.lab.puzzles.reading import load_puzzle
from spaceline.lab.puzzles.solving import Tally, Trial, tallied, tried

__all__ = ["Puzzle", "Tally", "Trial", "load_puzzle", "tallied", "tried", "unproven"]
