"""Paths: how a saved game names a part of a text, by definition and by the numbers of parts within parts."""

from __future__ import annotations

from functools import cache
from typing import Any

from spaceline.effects.nodes import abilities, effects, tests

FIELDS: dict[type, tuple[str, ...]] = {
    abilities.Faced: ("effect",),
    abilities.Played: ("effect",),
    abilities.Boards: ("effect",),
    abilities.Order: ("effect",),
    abilities.When: ("effect",),
    abilities.Throughout: ("effect",),
    abilities.Damage: ("ability",),
    abilities.Encounter: ("trigger", "unless", "tries", "effect", "otherwise"),
    abilities.Cure: ("test",),
    abilities.Nullifier: ("test",),
    abilities.PartOfCombo: ("texts",),
    abilities.Seeds: ("effect",),
    abilities.Alternate: ("effect",),
    abilities.Plays: ("price",),
    abilities.SpecialDownload: ("effect",),
    effects.Sequence: ("steps",),
    effects.Gate: ("test", "tries", "then", "otherwise"),
    effects.BeginBattle: ("first", "win", "otherwise"),
    effects.EachPlayer: ("effect",),
    effects.ForEach: ("effect",),
    effects.Later: ("effect",),
    tests.Not: ("test",),
    tests.OneIs: ("test",),
    tests.Both: ("tests",),
    tests.Either: ("tests",),
}
"""The fields of a node whose values can be pointed at."""


@cache
def parts(node: Any) -> tuple[tuple[str, Any], ...]:
    """The parts of a node with the names of their fields; a field that is not given counts as no part."""
    found: list[tuple[str, Any]] = []
    for name in FIELDS.get(type(node), ()):
        held = getattr(node, name)
        if isinstance(held, tuple):
            found.extend((name, item) for item in held)
        elif held is not None:
            found.append((name, held))
    return tuple(found)


def part(node: Any, at: int) -> Any:
    """One part of a node."""
    return parts(node)[at][1]


@cache
def names(node: Any) -> tuple[str, ...]:
    """The field names of the parts of a node."""
    return tuple(name for name, _ in parts(node))
