"""Values that a client should not send, derived from the type of what is asked for.

``wrong`` values are not of that type. ``odd`` ones are, as far as the type says: they mean nothing, or mean harm.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import msgspec
from msgspec import inspect

LARGEST = 2**53 - 1
TOO_LONG = 5_000
UNREADABLE = {"a lone surrogate": "\ud800", "half a pair": "x\udc00y"}
"""Texts that are no texts, though JSON can write them."""
STRANGE = {
    "NUL": "a\0b",
    "control characters": "a\x1b[31m\x07\x08\r\nb",
    "turned around": "\u202eevil\u2066\u200f",
    "nothing to be seen": "\u200b\u3164\ufeff",
    "a pile of marks": "Z" + "\u0301" * 40,
    "a statement": "' OR 1=1; --",
    "a path": "../../etc/passwd",
    "a script": "<script>alert(1)</script>",
}
NO_TEXT = {"a number": 5, "nothing": None, "a list": ["x"], "an object": {"x": 1}, "yes": True}
NO_NUMBER = {"a word": "one", "nothing": None, "a list": [1], "an object": {"x": 1}, "a part": 1.5, "NaN": float("nan")}
NO_LIST = {"a word": "x", "nothing": None, "a number": 5, "an object": {"x": 1}, "a list of nothing": [None]}
NO_OBJECT = {"a word": "x", "a number": 5, "a list": [[1]], "nothing": None}
NO_YES = {"a word": "maybe", "a number": 7, "nothing": None, "a list": [True]}
HUGE_NUMBERS = {"2**70": 2**70, "-2**70": -(2**70), "1e400": float("inf")}
ODD_NUMBERS = {
    "minus one": -1,
    "the largest": LARGEST,
    "the smallest": -LARGEST,
    "2**63": 2**63,
    "-2**63 - 1": -(2**63) - 1,
}


@dataclass(frozen=True)
class Value:
    """A value with a short name; whether it is not even of the type."""

    name: str
    value: Any
    is_wrong: bool

    @property
    def written(self) -> bytes:
        """As JSON, or what looks like it."""
        return json.dumps(self.value).encode()


def record(kind: Any, usual: dict[str, Any]) -> Iterator[Value]:
    """An object in each way in which it can be spoilt: by fields missing, unknown, and of spoilt values."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    yield from fields(info, usual, "")


def fields(info: inspect.StructType, usual: dict[str, Any], before: str) -> Iterator[Value]:
    """An object within another, whose name stands before."""
    yield Value(f"{before}with an unknown field", {**usual, "is_admin": True}, is_wrong=True)
    for field in info.fields:
        name, place = field.encode_name, f"{before}{field.encode_name}"
        if field.required:
            yield Value(f"{place} is missing", {key: it for key, it in usual.items() if key != name}, is_wrong=True)
        for found in of(field.type, usual.get(name), place):
            yield replace(found, value={**usual, name: found.value})


def of(kind: inspect.Type, usual: Any, place: str) -> Iterator[Value]:
    """What a value of a type can be spoilt to."""
    is_optional = isinstance(kind, inspect.UnionType)
    inner = next(it for it in kind.types if not isinstance(it, inspect.NoneType)) if is_optional else kind
    for name, value, is_wrong in pairs(inner):
        if not (is_optional and value is None):
            yield Value(f"{place}: {name}", value, is_wrong)
    if isinstance(inner, inspect.StructType) and isinstance(usual, dict):
        yield from fields(inner, usual, f"{place}.")
    if isinstance(inner, inspect.VarTupleType | inspect.ListType):
        for found in of(inner.item_type, (usual or [None])[0], f"{place}[0]"):
            yield replace(found, value=[found.value])
    if isinstance(inner, inspect.DictType):
        for found in of(inner.value_type, None, f"{place}.cards"):
            yield replace(found, value={"cards": found.value})


def pairs(kind: inspect.Type) -> Iterator[tuple[str, Any, bool]]:
    """The name of a value, the value, and whether it is wrong."""
    wrong, odd = by_kind(kind)
    yield from ((name, value, True) for name, value in wrong.items())
    yield from ((name, value, False) for name, value in odd.items())


def by_kind(kind: inspect.Type) -> tuple[dict[str, Any], dict[str, Any]]:
    """What is wrong and what is odd for a type."""
    match kind:
        case inspect.StrType():
            return of_text(kind)
        case inspect.IntType():
            return of_number(kind)
        case inspect.TupleType():
            return {**NO_LIST, "too short": [], "too many": [1] * 50}, {}
    found = next((wrong for types, wrong in WRONG if isinstance(kind, types)), None)
    assert found is not None, f"nothing is known that spoils a {kind}"
    return found, {}


WRONG: tuple[tuple[Any, dict[str, Any]], ...] = (
    (inspect.BoolType, NO_YES),
    (inspect.LiteralType, {**NO_TEXT, "no such word": "no-such", "NUL": "\0"}),
    (inspect.VarTupleType | inspect.ListType, NO_LIST),
    (inspect.DictType, {**NO_OBJECT, "numbers as texts": {"x": "one"}}),
    (inspect.StructType, NO_OBJECT),
)


def of_text(kind: inspect.StrType) -> tuple[dict[str, Any], dict[str, Any]]:
    """What is wrong and what is odd for a text."""
    most = kind.max_length
    if most is None:
        return {**NO_TEXT, **UNREADABLE}, {**STRANGE, "too long": "x" * TOO_LONG, "empty": ""}
    odd = {name: it for name, it in STRANGE.items() if len(it) <= most}
    return {**NO_TEXT, **UNREADABLE, "too long": "x" * (most + 1)}, odd


def of_number(kind: inspect.IntType) -> tuple[dict[str, Any], dict[str, Any]]:
    """What is wrong and what is odd for a number."""
    if kind.le is None:
        return {**NO_NUMBER, "1e400": float("inf")}, {**ODD_NUMBERS, "2**70": 2**70, "-2**70": -(2**70)}
    least = 0 if kind.ge is None else kind.ge
    beyond = {"one too many": kind.le + 1, "one too few": least - 1}
    return {**NO_NUMBER, **HUGE_NUMBERS, **beyond}, {"minus one": -1} if least < 0 else {}


def example(kind: Any, given: dict[str, Any]) -> Any:
    """A value of a type, with what is given for ``Record.field``; what is not required is left out otherwise."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        found = {field.encode_name: (f"{kind.__name__}.{field.encode_name}", field) for field in info.fields}
        return {
            name: given[place] if place in given else plain(field.type, given)
            for name, (place, field) in found.items()
            if field.required or place in given
        }
    raise TypeError(f"{kind} is no record")


def plain(kind: inspect.Type, given: dict[str, Any]) -> Any:
    """The plainest value of a type."""
    match kind:
        case inspect.StructType():
            return example(kind.cls, given)
        case inspect.StrType():
            return "x" * max(1, kind.min_length or 0)
        case inspect.LiteralType():
            return kind.values[0]
        case inspect.VarTupleType() | inspect.ListType():
            return [plain(kind.item_type, given)] * (kind.min_length or 0)
        case inspect.TupleType():
            return [plain(it, given) for it in kind.item_types]
    return PLAIN[type(kind)]


PLAIN: dict[type, Any] = {inspect.IntType: 1, inspect.BoolType: False, inspect.DictType: {}, inspect.UnionType: None}
