"""Stations that nobody has commandeered yet (1E-7.8.0.1/4)."""

from __future__ import annotations

from spaceline.core.data.leaves import EntityId
from spaceline.core.state import State
from spaceline.rules.first.places import is_nor


def is_uncontrolled(state: State, station: EntityId) -> bool:
    """Whether it is a station that is nobody's, so that either player may commandeer it."""
    return is_nor(state, station) and state.cards[station].controller not in state.players
