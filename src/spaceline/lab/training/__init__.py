"""Learning what a position is worth from games between computer players that are kept in a file."""

from __future__ import annotations

from pathlib import Path

from spaceline.lab.game_files import GameFile
from spaceline.lab.training.fitting import LearningStep, curve, fitted
from spaceline.lab.training.games import TrainedGame, TrainingGame, schedule
from spaceline.lab.training.playing import play_missing
from spaceline.lab.training.plot import plot

__all__ = [
    "LearningStep",
    "TrainedGame",
    "TrainingGame",
    "curve",
    "fitted",
    "play_missing",
    "plot",
    "schedule",
    "training_file",
]


def training_file(path: Path) -> GameFile[TrainedGame]:
    """The file in which the games to learn from are kept."""
    return GameFile(path, "training", TrainedGame)
