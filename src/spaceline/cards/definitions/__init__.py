"""What the cards do: one module for each set and type, written in phrases."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from spaceline.cards.definitions import second
from spaceline.effects.nodes.abilities import Ability


@cache
def load_definitions() -> Mapping[str, tuple[Ability, ...]]:
    """The texts of all defined cards by card id; every module of the package is a book.

    Raises:
        ValueError: two books define the same card.
    """
    found: dict[str, tuple[Ability, ...]] = {}
    for module in sorted(iter_modules(second.__path__), key=lambda info: info.name):
        book = import_module(f"{second.__name__}.{module.name}").cards
        twice = found.keys() & book.definitions.keys()
        if twice:
            raise ValueError(f"defined in two books: {', '.join(sorted(twice))}")
        found.update(book.definitions)
    return found
