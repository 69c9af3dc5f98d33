"""The ladder: who plays better than whom, by pairs of games that are kept in a file and never played twice."""

from spaceline.lab.ladder.games import LadderGame, PlayedGame, Terms, schedule, terms_of
from spaceline.lab.ladder.kept import LadderError, LadderSoFar, begin_with, load
from spaceline.lab.ladder.playing import play_missing
from spaceline.lab.ladder.plot import plot
from spaceline.lab.ladder.standings import Duel, Rung, Standings, standings

__all__ = [
    "Duel",
    "LadderError",
    "LadderGame",
    "LadderSoFar",
    "PlayedGame",
    "Rung",
    "Standings",
    "Terms",
    "begin_with",
    "load",
    "play_missing",
    "plot",
    "schedule",
    "standings",
    "terms_of",
]
