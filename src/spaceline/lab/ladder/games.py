"""The games of a ladder: which there are, and what is kept of one that was played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec

from spaceline.lab.matches import MatchResult
from spaceline.lab.simulation import pairings


class LadderGame(msgspec.Struct, frozen=True):
    """A game of the ladder: what it takes to play it."""

    seed: int
    players: tuple[str, str]
    """By seat."""
    decks: tuple[str, str]
    """By seat."""


class PlayedGame(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of a game: no clock and no place, so that the same game is the same line everywhere."""

    seed: int
    players: tuple[str, str]
    decks: tuple[str, str]
    winners: tuple[int, ...] = ()
    """Seats; several or none in a tie."""
    ended_by: str = ""
    points: tuple[int, ...] = ()
    turns: int = 0
    decisions: int = 0
    error: str = ""
    """What went wrong; such a game counts for nobody."""

    @property
    def game(self) -> LadderGame:
        """Which game it is."""
        return LadderGame(self.seed, self.players, self.decks)

    @property
    def score(self) -> float:
        """What the first seat made of it: 1 for winning alone, 0.5 for a tie."""
        return float(self.winners == (1,)) if len(self.winners) == 1 else 0.5


def schedule(players: Sequence[str], decks: Sequence[str], deals: int, seed: int) -> Iterator[LadderGame]:
    """All games: each pair of players plays the same deals, each deal twice with the seats changed.

    More deals, or another player, add games and change none.
    """
    for pair in combinations(sorted(players), 2):
        for it in pairings(pair, sorted(decks), 2 * deals, seed):
            yield LadderGame(it.seed, (it.players[0], it.players[1]), (it.decks[0], it.decks[1]))


def kept_of(game: LadderGame, result: MatchResult) -> PlayedGame:
    """What is kept of the result of a game."""
    return PlayedGame(
        seed=game.seed,
        players=game.players,
        decks=game.decks,
        winners=result.winners,
        ended_by=result.ended_by,
        points=result.points,
        turns=result.turns,
        decisions=result.decisions,
        error=result.error,
    )
