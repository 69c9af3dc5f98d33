"""A hosted game in storage: the latest state as it is, record and logs piece by piece as they grow."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from spaceline.cards.rulesets import ruleset
from spaceline.core.codec import QUICK, packed, save
from spaceline.core.data.records import Entry, Record, WentBack
from spaceline.core.decoding import built
from spaceline.hosting.game import HostedGame
from spaceline.hosting.saving import Saved, resumed
from spaceline.hosting.story import LoggedLine
from spaceline.lab.lessons.playing import kind_of_game
from spaceline.presentation.scene import NO_NAMES
from spaceline.server.storage import positions
from spaceline.server.storage.positions import Positions, Stored
from spaceline.server.storage.waiting import InDoubtError

ENCODER = msgspec.msgpack.Encoder()
STATE, ENTRY, LINE = (msgspec.msgpack.Decoder(built(kind)) for kind in (Saved, Entry, LoggedLine))
TRIES = 20
"""So often a match is read again while another process stores it."""


class Checkpoint(msgspec.Struct):
    """How much of a game is stored: so many entries, and of each viewer's log the positions of the lines."""

    entries: int = 0
    lines: dict[int, array[int]] = {}

    def follow(self, game: HostedGame) -> None:
        """Everything of a game is stored that has only gone on since."""
        self.entries = len(game.session.entries)
        for viewer, found in game.story.lines.items():
            known = self.lines.setdefault(viewer, array("L"))
            known.extend(line.answers for line in found[len(known) :])

    def move(self, stored: Stored) -> None:
        """Something has been stored."""
        self.entries += len(stored.entries)
        if stored.cut_log is not None:
            for found in self.lines.values():
                del found[bisect_right(found, stored.cut_log) :]
        for line in stored.lines:
            self.lines.setdefault(line.viewer, array("L")).append(line.at)


class Loaded(msgspec.Struct, frozen=True):
    """A game out of storage."""

    game: HostedGame
    mark: Checkpoint
    version: int


class Latest(msgspec.Struct, frozen=True):
    """What has come since: the head of the match, the entries, the lines of the logs, and the version."""

    saved: Saved
    entries: list[Entry]
    lines: dict[int, list[LoggedLine]]
    version: int


def since(game: HostedGame, mark: Checkpoint) -> Stored:
    """What of a game is not stored yet."""
    session = game.session
    entries = session.entries[mark.entries :]
    back = [entry.to for entry in entries if isinstance(entry, WentBack)]
    cut = min(back) if back else None
    lines = new_lines(game, mark, cut)
    return Stored(
        data=ENCODER.encode(head(game, {viewer: found for viewer, (_, found) in lines.items()})),
        entries=tuple(
            positions.Kept(number, ENCODER.encode(entry), session.checkpoints.get(number))
            for number, entry in enumerate(entries, mark.entries + 1)
        ),
        lines=tuple(
            positions.StoredLine(viewer, number, line.answers, ENCODER.encode(line))
            for viewer, (first, found) in lines.items()
            for number, line in enumerate(found, first)
        ),
        cut_log=cut,
        is_over=game.is_over,
    )


def goes_back(entry: Entry) -> bool:
    """Whether an entry of a record is that of going back."""
    return isinstance(entry, WentBack)


def new_lines(game: HostedGame, mark: Checkpoint, cut: int | None) -> dict[int, tuple[int, list[LoggedLine]]]:
    """The lines of all logs that are not stored, or were taken out by going back; before them the first number."""
    found = {}
    for viewer, lines in game.story.lines.items():
        stored = mark.lines.get(viewer, ())
        known = len(stored) if cut is None else bisect_right(stored, cut)
        found[viewer] = known + 1, lines[known:]
    return found


def head(game: HostedGame, lines: dict[int, list[LoggedLine]]) -> Saved:
    """A game without the record and the logs, which are stored beside it; how long they are, it says.

    The lines that are new with it stand in it as well, for those who follow the game step by step.
    """
    session = game.session
    return Saved(
        record=Record(
            engine=session.engine,
            ruleset=session.state.ruleset.name,
            definitions=session.definitions,
            begin=session.begin,
            notes={**session.notes, ENTRIES: str(len(session.entries))},
        ),
        now=packed(session.begin, {}, save(session.state), QUICK),
        seating=msgspec.json.encode(game.seating).decode(),
        lines=lines,
        shown={viewer: len(lines) for viewer, lines in game.story.lines.items()},
        standing=game.standing,
        is_watched=game.is_watched,
    )


