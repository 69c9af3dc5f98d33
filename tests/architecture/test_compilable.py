"""What `make compiled` compiles keeps to what its compiler can take; each of these was found by a build that broke."""

import ast

import pytest

from tests.architecture.source_tree import PACKAGE, modules_in

ROOMS = ("core", "effects", "rules")


def nested_lambdas(nodes):
    """Lambdas whose result is a lambda: outside of functions the compiler stops at them."""
    return [node.lineno for node in nodes if isinstance(node, ast.Lambda) and isinstance(node.body, ast.Lambda)]


def starred_memberships(nodes):
    """Tuples written behind ``in`` that take in others: the compiler stops at them."""
    return [
        node.lineno
        for node in nodes
        if isinstance(node, ast.Compare) and any(isinstance(op, ast.In | ast.NotIn) for op in node.ops)
        if any(isinstance(item, ast.Starred) for right in node.comparators for item in getattr(right, "elts", ()))
    ]


def generators(nodes):
    """The functions of a module that give one item after another."""
    return {
        node.name
        for node in nodes
        if isinstance(node, ast.FunctionDef) and any(isinstance(part, ast.Yield | ast.YieldFrom) for part in own(node))
    }


def own(function):
    """The nodes of a function without those of functions in it."""
    waiting = list(function.body)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.Lambda):
            waiting.extend(ast.iter_child_nodes(node))


def searched_generators(nodes):
    """``in`` with a call of a generator of the same module: compiled generators have no such thing."""
    names = generators(nodes)
    return [
        node.lineno
        for node in nodes
        if isinstance(node, ast.Compare) and any(isinstance(op, ast.In | ast.NotIn) for op in node.ops)
        if any(isinstance(right, ast.Call) and getattr(right.func, "id", "") in names for right in node.comparators)
    ]


def several_bases(nodes):
    """Classes with several bases: the compiler takes one, and ``Generic[...]`` beside it.."""
    classes = [node for node in nodes if isinstance(node, ast.ClassDef) and not is_protocol(node)]
    return [node.lineno for node in classes if sum(not isinstance(base, ast.Subscript) for base in node.bases) > 1]


def is_protocol(node):
    return any(isinstance(base, ast.Name) and base.id == "Protocol" for base in node.bases)


CHECKS = (nested_lambdas, starred_memberships, searched_generators, several_bases)


@pytest.mark.parametrize("check", CHECKS)
def test_compiled_modules_hold_nothing_that_cannot_be_compiled(check):
    modules = modules_in(*(PACKAGE / room for room in ROOMS))
    assert not [f"{module.name}:{line}" for module in modules for line in check(module.nodes)]


@pytest.mark.parametrize(
    ("check", "source"),
    [
        (nested_lambdas, "f = lambda a: lambda b: a + b"),
        (starred_memberships, "if x in (*y, 1): ..."),
        (searched_generators, "def g():\n    yield 1\nif 1 in g(): ..."),
        (several_bases, "class A(B, C): ..."),
    ],
)
def test_what_cannot_be_compiled_is_noticed(check, source):
    assert check(list(ast.walk(ast.parse(source))))
