"""Texts whose numbers are doubled or tripled, of the same shape as before (1E-7.2.2.0.6/1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from spaceline.effects.nodes import (
    abilities as texts,
    effects as deed,
    modifiers as change,
    requirements as ask,
    selectors as select,
    tests as test,
)

Factors = Mapping[str, int]
"""By how much the numbers of ``requirements``, ``effects`` and ``points`` are multiplied; those left out stay."""

REQUIREMENT, EFFECT, POINTS = "requirements", "effects", "points"

ASKED: dict[type, str] = {
    ask.Skill: "level",
    ask.Total: "over",
    ask.Each: "count",
    test.AtLeast: "least",
    deed.Select: "count",
}
"""The number in what is asked for."""

DONE: dict[type, str] = {
    deed.Select: "count",
    deed.Top: "count",
    deed.Draw: "amount",
    deed.CardPlays: "amount",
    change.Raise: "times",
}
"""The number in what is done."""

WHOLE = (ask.Each, select.Cards)
"""What single cards must be like stays as it is: of such cards there must be more."""

PARTS: dict[type, dict[str, str]] = {
    texts.Encounter: {"unless": REQUIREMENT, "tries": REQUIREMENT, "effect": EFFECT, "otherwise": EFFECT},
    texts.Cure: {"test": REQUIREMENT},
    texts.Nullifier: {"test": REQUIREMENT},
    texts.When: {"effect": EFFECT},
    texts.Order: {"effect": EFFECT},
}
"""The parts of a text in which numbers are multiplied, and as what."""


def multiplied(ability: texts.Ability, factors: Factors) -> texts.Ability:
    """A text with its numbers multiplied."""
    parts = PARTS.get(type(ability), {})
    changed = {name: part_multiplied(getattr(ability, name), kind, factors) for name, kind in parts.items()}
    found: texts.Ability = replace(ability, **changed) if changed else ability
    return found


def part_multiplied(node: Any, kind: str, factors: Factors) -> Any:
    """A part of a text with its numbers multiplied, those of what it is made of too."""
    if isinstance(node, tuple):
        return tuple(part_multiplied(part, kind, factors) for part in node)
    if not isinstance(node, msgspec.Struct) or isinstance(node, WHOLE):
        return replace(node, **number_in(node, kind, factors)) if isinstance(node, ask.Each) else node
    inside = {name: part_multiplied(getattr(node, name), kind, factors) for name in node.__struct_fields__}
    return replace(node, **{**inside, **number_in(node, kind, factors)})


def number_in(node: Any, kind: str, factors: Factors) -> dict[str, int]:
    """The number of a node itself, multiplied; what is counted on the table is as it is."""
    if isinstance(node, deed.Score):
        return {"times": node.times * factors.get(POINTS, 1)}
    if isinstance(node, ask.Each) and node.title:
        return {}
    name = (ASKED if kind == REQUIREMENT else DONE).get(type(node), "")
    number = getattr(node, name) if name else None
    return {name: number * factors.get(kind, 1)} if isinstance(number, int) else {}
