"""A game being played and recorded: going back in it, and going on from any step."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator

from spaceline.core import engine
from spaceline.core.caching import no_caches
from spaceline.core.chance import step
from spaceline.core.codec import SaveError, load, packed, save, unpacked
from spaceline.core.data.changes import Event
from spaceline.core.data.decisions import Answer, Refusal
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.data.records import (
    RECORD_SCHEMA,
    Answered,
    Entry,
    Left,
    Record,
    RecordError,
    Resumed,
    WentBack,
)
from spaceline.core.recording.packed_log import PackedLog
from spaceline.core.state import State, Zone
from spaceline.core.table import reshuffle_unknown
from spaceline.core.tracing import Reach, reach_of
from spaceline.core.view import known_to

RECENT = 4
"""So many positions before the open decision are kept as they were: who goes back mostly goes back to one of them."""
FAR = 16
"""After so many answers without one there is a checkpoint, wherever the turn stands."""


class Session:
    """A game being played and recorded. Earlier positions are worked out when they are asked for."""

    def __init__(self, state: State, *, engine_version: str, definitions: str) -> None:
        """Begin to record at a state in which a decision is open."""
        self.take_up(
            state, Record(engine=engine_version, ruleset=state.ruleset.name, definitions=definitions, begin=save(state))
        )

    def take_up(self, state: State, record: Record) -> None:
        """Go on at the state in which a record ended.

        Raises:
            RecordError: the record goes back where it never was.
        """
        self.state = state
        self.engine, self.definitions, self.begin = record.engine, record.definitions, record.begin
        self.notes, self.checkpoints = record.notes, record.checkpoints
        self.entries: PackedLog[Entry] = PackedLog(Entry, record.entries)
        self.reached = array("L", [0])
        """By position of the game as it now stands, one after each answer: the number of entries that led to it."""
        self.given: PackedLog[Answered | Left] = PackedLog(Answered | Left)
        """The answers of the game as it now stands, and who left it."""
        self.gone: dict[PlayerId, int] = {}
        """Who has left, and how many answers had been given then."""
        self.recent: dict[int, State] = {}
        self.looked_at: tuple[int, State] | None = None
        """The earlier position that was asked for last: who looks whether to go back there, may then do so."""
        self.known: dict[PlayerId, State] = {}
        """By viewer: the game as it now stands, as far as that viewer knows it."""
        self.face_down: list[CardId] = []
        """The cards in play that lay face down when the first of them asked."""
        self.reaches: dict[int, Reach] = {}
        """By position, how far the answer given there reached, as far as that was asked."""
        for number, entry in enumerate(record.entries, 1):
            self.note(entry, number)

    def note(self, entry: Entry, number: int) -> None:
        """Follow what the entry of a number says about the game as it now stands."""
        if isinstance(entry, Answered | Left):
            if isinstance(entry, Left):
                self.gone[entry.player] = self.answers
            self.given.append(entry)
            self.reached.append(number)
            return
        if not 0 <= entry.to <= self.answers:
            raise RecordError(f"entry {number - 1} goes back to a position that never was")
        self.forget_after(entry.to)
        if isinstance(entry, Resumed) or entry.salt:
            self.reached[-1] = number

    @property
    def record(self) -> Record:
        """What has been recorded, as it is saved."""
        return Record(
            schema=RECORD_SCHEMA,
            engine=self.engine,
            ruleset=self.state.ruleset.name,
            definitions=self.definitions,
            begin=self.begin,
            entries=list(self.entries),
            checkpoints=self.checkpoints,
            notes=self.notes,
        )

    @property
    def answers(self) -> int:
        """How many answers have led to where the game now stands."""
        return len(self.given)

    def answer(self, given: Answer, *, by_auto_answer: bool = False) -> list[Event]:
        """Answer the open decision.

        Raises:
            Refusal: it is not allowed; nothing is recorded.
        """
        asked = engine.decision(self.state)
        entry = Answered(asked.player if asked else 0, given, by_auto_answer)
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
        self.looked_at, self.known = None, {}
        self.recent[self.answers] = before
        self.recent.pop(self.answers - RECENT, None)
        self.entries.append(entry)
        self.note(entry, len(self.entries))
        latest = next(reversed(self.checkpoints), 0)
        if self.state.ruleset.active_player(self.state) != turn or self.reached[-1] - latest >= FAR:
            self.keep_position()
        return events

    def known_to(self, viewer: PlayerId) -> State:
        """The game as far as a viewer knows it, which must not be written to; made once for each position."""
        if not self.known:
            self.face_down = self.state.face_down() if self.state.ruleset.unread else []
        if viewer not in self.known:
            self.known[viewer] = known_to(self.state, viewer, self.face_down)
        return self.known[viewer]

    def keep_position(self) -> None:
        """Keep a checkpoint of where the game stands."""
        self.checkpoints[len(self.entries)] = packed(self.begin, self.checkpoints, save(self.state))

    def position(self, answers: int) -> State:
        """The position after so many answers, to be gone on from.

        Raises:
            RecordError: there is none, or this version cannot work it out.
        """
        return self.look_back(answers).clone()

    def look_back(self, answers: int) -> State:
        """The position after so many answers, which must not be written to.

        Raises:
            RecordError: there is none, or this version cannot work it out.
        """
        if answers in self.recent:
            return self.recent[answers]
        if self.looked_at is None or self.looked_at[0] != answers:
            self.looked_at = answers, next(self.positions(answers))
        return self.looked_at[1]

    def reach(self, at: int) -> Reach:
        """How far the answer that was given at a position reached.

        Raises:
            RecordError: somebody left there, or this version cannot work the position out.
        """
        if at not in self.reaches:
            entry = self.given[at]
            if not isinstance(entry, Answered):
                raise RecordError(f"nobody answered at {at}")
            before = self.look_back(at)
            end = self.state if at + 1 == self.answers else self.recent.get(at + 1)
            self.reaches[at] = reach_of(before, entry.player, entry.answer, end)
        return self.reaches[at]

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
        while at and at not in self.recent and self.reached[at] not in self.checkpoints:
            at -= 1
        state = self.recent[at].clone() if at in self.recent else self.checkpoint(self.reached[at])
        while True:
            if at >= first:
                yield state
            if at == self.answers:
                return
            at += 1
            if self.reached[at] in self.checkpoints:
                state = self.checkpoint(self.reached[at])
            else:
                self.again(state, at)

    def course(self, first: int) -> Iterator[tuple[int, State, list[Event]]]:
        """Positions from one on, each with its number and with what led to it from the one before.

        A state is valid until the next is asked for. Where this version would not allow what another played, positions
        are left out up to the next that was kept.

        Raises:
            RecordError: the first cannot be worked out.
        """
        state: State | None = self.position(first)
        assert state is not None
        yield first, state, []
        for at in range(first + 1, self.answers + 1):
            events: list[Event] = []
            if state is not None:
                state, events = self.once_more(state, at)
            if at == self.answers:
                state = self.state.clone()
            elif self.reached[at] in self.checkpoints:
                state = self.checkpoint(self.reached[at])
            if state is not None:
                yield at, state, events

    def earliest(self, first: int) -> int:
        """The earliest position from one on that this version can work out, at the latest where the game stands."""
        for at in range(first, self.answers):
            if at == first or at in self.recent or self.reached[at] in self.checkpoints:
                try:
                    self.look_back(at)
                except RecordError:
                    continue
                return at
        return self.answers

    def once_more(self, state: State, at: int) -> tuple[State | None, list[Event]]:
        """Let happen in a state what led to a position, and tell what it was; nothing where it is not allowed."""
        entry = self.given[at - 1]
        state.sink = []
        try:
            if isinstance(entry, Left):
                return state, engine.leave(state, entry.player)
            return state, engine.answer(state, entry.answer)
        except Refusal:
            return None, []
        finally:
            state.sink = None

    def checkpoint(self, entries: int) -> State:
        """The position that was kept after so many entries."""
        try:
            data = unpacked(self.begin, self.checkpoints, entries) if entries else self.begin
            return load(self.state.ruleset, data)
        except SaveError as error:
            raise RecordError(str(error)) from error

    def again(self, state: State, at: int) -> None:
        """Let happen in a state what led to a position once."""
        entry = self.entries[self.reached[at] - 1]
        try:
            if isinstance(entry, Left):
                engine.leave(state, entry.player)
            elif isinstance(entry, Answered):
                engine.answer(state, entry.answer)
            else:
                raise RecordError(f"position {at} was not kept")
        except Refusal as refusal:
            raise RecordError(f"this version does not allow what was played: {refusal}") from refusal

    def go_back(self, answers: int, *, is_anew: bool = True) -> None:
        """Return to the position after so many answers; chance that was seen since then does not come again.

        Piles that were drawn from or shuffled since are shuffled, so that no known card is drawn. Where it is not
        ``is_anew``, all of it comes again as it came.

        Raises:
            RecordError: there is no such position.
        """
        now, back = self.state, self.position(answers)
        back.caches = no_caches()
        salt = 0
        seen_since = [zone for zone in back.contents if is_blind(back, zone) and back.zone(*zone) != now.zone(*zone)]
        if is_anew and (back.chance != now.chance or seen_since):
            salt = len(self.entries) + 1
            back.chance = step(now.chance, salt)
        for zone in seen_since if salt else ():
            reshuffle_unknown(back, *zone)
        self.entries.append(WentBack(answers, salt))
        self.state = back
        self.forget_after(answers)
        if salt:
            self.stand_here()

    def stand_here(self) -> None:
        """What was the latest position is now the state as it is."""
        self.reached[-1] = len(self.entries)
        self.keep_position()

    def resume(self, state: State, answers: int, engine_version: str, definitions: str) -> None:
        """Go on as another version from a position that was read from a checkpoint."""
        self.entries.append(Resumed(answers, engine_version, definitions))
        self.state = state
        self.forget_after(answers)
        self.stand_here()

    def forget_after(self, answers: int) -> None:
        """What came after so many answers is no longer a part of the game as it stands."""
        del self.reached[answers + 1 :]
        self.given.cut(answers)
        self.gone = {player: at for player, at in self.gone.items() if at < answers}
        self.recent = {at: state for at, state in self.recent.items() if at < answers}
        self.reaches = {at: reach for at, reach in self.reaches.items() if at < answers}
        self.looked_at, self.known = None, {}


def is_blind(state: State, zone: Zone) -> bool:
    """Whether nobody knows the order of the cards in a zone."""
    return state.ruleset.roles[zone[1]].known == "nobody"
