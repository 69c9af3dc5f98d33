"""Winning (OBJ-winning-the-game)."""

from __future__ import annotations

from spaceline.core.data.leaves import PlayerId
from spaceline.core.state import State
from spaceline.rules.second.values import facts


def completed_kinds(state: State, player: PlayerId) -> set[str]:
    """The kinds of location at which a player completed the objectives that the player commands."""
    done = state.zone(player, "completed")
    return {facts(state, objective).kind for objective in done if state.cards[objective].controller == player}
