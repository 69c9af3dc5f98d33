"""Replacing what a function does, for everybody who calls it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FunctionType
from typing import Any

Body = Callable[..., Any]

STAND_INS: list[Body] = []
"""What is done instead, the one in force last."""


def stand_in(*given: Any, **named: Any) -> Any:
    """The code that a replaced function runs; its names are looked up in the function's own module."""
    from spaceline.lab.proving.bodies import STAND_INS  # noqa: PLC0415 - runs with the names of another module

    return STAND_INS[-1](*given, **named)


def has_body(function: object) -> bool:
    """Whether a function has a body to replace: a compiled one has none, a closure's belongs to where it was made."""
    return isinstance(function, FunctionType) and not function.__code__.co_freevars


@contextmanager
def replaced(function: FunctionType, instead: Callable[[Body], Body]) -> Iterator[None]:
    """Let a function do something else for a while; ``instead`` makes that from what it did before.

    The function stays the same object: tables of a ruleset hold it, and modules have imported it by name, so changing
    its body is the one way that reaches all who call it. One function at a time.
    """
    code = function.__code__
    before = FunctionType(code, function.__globals__, function.__name__, function.__defaults__)
    before.__kwdefaults__ = function.__kwdefaults__
    STAND_INS.append(instead(before))
    function.__code__ = stand_in.__code__
    try:
        yield
    finally:
        function.__code__ = code
        STAND_INS.pop()
