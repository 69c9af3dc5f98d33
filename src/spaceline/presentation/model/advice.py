"""What a coach says to whoever plays one of their first games."""

from __future__ import annotations

import msgspec


class Advice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One piece of advice about the question that is open."""

    kind: str
    """What sort of advice: whoever has seen several of a kind needs no more of it."""
    text: str
    things: tuple[int, ...] = ()
    """The cards and places that it speaks of."""
