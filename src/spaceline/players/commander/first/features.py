"""What a position of First Edition is judged by, read off a player's view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spaceline.core.data.leaves import PlayerId
from spaceline.core.data.seen import View
from spaceline.players.heuristic.first.board import UNABLE, Board
from spaceline.players.heuristic.strength import Force, lacking
from spaceline.rules.first.data.frames import Turn

GOAL = 100.0
"""The points that win (1E-3.0)."""
OF_BOTH = ("points", "points squared", "personnel", "personnel unable", "ships", "facilities", "hand", "deck")
OF_OWN = ("seeds under goals", "fewest seeds", "goals", "goals within reach", "points within reach", "skills missing")
NAMES = (
    *(f"own {name}" for name in OF_BOTH),
    *(f"other {name}" for name in OF_BOTH),
    *(f"own {name}" for name in OF_OWN),
    "other seeds under goals",
    "own turn",
    "turns",
)
LYING = ("surface", "aboard", "docked", "space", "at")


def features(view: View, pool: Mapping[str, Any]) -> tuple[float, ...]:
    """The numbers by which a position is judged, in the order of ``NAMES``."""
    board = Board(view, pool)
    me = view.viewer
    other = next(player for player in view.players if player != me)
    turn = next((frame for frame in view.frames if isinstance(frame, Turn)), None)
    beneath = sum(it.seeds for it in board.locations.values() if not it.is_completed and not it.is_mine)
    own_turn = float(turn is not None and turn.player == me)
    return (*of_side(board, me), *of_side(board, other), *of_goals(board), beneath / 10, own_turn, board.turns / 20)


def of_side(board: Board, player: PlayerId) -> tuple[float, ...]:
    """The numbers of one player that everybody can see: of cards that lie face down their type is known."""
    people = unable = ships = facilities = 0
    for card in board.view.cards:
        if card.controller != player or card.role not in LYING:
            continue
        it = board.pool.get(card.definition)
        type_ = it.type if it is not None else card.alike.partition(";")[0]
        if type_ == "personnel":
            people += 1
            unable += any(board.mark(card.id, name) for name in UNABLE)
        ships += type_ == "ship"
        facilities += type_ == "facility"
    points = board.mark(player, "points") / GOAL
    return (
        points,
        points * points,
        people / 10,
        unable / 10,
        ships,
        facilities,
        len(board.zone(player, "hand")) / 5,
        len(board.zone(player, "deck")) / 20,
    )


def of_goals(board: Board) -> tuple[float, ...]:
    """What is left for the player to do, and how much of it all its personnel together could."""
    goals = [it for it in board.goals if it.end is not None and it.end.requirement is not None]
    people = [card.id for card in board.view.cards if card.controller == board.me and card.role in LYING]
    force = Force([it for it in board.members(people) if it.type == "personnel"])
    short = [(lacking(force, it.end.requirement), it.points) for it in goals if it.end and it.end.requirement]
    near = sorted((points for missing, points in short if not missing), reverse=True)
    return (
        sum(it.seeds for it in goals) / 10,
        min((it.seeds for it in goals), default=9) / 5,
        len(goals) / 3,
        len(near),
        sum(near[:3]) / GOAL,
        min((missing for missing, _ in short), default=9) / 3,
    )
