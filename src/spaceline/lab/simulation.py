"""Many games round the decks, and what they come to."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import cycle, islice, product
from statistics import fmean
from time import perf_counter

import msgspec

from spaceline.cards.decks import ready_decks
from spaceline.core.ruleset import Ruleset
from spaceline.editions import BroughtDecks
from spaceline.lab.matches import DEFAULT_LIMITS, MatchLimits, MatchResult, play_match
from spaceline.lab.processes import collecting_seldom, rules


class FailedGame(msgspec.Struct, frozen=True):
    """A game that did not end, with what it takes to see it again."""

    seed: int
    players: tuple[str, ...]
    decks: tuple[str, ...]
    decisions: int
    error: str
    position: bytes
    """The saved game in which it went wrong."""


class Simulation(msgspec.Struct, frozen=True, kw_only=True):
    """What a number of games came to."""

    ruleset: str
    seed: int
    players: tuple[str, ...]
    """The names of the computer players; they change seats from game to game."""
    games: int
    finished: int
    errors: int
    wins: dict[str, int]
    """Games won alone, by the name of the player."""
    ties: int
    """Games with several winners, or none."""
    wins_by_seat: dict[int, int]
    wins_by_deck: dict[str, int]
    ended_by: dict[str, int]
    """How many finished games ended for which reason."""
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    mean_turns: float
    """Turns of all players together, in a finished game."""
    mean_points: float
    """Points of one player at the end of a finished game."""
    occurred: dict[str, int] = {}
    """How often each kind of event occurred, by its verb; empty where that was not counted."""
    failures: tuple[FailedGame, ...] = ()


class Pairing(msgspec.Struct, frozen=True):
    """Who plays a game with which decks, by seat."""

    seed: int
    players: tuple[str, ...]
    decks: tuple[str, ...]


def ready_to_play(ruleset: Ruleset) -> dict[str, BroughtDecks]:
    """The ready decks of the package, as a game is set up with them."""
    return {name: deck.brought(ruleset.definitions) for name, deck in ready_decks(ruleset.name).items()}


def pairings(names: Sequence[str], decks: Sequence[str], games: int, seed: int) -> Iterator[Pairing]:
    """The games to play: each deal is played once for every seating of different players, with equal decks and seed.

    The decks go round all combinations, in an order that the seed fixes.
    """
    combinations = list(product(decks, repeat=len(names)))
    random.Random(seed).shuffle(combinations)
    seatings = list(dict.fromkeys((*names[turn:], *names[:turn]) for turn in range(len(names))))
    deals = enumerate(islice(cycle(combinations), -(-games // len(seatings))))
    played = (Pairing(seed + deal, seating, combination) for deal, combination in deals for seating in seatings)
    return islice(played, games)


def own_pairings(names: Sequence[str], decks: Sequence[str], games: int, seed: int) -> Iterator[Pairing]:
    """The games to play when each player has a deck of their own: each deal once for every seating."""
    sides = list(zip(names, decks, strict=True))
    seatings = list(dict.fromkeys((*sides[turn:], *sides[:turn]) for turn in range(len(sides))))
    for game in range(games):
        seating = seatings[game % len(seatings)]
        players, brought = zip(*seating, strict=True)
        yield Pairing(seed + game // len(seatings), players, brought)


def simulate(
    ruleset: Ruleset,
    decks: Mapping[str, BroughtDecks],
    players: Sequence[str],
    games: int,
    seed: int = 0,
    limits: MatchLimits = DEFAULT_LIMITS,
) -> Simulation:
    """Play a number of games between computer players, in this process; the decks go round all combinations."""
    played = partial(play_pairing, ruleset, decks, limits)
    return simulated(ruleset.name, players, seed, map(played, pairings(players, list(decks), games, seed)))


def simulated(ruleset: str, players: Sequence[str], seed: int, results: Iterable[MatchResult]) -> Simulation:
    """Wait for games that are played, and sum them up."""
    begun = perf_counter()
    with collecting_seldom():
        played = list(results)
    return summary(ruleset, players, seed, played, perf_counter() - begun)


def play_pairing(
    ruleset: Ruleset, decks: Mapping[str, BroughtDecks], limits: MatchLimits, game: Pairing
) -> MatchResult:
    """Play one game to its end."""
    brought = [decks[name] for name in game.decks]
    return play_match(ruleset, brought, game.players, game.seed, limits, game.decks)


def play_elsewhere(ruleset: str, decks: Mapping[str, BroughtDecks], limits: MatchLimits, game: Pairing) -> MatchResult:
    """Play one game to its end in a process that knows the ruleset by its name."""
    return play_pairing(rules(ruleset), decks, limits, game)


def summary(
    ruleset: str, players: Sequence[str], seed: int, results: Sequence[MatchResult], seconds: float
) -> Simulation:
    """Count what happened in the games."""
    finished = [result for result in results if result.is_finished]
    won = [(result, result.winners[0] - 1) for result in finished if len(result.winners) == 1]
    decisions = sum(result.decisions for result in results)
    occurred: Counter[str] = Counter()
    for result in results:
        occurred.update(result.occurred)
    return Simulation(
        ruleset=ruleset,
        seed=seed,
        players=tuple(players),
        games=len(results),
        finished=len(finished),
        errors=len(results) - len(finished),
        wins=dict.fromkeys(players, 0) | Counter(result.players[seat] for result, seat in won),
        ties=len(finished) - len(won),
        wins_by_seat=dict(sorted(Counter(seat + 1 for _, seat in won).items())),
        wins_by_deck=dict(sorted(Counter(result.decks[seat] for result, seat in won).items())),
        ended_by=dict(sorted(Counter(result.ended_by for result in finished).items())),
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds if seconds else 0.0,
        games_per_second=len(results) / seconds if seconds else 0.0,
        mean_turns=fmean(result.turns for result in finished) if finished else 0.0,
        mean_points=fmean(point for result in finished for point in result.points) if finished else 0.0,
        occurred=dict(sorted(occurred.items())),
        failures=tuple(failure(result) for result in results if not result.is_finished),
    )


def failure(result: MatchResult) -> FailedGame:
    """What is kept of a game that did not end."""
    return FailedGame(result.seed, result.players, result.decks, result.decisions, result.error, result.position)
