"""Plays games and lets a watcher look at every answer of one player: what was seen, and what was done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import msgspec

from spaceline.core.data.leaves import TABLE
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State
from spaceline.editions import BroughtDecks, Part, edition_of
from spaceline.lab.matches import ArenaMatch, seeded_players
from spaceline.lab.simulation import pairings
from spaceline.players.seat import Player, PlayerAnswer, Seat


class Watcher(Protocol):
    """Counts what one player does in one game."""

    def note(self, seat: Seat, answer: PlayerAnswer) -> None:
        """Look at an answer, with what the player saw."""

    def end(self, *, has_won: bool, own_turns: int) -> None:
        """The game is over."""


WATCHERS: Part[Callable[[Counter[str]], Watcher]] = Part("blunders")
"""What is looked for in an edition."""


class Watched:
    """A player somebody looks at."""

    def __init__(self, player: Player, watcher: Watcher) -> None:
        """Answer like the player."""
        self.player, self.watcher = player, watcher

    def choose(self, seat: Seat) -> PlayerAnswer:
        """The answer of the player, once it was noted."""
        answer = self.player.choose(seat)
        self.watcher.note(seat, answer)
        return answer


class Counts(msgspec.Struct, frozen=True, kw_only=True):
    """What was counted for one player in some games, however the opponents play."""

    ruleset: str
    player: str
    against: str
    games: int
    found: dict[str, int]
    """What, and how often; the name says of what it is a part: ``... of ...``."""


def count(
    ruleset: Ruleset, decks: Mapping[str, BroughtDecks], player: str, against: str, games: int, seed: int = 0
) -> Counts:
    """Play games and count what the first-named player does, or both when they have one name.

    Raises:
        MissingPart: nothing is looked for in that edition.
        GivenUpError: a game did not end.
    """
    edition = edition_of(ruleset.name)
    watcher = WATCHERS.of(edition)
    found: Counter[str] = Counter()
    for it in pairings((player, against), list(decks), games, seed):
        watchers = {number: watcher(found) for number, name in enumerate(it.players, 1) if name == player}
        state = edition.start(ruleset, [decks[name] for name in it.decks], it.seed)
        play(state, it.players, it.seed, watchers)
    return Counts(ruleset=ruleset.name, player=player, against=against, games=games, found=dict(sorted(found.items())))


def play(state: State, players: Sequence[str], seed: int, watchers: Mapping[int, Watcher]) -> None:
    """Play one game under the eyes of the watchers."""
    seated = [
        Watched(player, watchers[number]) if number in watchers else player
        for number, player in enumerate(seeded_players(players, seed), 1)
    ]
    match = ArenaMatch(state, seated)
    while match.step():
        pass
    winners = state.result[0] if state.result is not None else ()
    turns = state.mark(TABLE, "turns")
    for number, watcher in watchers.items():
        own = (turns + len(players) - 1) // len(players)
        watcher.end(has_won=winners == (number,), own_turns=own)