ENTRIES = "entries"
"""The note that says how many entries the record has."""


Pieces = tuple[Saved, list[positions.Kept], dict[int, list[positions.StoredLine]], int]
"""The head of a match, its record, its logs and its version."""


async def load(storage: Positions, match: str, names: Mapping[int, str] = NO_NAMES) -> Loaded | None:
    """The game of a match as it was stored last, its players called so; None when it has not begun.

    Raises:
        RecordError: this version cannot go on with it.
        RuntimeError: it is stored again and again while it is read.
    """
    found = await pieces(storage, match)
    return None if found is None else put_together(*found, names)


async def pieces(storage: Positions, match: str) -> Pieces | None:
    """All that is stored of the game of a match, of one version; None when it has not begun.

    Raises:
        RuntimeError: it is stored again and again while it is read.
    """
    for _ in range(TRIES):
        found = await storage.whole(match)
        if found is None:
            return None
        if found.is_whole:
            saved = STATE.decode(found.data)
            logs = {viewer: [line for line in found.lines if line.viewer == viewer] for viewer in saved.shown}
            return saved, found.entries, logs, found.version
    raise RuntimeError("the match does not stand still")


async def was_stored(storage: Positions, match: str, version: int, stored: Stored, error: Exception) -> bool | None:
    """Whether something is stored, as that version, although that could not be told; None where nobody knows.

    Where the line was lost in the very commit, or the commit was not waited for any longer, it may still be going on:
    what it comes to is waited for. Where others have stored more since, the record says it, which only ever grows;
    of what adds nothing to the record nobody knows then.
    """
    is_in_doubt = isinstance(error, InDoubtError)
    try:
        found = await (storage.settled(match) if is_in_doubt else storage.load_match(match))
        if found is None or found[1] <= version:
            return found == (stored.data, version)
        if not stored.entries:
            return None
        entries = await storage.entries(match, stored.entries[0].number - 1)
    except Exception:  # noqa: BLE001 -- whatever it is, nothing can be found out just now
        return None if is_in_doubt else False
    return [(kept.number, kept.data) for kept in entries[: len(stored.entries)]] == [
        (kept.number, kept.data) for kept in stored.entries
    ]


async def latest(storage: Positions, match: str, version: int, mark: Checkpoint) -> Latest | None:
    """What a game of that version and mark has not, as it is stored now; None when the match was deleted."""
    found = await storage.since(match, mark.entries)
    if found is None:
        return None
    data, now, new = found
    saved = STATE.decode(data)
    lines = saved.lines
    if now > version + 1:
        lines = {viewer: await lines_until(storage, match, viewer, mark, last) for viewer, last in saved.shown.items()}
    until = int(saved.record.notes[ENTRIES])
    return Latest(saved, [ENTRY.decode(kept.data) for kept in new if kept.number <= until], lines, now)


async def lines_until(storage: Positions, match: str, viewer: int, mark: Checkpoint, last: int) -> list[LoggedLine]:
    """The lines of a log that a game of that mark has not, up to one."""
    found = await storage.lines(match, viewer, len(mark.lines.get(viewer, ())))
    return [LINE.decode(line.data) for line in found if line.number <= last]


def put_together(
    saved: Saved,
    entries: list[positions.Kept],
    logs: dict[int, list[positions.StoredLine]],
    version: int,
    names: Mapping[int, str],
) -> Loaded:
    """The game from its pieces."""
    notes = {name: text for name, text in saved.record.notes.items() if name != ENTRIES}
    record = replace(
        saved.record,
        notes=notes,
        entries=[ENTRY.decode(kept.data) for kept in entries],
        checkpoints={kept.number: kept.checkpoint for kept in entries if kept.checkpoint is not None},
    )
    lines = {viewer: [LINE.decode(line.data) for line in found] for viewer, found in logs.items()}
    stored = Checkpoint(
        len(entries), {viewer: array("L", [line.at for line in found]) for viewer, found in logs.items()}
    )
    opened = resumed(ruleset(record.ruleset), replace(saved, record=record, lines=lines))
    game = kind_of_game(opened.session)(
        opened.session, opened.seating, opened.story, opened.standing, is_watched=opened.is_watched, names=names
    )
    game.notice = opened.notice
    return Loaded(game, stored, version)
