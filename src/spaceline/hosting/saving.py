"""Saved games: the record of the game with its seating, and the log that each player has read."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import msgspec

from spaceline.core.codec import SaveError
from spaceline.core.record import RecordError, Session, dump, read, replay
from spaceline.core.state import State
from spaceline.hosting.errors import HostingError
from spaceline.hosting.seating import Seating
from spaceline.hosting.story import Line, Story

SEATING, STORY = "seating", "story"


def definitions_of(state: State) -> str:
    """A hash of the cards of a game, so that a saved game knows whether they have changed since."""
    made = hashlib.sha256()
    for name in sorted({card.definition for card in state.cards.values()}):
        it = state.ruleset.definitions[name]
        made.update(repr((it.facts, it.abilities)).encode())
    return made.hexdigest()[:16]


def save_game(path: Path, session: Session, seating: Seating, story: Story) -> None:
    """Write a game to a file.

    Raises:
        HostingError: the file cannot be written.
    """
    session.record.notes = {
        SEATING: msgspec.json.encode(seating).decode(),
        STORY: msgspec.json.encode(story.lines).decode(),
    }
    record = dump(session.record)
    try:
        path.write_bytes(record + seal(record))
    except OSError as error:
        raise HostingError(f"cannot write {path}: {error.strerror}") from error
    except ValueError as error:
        raise HostingError(f"cannot write {str(path)!r}: {error}") from error


def seal(record: bytes) -> bytes:
    """The end of the file of a saved game: it does not fit a record that was damaged or cut short."""
    return hashlib.sha256(record).digest()


def unsealed(data: bytes) -> bytes:
    """The record in the file of a saved game.

    Raises:
        RecordError: it is not as it was saved.
    """
    end = len(data) - len(seal(b""))
    if end < 0 or data[end:] != seal(data[:end]):
        raise RecordError("it is none, or was damaged")
    return data[:end]


def load_game(path: Path) -> tuple[Session, Seating, Story]:
    """Read a game from a file and play it up to where it was.

    Raises:
        HostingError: there is no such file, it holds no game, or the game does not play any more as it did.
    """
    from spaceline.cards.rulesets import UnknownRuleset, ruleset

    try:
        record = read(unsealed(path.read_bytes()))
        seating = msgspec.json.decode(record.notes.get(SEATING, ""), type=Seating)
        story = Story(msgspec.json.decode(record.notes.get(STORY, "{}"), type=dict[int, list[Line]]))
        edition = ruleset(record.ruleset)
        session = replay(edition, record)
    except OSError as error:
        raise HostingError(f"cannot read {path}: {error.strerror}") from error
    except (RecordError, SaveError, UnknownRuleset, msgspec.MsgspecError) as error:
        raise HostingError(f"{path} is no saved game that this version can play on: {error}") from error
    if record.definitions != definitions_of(session.state):
        print("spaceline: cards have changed since this game was saved; it may go on differently", file=sys.stderr)
    return session, seating, story
