"""Draws that were given up for a text: what has led back to where the player was is not done again.

A draw always leads on, and a game in which nobody draws has no end. So whoever stands with the same cards as at an
earlier draw, with as many in the draw deck, has gained nothing by what was done in its place, and draws.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from spaceline.core.data.decisions import Option
from spaceline.effects.nodes.abilities import When
from spaceline.players.heuristic.first.board import Board

INSTEAD_OF = "draw"
"""The verb of what such a text responds to."""


class Holdings(NamedTuple):
    """What a player has, wherever it is: how many of which cards lie as what, and how many are still to be drawn."""

    cards: frozenset[tuple[tuple[str, str], int]]
    left: int
    points: int


def holdings_of(board: Board) -> Holdings:
    """What the player of a board has."""
    own = Counter((card.definition, card.role) for card in board.cards.values() if card.owner == board.me)
    return Holdings(frozenset(own.items()), len(board.zone(board.me, "deck")), board.mark(board.me, "points"))


class ReplacedDraws:
    """What a player has done in place of draws in a game, and with which cards."""

    def __init__(self) -> None:
        """Nothing was done."""
        self._done: set[tuple[Holdings, str, str]] = set()

    def note(self, board: Board, option: Option) -> None:
        """A response is given; it counts where it is one to a draw."""
        if is_instead_of_a_draw(board, option):
            self._done.add(entry(board, option))

    def lead_back(self, board: Board, option: Option) -> bool:
        """Whether a response to a draw was given with the same cards before."""
        return is_instead_of_a_draw(board, option) and entry(board, option) in self._done


def entry(board: Board, option: Option) -> tuple[Holdings, str, str]:
    """What the player has, and which text of which card it is."""
    return holdings_of(board), board.cards[option.card].definition, option.detail


def is_instead_of_a_draw(board: Board, option: Option) -> bool:
    """Whether an option is a text that responds to a draw."""
    it = board.definition(option.card)
    if it is None or not option.detail.isdigit() or int(option.detail) >= len(it.abilities):
        return False
    text = it.abilities[int(option.detail)]
    return isinstance(text, When) and text.verb == INSTEAD_OF
