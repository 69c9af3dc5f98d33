"""Playing the games of a ladder that are missing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path

from spaceline.editions import BroughtDecks
from spaceline.lab.ladder.games import LadderGame, PlayedGame, kept_of
from spaceline.lab.ladder.kept import LadderSoFar, append
from spaceline.lab.matches import play_match
from spaceline.lab.processes import ONE, Workers, in_order, rules


def play_missing(
    file: Path,
    kept: LadderSoFar,
    decks: Mapping[str, BroughtDecks],
    games: Iterable[LadderGame],
    workers: Workers = ONE,
) -> Iterator[PlayedGame]:
    """Play what is not in the file yet, and add each game to it as soon as all before it are there.

    The file does not depend on who works on it: each game is played from its own seed, and the games are added
    in the order in which they were asked for.
    """
    done = {it.game for it in kept.games}
    missing = [game for game in dict.fromkeys(games) if game not in done]
    for played in in_order(partial(play_one, kept.terms.ruleset, decks), missing, workers):
        append(file, played)
        yield played


def play_one(name: str, decks: Mapping[str, BroughtDecks], game: LadderGame) -> PlayedGame:
    """Play one game to its end."""
    brought = [decks[deck] for deck in game.decks]
    return kept_of(game, play_match(rules(name), brought, game.players, game.seed, deck_names=game.decks))
