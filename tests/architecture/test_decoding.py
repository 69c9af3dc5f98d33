"""Whatever is decoded into is built before: see ``spaceline.core.decoding``."""

import ast
from collections.abc import Iterable, Iterator

import pytest

from tests.architecture.source_tree import PACKAGE, modules_in

OWN = "src/spaceline/core/decoding.py"
TYPE_AT = {"convert": 1, "decode": -1, "Decoder": 0}
"""At which place each function of msgspec takes the type; the functions ``decode`` take it by its name only."""


def types_asked(nodes: Iterable[ast.AST]) -> Iterator[tuple[int, ast.expr | None]]:
    """The lines on which msgspec is asked to decode, and into what; None where that is said nowhere."""
    for node in nodes:
        if isinstance(node, ast.Call) and (at := TYPE_AT.get(name_of(node.func))) is not None:
            named = [keyword.value for keyword in node.keywords if keyword.arg == "type"]
            placed = node.args[at:][:1] if at >= 0 else []
            yield node.lineno, next(iter(named + placed), None)


def name_of(function: ast.expr) -> str:
    """The last word of a function of msgspec; empty for any other."""
    words = ast.unparse(function).split(".")
    return words[-1] if words[0] == "msgspec" else ""


def is_built(kind: ast.expr | None) -> bool:
    return kind is None or (isinstance(kind, ast.Call) and ast.unparse(kind.func) == "built")


def test_every_type_is_built_before_anything_is_decoded_into_it():
    found = [
        f"{module.name}:{line}"
        for module in modules_in(PACKAGE)
        if module.name != OWN
        for line, kind in types_asked(module.nodes)
        if not is_built(kind)
    ]
    assert not found


def test_functions_of_msgspec_are_called_by_their_full_names():
    found = [
        module.name
        for module in modules_in(PACKAGE)
        for node in module.nodes
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "msgspec"
        if {alias.name for alias in node.names} & {*TYPE_AT, "json", "msgpack", "yaml", "toml"}
    ]
    assert not found


@pytest.mark.parametrize(
    "source", ["msgspec.convert(x, T)", "msgspec.json.decode(x, type=T)", "msgspec.msgpack.Decoder(T)"]
)
def test_a_type_that_is_not_built_is_noticed(source):
    [(line, kind)] = types_asked(ast.walk(ast.parse(source)))
    assert line == 1
    assert not is_built(kind)


@pytest.mark.parametrize("source", ["msgspec.convert(x, built(T))", "msgspec.json.decode(x)", "self.convert(x, T)"])
def test_what_is_built_or_no_type_is_let_through(source):
    assert all(is_built(kind) for _line, kind in types_asked(ast.walk(ast.parse(source))))
