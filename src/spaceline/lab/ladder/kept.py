"""The file of a ladder: its terms in the first line, then a line for each game."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from spaceline.core.decoding import built
from spaceline.lab.ladder.games import PlayedGame, Terms

LadderLine = TypeVar("LadderLine", Terms, PlayedGame)


class LadderError(ValueError):
    """A file is no ladder, or one under other terms."""


class LadderSoFar(msgspec.Struct, frozen=True):
    """What a file holds."""

    terms: Terms
    games: tuple[PlayedGame, ...] = ()


def load(file: Path) -> LadderSoFar:
    """Read a ladder. A last line without its end was cut short while it was written, and is left out.

    Raises:
        LadderError: it is no ladder.
        OSError: it cannot be read.
    """
    try:
        written = file.read_text(encoding="utf-8")
        whole = written[: written.rfind("\n") + 1].splitlines()
    except UnicodeDecodeError as error:
        raise LadderError(f"{file} is no ladder: it is not a text") from error
    if not whole:
        raise LadderError(f"{file} is no ladder: its first line is missing")
    terms = decoded(file, 1, whole[0], Terms)
    return LadderSoFar(terms, tuple(decoded(file, at, line, PlayedGame) for at, line in enumerate(whole[1:], 2)))


def decoded(file: Path, at: int, line: str, kind: type[LadderLine]) -> LadderLine:
    """What a line says.

    Raises:
        LadderError: it says nothing of that kind.
    """
    try:
        return msgspec.json.decode(line, type=built(kind))
    except msgspec.DecodeError as error:
        raise LadderError(f"{file} is no ladder: line {at}: {error}") from error


def begin_with(file: Path, terms: Terms) -> LadderSoFar:
    """Begin a ladder, or read one that goes on under the same terms, and mend a line that was cut short.

    Raises:
        LadderError: it is no ladder, or what is to be played differs from what was played.
        OSError: it cannot be read or written.
    """
    if not file.exists() or not file.stat().st_size:
        file.write_bytes(msgspec.json.encode(terms) + b"\n")
        return LadderSoFar(terms)
    kept = load(file)
    other = differing(kept.terms, terms)
    if other:
        raise LadderError(f"{file} was begun under other terms: {other}; play this ladder in another file")
    written = file.read_bytes()
    whole = written[: written.rfind(b"\n") + 1]
    if whole != written:
        file.write_bytes(whole)
    return kept


def differing(kept: Terms, wanted: Terms) -> str:
    """In what terms differ, in words; empty when they are the same."""
    said = [
        f"{name} {getattr(kept, name)} instead of {getattr(wanted, name)}"
        for name in ("ruleset", "version", "seed")
        if getattr(kept, name) != getattr(wanted, name)
    ]
    if said:
        return ", ".join(said)
    if kept.decks != wanted.decks:
        return f"the decks were {', '.join(kept.decks)}, or had other cards"
    return "the rules, cards or players have changed since" if kept.program != wanted.program else ""


def append(file: Path, game: PlayedGame) -> None:
    """Add a game that was played."""
    with file.open("ab") as lines:
        lines.write(msgspec.json.encode(game) + b"\n")
