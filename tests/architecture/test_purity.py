"""A game is the same on every machine: nothing in its rules reads a clock, the system or an address."""

import ast
from collections.abc import Iterable

import pytest

from tests.architecture.source_tree import PACKAGE, Module, modules_in

PURE_ROOMS = ("core", "effects", "rules", "cards")
FORBIDDEN = {"time", "random", "uuid", "datetime", "secrets", "os"}


def imported(nodes: Iterable[ast.AST]) -> set[tuple[str, int]]:
    """The top-level packages that a module imports, with their lines."""
    found = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            found.update((alias.name.split(".")[0], node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add((node.module.split(".")[0], node.lineno))
    return found


def address_calls(nodes: Iterable[ast.AST]) -> list[int]:
    """Lines that ask for the memory address of an object, or hand on the function that does."""
    return [
        node.lineno
        for node in nodes
        if isinstance(node, ast.Call)
        and any(isinstance(part, ast.Name) and part.id == "id" for part in (node.func, *key_functions(node)))
    ]


def key_functions(call: ast.Call) -> list[ast.expr]:
    return [keyword.value for keyword in call.keywords if keyword.arg == "key"]


@pytest.fixture(scope="module", params=PURE_ROOMS)
def room(request: pytest.FixtureRequest) -> list[Module]:
    return modules_in(PACKAGE / request.param)


def test_a_pure_room_imports_no_clock_chance_or_system(room):
    found = [
        f"{module.name}:{line} imports {name}"
        for module in room
        for name, line in sorted(imported(module.nodes))
        if name in FORBIDDEN
    ]
    assert not found


def test_a_pure_room_asks_for_no_memory_address(room):
    found = [f"{module.name}:{line}" for module in room for line in address_calls(module.nodes)]
    assert not found


@pytest.mark.parametrize("source", ["import random", "import os.path", "from time import monotonic"])
def test_a_forbidden_import_is_noticed(source):
    assert FORBIDDEN.intersection(name for name, _line in imported(ast.walk(ast.parse(source))))


@pytest.mark.parametrize("source", ["x = id(card)", "sorted(cards, key=id)"])
def test_an_address_is_noticed(source):
    assert address_calls(ast.walk(ast.parse(source))) == [1]


@pytest.mark.parametrize("source", ["card.id", "def f(id): return id", "Card(id=3)"])
def test_a_field_named_id_is_no_address(source):
    assert address_calls(ast.walk(ast.parse(source))) == []
