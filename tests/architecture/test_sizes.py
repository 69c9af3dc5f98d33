"""Rooms stay small enough to be read at one sitting, and their names say what they hold."""

from collections import Counter

import pytest

from tests.architecture.source_tree import PACKAGE, ROOT, TOOLS, Module, modules_in

MODULE_LINES = 400
FUNCTION_LINES = 40
MODULES_IN_A_FOLDER = 25
DEPTH = 4
EMPTY_NAMES = {"utils", "util", "helpers", "helper", "common", "misc", "manager", "handler", "base"}


@pytest.fixture(scope="module")
def modules() -> list[Module]:
    return modules_in(PACKAGE)


@pytest.fixture(scope="module")
def modules_and_tools(modules: list[Module]) -> list[Module]:
    return modules + [Module(path) for path in sorted(TOOLS.rglob("*.py"))]


def test_no_module_is_longer_than_its_limit(modules_and_tools):
    too_long = {module.name: module.lines for module in modules_and_tools if module.lines > MODULE_LINES}
    assert not too_long


def test_no_function_is_longer_than_its_limit(modules_and_tools):
    looked_at = 0
    too_long = {}
    for module in modules_and_tools:
        for function in module.functions():
            looked_at += 1
            length = (function.end_lineno or function.lineno) - function.lineno + 1
            if length > FUNCTION_LINES:
                too_long[f"{module.name}:{function.lineno} {function.name}"] = length
    assert looked_at
    assert not too_long


def test_no_folder_holds_too_many_modules(modules):
    counts = Counter(
        module.path.parent.relative_to(ROOT).as_posix() for module in modules if module.path.name != "__init__.py"
    )
    assert counts
    assert not {folder: count for folder, count in counts.items() if count > MODULES_IN_A_FOLDER}


def test_no_folder_lies_too_deep(modules):
    depths = {module.name: len(module.path.parent.relative_to(PACKAGE).parts) for module in modules}
    assert max(depths.values()) > 0
    assert not {name: depth for name, depth in depths.items() if depth > DEPTH}


def test_names_of_modules_and_folders_say_what_they_hold(modules_and_tools):
    empty = set()
    for module in modules_and_tools:
        for part in module.path.relative_to(ROOT).with_suffix("").parts:
            if EMPTY_NAMES.intersection(part.strip("_").split("_")):
                empty.add(module.name)
    assert not empty
