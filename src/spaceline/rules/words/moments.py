"""Where a game stands, as players would say it."""

from __future__ import annotations

from dataclasses import dataclass

from spaceline.core.data.leaves import PlayerId


@dataclass(frozen=True)
class Moment:
    """A part of a turn, or of what comes before the first one."""

    label: str
    """All of it in words."""
    turn: int = 0
    """How many turns are over."""
    part: str = ""
    player: PlayerId = 0
    """Whose turn it is; 0 where it is nobody's, or everybody's."""
