"""Renaming entities inside records: which fields hold ids follows from their annotations."""

from __future__ import annotations

from collections.abc import Callable
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import replace

Rename = Callable[[int], int]
Renamer = Callable[[Any, Rename], Any]

RENAMERS: dict[type, tuple[tuple[str, Renamer], ...]] = {}


LEFT_OUT = -1
"""The name of an entity that a list is to do without; where a single one is named it becomes 0."""


def renamed_record(record: Any, rename: Rename) -> Any:
    """A copy of a record with every id in it renamed and every secret emptied; what is empty has no other name."""
    kind = type(record)
    fields = RENAMERS.get(kind)
    if fields is None:
        hints = get_type_hints(kind, include_extras=True)
        found = ((name, renamer(hints[name])) for name in kind.__struct_fields__)
        fields = RENAMERS[kind] = tuple((name, change) for name, change in found if change is not None)
    changes = {name: change(value, rename) for name, change in fields if (value := getattr(record, name))}
    return replace(record, **changes) if changes else record


def renamer(hint: Any) -> Renamer | None:
    """How to rename a value of this type; None when it holds no id."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        marked = [MARKED[note] for note in args[1:] if note in MARKED]
        return marked[0] if marked else renamer(args[0])
    if origin is tuple:
        return tuple_renamer(args)
    if origin is dict:
        return dict_renamer(args)
    if origin in (Union, UnionType):
        parts = [renamer(arg) for arg in args if arg is not type(None)]
        inner = next((part for part in parts if part is not None), None)
        return inner and (lambda value, rename: None if value is None else inner(value, rename))
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return renamed_record
    return None


def text_key(key: str, rename: Rename) -> str:
    """The name of a text under another number for its card."""
    card, _, rest = key.partition(":")
    return f"{rename(int(card))}:{rest}"


MARKED: dict[Any, Renamer] = {
    "entity": lambda value, rename: max(0, rename(value)),
    "text": text_key,
    "texts": lambda value, rename: tuple(sorted(text_key(key, rename) for key in value)),
    "secret": lambda value, rename: {},
}
"""How to rename what an annotation marks."""


def known(ids: tuple[int, ...], rename: Rename) -> tuple[int, ...]:
    """Ids under their new names, without those that are renamed to ``LEFT_OUT``."""
    return tuple(name for name in map(rename, ids) if name != LEFT_OUT)


def tuple_renamer(args: tuple[Any, ...]) -> Renamer | None:
    """How to rename a tuple; of a list of ids, those renamed to ``LEFT_OUT`` are left out."""
    if len(args) == 2 and args[1] is Ellipsis:
        if get_origin(args[0]) is Annotated and "entity" in get_args(args[0]):
            return known
        inner = renamer(args[0])
        return inner and (lambda value, rename: tuple(inner(item, rename) for item in value))
    parts = [renamer(arg) for arg in args]
    if not any(parts):
        return None
    return lambda value, rename: tuple(
        part(item, rename) if part else item for part, item in zip(parts, value, strict=True)
    )


def dict_renamer(args: tuple[Any, ...]) -> Renamer | None:
    """How to rename the keys and values of a table."""
    key, value = renamer(args[0]), renamer(args[1])
    if key is None and value is None:
        return None
    return lambda table, rename: {
        (key(name, rename) if key else name): (value(item, rename) if value else item) for name, item in table.items()
    }
