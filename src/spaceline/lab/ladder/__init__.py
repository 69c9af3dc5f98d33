"""The ladder: who plays better than whom, by pairs of games that are kept in a file and never played twice."""

from spaceline.lab.ladder.games import LadderGame, PlayedGame, schedule
from spaceline.lab.ladder.kept import LadderSoFar, append, begin_with, load
from spaceline.lab.ladder.playing import play_missing
from spaceline.lab.ladder.plot import plot
from spaceline.lab.ladder.standings import Duel, Rung, Standings, standings

__all__ = [
    "Duel",
    "LadderGame",
    "LadderSoFar",
    "PlayedGame",
    "Rung",
    "Standings",
    "append",
    "begin_with",
    "load",
    "play_missing",
    "plot",
    "schedule",
    "standings",
]
