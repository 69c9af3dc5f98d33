"""What the cards do: for each edition a folder, in it the books of each set, written in phrases."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import walk_packages

from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.phrases import Book


def load_definitions(edition: str = "second") -> Mapping[str, tuple[Ability, ...]]:
    """The texts of all defined cards of an edition by card id; every module of its folder is a book.

    Raises:
        ValueError: two books define the same card.
    """
    return _all(edition)


def books(edition: str = "second") -> Iterator[Book]:
    """The books of an edition, in the order of their names."""
    package = import_module(f"{__name__}.{edition}")
    for module in sorted(walk_packages(package.__path__, f"{package.__name__}."), key=lambda info: info.name):
        if not module.ispkg:
            yield import_module(module.name).cards


@cache
def _all(edition: str) -> Mapping[str, tuple[Ability, ...]]:
    found: dict[str, tuple[Ability, ...]] = {}
    for book in books(edition):
        twice = found.keys() & book.definitions.keys()
        if twice:
            raise ValueError(f"defined in two books: {', '.join(sorted(twice))}")
        found.update(book.definitions)
    return found
