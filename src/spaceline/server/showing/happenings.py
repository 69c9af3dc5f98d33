"""What a viewer saw happen, for the log and for animation."""

from __future__ import annotations

from spaceline.core.data.seen import SeenEvent
from spaceline.hosting.story import Line
from spaceline.server.wire.messages import Happening, LogLine


def happening(seen: SeenEvent) -> Happening:
    """An event as one viewer saw it."""
    return Happening(
        verb=seen.verb,
        player=seen.player,
        cards=seen.cards,
        faces=seen.definitions,
        count=seen.count,
        source=seen.source,
        to=seen.to,
        role=seen.role,
        amount=seen.amount,
    )


def log_line(line: Line, number: int) -> LogLine:
    """A line of a viewer's log by its place there; by that going back names it."""
    return LogLine(number, line.verb, line.text, line.cards, line.faces, line.is_passed)
