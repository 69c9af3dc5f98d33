"""What a position of Second Edition is judged by, read off a player's view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.data.seen import View
from spaceline.players.heuristic.second.board import Board
from spaceline.players.heuristic.strength import Force, lacking
from spaceline.rules.second.data.frames import Turn
from spaceline.rules.second.facts import Facts

GOAL = 100.0
"""The points that win (2E-winning-the-game/1)."""
BOTH = frozenset({"planet", "space"})
OF_BOTH = (
    "points",
    "points squared",
    "kinds missing",
    "personnel",
    "personnel stopped",
    "ships",
    "hand",
    "deck",
    "beneath",
)
OF_OWN = ("missions within reach", "points within reach", "skills missing", "range")
NAMES = (
    *(f"own {name}" for name in OF_BOTH),
    *(f"other {name}" for name in OF_BOTH),
    *(f"own {name}" for name in OF_OWN),
    "own turn",
    "turns",
)


def features(view: View, pool: Mapping[str, Any]) -> tuple[float, ...]:
    """The numbers by which a position is judged, in the order of ``NAMES``; of several opponents the one who leads."""
    board = Board(view, pool)
    me = view.viewer
    other = max((player for player in view.players if player != me), key=lambda player: board.mark(player, "points"))
    turn = next((frame for frame in view.frames if isinstance(frame, Turn)), None)
    is_own = float(turn is not None and turn.player == me)
    return (*of_side(board, me), *of_side(board, other), *of_own_forces(board), is_own, board.turns / 10)


def of_side(board: Board, player: PlayerId) -> tuple[float, ...]:
    """The numbers of one player that everybody can see."""
    people, stopped, ships = forces(board, player)
    _, kinds, beneath = missions(board, player)
    points = board.mark(player, "points") / GOAL
    return (
        points,
        points * points,
        len(BOTH - kinds),
        people / 10,
        stopped / 10,
        ships,
        len(board.zone(player, "hand")) / 5,
        len(board.zone(player, "deck")) / 20,
        beneath / 5,
    )


def of_own_forces(board: Board) -> tuple[float, ...]:
    """How much of what is left to do all the viewer's personnel together could do, and the largest Range."""
    goals, _, _ = missions(board, board.me)
    force = Force(board.known(board.crew))
    short = [(lacking(force, goal.requirement), goal.points) for goal in goals if goal.requirement is not None]
    near = sorted((points for missing, points in short if not missing), reverse=True)
    reach = max((ship.attributes.get("Range", 0) for ship in board.known(board.ships)), default=0)
    missing = min((missing for missing, _ in short), default=9)
    return (len(near), sum(near[:2]) / GOAL, missing / 3, reach / 10)


def forces(board: Board, player: PlayerId) -> tuple[int, int, int]:
    """How many personnel a player has in play, how many of them are stopped, and how many ships.

    Whatever of an opponent's lies face down ashore or aboard is taken for personnel: nearly all of it is.
    """
    people = stopped = ships = 0
    for card in board.view.cards:
        if card.controller != player or card.role not in ("surface", "aboard", "orbit"):
            continue
        facts = board.facts(card.id)
        if card.role == "orbit":
            ships += 1
        elif facts is None or facts.type == "personnel":
            people += 1
            stopped += bool(board.mark(card.id, "stopped"))
    return people, stopped, ships


def missions(board: Board, player: PlayerId) -> tuple[list[Facts], set[str], int]:
    """A player's missions that are not completed, the kinds of those that are, and the dilemmas beneath the former."""
    goals: list[Facts] = []
    kinds: set[str] = set()
    beneath = 0
    for card in board.view.cards:
        if card.role != "mission" or card.owner != player:
            continue
        facts: Facts = board.pool[card.definition].facts
        if board.mark(card.id, "completed"):
            kinds.add(facts.kind)
        elif facts.kind != "headquarters":
            goals.append(facts)
            beneath += len(overcome(board, card.id))
    return goals, kinds, beneath


def overcome(board: Board, mission: CardId) -> tuple[CardId, ...]:
    """The dilemmas beneath a mission."""
    return board.zone(mission, "beneath")
