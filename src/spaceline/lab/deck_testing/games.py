"""The games by which a deck is tested: against each deck of the field, from both seats, with the same deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

import msgspec

from spaceline.core.data.leaves import PlayerId
from spaceline.core.state import State
from spaceline.editions import BroughtDecks
from spaceline.lab.matches import play_out
from spaceline.lab.processes import ONE, Workers, in_order, rules

SEATS = (1, 2)


class FieldGame(msgspec.Struct, frozen=True):
    """A game that is to be played."""

    opponent: str
    """The other deck, by its name."""
    seat: PlayerId
    """Where the deck that is tested sits."""
    seed: int


class FieldResult(msgspec.Struct, frozen=True):
    """What is kept of a game."""

    game: FieldGame
    won: float
    """1, 0, or a share where several win; a half where nobody does."""
    drawn: tuple[str, ...]
    """The definitions of the cards of the deck of which a copy left the draw deck."""
    turns: int
    error: str = ""
    """What went wrong; such a game counts for nothing."""


def games_of(field: Sequence[str], games: int, seed: int) -> list[FieldGame]:
    """So many games against each deck of the field; every two of them are one deal from both seats."""
    return [FieldGame(it, SEATS[at % 2], seed + at // 2) for it in field for at in range(games)]


def play_in_order(
    name: str,
    deck: BroughtDecks,
    field: Mapping[str, BroughtDecks],
    player: str,
    games: Sequence[FieldGame],
    workers: Workers = ONE,
) -> Iterator[FieldResult]:
    """Play games, in one process or elsewhere, and hand them back in their order.

    Args:
        name: the ruleset.
        deck: the deck that is tested.
        field: the others, by their names.
        player: the name of the computer player at both seats.
        games: what is to be played.
        workers: who plays them; what comes out does not depend on it.
    """
    return in_order(partial(play_one, name, deck, field, player), games, workers)


def play_one(
    name: str, deck: BroughtDecks, field: Mapping[str, BroughtDecks], player: str, game: FieldGame
) -> FieldResult:
    """Play one game to its end."""
    decks = [deck, field[game.opponent]] if game.seat == SEATS[0] else [field[game.opponent], deck]
    result, state = play_out(rules(name), decks, (player, player), game.seed)
    won = float(game.seat in result.winners) / len(result.winners) if result.winners else 0.5
    return FieldResult(game, won, drawn_by(state, game.seat), result.turns, result.error)


def drawn_by(state: State, player: PlayerId) -> tuple[str, ...]:
    """The definitions of a player's deck of which a copy left it, by a draw, a download or otherwise."""
    left = Counter(state.cards[card].definition for card in state.zone(player, "deck"))
    return tuple(it for it, copies in sorted(Counter(state.lists[player]["deck"]).items()) if copies > left[it])
