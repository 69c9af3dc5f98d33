"""What is worked out for one viewer beside the game: one thing of each kind at a time, and the latest is kept."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from spaceline.players.suggesting import ChanceNow, Suggestion
from spaceline.presentation.lexicon.english import SERVER, refusal_of

BUSY = refusal_of(SERVER, "thinking")


class Thoughts:
    """The thoughts for one viewer, at however many browsers."""

    def __init__(self) -> None:
        """Nothing is thought about."""
        self.under_way: set[str] = set()
        self.latest: dict[str, tuple[bytes, Suggestion | ChanceNow]] = {}
        """By kind: of which position, by what tells it from others, and what came of it."""

    def begin(self, kind: str) -> None:
        """Begin to think about something.

        Raises:
            Refusal: that is under way already.
        """
        if kind in self.under_way:
            raise BUSY
        self.under_way.add(kind)

    async def of(
        self, kind: str, position: bytes, think: Callable[[], Awaitable[Suggestion | ChanceNow | None]]
    ) -> Suggestion | ChanceNow | None:
        """What comes of a position, which is thought about once; None where nothing does."""
        try:
            known = self.latest.get(kind)
            if known is not None and known[0] == position:
                return known[1]
            found = await think()
            if found is not None:
                self.latest[kind] = position, found
            return found
        finally:
            self.under_way.discard(kind)
