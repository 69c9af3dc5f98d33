"""Who sits at the table, in which order, and who has left it (2E-playing-the-game/1)."""

from __future__ import annotations

from spaceline.core.data.leaves import PlayerId
from spaceline.core.state import State

VACATED = "vacated"
"""The mark of a player who has left; somebody else may go on in that seat."""
GONE = "gone"
"""The mark of a player whose cards have left with the player: the seat is skipped."""


def at_the_table(state: State) -> tuple[PlayerId, ...]:
    """The players who can still win. Of two who began, one who leaves has lost."""
    if len(state.players) == 2:
        return tuple([player for player in state.players if (player, VACATED) not in state.marks]) or state.players
    return tuple([player for player in state.players if (player, GONE) not in state.marks])


def left_of(state: State, player: PlayerId) -> PlayerId:
    """The player to the left: the next one clockwise who has not gone."""
    following = player % len(state.players) + 1
    while (following, GONE) in state.marks and following != player:
        following = following % len(state.players) + 1
    return following


def opponents_of(state: State, player: PlayerId) -> tuple[PlayerId, ...]:
    """The others who have not gone, clockwise from the left."""
    order = (*state.players[player:], *state.players[: player - 1])
    return tuple(other for other in order if (other, GONE) not in state.marks)
