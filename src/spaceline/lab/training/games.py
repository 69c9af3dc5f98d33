"""Games between equal computer players, and what their positions looked like: what a value is learned from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from spaceline.core.data.leaves import TABLE, PlayerId
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State
from spaceline.core.view import view
from spaceline.editions import BroughtDecks, edition_of
from spaceline.lab.matches import ArenaMatch, seeded_players
from spaceline.lab.simulation import pairings
from spaceline.players.commander.searching import SEARCHED, Features

PLAYER = "heuristic"
"""Who plays, on both sides: positions are played on by the same rules of thumb when a search judges them."""


class TrainingGame(msgspec.Struct, frozen=True):
    """A game to learn from: what it takes to play it."""

    seed: int
    decks: tuple[str, str]
    """By seat."""


class SeenPosition(msgspec.Struct, frozen=True, array_like=True):
    """A position as one player saw it."""

    player: PlayerId
    numbers: tuple[float, ...]
    """A number for each feature of the edition."""


class TrainedGame(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of a game: its positions at the beginnings of turns and after attempts, as both players saw them."""

    seed: int
    decks: tuple[str, str]
    winner: PlayerId = 0
    """The seat that won alone; 0 where nobody did, and nothing can be learned."""
    positions: tuple[SeenPosition, ...] = ()

    @property
    def game(self) -> TrainingGame:
        """Which game it is."""
        return TrainingGame(self.seed, self.decks)


def schedule(decks: Sequence[str], games: int, seed: int) -> Iterator[TrainingGame]:
    """The games to learn from; more of them change none."""
    for it in pairings((PLAYER, PLAYER), sorted(decks), games, seed):
        yield TrainingGame(it.seed, (it.decks[0], it.decks[1]))


def played(ruleset: Ruleset, decks: Mapping[str, BroughtDecks], game: TrainingGame) -> TrainedGame:
    """Play a game to its end, and note its positions; one that does not end has no winner."""
    features: Features = SEARCHED.of(edition_of(ruleset.name)).features
    state = edition_of(ruleset.name).start(ruleset, [decks[name] for name in game.decks], game.seed)
    match = ArenaMatch(state, seeded_players((PLAYER, PLAYER), game.seed))
    seen: list[SeenPosition] = []
    before = moment(state)
    while match.step():
        now = moment(match.state)
        if now != before and not now[1] and match.state.result is None:
            seen += [SeenPosition(it, features(view(match.state, it), ruleset.definitions)) for it in state.players]
        before = now
    winners = match.state.result[0] if match.state.result is not None else ()
    if len(winners) != 1:
        return TrainedGame(seed=game.seed, decks=game.decks)
    return TrainedGame(seed=game.seed, decks=game.decks, winner=winners[0], positions=tuple(seen))


def moment(state: State) -> tuple[int, bool]:
    """How many turns are over, and whether a mission is being attempted."""
    return state.mark(TABLE, "turns"), any(type(frame).__name__ == "MissionAttempt" for frame in state.frames)
