"""Playing the games of a ladder that are missing, in one process or in several."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path

from spaceline.cards.rulesets import ruleset
from spaceline.core.ruleset import Ruleset
from spaceline.editions import BroughtDecks
from spaceline.lab.ladder.games import LadderGame, PlayedGame, kept_of
from spaceline.lab.ladder.kept import LadderSoFar, append
from spaceline.lab.matches import play_match

SPAWN = multiprocessing.get_context("spawn")
"""Workers begin as new programs, so that they share nothing with whoever plays."""


def play_missing(
    file: Path, kept: LadderSoFar, decks: Mapping[str, BroughtDecks], games: Iterable[LadderGame], jobs: int = 1
) -> Iterator[PlayedGame]:
    """Play what is not in the file yet, and add each game to it as soon as all before it are there.

    The file does not depend on the number of processes: each game is played from its own seed, and the games are added
    in the order in which they were asked for.
    """
    done = {it.game for it in kept.games}
    missing = [game for game in dict.fromkeys(games) if game not in done]
    for played in in_order(kept.terms.ruleset, decks, missing, jobs):
        append(file, played)
        yield played


def in_order(
    name: str, decks: Mapping[str, BroughtDecks], games: Sequence[LadderGame], jobs: int
) -> Iterator[PlayedGame]:
    """Play games, and hand them back in their order."""
    play = partial(play_one, name, decks)
    if jobs == 1 or len(games) < 2:
        yield from map(play, games)
        return
    with ProcessPoolExecutor(min(jobs, len(games)), mp_context=SPAWN) as pool:
        yield from pool.map(play, games)


def play_one(name: str, decks: Mapping[str, BroughtDecks], game: LadderGame) -> PlayedGame:
    """Play one game to its end."""
    brought = [decks[deck] for deck in game.decks]
    return kept_of(game, play_match(rules(name), brought, game.players, game.seed, deck_names=game.decks))


@cache
def rules(name: str) -> Ruleset:
    """A ruleset, made once in each process."""
    return ruleset(name)
