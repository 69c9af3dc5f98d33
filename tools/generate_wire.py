"""Write web/src/wire.ts, the types of the client, from the records of ``presentation.model`` and ``server.wire``.

Usage: .venv/bin/python tools/generate_wire.py
"""

from __future__ import annotations

import types
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from spaceline.presentation.model import advice, faces, lesson, log, prompts, seeding as boards, stage, summary, table
from spaceline.server import wire
from spaceline.server.wire import advising, decks, lessons, library, messages, people, replays, seeding

FILE = Path(__file__).parents[1] / "web" / "src" / "wire.ts"

MODULES = (
    faces,
    table,
    prompts,
    boards,
    stage,
    summary,
    log,
    lesson,
    advice,
    advising,
    messages,
    seeding,
    people,
    library,
    decks,
    lessons,
    replays,
)

ALIASES: dict[str, Any] = {
    "OptionKey": prompts.OptionKey,
    "FromServer": messages.FromServer,
    "FromClient": messages.FromClient,
}
"""Types that have a name of their own without being records."""

PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}

HEAD = "// Written by tools/generate_wire.py from src/spaceline/server/wire and presentation/model; change it there.\n"


def source() -> str:
    """The file as it should be."""
    parts = [HEAD, *constants(), *(record(cls) for module in MODULES for cls in records(module))]
    parts += [f"export type {name} = {type_of(alias, named=False)};\n" for name, alias in ALIASES.items()]
    return "\n".join(parts)


def constants() -> Iterator[str]:
    """The numbers that both sides keep to."""
    yield f"export const WIRE_VERSION = {wire.WIRE_VERSION};"
    yield f"export const LONGEST_CHAT = {messages.LONGEST_CHAT};"
    yield f"export const LONGEST_TITLE = {decks.LONGEST_TITLE};"
    yield f"export const LONGEST_MESSAGE = {messages.LONGEST_MESSAGE};\n"


def records(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The records that a module defines, in its order."""
    found = vars(module).values()
    return [it for it in found if isinstance(it, type) and issubclass(it, msgspec.Struct) and is_of(it, module)]


def is_of(cls: type, module: ModuleType) -> bool:
    """Whether a class is defined in a module, not only imported there."""
    return cls.__module__ == module.__name__


def record(cls: type[msgspec.Struct]) -> str:
    """An interface; what may be left out is optional: defaults that we do not send, and those a client need not."""
    hints, config = get_type_hints(cls), cls.__struct_config__
    lines = [f"/** {(cls.__doc__ or '').splitlines()[0]} */", f"export interface {cls.__name__} {{"]
    if config.tag:
        lines.append(f'  readonly {config.tag_field}: "{config.tag}";')
    for field in msgspec.structs.fields(cls):
        may_lack = not field.required and (config.omit_defaults or config.forbid_unknown_fields)
        lines.append(f"  readonly {field.encode_name}{'?' if may_lack else ''}: {type_of(hints[field.name])};")
    return "\n".join((*lines, "}\n"))


def type_of(hint: Any, *, named: bool = True) -> str:
    """A type as TypeScript writes it.

    Raises:
        TypeError: there is no such type on the wire.
    """
    if named and (name := next((name for name, alias in ALIASES.items() if alias == hint), "")):
        return name
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    return composed(get_origin(hint), get_args(hint))


def composed(origin: Any, inner: tuple[Any, ...]) -> str:
    """A type made of others."""
    if origin in (Union, types.UnionType):
        return " | ".join(type_of(part) for part in inner)
    if origin is tuple and inner[1:] == (...,):
        return f"readonly {bracketed(type_of(inner[0]))}[]"
    if origin is tuple:
        return f"readonly [{', '.join(type_of(part) for part in inner)}]"
    if origin is dict and inner[0] is str:
        return f"Readonly<Record<string, {type_of(inner[1])}>>"
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in inner)
    raise TypeError(f"no such type on the wire: {origin}")


def bracketed(text: str) -> str:
    """A type in brackets where it consists of several words."""
    return f"({text})" if " " in text else text


if __name__ == "__main__":
    FILE.write_text(source(), encoding="utf-8")
