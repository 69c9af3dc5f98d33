"""Two players against each other: the same decks and seeds, with the seats changed, so that only play decides."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

import msgspec

from spaceline.core.ruleset import Ruleset
from spaceline.editions import BroughtDecks
from spaceline.lab.matches import DEFAULT_LIMITS, MatchLimits
from spaceline.lab.simulation import simulate
from spaceline.lab.statistics import share


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """How one player fared against another."""

    one: str
    other: str
    games: int
    wins: int
    losses: int
    ties: int
    """Games with several winners, or none; half a win each."""
    errors: int
    rate: float
    """The share of the finished games that the first player won."""
    low: float
    high: float
    """In 19 of 20 cases the true share lies between these."""


def compare(
    ruleset: Ruleset,
    decks: Mapping[str, BroughtDecks],
    one: str,
    other: str,
    games: int,
    seed: int = 0,
    limits: MatchLimits = DEFAULT_LIMITS,
) -> Comparison:
    """Play pairs of games, each deal once with either player in the first seat.

    Raises:
        ValueError: no game was finished, or a player is to play against itself.
    """
    if one == other:
        raise ValueError(f"{one} cannot be compared with itself")
    result = simulate(ruleset, decks, (one, other), games, seed, limits)
    found = share(result.wins[one] + result.ties / 2, result.finished)
    return Comparison(
        one=one,
        other=other,
        games=result.games,
        wins=result.wins[one],
        losses=result.wins[other],
        ties=result.ties,
        errors=result.errors,
        rate=found.rate,
        low=found.low,
        high=found.high,
    )


def tournament(
    ruleset: Ruleset, decks: Mapping[str, BroughtDecks], players: tuple[str, ...], games: int, seed: int = 0
) -> tuple[Comparison, ...]:
    """Every player against every other."""
    return tuple(compare(ruleset, decks, one, other, games, seed) for one, other in combinations(players, 2))
