"""How a game went, from what a viewer was told of it: points by turn, missions, what decided it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from spaceline.core.data.leaves import PlayerId
from spaceline.presentation.model.summary import GameSummary, PlayerSummary, Revealed, Scored, Solved
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
    winners, reason = scene.view.result
    turns = turns_of(lines)
    scored = [line for turn in turns for line in turn if line.verb in SCORING and line.amount]
    return GameSummary(
        tuple(player_summary(scene, player, turns) for player in scene.view.players),
        scored[-1].text if scored else "",
        tuple(winners),
        reason,
        scene.own.completes,
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
    points, total, by_turn = scene.own.points(scene, player), 0, list[int]()
    missions, others = list[Solved](), list[Scored]()
    for number, turn in enumerate(turns, 1):
        for line in (it for it in turn if it.player == player and it.verb in SCORING and it.amount):
            total += line.amount
            if line.verb == COMPLETES and line.faces:
                missions.append(Solved(line.faces[0], line.amount, number))
            else:
                others.append(Scored(line.text, line.amount, number))
        by_turn.append(total)
    told = tuple(by_turn) if total == points else ()
    return PlayerSummary(player, points, told, tuple(missions), revealed(scene, player), tuple(others))


def revealed(scene: Scene, player: PlayerId) -> tuple[Revealed, ...]:
    """A player's cards that the viewer sees only now."""
    return tuple(
        Revealed(zone_name(scene, it.role), it.definitions) for it in scene.view.laid_open if it.player == player
    )


def zone_name(scene: Scene, role: str) -> str:
    """What cards in a role are called, wherever they lie."""
    key = f"zone.{role}"
    return scene.words.say(key) if key in scene.words.templates else role
