"""Matches between computer players: one game after another, each with its seed, its outcome and what went wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from time import perf_counter

import msgspec

from spaceline.core import engine
from spaceline.core.codec import save
from spaceline.core.data.changes import Event
from spaceline.core.data.decisions import Decision
from spaceline.core.data.leaves import TABLE, PlayerId
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State
from spaceline.editions import BroughtDecks, edition_of
from spaceline.lab.circling import Circling
from spaceline.players.registry import make_player
from spaceline.players.seat import Listener, Player, PlayerAnswer, Seat, tell


class MatchLimits(msgspec.Struct, frozen=True):
    """When a game is given up, 0 for no limit, and what is noted on the way. A game given up counts as an error."""

    decisions: int = 20_000
    turns: int = 1_000
    seconds: float = 0.0
    counts: bool = False
    """Whether the events are counted, which makes a game some 5 % slower."""
    circles: bool = False
    """Whether a game is given up when a turn walks in circles, as no sensible player does."""


DEFAULT_LIMITS = MatchLimits()
COUNTING = MatchLimits(counts=True)


class MatchResult(msgspec.Struct, frozen=True, kw_only=True):
    """How one game went."""

    seed: int
    players: tuple[str, ...]
    decks: tuple[str, ...] = ()
    winners: tuple[PlayerId, ...] = ()
    """Seats; several in a tie."""
    ended_by: str = ""
    """The reason the rules give, empty when the game did not end."""
    points: tuple[int, ...] = ()
    turns: int = 0
    decisions: int = 0
    """Answers given by players. The engine asks only where at least two answers are legal."""
    occurred: dict[str, int] = {}
    """How often each kind of event occurred, by its verb, where that was counted."""
    seconds: float = 0.0
    error: str = ""
    """What went wrong."""
    position: bytes = b""
    """The saved game in which it went wrong, before the answer that could not be given."""

    @property
    def is_finished(self) -> bool:
        """Whether the rules ended the game."""
        return not self.error


class GivenUpError(Exception):
    """A limit was reached."""


def seeded_players(names: Sequence[str], seed: int) -> list[Player]:
    """One player for each seat, each with a seed of its own."""
    return [make_player(name, seed * 31 + seat) for seat, name in enumerate(names, 1)]


def listening(players: Sequence[Player]) -> list[tuple[int, Listener]]:
    """Those of the players who want to be told what happens, each with the own seat."""
    return [(seat, it) for seat, it in enumerate(players, 1) if isinstance(it, Listener)]


class ArenaMatch:
    """A game in progress with its players."""

    copied_every = 256
    """After so many answers the game is copied: a copy costs as much as a tenth of an answer."""

    def __init__(self, state: State, players: Sequence[Player], limits: MatchLimits = DEFAULT_LIMITS) -> None:
        """Sit the players down at a game, the first of them at seat 1."""
        self.state, self.players, self.limits = state, players, limits
        self.listeners = listening(players)
        self.decisions = 0
        self.copy = state.clone()
        """The game as it was some answers ago."""
        self.since: list[PlayerAnswer] = []
        """The answers given since."""
        self.occurred: Counter[str] = Counter()
        """How often each kind of event occurred, by its verb, where they are counted."""
        self.circling = Circling()
        self.begun = perf_counter()

    def step(self) -> bool:
        """Let the player whose decision is open answer it; False when the game is over.

        Raises:
            GivenUpError: a limit was reached.
        """
        asked = engine.decision(self.state)
        if asked is None:
            return False
        if len(self.since) >= self.copied_every:
            self.take_copy()
        self.stop_at_limits()
        seat = Seat(self.state, asked.player)
        choice = self.players[asked.player - 1].choose(seat)
        if self.limits.counts or self.listeners:
            self.state.sink = []
        events = seat.give(choice)
        self.note(asked, choice, events)
        for number, listener in self.listeners:
            tell(listener, self.state, number, events)
        self.since.append(choice)
        self.decisions += 1
        return True

    def take_copy(self) -> None:
        """Copy the game as it is now, without what was worked out: kept for so many answers, that only takes room."""
        self.copy, self.since = self.state.clone(), []
        self.copy.caches.clear()

    @property
    def before(self) -> State:
        """The game as it was before the answer that is being given, or that could not be given; else as it is now."""
        state = self.copy.clone()
        for choice in self.since:
            asked = engine.decision(state)
            assert asked is not None
            Seat(state, asked.player).give(choice)
        return state

    def note(self, asked: Decision, choice: PlayerAnswer, events: Sequence[Event]) -> None:
        """Count what an answer brought about, where that is wanted."""
        if events and self.limits.counts:
            self.occurred.update(event.change.verb for event in events)

    def vacate(self, player: PlayerId, successor: Player) -> None:
        """Let the player in a seat leave the game; somebody else answers whatever is still asked there.

        Raises:
            Refusal: the edition knows nothing of leaving, or the player has left before.
        """
        engine.leave(self.state, player)
        self.take_copy()
        self.players = [successor if seat == player else it for seat, it in enumerate(self.players, 1)]
        self.listeners = listening(self.players)

    def stop_at_limits(self) -> None:
        """Give up a game that takes too long."""
        limits = self.limits
        if limits.decisions and self.decisions >= limits.decisions:
            raise GivenUpError(f"no end after {limits.decisions} decisions")
        if limits.turns and self.state.mark(TABLE, "turns") >= limits.turns:
            raise GivenUpError(f"no end after {limits.turns} turns")
        if limits.seconds and perf_counter() - self.begun >= limits.seconds:
            raise GivenUpError(f"no end after {limits.seconds} seconds")
        if limits.circles and (wrong := self.circling.look(self.state)):
            raise GivenUpError(wrong)


def play_match(
    ruleset: Ruleset,
    decks: Sequence[BroughtDecks],
    players: Sequence[str],
    seed: int,
    limits: MatchLimits = DEFAULT_LIMITS,
    deck_names: Sequence[str] = (),
) -> MatchResult:
    """Play one game to its end, or until something goes wrong, which the result then tells."""
    return play_out(ruleset, decks, players, seed, limits, deck_names)[0]


def play_out(
    ruleset: Ruleset,
    decks: Sequence[BroughtDecks],
    players: Sequence[str],
    seed: int,
    limits: MatchLimits = DEFAULT_LIMITS,
    deck_names: Sequence[str] = (),
) -> tuple[MatchResult, State]:
    """Play one game, and hand back its last position as well."""
    begun = perf_counter()
    state = edition_of(ruleset.name).start(ruleset, decks, seed)
    match = ArenaMatch(state, seeded_players(players, seed), limits)
    error, position = "", b""
    try:
        while match.step():
            pass
    except Exception as problem:  # noqa: BLE001 - whatever goes wrong in a game is what the experiment found
        error, position = f"{type(problem).__name__}: {problem}", save(match.before)
    state = match.state
    winners, reason = state.result or ((), "")
    state.caches.clear()
    result = MatchResult(
        seed=seed,
        players=tuple(players),
        decks=tuple(deck_names),
        winners=winners,
        ended_by=reason,
        points=tuple(state.mark(player, "points") for player in state.players),
        turns=state.mark(TABLE, "turns"),
        decisions=match.decisions,
        occurred=dict(match.occurred),
        seconds=perf_counter() - begun,
        error=error,
        position=position,
    )
    return result, state
