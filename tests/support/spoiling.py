"""Saved games and positions that somebody has spoiled, systematically: at each kind of place, in each of some ways."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from spaceline.core.codec import packed
from spaceline.hosting.saving import NOW, parsed, seal, unpacked

HUGE, NEGATIVE = 1 << 62, -7
TEXTS = ("", "\x1b[31mred\x9b2J", "no such word", "x" * 5_000)
GONE = object()
Path_ = tuple[Any, ...]


def places(value: Any, path: Path_ = ()) -> Iterator[tuple[str, Path_]]:
    """Each place in plain data, with its kind: rows of one list are of one kind."""
    yield "/".join("*" if isinstance(part, int) else str(part) for part in path), path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from places(inner, (*path, number))


def one_of_each(value: Any, rng: Random) -> dict[str, Path_]:
    """A place of each kind, by chance."""
    found: dict[str, list[Path_]] = {}
    for kind, path in places(value):
        found.setdefault(kind, []).append(path)
    return {kind: rng.choice(paths) for kind, paths in found.items()}


def spoiled(value: Any, rng: Random) -> Iterator[tuple[str, Any]]:
    """What may stand in the place of a value, with a word for it: of other types, out of range, twice, not at all."""
    yield "gone", GONE
    yield "nothing", None
    yield "another type", [] if not isinstance(value, list) else {}
    if isinstance(value, bool):
        yield "the other", not value
    elif isinstance(value, int):
        yield from (("huge", HUGE), ("negative", NEGATIVE), ("one more", value + 1), ("a text", str(value)))
    elif isinstance(value, str):
        yield from ((f"text {number}", text) for number, text in enumerate(TEXTS))
        yield "a number", 3
    elif isinstance(value, bytes):
        yield from (("cut", value[: len(value) // 2]), ("flipped", bytes(it ^ 1 for it in value)), ("empty", b""))
    elif isinstance(value, list) and value:
        yield "one twice", [*value, rng.choice(value)]
        yield "turned around", value[::-1]
        yield "empty", []
    elif isinstance(value, dict) and value:
        key = rng.choice(list(value))
        yield "another key", {**value, "unknown" if isinstance(key, str) else HUGE: value[key]}
        yield "empty", {}


def with_spoiled(value: Any, path: Path_, other: Any) -> Any:
    """Plain data with another value in a place."""
    if not path:
        return None if other is GONE else other
    key, *rest = path
    copy = dict(value) if isinstance(value, dict) else list(value)
    if rest or other is not GONE:
        copy[key] = with_spoiled(value[key], tuple(rest), other)
    else:
        del copy[key]
    return copy


def spoilings(value: Any, rng: Random) -> Iterator[tuple[str, Any]]:
    """Plain data spoiled in one place each, with what was done where."""
    for kind, path in one_of_each(value, rng).items():
        there = value
        for part in path:
            there = there[part]
        for how, other in spoiled(there, rng):
            yield f"{kind}: {how}", with_spoiled(value, path, other)


def spoiled_saves(data: bytes, rng: Random) -> Iterator[tuple[str, bytes]]:
    """A saved game spoiled in one place each, and sealed anew: its parts, and the position in which it ends."""
    plain = msgspec.msgpack.decode(data[: -len(seal(b""))], strict=False)
    for what, other in spoilings(plain, rng):
        yield what, sealed(other)
    saved = parsed(data, "this")
    position = msgspec.msgpack.decode(unpacked(saved.record.begin, {NOW: saved.now}, NOW))
    for what, other in spoilings(position, rng):
        now = packed(saved.record.begin, {}, msgspec.msgpack.encode(other))
        yield f"now/{what}", sealed({**plain, "now": now})
        if what.endswith(("gone", "huge", "one twice")):
            yield f"begin/{what}", sealed(with_spoiled(plain, ("record", "begin"), msgspec.msgpack.encode(other)))


def sealed(plain: Any) -> bytes:
    """Plain data as a saved game that was not damaged."""
    data = msgspec.msgpack.encode(plain)
    return data + seal(data)
