"""What the cards do: for each edition one module for each set and type, written in phrases."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from spaceline.effects.nodes.abilities import Ability


def load_definitions(edition: str = "second") -> Mapping[str, tuple[Ability, ...]]:
    """The texts of all defined cards of an edition by card id; every module of its package is a book.

    Raises:
        ValueError: two books define the same card.
    """
    return _books(edition)


@cache
def _books(edition: str) -> Mapping[str, tuple[Ability, ...]]:
    package = import_module(f"{__name__}.{edition}")
    found: dict[str, tuple[Ability, ...]] = {}
    for module in sorted(iter_modules(package.__path__), key=lambda info: info.name):
        book = import_module(f"{package.__name__}.{module.name}").cards
        twice = found.keys() & book.definitions.keys()
        if twice:
            raise ValueError(f"defined in two books: {', '.join(sorted(twice))}")
        found.update(book.definitions)
    return found
