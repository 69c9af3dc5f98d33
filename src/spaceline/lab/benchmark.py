"""How fast the engine is: random play, copies for a search, saving and loading."""

from __future__ import annotations

import cProfile
import io
import platform
import pstats
from collections.abc import Callable, Iterable, Mapping
from statistics import median
from time import perf_counter

import msgspec

from spaceline.core.changing import make
from spaceline.core.codec import canonical, load, save
from spaceline.core.data.changes import Change
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State
from spaceline.editions import BroughtDecks, edition_of
from spaceline.lab.matches import ArenaMatch, seeded_players
from spaceline.lab.simulation import pairings, simulate

MIDDLE = 80
"""So many answers into a game is the middle of one, if players have begun to play cards by then."""


class Speed(msgspec.Struct, frozen=True):
    """One measure: the median of the runs, with the slowest and the fastest."""

    median: float
    low: float
    high: float


class Benchmark(msgspec.Struct, frozen=True, kw_only=True):
    """Speeds on one core; each is the median of several runs."""

    ruleset: str
    decisions_per_second: float
    games_per_second: float
    clones_per_second: float
    """Copies of a game in its middle, in each of which one card is then moved."""
    save_load_per_second: float
    decisions_per_game: float
    errors: int
    runs: int
    spread: dict[str, Speed]
    python: str


def bench(
    ruleset: Ruleset, decks: Mapping[str, BroughtDecks], runs: int = 5, games: int = 40, copies: int = 20_000
) -> Benchmark:
    """Measure random play of two players over all pairs of decks, and what a search and a server do with a game."""
    simulate(ruleset, decks, ("random", "random"), 2)
    played = [simulate(ruleset, decks, ("random", "random"), games, seed=run * games) for run in range(runs)]
    middle = middle_of_a_game(ruleset, decks)
    spread = {
        "decisions_per_second": speed(one.decisions_per_second for one in played),
        "games_per_second": speed(one.games_per_second for one in played),
        "clones_per_second": speed(copies_leave_the_original_alone(middle, copies) for _ in range(runs)),
        "save_load_per_second": speed(rate(lambda: save_and_load(middle), copies // 20) for _ in range(runs)),
    }
    return Benchmark(
        ruleset=ruleset.name,
        **{name: measured.median for name, measured in spread.items()},
        decisions_per_game=sum(one.decisions for one in played) / sum(one.games for one in played),
        errors=sum(one.errors for one in played),
        runs=runs,
        spread=spread,
        python=platform.python_version(),
    )


def speed(rates: Iterable[float]) -> Speed:
    """What several runs come to."""
    found = list(rates)
    return Speed(median(found), min(found), max(found))


def rate(work: Callable[[], object], times: int) -> float:
    """How often a second something can be done."""
    begun = perf_counter()
    for _ in range(times):
        work()
    return times / (perf_counter() - begun)


def middle_of_a_game(ruleset: Ruleset, decks: Mapping[str, BroughtDecks]) -> State:
    """A game after a number of random answers."""
    game = next(pairings(("random", "random"), list(decks), 1, seed=0))
    state = edition_of(ruleset.name).start(ruleset, [decks[name] for name in game.decks], game.seed)
    match = ArenaMatch(state, seeded_players(game.players, game.seed))
    while (match.decisions < MIDDLE or not hands(match.before)) and match.step():
        pass
    return match.before


def copy_and_move(state: State) -> State:
    """A copy in which a player has put a card down: one node of a search."""
    copy = state.clone()
    make(copy, Change("discard", hands(state)[:1], 1))
    return copy


def hands(state: State) -> tuple[int, ...]:
    """The cards in all hands."""
    return tuple(card for player in state.players for card in state.zone(player, "hand"))


def save_and_load(state: State) -> State:
    """A game made again from its bytes."""
    return load(state.ruleset, save(state))


def copies_leave_the_original_alone(state: State, copies: int) -> float:
    """The rate of copies with a card moved in each.

    Raises:
        ValueError: the copies were not independent of the original.
    """
    before = canonical(state)
    found = rate(lambda: copy_and_move(state), copies)
    if canonical(state) != before or canonical(copy_and_move(state)) == before:
        raise ValueError("a change in a copy changed the original")
    return found


def profile(ruleset: Ruleset, decks: Mapping[str, BroughtDecks], games: int = 40, lines: int = 40) -> str:
    """Where the time of random play goes, as a table of the functions that take most of it."""
    profiler = cProfile.Profile()
    profiler.runcall(simulate, ruleset, decks, ("random", "random"), games)
    text = io.StringIO()
    pstats.Stats(profiler, stream=text).strip_dirs().sort_stats("tottime").print_stats(lines)
    return text.getvalue()
