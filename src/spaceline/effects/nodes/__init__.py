"""The nodes of the effect language, as frozen data, and ways to walk through them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.modifiers import Modifier
from spaceline.effects.nodes.node import Node
from spaceline.effects.nodes.requirements import AnyRequirement, Requirement
from spaceline.effects.nodes.selectors import Amount, Cards
from spaceline.effects.nodes.tests import DeedDone, Test
from spaceline.effects.nodes.traits import AnyTrait, Filter

AnyNode = Node | Requirement

ABILITIES: tuple[type[Node], ...] = get_args(Ability)
EFFECTS: tuple[type[Node], ...] = get_args(Effect)
TESTS: tuple[type[Node], ...] = get_args(Test)
MODIFIERS: tuple[type[Node], ...] = get_args(Modifier)
AMOUNTS: tuple[type[Node], ...] = tuple(kind for kind in get_args(Amount) if kind is not int)
TRAITS: tuple[type[Node], ...] = get_args(AnyTrait)
SELECTORS: tuple[type[Node], ...] = (Cards, Filter, *TRAITS)
REQUIREMENTS: tuple[type[Requirement], ...] = get_args(AnyRequirement)

NODES: tuple[type[AnyNode], ...] = (
    *ABILITIES,
    *EFFECTS,
    *TESTS,
    DeedDone,
    *MODIFIERS,
    *SELECTORS,
    *AMOUNTS,
    *REQUIREMENTS,
)
"""Every node there is."""


def parts(node: AnyNode) -> tuple[tuple[str, AnyNode], ...]:
    """The nodes right inside a node, each with the field that holds it: ``steps[1]``, ``cards``."""
    found: list[tuple[str, AnyNode]] = []
    for field in node.__struct_fields__:
        held = getattr(node, field)
        if not held:
            continue
        if isinstance(held, (Node, Requirement)):
            found.append((field, held))
        elif isinstance(held, tuple):
            found.extend(
                (f"{field}[{at}]", item) for at, item in enumerate(held) if isinstance(item, (Node, Requirement))
            )
    return tuple(found)


def walk(node: AnyNode, path: str = "") -> Iterator[tuple[str, AnyNode]]:
    """A node and everything inside it, from the outside in, each with the way to it."""
    yield path, node
    for field, inner in parts(node):
        yield from walk(inner, f"{path}.{field}" if path else field)


__all__ = [
    "ABILITIES",
    "AMOUNTS",
    "EFFECTS",
    "MODIFIERS",
    "NODES",
    "REQUIREMENTS",
    "SELECTORS",
    "TESTS",
    "TRAITS",
    "Ability",
    "Amount",
    "AnyNode",
    "AnyRequirement",
    "Effect",
    "Modifier",
    "Test",
    "parts",
    "walk",
]
