"""What the games of a ladder come to: a rating for each player, and how sure each difference is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import combinations
from math import log, sqrt
from statistics import fmean, variance

import msgspec

from spaceline.lab.ladder.games import PlayedGame
from spaceline.lab.ladder.ratings import ANCHOR, POINTS, Results, fitted
from spaceline.lab.statistics import SURE

ANCHORED = "random"
"""The player whose rating is fixed; without it that of the first by name is."""


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """A player on the ladder."""

    player: str
    rating: float
    low: float
    high: float
    """In 19 of 20 cases the true rating lies between these, that of the anchored player being given."""
    games: int
    wins: float
    """Games won; a tie counts half."""


class Duel(msgspec.Struct, frozen=True, kw_only=True):
    """Two players compared by the deals that both played from both seats."""

    one: str
    other: str
    deals: int
    rate: float
    """The share of the games that the first player won."""
    low: float
    high: float
    difference: float
    """How much stronger the first player is, in rating points."""
    is_significant: bool
    """Whether an even match lies outside of the interval."""


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """The ladder as it stands."""

    rungs: tuple[Rung, ...]
    """The strongest first."""
    duels: tuple[Duel, ...]
    games: int
    errors: int
    """Games that did not end; they count for nobody."""


def standings(games: Iterable[PlayedGame]) -> Standings:
    """Rate everybody who has played."""
    every = list(games)
    finished = [game for game in every if not game.error]
    names = sorted({name for game in finished for name in game.players})
    return Standings(
        rungs=rungs(finished, names),
        duels=tuple(duel for pair in combinations(names, 2) if (duel := compared(finished, *pair)) is not None),
        games=len(every),
        errors=len(every) - len(finished),
    )


def rungs(finished: list[PlayedGame], names: list[str]) -> tuple[Rung, ...]:
    """Each player's rating, the highest first."""
    if len(names) < 2:
        return ()
    scored: Results = defaultdict(float)
    played: dict[str, int] = defaultdict(int)
    for game in finished:
        one, other = game.players
        scored[one, other] += game.score
        scored[other, one] += 1 - game.score
        played[one] += 1
        played[other] += 1
    anchor = ANCHORED if ANCHORED in names else names[0]
    found = [
        Rung(
            player=name,
            rating=rating,
            low=rating - SURE * error,
            high=rating + SURE * error,
            games=played[name],
            wins=sum(points for (winner, _), points in scored.items() if winner == name),
        )
        for name, (rating, error) in fitted(names, scored, anchor).items()
    ]
    return tuple(sorted(found, key=lambda rung: (-rung.rating, rung.player)))


def compared(finished: list[PlayedGame], one: str, other: str) -> Duel | None:
    """Two players compared deal by deal, so that the luck of a deal falls out; None when no deal was played twice.

    A deal won and a deal lost are added, as Agresti and Coull add trials: so the interval is honest for few deals and
    when one player won them all.
    """
    deals: dict[tuple[int, tuple[str, str]], list[float]] = defaultdict(list)
    for game in finished:
        if set(game.players) == {one, other}:
            deals[game.seed, game.decks].append(game.score if game.players[0] == one else 1 - game.score)
    rates = [fmean(scores) for scores in deals.values() if len(scores) == 2]
    if not rates:
        return None
    added = [*rates, 1.0, 0.0]
    centre, spread = fmean(added), SURE * sqrt(variance(added) / len(added))
    low, high = max(0.0, centre - spread), min(1.0, centre + spread)
    return Duel(
        one=one,
        other=other,
        deals=len(rates),
        rate=fmean(rates),
        low=low,
        high=high,
        difference=POINTS * log(centre / (1 - centre)),
        is_significant=not low <= 0.5 <= high,
    )


__all__ = ["ANCHOR", "Duel", "Rung", "Standings", "standings"]
