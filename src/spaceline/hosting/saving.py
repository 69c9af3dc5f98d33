"""Saved games: the record, the state in which it ends, the seats, the logs and what the table remembers."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec

from spaceline.cards.rulesets import ruleset
from spaceline.core import engine
from spaceline.core.codec import SaveError, load, packed, save, unpacked
from spaceline.core.data.records import RECORD_SCHEMA, Record, RecordError
from spaceline.core.data.wordings import Wording
from spaceline.core.decoding import built
from spaceline.core.recording.record import played_by, reopened, replay
from spaceline.core.recording.session import Session
from spaceline.core.ruleset import Ruleset
from spaceline.core.soundness import confirm_sound
from spaceline.core.state import State
from spaceline.editions import UnknownRuleset
from spaceline.hosting.errors import HostingError
from spaceline.hosting.seating import Seating
from spaceline.hosting.standing import TableSettings
from spaceline.hosting.story import LoggedLine, Story
from spaceline.hosting.versions import definitions_of, engine_version
from spaceline.presentation.lexicon.english import saying

SEATING, STORY = "seating", "story"
LARGEST = 64 << 20
"""Bytes of a file with a saved game; the longest have a hundredth of it."""
NOW = 0
"""The number under which the state at the end is packed."""
OTHER_VERSION = "notice.other-version"
"""The key of what people should know then."""


class UnreadableGame(HostingError, RecordError):
    """A saved game that cannot be read, for a reason that people may understand."""


class Saved(msgspec.Struct, kw_only=True):
    """A saved game of schema 2. Schema 1 was a bare record, with seats and log among its notes."""

    schema: int = RECORD_SCHEMA
    record: Record
    now: bytes
    """The state at the end of the record, packed: nothing is played again to go on."""
    seating: str
    """In JSON, whose numbers are as long as a seed may be."""
    lines: dict[int, list[LoggedLine]]
    shown: dict[int, int]
    hands: dict[int, tuple[int, ...]] = {}
    standing: TableSettings
    is_watched: bool = False


@dataclass
class OpenedGame:
    """What a saved game holds, ready to go on."""

    session: Session
    seating: Seating
    story: Story
    standing: TableSettings
    is_watched: bool = False
    notice: str = ""


def sealed(session: Session, seating: Seating, story: Story, standing: TableSettings, *, is_watched: bool) -> bytes:
    """A game as bytes that tell whether they were damaged."""
    saved = Saved(
        record=session.record,
        now=packed(session.begin, {}, save(session.state)),
        seating=msgspec.json.encode(seating).decode(),
        lines={viewer: list(lines) for viewer, lines in story.lines.items()},
        shown=story.shown,
        hands=story.hands,
        standing=standing,
        is_watched=is_watched,
    )
    data = msgspec.msgpack.encode(saved)
    return data + seal(data)


def seal(data: bytes) -> bytes:
    """The end of a saved game: it does not fit one that was damaged or cut short."""
    return hashlib.sha256(data).digest()


def unsealed(data: bytes) -> bytes:
    """What was sealed.

    Raises:
        RecordError: it is not as it was saved.
    """
    end = len(data) - len(seal(b""))
    if end < 0 or data[end:] != seal(data[:end]):
        raise UnreadableGame("save.damaged")
    return data[:end]


def opened(data: bytes, name: str) -> OpenedGame:
    """Read a game to go on with it.

    Raises:
        HostingError: it is none, or none that this version can go on with.
    """
    saved = parsed(data, name)
    try:
        return resumed(ruleset(saved.record.ruleset), saved)
    except (RecordError, SaveError, msgspec.MsgspecError) as error:
        raise HostingError("save.not-playable", name=name, why=error) from error


def parsed(data: bytes, name: str) -> Saved:
    """Read a game to look at it as it was saved.

    Raises:
        HostingError: it is none, or one of an unknown ruleset.
    """
    try:
        saved = decoded(unsealed(data))
        ruleset(saved.record.ruleset)
    except (RecordError, UnknownRuleset, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise HostingError("save.not-playable", name=name, why=error) from error
    return saved


def decoded(data: bytes) -> Saved:
    """A saved game of any schema; of schema 1 there is no state at the end."""
    keys = msgspec.msgpack.decode(data, type=built(dict[str, msgspec.Raw]))
    if "record" in keys:
        saved = msgspec.msgpack.decode(data, type=built(Saved))
        if saved.schema > RECORD_SCHEMA:
            raise UnreadableGame("save.later-schema", schema=saved.schema, most=RECORD_SCHEMA)
        return saved
    record = msgspec.msgpack.decode(data, type=built(Record))
    lines = msgspec.json.decode(record.notes.get(STORY, "{}"), type=built(dict[int, list[LoggedLine]]))
    shown = {player: len(found) for player, found in lines.items()}
    return Saved(
        record=record,
        now=b"",
        seating=record.notes.get(SEATING, ""),
        lines=lines,
        shown=shown,
        standing=TableSettings(),
    )


def resumed(rules: Ruleset, saved: Saved) -> OpenedGame:
    """Go on where the game was saved, or, as another version, at the latest position that can be read."""
    seating = msgspec.json.decode(saved.seating, type=built(Seating))
    story = Story(saved.lines)
    story.shown, story.hands = saved.shown, saved.hands
    session = as_it_was(rules, saved)
    if session is not None:
        return OpenedGame(session, seating, story, saved.standing, saved.is_watched)
    session = from_checkpoint(rules, saved)
    story.go_back(session.answers)
    story.hands = {}
    standing = TableSettings(
        auto_answers=saved.standing.auto_answers,
        prompts=saved.standing.prompts,
        stand_ins=saved.standing.stand_ins,
        languages=saved.standing.languages,
        clocks=saved.standing.clocks,
    )
    if standing.clocks is not None:
        standing.clocks.went_back(0, session.given)
    return OpenedGame(session, seating, story, standing, saved.is_watched, OTHER_VERSION)


def as_it_was(rules: Ruleset, saved: Saved) -> Session | None:
    """The game exactly where it was saved; None when another version played it, or it plays differently now."""
    record = saved.record
    try:
        if saved.now:
            state = load(rules, unpacked(record.begin, {NOW: saved.now}, NOW))
            confirm_sound(state)
            session = reopened(rules, record, state)
        else:
            confirm_sound(load(rules, record.begin))
            session = replay(rules, record)
    except (RecordError, SaveError):
        return None
    is_same = played_by(record) == (engine_version(), definitions_of(session.state))
    return session if is_same and is_playable(session.state) else None


def from_checkpoint(rules: Ruleset, saved: Saved) -> Session:
    """The game at the latest of its positions that this version can read.

    Raises:
        RecordError: there is none.
    """
    record = saved.record
    line = reopened(rules, record, State(rules, 0, 0))
    for at in range(line.answers, -1, -1):
        state = readable(rules, packed_at(saved, line.reached[at], is_end=at == line.answers))
        if state is not None:
            line.resume(state, at, engine_version(), definitions_of(state))
            return line
    raise UnreadableGame("save.no-position", why=why_not(rules, saved))


def why_not(rules: Ruleset, saved: Saved) -> SaveError | Wording:
    """Why the position at the end of a saved game cannot be read."""
    record = saved.record
    try:
        confirm_sound(load(rules, unpacked(record.begin, {NOW: saved.now}, NOW) if saved.now else record.begin))
    except SaveError as error:
        return error
    return saying("save.no-question")


def packed_at(saved: Saved, entries: int, *, is_end: bool) -> Callable[[], bytes]:
    """How to come by the saved position after so many entries; empty bytes where none was kept."""
    record = saved.record
    if is_end and saved.now:
        return lambda: unpacked(record.begin, {NOW: saved.now}, NOW)
    if entries in record.checkpoints:
        return lambda: unpacked(record.begin, record.checkpoints, entries)
    return lambda: b"" if entries else record.begin


def readable(rules: Ruleset, position: Callable[[], bytes]) -> State | None:
    """A saved position, if this version can play on there."""
    try:
        state = load(rules, position())
        confirm_sound(state)
    except SaveError:
        return None
    return state if is_playable(state) else None


def is_playable(state: State) -> bool:
    """Whether this version can ask what is to be decided; the texts that are going on may be other ones now."""
    try:
        engine.decision(state)
    except Exception:  # noqa: BLE001 - whatever goes wrong means that the position means nothing to this version
        return False
    return True


def write_file(path: Path, data: bytes) -> None:
    """Write a saved game.

    Raises:
        HostingError: the file cannot be written.
    """
    try:
        path.write_bytes(data)
    except OSError as error:
        raise HostingError("file.not-written", name=path, error=error.strerror) from error
    except ValueError as error:
        raise HostingError("file.not-written", name=repr(str(path)), error=error) from error


def read_file(path: Path) -> bytes:
    """Read a saved game.

    Raises:
        HostingError: the file cannot be read.
    """
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise HostingError("file.not-read", name=path, error=error.strerror) from error
    except ValueError as error:
        raise HostingError("file.not-read", name=repr(str(path)), error=error) from error
    if len(data) > LARGEST:
        raise HostingError("save.too-large", name=path, most=LARGEST)
    return data
