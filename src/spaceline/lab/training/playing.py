"""Playing the games to learn from that a file lacks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from spaceline.editions import BroughtDecks
from spaceline.lab.game_files import GameFile
from spaceline.lab.processes import Workers, in_order, rules
from spaceline.lab.training.games import TrainedGame, TrainingGame, played


def play_missing(
    file: GameFile[TrainedGame],
    ruleset: str,
    kept: Sequence[TrainedGame],
    decks: Mapping[str, BroughtDecks],
    games: Sequence[TrainingGame],
    workers: Workers,
) -> Iterator[TrainedGame]:
    """Play what is not kept yet, and add each game to the file as soon as all before it are there.

    The file does not depend on who works on it: each game is played from its own seed.
    """
    done = {it.game for it in kept}
    for game in in_order(partial(play_one, ruleset, decks), [it for it in games if it not in done], workers):
        file.append(game)
        yield game


def play_one(ruleset: str, decks: Mapping[str, BroughtDecks], game: TrainingGame) -> TrainedGame:
    """Play one game to its end."""
    return played(rules(ruleset), decks, game)
