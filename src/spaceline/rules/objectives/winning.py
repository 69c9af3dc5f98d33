"""Winning (OBJ-winning-the-game)."""

from __future__ import annotations

from spaceline.core.data.leaves import PlayerId
from spaceline.core.state import State
from spaceline.rules.second.values import facts


def completed_kinds(state: State, player: PlayerId) -> set[str]:
    """The kinds of location at which a player completed objectives, whoever commands them (OBJ-winning-the-game/3)."""
    return {facts(state, objective).kind for objective in state.zone(player, "completed")}


def kinds_that_win(state: State, player: PlayerId) -> set[str]:
    """The kinds of those that the player commands: only they win by points (OBJ-winning-the-game/1)."""
    done = state.zone(player, "completed")
    return {facts(state, objective).kind for objective in done if state.cards[objective].controller == player}
