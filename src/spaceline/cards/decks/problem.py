"""What is wrong with a deck."""

from __future__ import annotations

import msgspec


class DeckProblem(msgspec.Struct, frozen=True):
    """Why a deck cannot be played."""

    clause: str
    """The clause it breaks; empty for a card that cannot be found, is not in the pool, or is not built."""
    sentence: str


def sentence(words: str) -> str:
    """Words as a sentence."""
    return f"{words[:1].upper()}{words[1:]}."
