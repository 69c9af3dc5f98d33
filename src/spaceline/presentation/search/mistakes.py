"""All that is wrong with a query, not only what is found first."""

from __future__ import annotations

from spaceline.presentation.search.finding import find
from spaceline.presentation.search.query import SearchError
from spaceline.presentation.search.shelf import CardShelf

MOST = 6
"""So many mistakes are told at once."""
WORD = "x"
"""Stands for what was wrong: a word may be anywhere; for a single letter, as a bracket, a space does."""


def mistakes(shelf: CardShelf, text: str) -> tuple[SearchError, ...]:
    """What keeps a query from being read, in the order in which it stands there; nothing for one that can be.

    What is wrong at several spots for the same reason is told once.
    """
    found: list[SearchError] = []
    for _ in range(2 * MOST):
        try:
            find(shelf, text)
        except SearchError as error:
            if not any((error.reason, error.slots) == (it.reason, it.slots) for it in found):
                found.append(error)
            wide = max(1, error.end - error.start)
            without = text[: error.start] + (WORD if wide > 1 else " ").ljust(wide) + text[error.start + wide :]
            if error.reason == "long" or without == text or len(found) == MOST:
                break
            text = without
        else:
            break
    return tuple(sorted(found, key=lambda it: it.start))
