"""A part that each edition has in one room: its deck form, its heuristic player, the layout of its table."""

from __future__ import annotations

from pkgutil import resolve_name
from typing import Any, Generic, TypeVar, cast

from spaceline.editions.edition import Edition

T = TypeVar("T")

PARTS: dict[str, Part[Any]] = {}
"""All parts by name, as far as their rooms have been imported."""


class MissingPart(LookupError):
    """An edition does not have a part; the message says why, where the edition does."""


class Part(Generic[T]):
    """Declared by the room that uses it; an edition names where its own is, which is imported at its first use."""

    def __init__(self, name: str, kind: type | None = None) -> None:
        """Declare a part.

        Args:
            name: the key in `Edition.parts`.
            kind: the class that each edition's own must be an instance of; None for functions.

        Raises:
            ValueError: there is one of that name.
        """
        if name in PARTS:
            raise ValueError(f"two parts are called {name!r}")
        self.name = name
        self.kind = kind
        self._found: dict[Edition, T] = {}
        PARTS[name] = self

    def of(self, edition: Edition) -> T:
        """The part of an edition.

        Raises:
            MissingPart: the edition does not have it.
            TypeError: what the edition names is something else.
        """
        found = self._found.get(edition)
        return self._resolved(edition) if found is None else found

    def _resolved(self, edition: Edition) -> T:
        where = edition.parts.get(self.name)
        if where is None:
            why = edition.without.get(self.name, "it names none")
            raise MissingPart(f"{edition.name} has no {self.name}: {why}")
        found = resolve_name(where)
        if not (callable(found) if self.kind is None else isinstance(found, self.kind)):
            wanted = "function" if self.kind is None else self.kind.__name__
            raise TypeError(f"{where} is no {wanted}, as {self.name} of {edition.name} must be")
        self._found[edition] = cast("T", found)
        return self._found[edition]
