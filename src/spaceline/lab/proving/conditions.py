"""Functions in which one condition is decided the other way: for those that hold several rules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from functools import partial
from types import CodeType, FunctionType

from spaceline.lab.proving.bodies import Body
from spaceline.lab.proving.neutral import Neutral


def turned_conditions(node: ast.FunctionDef) -> Iterator[Neutral]:
    """Each condition of a function decided the other way, and each part of one left out."""
    for at, condition in enumerate(conditions_in(node)):
        yield f"decides otherwise whether {ast.unparse(condition)}", partial(rewritten, node, at)


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


class Turned(ast.NodeTransformer):
    """Puts the opposite in the place of a condition."""

    def __init__(self, condition: ast.expr) -> None:
        """Look for that one."""
        self.condition = condition

    def visit(self, node: ast.AST) -> ast.AST:
        """A part of the function."""
        if node is self.condition:
            return ast.copy_location(ast.UnaryOp(ast.Not(), self.condition), node)
        return self.generic_visit(node)


def rewritten(node: ast.FunctionDef, at: int, before: Body) -> Body:
    """The function with the condition of that number turned; it sees the names of its module, as before."""
    assert isinstance(before, FunctionType)
    copy = deepcopy(node)
    copy.decorator_list, copy.args.defaults, copy.returns = [], [], None
    tree = Turned(conditions_in(copy)[at]).visit(copy)
    assert isinstance(tree, ast.FunctionDef)
    module = ast.fix_missing_locations(ast.Module([tree], []))
    outer = compile(module, before.__code__.co_filename, "exec", dont_inherit=True)
    code = next(part for part in outer.co_consts if isinstance(part, CodeType) and part.co_name == node.name)
    function = FunctionType(code, before.__globals__, node.name, before.__defaults__)
    function.__kwdefaults__ = before.__kwdefaults__
    return function
