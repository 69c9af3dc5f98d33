"""Write docs/names.md: every public type of the code, where it stands and what it is.

Usage: .venv/bin/python tools/generate_names.py
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:  # as a command, the folder of this file stands there instead
    sys.path.insert(0, str(ROOT))

from tools.measure_house import House, edition_in, house_of

PAGE = ROOT / "docs" / "names.md"
LONGEST_VALUE = 90
"""Characters of what a name stands for, where nothing else is said of it."""

HEAD = """# Names

Written by `tools/generate_names.py` from the docstrings: every public type, by the package it stands in. A type
name stands for one thing. The two editions may share a name for what is the same in both; then it is listed once.
The central names are in the [glossary](glossary.md).
"""


def place_of(module: str, times: int) -> str:
    """Where a name stands; what both editions give, stands in their part of the house."""
    before, edition = edition_in(module)
    return (f"{before}.<edition>" if times > 1 and edition else module).removeprefix("spaceline.")


def room_of(place: str) -> str:
    """The package under which a name is listed."""
    parts = place.split(".")
    return ".".join(parts[:2] if len(parts) > 2 else parts[:1])


def types_of(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The public types of a module with the first sentence of what is said of them, empty where nothing is."""
    for node, after in zip(tree.body, [*tree.body[1:], None], strict=True):
        if isinstance(node, ast.ClassDef):
            yield node.name, first_sentence(ast.get_docstring(node) or "")
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            said = first_sentence(string_of(after)) or value_of(node)
            yield from ((target.id, said) for target in targets if isinstance(target, ast.Name))


def string_of(node: ast.stmt | None) -> str:
    """What a statement says that is a string alone; empty for any other."""
    value = node.value if isinstance(node, ast.Expr) else None
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else ""


def value_of(node: ast.Assign | ast.AnnAssign) -> str:
    """What an alias stands for, as the code has it."""
    code = " ".join(ast.unparse(node.value).split()) if node.value is not None else ""
    return f"`{code if len(code) <= LONGEST_VALUE else code[:LONGEST_VALUE] + ' ...'}`"


def first_sentence(text: str) -> str:
    """The first sentence of a docstring, on one line."""
    return " ".join(text.strip().split("\n\n")[0].split()).split(". ")[0].rstrip(".")


def names(house: House) -> dict[str, list[tuple[str, str]]]:
    """Every public type name, with the modules that give it and what each says of it."""
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for module, source in house.modules.items():
        for name, said in types_of(source.tree):
            if name[0].isupper() and not name.isupper():
                found[name].append((module, said))
    return found


def page(house: House) -> str:
    """The page as it should be."""
    rooms: dict[str, list[tuple[str, str, str]]] = defaultdict(list)
    for name, given in names(house).items():
        for place, said in dict(reversed([(place_of(module, len(given)), said) for module, said in given])).items():
            rooms[room_of(place)].append((name, place, said))
    parts = [HEAD]
    for room, rows in sorted(rooms.items()):
        lines = [f"| `{name}` | `{place}` | {said.replace('|', '&#124;')} |" for name, place, said in sorted(rows)]
        table = ("| name | module | what it is |", "|---|---|---|", *lines)
        parts.append("\n".join((f"## {room}", "", *table, "")))
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(house_of(ROOT)), encoding="utf-8")
