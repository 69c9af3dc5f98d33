"""Clauses and how they are laid out: one a line, what depends on another indented beneath it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

INDENT = "  "


@dataclass(frozen=True)
class TextLine:
    """A clause, or the head of the clauses under it."""

    text: str
    under: tuple[TextLine, ...] = ()
    offers: bool = False
    """What is under it may be done."""
    names: bool = False
    """It only names those of whom something is said under it."""


def head(text: str, under: Iterable[TextLine], *, offers: bool = False) -> TextLine:
    """A head with clauses under it."""
    return TextLine(text, tuple(under), offers=offers)


def laid_out(lines: Iterable[TextLine], depth: int = 0) -> list[str]:
    """The lines of a text; a head with a single clause under it shares its line.

    But "you may" does not share that of cards that are modified: what may be done is no deed there.
    """
    text = []
    for line in lines:
        words = line.text
        while len(line.under) == 1 and not (line.offers and line.under[0].names):
            inner = line.under[0]
            words = f"{words}{', ' if inner.under else ': '}{inner.text}"
            line = inner  # noqa: PLW2901 the line goes on with what is under it
        text.append(f"{INDENT * depth}{words[:1].upper()}{words[1:]}{':' if line.under else '.'}")
        text.extend(laid_out(line.under, depth + 1))
    return text
