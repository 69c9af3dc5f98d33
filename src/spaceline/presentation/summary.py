"""How a game went, from what a viewer was told of it: points by turn, missions, what decided it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from spaceline.core.data.leaves import PlayerId
from spaceline.presentation.model.summary import GameSummary, PlayerSummary, Revealed, Solved
from spaceline.presentation.scene import Scene

COMPLETES, BEGINS = "complete", "begin_turn"
SCORING = (COMPLETES, "score")
"""Verbs by which points come and go; what is lost is scored below zero."""


class ToldLine(Protocol):
    """A line of what a viewer was told."""

    @property
    def verb(self) -> str:
        """What happened."""

    @property
    def text(self) -> str:
        """A sentence that says so."""

    @property
    def faces(self) -> tuple[str, ...]:
        """The definitions of the cards."""

    @property
    def player(self) -> PlayerId:
        """Who did it."""

    @property
    def amount(self) -> int:
        """The points."""


def summary_of(scene: Scene, lines: Sequence[ToldLine]) -> GameSummary | None:
    """How the game went; None while it goes on."""
    if scene.view.result is None:
        return None
    turns = turns_of(lines)
    scored = [line for turn in turns for line in turn if line.verb in SCORING and line.amount]
    return GameSummary(
        tuple(player_summary(scene, player, turns) for player in scene.view.players),
        scored[-1].text if scored else "",
    )


def turns_of(lines: Sequence[ToldLine]) -> list[list[ToldLine]]:
    """What was told, turn by turn; what came before the first belongs to it."""
    turns: list[list[ToldLine]] = [[]]
    for line in lines:
        if line.verb == BEGINS and any(it.verb == BEGINS for it in turns[-1]):
            turns.append([])
        turns[-1].append(line)
    return turns


def player_summary(scene: Scene, player: PlayerId, turns: Sequence[Sequence[ToldLine]]) -> PlayerSummary:
    """How the game went for one player."""
    points, total, by_turn, missions = scene.own.points(scene, player), 0, list[int](), list[Solved]()
    for number, turn in enumerate(turns, 1):
        for line in turn:
            if line.player == player and line.verb in SCORING:
                total += line.amount
            if line.player == player and line.verb == COMPLETES and line.faces and line.amount:
                missions.append(Solved(line.faces[0], line.amount, number))
        by_turn.append(total)
    return PlayerSummary(
        player, points, tuple(by_turn) if total == points else (), tuple(missions), revealed(scene, player)
    )


def revealed(scene: Scene, player: PlayerId) -> tuple[Revealed, ...]:
    """A player's cards that the viewer sees only now."""
    return tuple(
        Revealed(zone_name(scene, it.role), it.definitions) for it in scene.view.laid_open if it.player == player
    )


def zone_name(scene: Scene, role: str) -> str:
    """What cards in a role are called, wherever they lie."""
    key = f"zone.{role}"
    return scene.words.say(key) if key in scene.words.templates else role
