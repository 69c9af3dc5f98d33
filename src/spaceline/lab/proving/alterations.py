"""Functions in which one thing is otherwise: a condition, a limit that is met or passed, a number."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from functools import partial
from types import CodeType, FunctionType
from typing import NamedTuple

from spaceline.lab.proving.bodies import Body
from spaceline.lab.proving.neutral import Neutral

BOUNDS: dict[type[ast.cmpop], type[ast.cmpop]] = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
"""Comparisons that differ by one."""


class Point(NamedTuple):
    """A part of a function, and what may stand there instead."""

    words: str
    part: ast.expr
    instead: ast.expr


def alterations(node: ast.FunctionDef) -> Iterator[Neutral]:
    """Each condition of a function decided the other way, each bound and each number of it moved by one."""
    for at, point in enumerate(points_in(node)):
        yield point.words, partial(rewritten, node, at)


def points_in(node: ast.FunctionDef) -> list[Point]:
    """Everything in a function that may be otherwise, conditions first."""
    turned = [
        Point(f"decides otherwise whether {ast.unparse(condition)}", condition, ast.UnaryOp(ast.Not(), condition))
        for condition in conditions_in(node)
    ]
    return [*turned, *bounds_in(node), *numbers_in(node)]


def conditions_in(node: ast.FunctionDef) -> list[ast.expr]:
    """What a function asks: of branches and of choices among several, as a whole and in their parts."""
    found: list[ast.expr] = []
    for inner in ast.walk(node):
        if isinstance(inner, ast.If | ast.IfExp):
            found.append(inner.test)
        elif isinstance(inner, ast.comprehension):
            found.extend(inner.ifs)
        elif isinstance(inner, ast.BoolOp):
            found.extend(inner.values)
    return list({id(condition): condition for condition in found}.values())


def bounds_in(node: ast.FunctionDef) -> Iterator[Point]:
    """The comparisons that are met one earlier or one later."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Compare) and len(inner.ops) == 1 and type(inner.ops[0]) in BOUNDS:
            other = ast.Compare(inner.left, [BOUNDS[type(inner.ops[0])]()], inner.comparators)
            yield Point(f"takes {ast.unparse(other)} for {ast.unparse(inner)}", inner, other)


def numbers_in(node: ast.FunctionDef) -> Iterator[Point]:
    """The numbers that a function counts or calculates with; not those that pick one of several."""
    for outer in ast.walk(node):
        held: list[ast.expr] = []
        if isinstance(outer, ast.Compare):
            held = [outer.left, *outer.comparators]
        elif isinstance(outer, ast.BinOp):
            held = [outer.left, outer.right]
        elif isinstance(outer, ast.Return) and outer.value is not None:
            held = [outer.value]
        for inner in held:
            if isinstance(inner, ast.Constant) and type(inner.value) is int:
                said = f"says {inner.value + 1} instead of {inner.value} in {ast.unparse(outer)}"
                yield Point(said, inner, ast.Constant(inner.value + 1))


class Replaced(ast.NodeTransformer):
    """Puts something else in the place of a part."""

    def __init__(self, point: Point) -> None:
        """Look for that part."""
        self.point = point

    def visit(self, node: ast.AST) -> ast.AST:
        """A part of the function."""
        if node is self.point.part:
            return ast.copy_location(self.point.instead, node)
        return self.generic_visit(node)


def rewritten(node: ast.FunctionDef, at: int, before: Body) -> Body:
    """The function in which the point of that number is otherwise; it sees the names of its module, as before."""
    assert isinstance(before, FunctionType)
    copy = deepcopy(node)
    copy.decorator_list, copy.args.defaults, copy.returns = [], [], None
    tree = Replaced(points_in(copy)[at]).visit(copy)
    assert isinstance(tree, ast.FunctionDef)
    module = ast.fix_missing_locations(ast.Module([tree], []))
    outer = compile(module, before.__code__.co_filename, "exec", dont_inherit=True)
    code = next(part for part in outer.co_consts if isinstance(part, CodeType) and part.co_name == node.name)
    function = FunctionType(code, before.__globals__, node.name, before.__defaults__)
    function.__kwdefaults__ = before.__kwdefaults__
    return function
