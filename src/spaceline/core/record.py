"""Records: what it takes to play a game again, go back in it, and go on from any step."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from spaceline.core import engine
from spaceline.core.chance import step
from spaceline.core.codec import SaveError, fingerprint, load, packed, save, unpacked
from spaceline.core.data.changes import Event
from spaceline.core.data.decisions import Answer, Refusal
from spaceline.core.data.leaves import PlayerId
from spaceline.core.data.records import RECORD_SCHEMA, Answered, Entry, Left, Record, Resumed, WentBack
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State, Zone, nothing_yet
from spaceline.core.table import reshuffle_unknown

__all__ = [
    "RECORD_SCHEMA",
    "Answered",
    "Left",
    "Record",
    "RecordError",
    "Resumed",
    "Session",
    "WentBack",
    "dump",
    "played_by",
    "read",
    "reopened",
    "replay",
    "verify",
]

RECENT = 4
"""So many positions before the open decision are kept as they were: who goes back mostly goes back to one of them."""
FAR = 16
"""After so many answers without one there is a checkpoint, wherever the turn stands."""


class RecordError(ValueError):
    """A record that cannot be read or does not play as it was recorded."""


class Session:
    """A game being played and recorded. Earlier positions are worked out when they are asked for."""

    def __init__(self, state: State, *, engine_version: str, definitions: str) -> None:
        """Begin to record at a state in which a decision is open."""
        self.state = state
        self.record = Record(
            engine=engine_version, ruleset=state.ruleset.name, definitions=definitions, begin=save(state)
        )
        self.reached: list[int] = [0]
        """By position of the game as it now stands, one after each answer: the number of entries that led to it."""
        self.given: list[Answered | Left] = []
        """The answers of the game as it now stands, and who left it."""
        self.recent: dict[int, State] = {}
        self.looked_at: tuple[int, State] | None = None
        """The earlier position that was asked for last: who looks whether to go back there, may then do so."""

    @property
    def answers(self) -> int:
        """How many answers have led to where the game now stands."""
        return len(self.given)

    def answer(self, given: Answer, *, by_habit: bool = False) -> list[Event]:
        """Answer the open decision.

        Raises:
            Refusal: it is not allowed; nothing is recorded.
        """
        asked = engine.decision(self.state)
        entry = Answered(asked.player if asked else 0, given, by_habit)
        return self.go_on(entry, lambda: engine.answer(self.state, given))

    def leave(self, player: PlayerId) -> list[Event]:
        """Let a player leave the game.

        Raises:
            Refusal: the player cannot; nothing is recorded.
        """
        return self.go_on(Left(player), lambda: engine.leave(self.state, player))

    def go_on(self, entry: Answered | Left, deed: Callable[[], list[Event]]) -> list[Event]:
        """Let something happen and record it."""
        turn = self.state.ruleset.active_player(self.state)
        before = self.state.clone()
        self.state.sink = []
        try:
            events = deed()
        finally:
            self.state.sink = None
        self.looked_at = None
        self.recent[self.answers] = before
        self.recent.pop(self.answers - RECENT, None)
        self.record.entries.append(entry)
        self.given.append(entry)
        self.reached.append(len(self.record.entries))
        latest = next(reversed(self.record.checkpoints), 0)
        if self.state.ruleset.active_player(self.state) != turn or self.reached[-1] - latest >= FAR:
            self.keep_position()
        return events

    def keep_position(self) -> None:
        """Keep a checkpoint of where the game stands."""
        record = self.record
        record.checkpoints[len(record.entries)] = packed(record.begin, record.checkpoints, save(self.state))

    def position(self, answers: int) -> State:
        """The position after so many answers, to be looked at or gone on from.

        Raises:
            RecordError: there is none, or this version cannot work it out.
        """
        if self.looked_at is None or self.looked_at[0] != answers:
            self.looked_at = answers, next(self.positions(answers))
        return self.looked_at[1].clone()

    def positions(self, first: int) -> Iterator[State]:
        """The positions from one on up to that before the open decision; each is valid until the next is asked for.

        Raises:
            RecordError: there is none, or this version cannot work it out.
        """
        if not 0 <= first <= self.answers:
            raise RecordError(f"no position after {first} answers")
        if first == self.answers:
            yield self.state.clone()
            return
        at = first
        while at and at not in self.recent and self.reached[at] not in self.record.checkpoints:
            at -= 1
        state = self.recent[at].clone() if at in self.recent else self.checkpoint(self.reached[at])
        while True:
            if at >= first:
                yield state
            if at == self.answers:
                return
            at += 1
            if self.reached[at] in self.record.checkpoints:
                state = self.checkpoint(self.reached[at])
            else:
                self.again(state, at)

    def checkpoint(self, entries: int) -> State:
        """The position that was kept after so many entries."""
        record, ruleset = self.record, self.state.ruleset
        try:
            return load(ruleset, unpacked(record.begin, record.checkpoints, entries) if entries else record.begin)
        except SaveError as error:
            raise RecordError(str(error)) from error

    def again(self, state: State, at: int) -> None:
        """Let happen in a state what led to a position once."""
        entry = self.record.entries[self.reached[at] - 1]
        try:
            if isinstance(entry, Left):
                engine.leave(state, entry.player)
            elif isinstance(entry, Answered):
                engine.answer(state, entry.answer)
            else:
                raise RecordError(f"position {at} was not kept")
        except Refusal as refusal:
            raise RecordError(f"this version does not allow what was played: {refusal}") from refusal

    def go_back(self, answers: int) -> None:
        """Return to the position after so many answers; chance that was seen since then does not come again.

        Piles that were drawn from or shuffled since are shuffled, so that no known card is drawn.

        Raises:
            RecordError: there is no such position.
        """
        now, back = self.state, self.position(answers)
        back.memo = nothing_yet()
        salt = 0
        seen_since = [zone for zone in back.contents if is_blind(back, zone) and back.zone(*zone) != now.zone(*zone)]
        if back.chance != now.chance or seen_since:
            salt = len(self.record.entries) + 1
            back.chance = step(now.chance, salt)
        for zone in seen_since:
            reshuffle_unknown(back, *zone)
        self.record.entries.append(WentBack(answers, salt))
        self.state = back
        self.forget_after(answers)
        if salt:
            self.stand_here()

    def stand_here(self) -> None:
        """What was the latest position is now the state as it is."""
        self.reached[-1] = len(self.record.entries)
        self.keep_position()

    def resume(self, state: State, answers: int, engine_version: str, definitions: str) -> None:
        """Go on as another version from a position that was read from a checkpoint."""
        self.record.entries.append(Resumed(answers, engine_version, definitions))
        self.state = state
        self.forget_after(answers)
        self.stand_here()

    def forget_after(self, answers: int) -> None:
        """What came after so many answers is no longer a part of the game as it stands."""
        del self.reached[answers + 1 :], self.given[answers:]
        self.recent = {at: state for at, state in self.recent.items() if at < answers}
        self.looked_at = None


def is_blind(state: State, zone: Zone) -> bool:
    """Whether nobody knows the order of the cards in a zone."""
    return state.ruleset.roles[zone[1]].known == "nobody"


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
    session.record = msgspec.structs.replace(record, schema=RECORD_SCHEMA)
    reached = session.reached
    for number, entry in enumerate(record.entries, 1):
        if isinstance(entry, Answered | Left):
            reached.append(number)
            session.given.append(entry)
            continue
        if not 0 <= entry.to < len(reached):
            raise RecordError(f"entry {number - 1} goes back to a position that never was")
        del reached[entry.to + 1 :], session.given[entry.to :]
        if isinstance(entry, Resumed) or entry.salt:
            reached[-1] = number
    return session


def replay(ruleset: Ruleset, record: Record) -> Session:
    """Play a record again from its beginning; where another version went on, from the checkpoint that it read.

    Raises:
        RecordError: the record is of another ruleset, or an answer in it is not allowed.
    """
    check_readable(ruleset, record)
    session = Session(load(ruleset, record.begin), engine_version=record.engine, definitions=record.definitions)
    session.record.notes = dict(record.notes)
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
        session.go_back(entry.to)
        return
    at = len(session.record.entries)
    asked = engine.decision(session.state)
    if isinstance(entry, Answered) and (asked is None or asked.player != entry.player):
        raise RecordError(f"player {entry.player} is not asked at entry {at}")
    try:
        if isinstance(entry, Answered):
            session.answer(entry.answer, by_habit=entry.by_habit)
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
    found = session.record
    for at in sorted(record.checkpoints):
        try:
            kept = unpacked(record.begin, record.checkpoints, at)
        except SaveError as error:
            raise RecordError(str(error)) from error
        if at not in found.checkpoints or unpacked(found.begin, found.checkpoints, at) != kept:
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
