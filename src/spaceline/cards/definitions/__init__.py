"""What the cards do: for each edition a folder, in it the books of each set, written in phrases."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import walk_packages

from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.phrases import Book


def load_definitions(edition: str = "second") -> Mapping[str, tuple[Ability, ...]]:
    """The texts of all defined cards of an edition by card id; modules that hold a book are found in its folder.

    Raises:
        ValueError: two books define the same card.
    """
    return _all(edition)


def books(edition: str = "second") -> Mapping[str, Book]:
    """The books of an edition by the names of their modules, in order; a module without one holds phrases."""
    package = import_module(f"{__name__}.{edition}")
    names = sorted(module.name for module in walk_packages(package.__path__, f"{package.__name__}."))
    found = {name: getattr(import_module(name), "cards", None) for name in names}
    return {name: book for name, book in found.items() if isinstance(book, Book)}


@cache
def _all(edition: str) -> Mapping[str, tuple[Ability, ...]]:
    found: dict[str, tuple[Ability, ...]] = {}
    for book in books(edition).values():
        twice = found.keys() & book.definitions.keys()
        if twice:
            raise ValueError(f"defined in two books: {', '.join(sorted(twice))}")
        found.update(book.definitions)
    return found
