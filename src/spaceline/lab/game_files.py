"""Files of games between computer players: the terms in the first line, then a line for each game.

A game that the file holds is not played again; under other terms the file is refused.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

import spaceline
from spaceline.core.decoding import built
from spaceline.core.ruleset import Ruleset
from spaceline.editions import BroughtDecks
from spaceline.hosting.versions import engine_version

DECIDING = ("core", "effects", "rules", "editions", "cards", "players")
"""The rooms whose code and data decide how a game goes between computer players."""
MATCHES = ("matches.py", "circling.py", "simulation.py")
"""The modules of the lab that say which games are played, and when one is given up."""
GameLine = TypeVar("GameLine", bound=msgspec.Struct)
FileLine = TypeVar("FileLine", bound=msgspec.Struct)


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What all games of one file have in common: games under other terms are not compared with them."""

    version: str
    """The version of the package."""
    program: str
    """A hash of the code that decides how games go, players included."""
    ruleset: str
    seed: int
    """Fixes the deals: which decks meet, and the seed of each game."""
    decks: dict[str, str]
    """The name of each deck, with a hash of what is in it."""


class GameFileError(ValueError):
    """A file holds no such games, or games under other terms."""


class GameFile(Generic[GameLine]):
    """A file of games of one kind."""

    def __init__(self, path: Path, word: str, kind: type[GameLine]) -> None:
        """The word is what such a file is called in messages, as in "a ladder"."""
        self.path, self.word, self._kind = path, word, kind

    def load(self) -> tuple[Terms, tuple[GameLine, ...]]:
        """Read the terms and the games. A last line without its end was cut short, and is left out.

        Raises:
            GameFileError: it is no file of such games.
            OSError: it cannot be read.
        """
        try:
            written = self.path.read_text(encoding="utf-8")
            whole = written[: written.rfind("\n") + 1].splitlines()
        except UnicodeDecodeError as error:
            raise self._is_none("it is not a text") from error
        if not whole:
            raise self._is_none("its first line is missing")
        terms = self._decoded(1, whole[0], Terms)
        return terms, tuple(self._decoded(at, line, self._kind) for at, line in enumerate(whole[1:], 2))

    def begin_with(self, terms: Terms) -> tuple[GameLine, ...]:
        """Begin the file, or read one that goes on under the same terms, and mend a line that was cut short.

        Raises:
            GameFileError: it holds no such games, or what is to be played differs from what was played.
            OSError: it cannot be read or written.
        """
        if not self.path.exists() or not self.path.stat().st_size:
            self.path.write_bytes(msgspec.json.encode(terms) + b"\n")
            return ()
        kept, games = self.load()
        other = differing(kept, terms)
        if other:
            said = f"{self.path} was begun under other terms: {other}; play this {self.word} in another file"
            raise GameFileError(said)
        written = self.path.read_bytes()
        whole = written[: written.rfind(b"\n") + 1]
        if whole != written:
            self.path.write_bytes(whole)
        return games

    def append(self, game: GameLine) -> None:
        """Add a game that was played."""
        with self.path.open("ab") as lines:
            lines.write(msgspec.json.encode(game) + b"\n")

    def _decoded(self, at: int, line: str, kind: type[FileLine]) -> FileLine:
        try:
            return msgspec.json.decode(line, type=built(kind))
        except msgspec.DecodeError as error:
            raise self._is_none(f"line {at}: {error}") from error

    def _is_none(self, why: str) -> GameFileError:
        return GameFileError(f"{self.path} is no {self.word}: {why}")


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


def terms_of(ruleset: Ruleset, decks: Mapping[str, BroughtDecks], seed: int) -> Terms:
    """The terms of games that are played now."""
    return Terms(
        version=engine_version(),
        program=program(),
        ruleset=ruleset.name,
        seed=seed,
        decks={name: digest(repr(deck).encode()) for name, deck in decks.items()},
    )


def program() -> str:
    """A hash of the code that decides how games go."""
    home = Path(spaceline.__file__).parent
    made = hashlib.sha256()
    kept = (file for room in DECIDING for kind in ("*.py", "*.json", "*.yaml") for file in (home / room).rglob(kind))
    for file in sorted((*kept, *(home / "lab" / name for name in MATCHES))):
        made.update(file.relative_to(home).as_posix().encode() + file.read_bytes())
    return made.hexdigest()[:16]


def digest(written: bytes) -> str:
    """Sixteen digits that stand for a text."""
    return hashlib.sha256(written).hexdigest()[:16]
