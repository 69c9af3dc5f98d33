"""What an edition can carry out of the language; what a card says beyond that is refused.

An edition says what it lacks: whole nodes, fields of nodes, words that a field may hold elsewhere. What it has tables
for (the traits of a filter, modifiers, places) follows from these.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from spaceline.effects.nodes import Ability, AnyNode, walk
from spaceline.effects.nodes.node import fields_of
from spaceline.effects.nodes.traits import Filter, Trait

Nodes = frozenset[type[AnyNode]]
Fields = Mapping[type[AnyNode], tuple[str, ...]]
Words = Mapping[tuple[type[AnyNode], str], tuple[str, ...]]


@dataclass(frozen=True)
class Support:
    """The language as one edition knows it."""

    edition: str
    """What people call it."""
    nodes: Nodes
    """Nodes that it lacks."""
    fields: Fields
    """Fields that it lacks of the others."""
    words: Words
    """Words that it lacks of those that a field may hold."""
    traits: Container[str]
    """The traits that it registers: what its cards may be."""
    names: Mapping[str, tuple[str, ...]]
    """Names that it lacks of those that the language has a list of, by trait."""

    def lacking(self, node: AnyNode) -> Iterator[str]:
        """What a single node says that the edition lacks: the node, fields of it, or words in them."""
        kind = type(node)
        if kind in self.nodes:
            yield kind.__name__
            return
        if isinstance(node, Trait):
            yield from self.untold(node)
            return
        lacked = self.fields.get(kind, ())
        for it in fields_of(kind):
            value = getattr(node, it.name)
            if it.name in lacked and (it.required or value != it.default):
                yield f"`{it.name}` of {kind.__name__}"
            for word in self.words.get((kind, it.name), ()):
                if word in (value if isinstance(value, tuple) else (value,)):
                    yield f"{word!r} as `{it.name}` of {kind.__name__}"

    def untold(self, trait: Trait) -> Iterator[str]:
        """What a trait says that the edition lacks."""
        if trait.trait not in self.traits:
            yield f"`{trait.trait}` of {Filter.__name__}"
        for name in self.names.get(trait.trait, ()):
            if name in trait.wanted:
                yield f"{name!r} as `{trait.trait}` of {Filter.__name__}"


T = TypeVar("T")


def missing(known: Iterable[T], has: Container[object]) -> tuple[T, ...]:
    """What the language knows and an edition does not have in a table of its own."""
    return tuple(it for it in known if it not in has)


def unsupported(title: str, abilities: Iterable[Ability], language: Support) -> list[str]:
    """A sentence for each thing that a card says and an edition cannot carry out."""
    nodes = (node for ability in abilities for _, node in walk(ability))
    lacking = dict.fromkeys(what for node in nodes for what in language.lacking(node))
    return [f"{title} says {what}, which {language.edition} does not support" for what in lacking]
