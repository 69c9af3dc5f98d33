"""All that is wrong with a query, not only what is found first."""

from __future__ import annotations

from spaceline.presentation.search.finding import find
from spaceline.presentation.search.query import SearchError
from spaceline.presentation.search.shelf import CardShelf

MOST = 6
"""So many mistakes are told at once."""
WORD = "x"
"""Stands for what was wrong: a word may be anywhere."""


def mistakes(shelf: CardShelf, text: str) -> tuple[SearchError, ...]:
    """What keeps a query from being read, in the order in which it stands there; nothing for one that can be."""
    found: list[SearchError] = []
    while len(found) < MOST:
        try:
            find(shelf, text)
        except SearchError as error:
            found.append(error)
            if error.reason == "long":
                break
            wide = max(1, error.end - error.start)
            text = text[: error.start] + WORD.ljust(wide) + text[error.start + wide :]
        else:
            break
    return tuple(sorted(found, key=lambda it: it.start))
