"""The saved form of a state."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from spaceline.core.data.leaves import (
    CardId,
    CardState,
    Chance,
    EntityId,
    Lasting,
    Place,
    PlaceId,
    PlayerId,
    Settled,
)

SCHEMA = 1
"""Raised when saved states change shape; older numbers stay readable (tests/contract)."""

F = TypeVar("F")


class Snapshot(msgspec.Struct, Generic[F], frozen=True, array_like=True):
    """A state as bytes hold it. Tables are written in the order in which the state holds them."""

    schema: int
    ruleset: str
    players: int
    cards: dict[CardId, CardState]
    contents: list[tuple[EntityId, str, tuple[CardId, ...]]]
    marks: list[tuple[EntityId, str, int]]
    places: dict[PlaceId, Place]
    frames: list[F]
    lasting: tuple[Lasting, ...]
    settled: tuple[Settled, ...]
    chance: Chance
    handles: tuple[int, ...]
    restores: tuple[bytes, ...]
    lists: dict[PlayerId, dict[str, tuple[str, ...]]]
    result: tuple[tuple[PlayerId, ...], str] | None


class Header(msgspec.Struct, frozen=True, array_like=True):
    """The beginning of a snapshot: enough to know how to read the rest."""

    schema: int
    ruleset: str
