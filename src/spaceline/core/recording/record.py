"""Records: what it takes to play a game again. They are read, written, gone on with, and compared."""

from __future__ import annotations

import msgspec

from spaceline.core import engine
from spaceline.core.codec import SaveError, fingerprint, load, unpacked
from spaceline.core.data.decisions import Refusal
from spaceline.core.data.records import RECORD_SCHEMA, Answered, Entry, Left, Record, RecordError, Resumed, WentBack
from spaceline.core.decoding import built
from spaceline.core.recording.session import Session
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State


def check_readable(ruleset: Ruleset, record: Record) -> None:
    """Stop at a record of another ruleset or of a later schema.

    Raises:
        RecordError: it is one.
    """
    if not 1 <= record.schema <= RECORD_SCHEMA:
        raise RecordError(f"record schema {record.schema}, this version reads up to {RECORD_SCHEMA}")
    if record.ruleset != ruleset.name:
        raise RecordError(f"recorded under {record.ruleset}, not under {ruleset.name}")


def played_by(record: Record) -> tuple[str, str]:
    """The version that played the end of a record, and the hash of the definitions that it used."""
    for entry in reversed(record.entries):
        if isinstance(entry, Resumed):
            return entry.engine, entry.definitions
    return record.engine, record.definitions


def reopened(ruleset: Ruleset, record: Record, now: State) -> Session:
    """Go on with a record at the state in which it ended, without playing anything again.

    In a record of schema 1 some earlier positions cannot be worked out then.

    Raises:
        RecordError: the record is of another ruleset or of a later schema, or goes back where it never was.
    """
    check_readable(ruleset, record)
    session = Session(now, engine_version=record.engine, definitions=record.definitions)
    session.take_up(now, record)
    return session


def replay(ruleset: Ruleset, record: Record) -> Session:
    """Play a record again from its beginning; where another version went on, from the checkpoint that it read.

    Raises:
        RecordError: the record is of another ruleset, or an answer in it is not allowed.
    """
    check_readable(ruleset, record)
    session = Session(load(ruleset, record.begin), engine_version=record.engine, definitions=record.definitions)
    session.notes = dict(record.notes)
    for number, entry in enumerate(record.entries, 1):
        if isinstance(entry, Resumed):
            state = load(ruleset, unpacked(record.begin, record.checkpoints, number))
            session.resume(state, entry.to, entry.engine, entry.definitions)
        else:
            replay_entry(session, entry)
    return session


def replay_entry(session: Session, entry: Entry) -> None:
    """Let happen once more what an entry says."""
    if isinstance(entry, WentBack):
        session.go_back(entry.to, is_anew=bool(entry.salt))
        return
    at = len(session.entries)
    asked = engine.decision(session.state)
    if isinstance(entry, Answered) and (asked is None or asked.player != entry.player):
        raise RecordError(f"player {entry.player} is not asked at entry {at}")
    try:
        if isinstance(entry, Answered):
            session.answer(entry.answer, by_auto_answer=entry.by_auto_answer)
        elif isinstance(entry, Left):
            session.leave(entry.player)
    except Refusal as refusal:
        raise RecordError(f"entry {at} is not allowed: {refusal}") from refusal


def verify(ruleset: Ruleset, record: Record) -> str:
    """Play a record again and compare it with its checkpoints; returns the fingerprint of the end.

    Raises:
        RecordError: it comes out differently.
    """
    session = replay(ruleset, record)
    for at in sorted(record.checkpoints):
        try:
            kept = unpacked(record.begin, record.checkpoints, at)
        except SaveError as error:
            raise RecordError(str(error)) from error
        if at not in session.checkpoints or unpacked(session.begin, session.checkpoints, at) != kept:
            raise RecordError(f"the game differs from its record at entry {at}")
    return fingerprint(session.state)


def dump(record: Record) -> bytes:
    """A record as bytes."""
    return msgspec.msgpack.encode(record)


def read(data: bytes) -> Record:
    """A record from bytes.

    Raises:
        RecordError: they hold no record.
    """
    try:
        return msgspec.msgpack.decode(data, type=built(Record))
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise RecordError(f"no record: {error}") from error
