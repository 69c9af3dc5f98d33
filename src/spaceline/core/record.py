"""Records: what it takes to play a game again, go back in it, and go on from any step."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from spaceline.core import engine
from spaceline.core.chance import step
from spaceline.core.codec import fingerprint, load, save
from spaceline.core.data.changes import Event
from spaceline.core.data.decisions import Answer, Refusal
from spaceline.core.data.leaves import PlayerId
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State, Zone
from spaceline.core.table import reshuffle_unknown

RECORD_SCHEMA = 1


class Answered(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A player's answer."""

    player: PlayerId
    answer: Answer


class Left(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A player left the game."""

    player: PlayerId


class WentBack(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """The game went back to the position after so many answers; ``salt`` steps the generator, 0 leaves it."""

    to: int
    salt: int = 0


class Record(msgspec.Struct, kw_only=True):
    """A game as it was played."""

    schema: int = RECORD_SCHEMA
    engine: str
    ruleset: str
    definitions: str
    """A hash of the definitions used."""
    begin: bytes
    """The state before the first answer."""
    entries: list[Answered | WentBack | Left] = []
    checkpoints: dict[int, bytes] = {}
    """Number of entries to the state after them, one a turn."""
    notes: dict[str, str] = {}
    """Whatever the keeper of the record wants to remember: seats, decks, names."""


class RecordError(ValueError):
    """A record that cannot be read or does not play as it was recorded."""


class Session:
    """A game being played and recorded: every earlier position is at hand."""

    def __init__(self, state: State, *, engine_version: str, definitions: str) -> None:
        """Begin to record at a state in which a decision is open."""
        self.state = state
        self.record = Record(
            engine=engine_version, ruleset=state.ruleset.name, definitions=definitions, begin=save(state)
        )
        self.line: list[State] = [state.clone()]
        """The positions of the game as it now stands, one after each answer."""

    def answer(self, given: Answer) -> list[Event]:
        """Answer the open decision.

        Raises:
            Refusal: it is not allowed; nothing is recorded.
        """
        asked = engine.decision(self.state)
        return self.go_on(Answered(asked.player if asked else 0, given), lambda: engine.answer(self.state, given))

    def leave(self, player: PlayerId) -> list[Event]:
        """Let a player leave the game.

        Raises:
            Refusal: the player cannot; nothing is recorded.
        """
        return self.go_on(Left(player), lambda: engine.leave(self.state, player))

    def go_on(self, entry: Answered | Left, deed: Callable[[], list[Event]]) -> list[Event]:
        """Let something happen and record it."""
        turn = self.state.ruleset.active_player(self.state)
        self.state.sink = []
        try:
            events = deed()
        finally:
            self.state.sink = None
        self.record.entries.append(entry)
        self.line.append(self.state.clone())
        if self.state.ruleset.active_player(self.state) != turn:
            self.record.checkpoints[len(self.record.entries)] = save(self.state)
        return events

    def go_back(self, answers: int) -> None:
        """Return to the position after so many answers; chance that was seen since then does not come again.

        Piles that were drawn from or shuffled since are shuffled, so that no known card is drawn.

        Raises:
            RecordError: there is no such position.
        """
        if not 0 <= answers < len(self.line):
            raise RecordError(f"no position after {answers} answers")
        now, back = self.state, self.line[answers].clone()
        salt = 0
        seen_since = [zone for zone in back.contents if is_blind(back, zone) and back.zone(*zone) != now.zone(*zone)]
        if back.chance != now.chance or seen_since:
            salt = len(self.record.entries) + 1
            back.chance = step(now.chance, salt)
            back.memo = {}
        for zone in seen_since:
            reshuffle_unknown(back, *zone)
        self.record.entries.append(WentBack(answers, salt))
        self.state = back
        del self.line[answers:]
        self.line.append(back.clone())


def is_blind(state: State, zone: Zone) -> bool:
    """Whether nobody knows the order of the cards in a zone."""
    return state.ruleset.roles[zone[1]].known == "nobody"


def replay(ruleset: Ruleset, record: Record) -> Session:
    """Play a record again from its beginning.

    Raises:
        RecordError: the record is of another ruleset, or an answer in it is not allowed.
    """
    if record.schema != RECORD_SCHEMA:
        raise RecordError(f"record schema {record.schema}, this version reads {RECORD_SCHEMA}")
    if record.ruleset != ruleset.name:
        raise RecordError(f"recorded under {record.ruleset}, not under {ruleset.name}")
    session = Session(load(ruleset, record.begin), engine_version=record.engine, definitions=record.definitions)
    session.record.notes = dict(record.notes)
    for entry in record.entries:
        if isinstance(entry, WentBack):
            session.go_back(entry.to)
            continue
        asked = engine.decision(session.state)
        if isinstance(entry, Answered) and (asked is None or asked.player != entry.player):
            raise RecordError(f"player {entry.player} is not asked at entry {len(session.record.entries)}")
        try:
            session.answer(entry.answer) if isinstance(entry, Answered) else session.leave(entry.player)
        except Refusal as refusal:
            raise RecordError(f"entry {len(session.record.entries)} is not allowed: {refusal}") from refusal
    return session


def verify(ruleset: Ruleset, record: Record) -> str:
    """Play a record again and compare it with its checkpoints; returns the fingerprint of the end.

    Raises:
        RecordError: it comes out differently.
    """
    session = replay(ruleset, record)
    found = session.record.checkpoints
    for at in sorted(record.checkpoints.keys() | found.keys()):
        if found.get(at) != record.checkpoints.get(at):
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
        return msgspec.msgpack.decode(data, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise RecordError(f"no record: {error}") from error
