"""What a function gives back when its rule is switched off, by the type that it says it gives."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import FunctionType
from typing import Any

from msgspec.structs import replace

from spaceline.core.state import State
from spaceline.lab.proving.bodies import Body

Neutral = tuple[str, Callable[[Body], Body]]
"""In words, and how the new body is made from the old one."""

NOTHING = ("None", "Next", "Refusal", "Decision")
"""A step that does nothing goes on to the next one, a question that is none is not asked, a check finds no obstacle."""
NUMBERS = ("int", "PlayerId", "CardId", "PlaceId", "EntityId")
EMPTY: dict[str, Callable[[], Any]] = {
    "tuple": tuple,
    "Sequence": tuple,
    "Iterable": tuple,
    "Iterator": lambda: iter(()),
    "list": list,
    "set": set,
    "frozenset": frozenset,
    "dict": dict,
}


def neutrals(function: FunctionType) -> Iterator[Neutral]:
    """The ways in which the rule of a function can be switched off; none for a type that has no neutral value."""
    given = str(function.__annotations__.get("return", ""))
    kinds = [kind.strip() for kind in given.split(" | ")] if "[" not in given.partition(" | ")[0] else [given]
    if any(kind in NOTHING for kind in kinds) or given.endswith("| None"):
        yield "does nothing" if given in ("None", "Next") else "gives none", constant(lambda: None)
    if "Decision" in kinds:
        yield "asks somebody else", of_the_next
    if "bool" in kinds:
        yield "gives True", constant(lambda: True)
        yield "gives False", constant(bool)
    if any(kind in NUMBERS for kind in kinds):
        yield "gives 0", constant(int)
    if "int" in kinds:
        yield "gives one more", one_more
    if "str" in kinds:
        yield "gives no word", constant(str)
    yield from of_several(given)
    yield from what_was_given(function, given)


def of_several(given: str) -> Iterator[Neutral]:
    """What stands for several things: none of them, or all in the opposite order."""
    outer, _, inner = given.partition("[")
    fixed = outer == "tuple" and not given.endswith(", ...]")
    if inner and outer in EMPTY and not fixed:
        yield "gives nothing", constant(EMPTY[outer])
        if outer == "tuple":
            yield "gives the opposite order", opposite


def what_was_given(function: FunctionType, given: str) -> Iterator[Neutral]:
    """A function that makes one thing of another of its kind may leave it as it was."""
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    for at, name in enumerate(names):
        if function.__annotations__.get(name) == given and given not in NUMBERS:
            yield f"leaves {name} as it is", unchanged(at, name)
            return


def constant(make: Callable[[], Any]) -> Callable[[Body], Body]:
    """Always the same."""
    return lambda before: lambda *given, **named: make()


def one_more(before: Body) -> Body:
    """A number too large by one."""

    def instead(*given: Any, **named: Any) -> Any:
        found = before(*given, **named)
        return found + 1 if isinstance(found, int) else found

    return instead


def of_the_next(before: Body) -> Body:
    """Put the question to the next player."""

    def instead(state: State, *given: Any) -> Any:
        asked = before(state, *given)
        if asked is None or asked.player not in state.players:
            return asked
        return replace(asked, player=state.players[asked.player % len(state.players)])

    return instead


def opposite(before: Body) -> Body:
    """Everything, the last one first."""
    return lambda *given, **named: tuple(before(*given, **named))[::-1]


def unchanged(at: int, name: str) -> Callable[[Body], Body]:
    """One of the arguments."""
    return lambda before: lambda *given, **named: named[name] if name in named else given[at]
