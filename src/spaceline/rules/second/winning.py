"""Winning and the end of the game (2E-winning-the-game)."""

from __future__ import annotations

from collections.abc import Sequence

from spaceline.core.data.leaves import PlayerId
from spaceline.core.state import State
from spaceline.rules.second.places import own_missions
from spaceline.rules.second.values import facts

GOAL = 100
"""2E-winning-the-game/1."""


def completed_kinds(state: State, player: PlayerId) -> set[str]:
    """The kinds of mission a player has completed."""
    done = (mission for mission in own_missions(state, player) if state.mark(mission, "completed"))
    return {facts(state, mission).kind for mission in done}


def has_both_kinds(state: State, player: PlayerId) -> bool:
    """Whether a player has completed a planet and a space mission."""
    return {"planet", "space"} <= completed_kinds(state, player)


def verdict(state: State) -> tuple[tuple[PlayerId, ...], str] | None:
    """Winners and reason: by points at once (2E-winning-the-game/1, /2), or when all decks are empty (/3)."""
    for player in state.players:
        if state.mark(player, "points") >= GOAL and has_both_kinds(state, player):
            return ((player,), "points")
    if any(state.zone(player, "deck") for player in state.players):
        return None
    return (best(state), "decks")


def best(state: State) -> tuple[PlayerId, ...]:
    """The players with the best score among those who count first (2E-winning-the-game/4, /5, /6, /8)."""
    both = [player for player in state.players if has_both_kinds(state, player)]
    some = [player for player in state.players if completed_kinds(state, player)]
    among: Sequence[PlayerId] = both or some or state.players
    highest = max(state.mark(player, "points") for player in among)
    return tuple(player for player in among if state.mark(player, "points") == highest)
