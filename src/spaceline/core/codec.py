"""Saving and loading: a state to bytes and back, equal."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from spaceline.core.caching import no_caches
from spaceline.core.data.frames import Frame
from spaceline.core.data.snapshot import SCHEMA, Header, Snapshot
from spaceline.core.decoding import built
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import DATA, State, data_of

ENCODER = msgspec.msgpack.Encoder()
HEADER = msgspec.msgpack.Decoder(built(Header))
DECODERS: dict[tuple[type[Frame], ...], msgspec.msgpack.Decoder[Snapshot[Any]]] = {}


KEY, NEXT = b"\0", b"\1"
"""The first byte of packed bytes: packed by the beginning of the game, or by the latest key before them."""
KEYS = 8
"""Of so many packed positions one is a key."""


LARGEST = 1 << 20
"""Bytes of a saved position: a hundred times as many as the longest games have."""
MOST_PLAYERS = 8

WITHOUT_TABLES = ("cards", "contents", "marks")
"""The large parts of a state; sorted by key they have no table in them that could be out of order."""


class SaveError(ValueError):
    """Bytes that are no saved state, or one of another ruleset or schema."""


def decoder(ruleset: Ruleset) -> msgspec.msgpack.Decoder[Snapshot[Any]]:
    """The decoder for states of a ruleset: it knows that ruleset's frames."""
    types = tuple(ruleset.procedures)
    found = DECODERS.get(types)
    if found is None:
        found = DECODERS[types] = msgspec.msgpack.Decoder(built(Snapshot[frames_of(ruleset)]))  # type: ignore[misc]
    return found


def frames_of(ruleset: Ruleset) -> Any:
    """The union of a ruleset's frames."""
    return reduce(or_, ruleset.procedures)


def save(state: State) -> bytes:
    """The state as bytes. Equal states give equal bytes once ``canonical``."""
    return ENCODER.encode(snapshot(state))


def snapshot(state: State) -> Snapshot[Any]:
    """The state in the form in which it is saved."""
    cards, contents, marks, *others = data_of(state)
    zones = [(parent, role, there) for (parent, role), there in contents.items()]
    marked = [(entity, name, value) for (entity, name), value in marks.items()]
    return Snapshot(SCHEMA, state.ruleset.name, len(state.players), cards, zones, marked, *others)


def load(ruleset: Ruleset, data: bytes) -> State:
    """The state that ``save`` made the bytes from.

    Raises:
        SaveError: the bytes are damaged, or belong to another ruleset or a later schema.
    """
    state = State(ruleset, 0, 0)
    load_into(state, data)
    confirm_known(state)
    return state


def plain(state: State) -> dict[str, Any]:
    """The state as plain values by the names of its parts, for people to read and for files of other kinds."""
    values = msgspec.to_builtins(snapshot(state))
    return dict(zip(Snapshot.__struct_fields__, values, strict=True))


def from_plain(ruleset: Ruleset, values: Mapping[str, Any]) -> State:
    """The state that ``plain`` made the values from.

    Raises:
        SaveError: they are none, or belong to another ruleset or a later schema.
    """
    state = State(ruleset, 0, 0)
    if set(values) != set(Snapshot.__struct_fields__):
        raise SaveError(f"a position has {', '.join(Snapshot.__struct_fields__)}")
    parts = [values[name] for name in Snapshot.__struct_fields__]
    try:
        check_header(ruleset, msgspec.convert(parts, built(Header)))
        take_over(state, msgspec.convert(parts, built(Snapshot[frames_of(ruleset)])))  # type: ignore[misc]
    except (msgspec.MsgspecError, RecursionError) as error:
        raise SaveError(f"no position: {error}") from error
    confirm_known(state)
    return state


def confirm_known(state: State) -> None:
    """Stop at a state that names what its ruleset does not have."""
    ruleset = state.ruleset
    try:
        state.watch()
        for role in {role for _, role in state.contents} | {card.role for card in state.cards.values()}:
            ruleset.roles[role]
        for frame in state.frames:
            ruleset.procedures[type(frame)].steps[frame.step]
    except KeyError as error:
        raise SaveError(f"this version of {ruleset.name} knows no {error}") from error


def load_into(state: State, data: bytes) -> None:
    """Make a state equal to a saved one of the same ruleset."""
    ruleset = state.ruleset
    try:
        saved = decoder(ruleset).decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise trouble(ruleset, data, error) from error
    check_header(ruleset, saved)
    take_over(state, saved)


