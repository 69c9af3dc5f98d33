"""Saving and loading: a state to bytes and back, equal."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from spaceline.core.data.frames import Frame
from spaceline.core.data.snapshot import SCHEMA, Header, Snapshot
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State

ENCODER = msgspec.msgpack.Encoder()
HEADER = msgspec.msgpack.Decoder(Header)
DECODERS: dict[tuple[type[Frame], ...], msgspec.msgpack.Decoder[Snapshot[Any]]] = {}


KEY, NEXT = b"\0", b"\1"
"""The first byte of packed bytes: packed by the beginning of the game, or by the latest key before them."""
KEYS = 8
"""Of so many packed positions one is a key."""


class SaveError(ValueError):
    """Bytes that are no saved state, or one of another ruleset or schema."""


def decoder(ruleset: Ruleset) -> msgspec.msgpack.Decoder[Snapshot[Any]]:
    """The decoder for states of a ruleset: it knows that ruleset's frames."""
    types = tuple(ruleset.procedures)
    found = DECODERS.get(types)
    if found is None:
        frames = reduce(or_, types)
        found = DECODERS[types] = msgspec.msgpack.Decoder(Snapshot[frames])  # type: ignore[valid-type]
    return found


def save(state: State) -> bytes:
    """The state as bytes. Equal states give equal bytes once ``canonical``."""
    return ENCODER.encode(snapshot(state))


def snapshot(state: State) -> Snapshot[Any]:
    """The state in the form in which it is saved."""
    return Snapshot(
        SCHEMA,
        state.ruleset.name,
        len(state.players),
        state.cards,
        [(parent, role, cards) for (parent, role), cards in state.contents.items()],
        [(entity, name, value) for (entity, name), value in state.marks.items()],
        state.places,
        state.frames,
        state.lasting,
        state.settled,
        state.chance,
        state.handles,
        state.restores,
        state.lists,
        state.result,
    )


def load(ruleset: Ruleset, data: bytes) -> State:
    """The state that ``save`` made the bytes from.

    Raises:
        SaveError: the bytes are damaged, or belong to another ruleset or a later schema.
    """
    state = State(ruleset, 0, 0)
    load_into(state, data)
    try:
        state.watch()
        for card in state.cards.values():
            ruleset.roles[card.role]
        for frame in state.frames:
            ruleset.procedures[type(frame)].steps[frame.step]
    except KeyError as error:
        raise SaveError(f"this version of {ruleset.name} knows no {error}") from error
    return state


def load_into(state: State, data: bytes) -> None:
    """Make a state equal to a saved one of the same ruleset."""
    ruleset = state.ruleset
    try:
        header = HEADER.decode(data)
        if header.schema > SCHEMA or header.schema < 1:
            raise SaveError(f"saved with schema {header.schema}, this version reads up to {SCHEMA}")
        if header.ruleset != ruleset.name:
            raise SaveError(f"saved under {header.ruleset}, not under {ruleset.name}")
        saved = decoder(ruleset).decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(f"no saved game: {error}") from error
    state.players = tuple(range(1, saved.players + 1))
    state.cards = saved.cards
    state.contents = {(parent, role): cards for parent, role, cards in saved.contents}
    state.marks = {(entity, name): value for entity, name, value in saved.marks}
    state.places = saved.places
    state.frames = saved.frames
    state.lasting = saved.lasting
    state.settled = saved.settled
    state.chance = saved.chance
    state.handles = saved.handles
    state.restores = saved.restores
    state.lists = saved.lists
    state.result = saved.result
    state.depth = len(state.frames) - 1
    state.memo = {}


def canonical(state: State) -> bytes:
    """Bytes that are equal exactly when states are: tables sorted by key."""
    twin = state.clone()
    twin.contents = dict(sorted(state.contents.items()))
    twin.marks = dict(sorted(state.marks.items()))
    return ENCODER.encode(in_order(msgspec.to_builtins(snapshot(twin), builtin_types=(bytes,))))


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


def packed(begin: bytes, earlier: Mapping[int, bytes], data: bytes) -> bytes:
    """A saved position of a game in little space: what differs from its beginning, or from an earlier position.

    Args:
        begin: the saved beginning.
        earlier: positions packed before, by ascending numbers.
        data: the saved position.
    """
    kind, like = KEY, begin
    for at, number in enumerate(reversed(earlier)):
        if at == KEYS - 1:
            break
        if earlier[number][:1] == KEY:
            kind, like = NEXT, unpacked(begin, earlier, number)
            break
    squeeze = zlib.compressobj(zdict=like)
    return kind + squeeze.compress(data) + squeeze.flush()


def unpacked(begin: bytes, positions: Mapping[int, bytes], number: int) -> bytes:
    """The saved position of that number; one that was never packed is returned as it is.

    Raises:
        SaveError: the bytes are damaged.
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
    try:
        return zlib.decompressobj(zdict=like).decompress(data[1:])
    except zlib.error as error:
        raise SaveError(f"no saved position: {error}") from error
