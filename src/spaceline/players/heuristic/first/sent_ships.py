"""Ships that a card sends somewhere: how they go on where their player would do nothing (1E-G:actions-required/2)."""

from __future__ import annotations

from collections.abc import Sequence

from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import CardId
from spaceline.effects.nodes.movement import ForcedMove
from spaceline.players.heuristic.first.board import Board

ONWARD = ("move", "undock", "cloak", "dock")
"""What brings a ship on that must go somewhere, what takes it furthest first."""
APPEARING = ("decloak", "dephase")
"""The ways of cloaking that bring a ship on: hidden it docks nowhere."""


def going_on(board: Board, options: Sequence[Option]) -> Option | None:
    """The way on of a ship that a card sends: no turn ends before it has gone, and other ships need do nothing.

    1E-G:actions-required/2.
    """
    onward = [option for option in options if option.kind in ONWARD and brings_on(board, option)]
    return min(onward, key=lambda option: ONWARD.index(option.kind), default=None)


def brings_on(board: Board, option: Option) -> bool:
    """Whether that is a step of a ship to where a card on it sends it."""
    orders = sendings(board, option.card)
    if not orders or (option.kind == "cloak" and option.detail not in APPEARING):
        return False
    return option.kind != "dock" or any(is_called_to(board, option.target, order) for order in orders)


def sendings(board: Board, ship: CardId) -> tuple[ForcedMove, ...]:
    """The texts of cards on a ship that send it somewhere."""
    found = (board.definition(card) for card in board.zone(ship, "on"))
    return tuple(text for it in found if it is not None for _, text in it.of_kind(ForcedMove))


def is_called_to(board: Board, facility: CardId, order: ForcedMove) -> bool:
    """Whether a ship is called to such a facility: at another it would only have to undock again."""
    it, member = board.definition(facility), board.member(facility)
    is_outpost = it is not None and it.facts.kind == "outpost" and board.is_own(facility)
    return is_outpost and member is not None and not set(member.affiliations).isdisjoint(order.affiliations)
