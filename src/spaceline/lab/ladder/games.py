"""The games of a ladder: which there are, under which terms, and what is kept of one that was played."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path

import msgspec

import spaceline
from spaceline.core.ruleset import Ruleset
from spaceline.editions import BroughtDecks
from spaceline.hosting.versions import engine_version
from spaceline.lab.matches import MatchResult
from spaceline.lab.simulation import pairings

DECIDING = ("core", "effects", "rules", "editions", "cards", "players")
"""The rooms whose code and data decide how a game goes between computer players."""
MATCHES = ("matches.py", "circling.py", "simulation.py")
"""The modules of the lab that say which games are played, and when one is given up."""


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What all games of one ladder have in common: games under other terms are not compared with them."""

    version: str
    """The version of the package."""
    program: str
    """A hash of the code that decides how games go, players included."""
    ruleset: str
    seed: int
    """Fixes the deals: which decks meet, and the seed of each game."""
    decks: dict[str, str]
    """The name of each deck, with a hash of what is in it."""


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


def terms_of(ruleset: Ruleset, decks: Mapping[str, BroughtDecks], seed: int) -> Terms:
    """The terms of a ladder that is played now."""
    return Terms(
        version=engine_version(),
        program=program(),
        ruleset=ruleset.name,
        seed=seed,
        decks={name: digest(repr(deck).encode()) for name, deck in decks.items()},
    )


def program() -> str:
    """A hash of the code that decides how games go."""
    home = Path(spaceline.__file__).parent
    made = hashlib.sha256()
    kept = (file for room in DECIDING for kind in ("*.py", "*.json", "*.yaml") for file in (home / room).rglob(kind))
    for file in sorted((*kept, *(home / "lab" / name for name in MATCHES))):
        made.update(file.relative_to(home).as_posix().encode() + file.read_bytes())
    return made.hexdigest()[:16]


def digest(written: bytes) -> str:
    """Sixteen digits that stand for a text."""
    return hashlib.sha256(written).hexdigest()[:16]


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
