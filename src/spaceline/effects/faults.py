"""What several checks of nodes have in common: names that nobody knows, numbers too small."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any as Anything

from spaceline.effects.nodes import AnyNode
from spaceline.effects.vocabulary import Vocabulary

FaultCheck = Callable[[Anything, Vocabulary], Iterator[str]]


def unknown(kind: str, names: Iterable[str], known: Iterable[str]) -> Iterator[str]:
    """Names that are not in the vocabulary."""
    for name in names:
        if name not in known:
            yield f"unknown {kind} {name!r}"


def positive(name: str, value: object, least: int = 1) -> Iterator[str]:
    """A plain number that is too small."""
    if isinstance(value, int) and value < least:
        yield f"{name} is {value}, less than {least}"


def nothing(it: AnyNode, vocabulary: Vocabulary) -> Iterator[str]:
    """Nothing but the words of such a node can be wrong."""
    return iter(())


def several(field: str, least: int = 2) -> FaultCheck:
    """A node that needs so many parts."""

    def check(it: AnyNode, vocabulary: Vocabulary) -> Iterator[str]:
        yield from positive(f"the number of {field}", len(getattr(it, field)), least)

    return check