def trouble(ruleset: Ruleset, data: bytes, error: Exception) -> SaveError:
    """Why bytes cannot be read: they may be of another ruleset or schema."""
    try:
        check_header(ruleset, HEADER.decode(data))
    except SaveError as other:
        return other
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        pass
    return SaveError(f"no saved game: {error}")


def check_header(ruleset: Ruleset, header: Header | Snapshot[Any]) -> None:
    """Stop at a state of another ruleset or of a later schema."""
    if header.schema > SCHEMA or header.schema < 1:
        raise SaveError(f"saved with schema {header.schema}, this version reads up to {SCHEMA}")
    if header.ruleset != ruleset.name:
        raise SaveError(f"saved under {header.ruleset}, not under {ruleset.name}")


def take_over(state: State, saved: Snapshot[Any]) -> None:
    """Make a state equal to a saved one."""
    if not 1 <= saved.players <= MOST_PLAYERS:
        raise SaveError(f"no game has {saved.players} players")
    state.players = tuple(range(1, saved.players + 1))
    for name in DATA:
        setattr(state, name, getattr(saved, name))
    state.contents = {(parent, role): cards for parent, role, cards in saved.contents}
    state.marks = {(entity, name): value for entity, name, value in saved.marks}
    state.depth = len(state.frames) - 1
    state.caches = no_caches()


def canonical(state: State) -> bytes:
    """Bytes that are equal exactly when states are: tables sorted by key."""
    twin = state.clone()
    for name in WITHOUT_TABLES:
        setattr(twin, name, dict(sorted(getattr(state, name).items())))
    saved = snapshot(twin)
    parts = ((name, getattr(saved, name)) for name in Snapshot.__struct_fields__)
    return ENCODER.encode([part if name in WITHOUT_TABLES else in_order(plain_part(part)) for name, part in parts])


def plain_part(part: Any) -> Any:
    """A part of a saved state as plain values."""
    return msgspec.to_builtins(part, builtin_types=(bytes,))


def in_order(data: Any) -> Any:
    """Plain data with every table sorted by key."""
    if isinstance(data, dict):
        return {key: in_order(data[key]) for key in sorted(data)}
    if isinstance(data, (list, tuple)):
        return [in_order(item) for item in data]
    return data


def fingerprint(state: State) -> str:
    """A hash of the whole game, for records and bug reports."""
    return hashlib.sha256(canonical(state)).hexdigest()[:16]


SMALL, QUICK = (6, 8), (1, 7)
"""How hard it is tried to pack a position, and by how much memory: zlib's level and its level of memory."""


def packed(begin: bytes, earlier: dict[int, bytes], data: bytes, effort: tuple[int, int] = SMALL) -> bytes:
    """A saved position of a game in little space: what differs from its beginning, or from an earlier position.

    Args:
        begin: the saved beginning.
        earlier: positions packed before, by ascending numbers.
        data: the saved position.
        effort: ``SMALL``, or ``QUICK`` for what is soon written over: a fifth more bytes in two thirds of the time.
    """
    kind, like = KEY, begin
    for at, number in enumerate(reversed(earlier)):
        if at == KEYS - 1:
            break
        if earlier[number][:1] == KEY:
            kind, like = NEXT, unpacked(begin, earlier, number)
            break
    level, memory = effort
    squeeze = zlib.compressobj(level, memLevel=memory, zdict=like)
    return kind + squeeze.compress(data) + squeeze.flush()


def unpacked(begin: bytes, positions: Mapping[int, bytes], number: int) -> bytes:
    """The saved position of that number; one that was never packed is returned as it is.

    Raises:
        SaveError: the bytes are damaged, or come to more than any position has.
    """
    data = positions[number]
    if data[:1] not in (KEY, NEXT):
        return data
    like = begin
    if data[:1] == NEXT:
        keys = [other for other in positions if other < number and positions[other][:1] == KEY]
        if not keys:
            raise SaveError("a position is missing")
        like = unpacked(begin, positions, max(keys))
    widen = zlib.decompressobj(zdict=like)
    try:
        found = widen.decompress(data[1:], LARGEST)
    except zlib.error as error:
        raise SaveError(f"no saved position: {error}") from error
    if widen.unconsumed_tail or len(found) >= LARGEST:
        raise SaveError(f"no saved position: it comes to more than {LARGEST} bytes")
    if not widen.eof:
        raise SaveError("no saved position: it was cut short")
    return found
