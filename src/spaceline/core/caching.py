"""What was worked out from a game is kept until something that it depends on changes.

Writing to a game invalidates topics; a cached function names the topics it depends on. What depends on the same topics
is dropped together, and copies of a game share what is kept until one of them drops it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, TypeVarTuple, Unpack

Caches = defaultdict[int, dict[Any, Any]]
"""What is kept of one game: by group of functions, from a function with its arguments to the result."""


class Topic:
    """Something in a game that may change. Whoever depends on one of its parts depends on it too."""

    __slots__ = ("groups", "name", "wider", "within")

    def __init__(self, name: str, *parts: Topic, within: Topic | None = None) -> None:
        """Of a topic of roles, ``within`` changes instead when a card only goes from one of them to another."""
        self.name = name
        self.within: Topic = self if within is None else within
        self.wider: list[Topic] = []
        self.groups: list[int] = []
        """The groups of functions that depend on it."""
        for part in parts:
            part.wider.append(self)
            for group in part.groups:
                self.add(group)

    def add(self, group: int) -> None:
        """Let a group of functions depend on it."""
        if group not in self.groups:
            self.groups.append(group)
            for topic in self.wider:
                topic.add(group)


NOTHING = Topic("nothing")
"""What no function depends on."""
VALUES = Topic("values")
"""Something that current values depend on."""
TEXTS = Topic("texts")
"""Which texts are in force, where it does not depend on whose they are."""
VERDICT = Topic("verdict")
"""Something that the end of the game depends on."""
LASTING = Topic("lasting", VALUES, TEXTS)
"""An effect begins to last, ends, or forgets a card."""
CONTROL = Topic("control")
"""Somebody else controls a card than before."""
QUESTION = Topic("question")
"""What is to be decided."""


class Caching(Protocol):
    """A game that keeps what was worked out."""

    caches: Caches


S = TypeVar("S", bound=Caching)
Keys = TypeVarTuple("Keys")
R = TypeVar("R")
K = TypeVar("K")
V = TypeVar("V")

AnyFunction = Callable[..., Any]

MISSING: Any = object()


class Cached(NamedTuple):
    """A cached function: what it is without its cache, and where that lies."""

    work_out: Callable[..., Any]
    group: int
    number: int
    situation: Callable[..., Hashable | None] | None

    def kept(self, state: Caching) -> dict[tuple[Any, tuple[Any, ...]], Any]:
        """What is kept of it in a game, by the situation, where it has one, and its arguments."""
        kept = state.caches[self.group].items()
        found = [(key if isinstance(key, tuple) else (key,), result) for key, result in kept]
        its = [(key[1:], result) for key, result in found if key[0] == self.number]
        if self.situation is None:
            return {(None, keys): result for keys, result in its}
        return {(keys[0], keys[1:]): result for keys, result in its}


CACHED: list[Cached] = []
"""All cached functions, for the tests that compare what is kept with what would be worked out."""
GROUPS: dict[frozenset[Topic], int] = {}
NUMBERS: list[int] = []


def no_caches() -> Caches:
    """Caches that hold nothing."""
    return defaultdict(dict)


def next_number() -> int:
    """A number that no group and no function has."""
    NUMBERS.append(len(NUMBERS))
    return NUMBERS[-1]


def new_group(*topics: Topic) -> int:
    """A group that is dropped when one of the topics changes."""
    group = next_number()
    for topic in topics:
        topic.add(group)
    return group


def group_of(*topics: Topic) -> int:
    """The group of all functions that depend on just these topics."""
    key = frozenset(topics)
    if key not in GROUPS:
        GROUPS[key] = new_group(*topics)
    return GROUPS[key]


class Cache(Generic[K, V]):
    """A table that a module keeps by hand, until one of its topics changes."""

    __slots__ = ("group",)

    def __init__(self, *topics: Topic) -> None:
        """A table of its own in each game."""
        self.group = new_group(*topics)

    def of(self, state: Caching) -> dict[K, V]:
        """What it holds in one game."""
        return state.caches[self.group]


def cached_on(
    *topics: Topic, meanwhile: Any = MISSING
) -> Callable[[Callable[[S, Unpack[Keys]], R]], Callable[[S, Unpack[Keys]], R]]:
    """Keep what a function of a game and hashable keys returns until one of the topics changes.

    ``meanwhile`` is what it returns while it is being worked out, where that comes back to the same question.
    """
    group = group_of(*topics)

    def keep(work_out: Callable[[S, Unpack[Keys]], R]) -> Callable[[S, Unpack[Keys]], R]:
        number = next_number()

        def cached(state: S, *keys: *Keys) -> R:
            kept: dict[Any, R] = state.caches[group]
            key = (number, *keys)
            found: R = kept.get(key, MISSING)
            if found is MISSING:
                if meanwhile is not MISSING:
                    kept[key] = meanwhile
                found = kept[key] = work_out(state, *keys)
            return found

        CACHED.append(Cached(work_out, group, number, None))
        if meanwhile is not MISSING:
            return cached
        quick: Callable[[S, Unpack[Keys]], R] = quicker(work_out, group, number, cached)
        return quick

    return keep


def quicker(work_out: Callable[..., Any], group: int, number: int, other: Any) -> Any:
    """The cached function without packed arguments where it has at most three keys; else the other form of it."""

    def cached(state: Caching) -> Any:
        kept = state.caches[group]
        if number in kept:
            return kept[number]
        found = kept[number] = work_out(state)
        return found

    def cached_by_one(state: Caching, key: Any) -> Any:
        kept, full = state.caches[group], (number, key)
        found = kept.get(full, MISSING)
        if found is MISSING:
            found = kept[full] = work_out(state, key)
        return found

    def cached_by_two(state: Caching, one: Any, two: Any) -> Any:
        kept, full = state.caches[group], (number, one, two)
        found = kept.get(full, MISSING)
        if found is MISSING:
            found = kept[full] = work_out(state, one, two)
        return found

    def cached_by_three(state: Caching, one: Any, two: Any, three: Any) -> Any:
        kept, full = state.caches[group], (number, one, two, three)
        found = kept.get(full, MISSING)
        if found is MISSING:
            found = kept[full] = work_out(state, one, two, three)
        return found

    by_count: dict[int, Any] = {1: cached, 2: cached_by_one, 3: cached_by_two, 4: cached_by_three}
    return by_count.get(parameters_of(work_out), other)


def parameters_of(function: Callable[..., Any]) -> int:
    """How many parameters a function has; 0 where that cannot be told."""
    code = getattr(function, "__code__", None)
    return 0 if code is None or code.co_flags & TAKES_MORE else int(code.co_argcount)


TAKES_MORE = 0x04
"""The flag of a function that takes any number of arguments (``inspect.CO_VARARGS``)."""


def cached_while(
    situation: Callable[..., Hashable | None], *topics: Topic
) -> Callable[[Callable[[S, Unpack[Keys]], R]], Callable[[S, Unpack[Keys]], R]]:
    """Keep what a function returns for each situation; where the situation is None it is worked out every time.

    The situation is everything that the result depends on beside the topics and the keys, as a hashable value; it is
    asked with the arguments of the function.
    """
    group = group_of(*topics)

    def keep(work_out: Callable[[S, Unpack[Keys]], R]) -> Callable[[S, Unpack[Keys]], R]:
        number = next_number()

        def cached(state: S, *keys: *Keys) -> R:
            now = situation(state, *keys)
            if now is None:
                return work_out(state, *keys)
            kept: dict[Any, R] = state.caches[group]
            key = (number, now, *keys)
            found: R = kept.get(key, MISSING)
            if found is MISSING:
                found = kept[key] = work_out(state, *keys)
            return found

        CACHED.append(Cached(work_out, group, number, situation))
        quicker = QUICKER_WHILE.get(parameters_of(work_out))
        found: Any = cached if quicker is None else quicker(situation, work_out, group, number)
        quick: Callable[[S, Unpack[Keys]], R] = found
        return quick

    return keep


def while_with_no_key(situation: AnyFunction, work_out: AnyFunction, group: int, number: int) -> AnyFunction:
    """A function of the game alone, kept for each situation."""

    def cached(state: Caching) -> Any:
        now = situation(state)
        if now is None:
            return work_out(state)
        kept, full = state.caches[group], (number, now)
        found = kept.get(full, MISSING)
        if found is MISSING:
            found = kept[full] = work_out(state)
        return found

    return cached


def while_by_one(situation: AnyFunction, work_out: AnyFunction, group: int, number: int) -> AnyFunction:
    """A function of one key, kept for each situation."""

    def cached(state: Caching, one: Any) -> Any:
        now = situation(state, one)
        if now is None:
            return work_out(state, one)
        kept, full = state.caches[group], (number, now, one)
        found = kept.get(full, MISSING)
        if found is MISSING:
            found = kept[full] = work_out(state, one)
        return found

    return cached


def while_by_two(situation: AnyFunction, work_out: AnyFunction, group: int, number: int) -> AnyFunction:
    """A function of two keys, kept for each situation."""

    def cached(state: Caching, one: Any, two: Any) -> Any:
        now = situation(state, one, two)
        if now is None:
            return work_out(state, one, two)
        kept, full = state.caches[group], (number, now, one, two)
        found = kept.get(full, MISSING)
        if found is MISSING:
            found = kept[full] = work_out(state, one, two)
        return found

    return cached


def while_by_three(situation: AnyFunction, work_out: AnyFunction, group: int, number: int) -> AnyFunction:
    """A function of three keys, kept for each situation."""

    def cached(state: Caching, one: Any, two: Any, three: Any) -> Any:
        now = situation(state, one, two, three)
        if now is None:
            return work_out(state, one, two, three)
        kept, full = state.caches[group], (number, now, one, two, three)
        found = kept.get(full, MISSING)
        if found is MISSING:
            found = kept[full] = work_out(state, one, two, three)
        return found

    return cached


QUICKER_WHILE = {1: while_with_no_key, 2: while_by_one, 3: while_by_two, 4: while_by_three}
"""How functions are kept for each situation without packed arguments, by how many parameters they have."""
