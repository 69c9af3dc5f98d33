"""A list that grows at its end, as a record and a log do. What is older is kept packed, and unpacked to be read."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, Generic, TypeVar, overload

import msgspec

from spaceline.core.decoding import built

ENCODER = msgspec.msgpack.Encoder()
LEAF = 32
"""So many items are packed together: then a line of a log takes a tenth of the memory."""
AT_HAND = 16
"""So many of the latest items are never packed."""

T = TypeVar("T")


@cache
def decoder(kind: Any) -> msgspec.msgpack.Decoder[Any]:
    """Reads packed items of a kind."""
    return msgspec.msgpack.Decoder(built(list[kind]))


class PackedLog(Sequence[T], Generic[T]):
    """Items of one kind, which are never changed. It is read as a list is, and written at its end only."""

    __slots__ = ("end", "kind", "leaves", "opened")

    def __init__(self, kind: Any, items: Iterable[T] = ()) -> None:
        """Begin with these; the kind is a type that msgspec can read."""
        self.kind = kind
        self.leaves: list[bytes] = []
        self.end: list[T] = []
        self.opened: tuple[int, list[T]] = (-1, [])
        """The number of the leaf that was read last, and what is on it, until something is written."""
        self.extend(items)

    def __len__(self) -> int:
        """How many items there are."""
        return len(self.leaves) * LEAF + len(self.end)

    @overload
    def __getitem__(self, at: int) -> T: ...

    @overload
    def __getitem__(self, at: slice) -> list[T]: ...

    def __getitem__(self, at: int | slice) -> T | list[T]:
        """One item, or a list of several."""
        if isinstance(at, slice):
            start, stop, step = at.indices(len(self))
            packed = len(self.leaves) * LEAF
            if step == 1 and packed <= start <= stop:
                return self.end[start - packed : stop - packed]
            return [self[number] for number in range(start, stop, step)]
        leaf, line = divmod(range(len(self))[at], LEAF)
        if leaf < len(self.leaves):
            return self.leaf(leaf)[line]
        return self.end[line + (leaf - len(self.leaves)) * LEAF]

    def __iter__(self) -> Iterator[T]:
        """All items in order."""
        for leaf in range(len(self.leaves)):
            yield from self.leaf(leaf)
        yield from self.end

    def __reversed__(self) -> Iterator[T]:
        """All items, the latest first."""
        yield from reversed(self.end)
        for leaf in range(len(self.leaves) - 1, -1, -1):
            yield from reversed(self.leaf(leaf))

    def __eq__(self, other: object) -> bool:
        """Whether both hold equal items in the same order."""
        if not isinstance(other, PackedLog | list):
            return NotImplemented
        return len(self) == len(other) and all(one == it for one, it in zip(self, other, strict=True))

    __hash__ = None  # type: ignore[assignment]

    def leaf(self, number: int) -> list[T]:
        """What is on a leaf."""
        if self.opened[0] != number:
            self.opened = number, decoder(self.kind).decode(zlib.decompress(self.leaves[number]))
        return self.opened[1]

    def append(self, item: T) -> None:
        """Add an item."""
        self.extend((item,))

    def extend(self, items: Iterable[T]) -> None:
        """Add items."""
        self.end.extend(items)
        self.opened = (-1, [])
        while len(self.end) >= LEAF + AT_HAND:
            self.leaves.append(zlib.compress(ENCODER.encode(self.end[:LEAF])))
            del self.end[:LEAF]

    def cut(self, length: int) -> None:
        """Take away all but so many items."""
        whole, rest = divmod(length, LEAF)
        if whole < len(self.leaves):
            self.end = self.leaf(whole)[:rest]
            del self.leaves[whole:]
        else:
            del self.end[length - len(self.leaves) * LEAF :]
        self.opened = (-1, [])
