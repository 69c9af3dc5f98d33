"""Parts of a scenario file that say nothing: expectations that nothing could fail, names that stand there twice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

PathInFile = tuple[str | int, ...]
ProblemInFile = tuple[PathInFile, str]
"""Where in the file, and what is wrong there."""

STORY = ("log", "not_logged", "told", "not_told")
"""Expectations about the events of the last action."""

LISTS_OF_LISTS = ("told", "not_told", "reads", "cannot_read", "skills", "attributes")
"""Expectations that say nothing of a card or player without a list or table of their own."""

IN_ORDER = ("log", "told", "icons")
"""Expectations in which the same word may stand twice: things happen twice, icons are printed twice."""

MARKS = ("stopped", "disabled", "stasis", "cloaked", "deactivated", "shown", "landed", "plain", "reviewed")
"""What a scenario marks cards with."""

WITH_A_POSITION = ("title", "ruleset", "switches", "plain", "cards", "reviewed", "position", "steps")
WITH_A_START = ("title", "ruleset", "switches", "plain", "cards", "reviewed", "start", "players", "chance", "steps")
"""What may be said where the table is not set by the file."""


def problems(value: Mapping[str, Any], brought: Sequence[str]) -> Iterator[ProblemInFile]:
    """Everything that says nothing; ``brought`` are the fields of a player that count where a game starts."""
    if not str(value.get("title", "")).strip():
        yield ("title",), "a scenario has a title: the ruling in one sentence"
    for field in MARKS:
        if isinstance(value.get(field), list):
            yield from twice((field,), value[field])
    yield from said_in_vain(value, brought)
    steps = value.get("steps") or []
    for at, step in enumerate(steps):
        yield from (((*("steps", at), *place), problem) for place, problem in in_step(step))
    if steps and not any("refused" in step or "expect" in step for step in steps):
        yield ("steps",), "it expects nothing: no step of it could fail but by a refusal"


def said_in_vain(value: Mapping[str, Any], brought: Sequence[str]) -> Iterator[ProblemInFile]:
    """What is said of a table that is set otherwise: by a position, or by the rules for the start of a game."""
    for way, known in (("position", WITH_A_POSITION), ("start", WITH_A_START)):
        if value.get(way):
            for field in value:
                if field not in known:
                    yield (field,), f"with {way!r} nothing else is said of the table: {field!r} would mean nothing"
    players = value.get("players")
    for player, side in players.items() if value.get("start") and isinstance(players, Mapping) else ():
        for field in side or ():
            if field not in brought:
                yield ("players", player, field), f"with 'start' players only bring {', '.join(brought)}"
    chance = value.get("chance")
    if value.get("start") and isinstance(chance, Mapping) and "fixed" in chance:
        yield ("chance", "fixed"), "with 'start' chance is only what its seed brings"


def in_step(step: Mapping[str, Any]) -> Iterator[ProblemInFile]:
    """What a step says in vain."""
    acts = bool(step.get("do")) or step.get("answer") is not None
    refused = step.get("refused")
    if isinstance(refused, Mapping) and not any(refused.values()):
        yield ("refused",), "any refusal would do: give its reason or, better, its clause"
    for field in () if acts else ("by", "turns"):
        if field in step:
            yield (field,), f"{field!r} says something of an action, and nothing is done here"
    if "expect" not in step:
        return
    expected = step["expect"]
    if not isinstance(expected, Mapping) or not expected:
        yield ("expect",), "it expects nothing"
        return
    if refused is not None:
        for field in (field for field in STORY if field in expected):
            yield ("expect", field), f"what is refused has no events: {field!r} would be that of the action before"
    for field, wanted in expected.items():
        yield from (((*("expect", field), *place), problem) for place, problem in in_expectation(field, wanted))


def in_expectation(field: str, wanted: Any) -> Iterator[ProblemInFile]:
    """What one part of an expectation says in vain."""
    if is_empty(wanted):
        yield (), f"{field!r} expects nothing"
    elif isinstance(wanted, Mapping):
        for name, inner in wanted.items():
            if inner is None or (field in LISTS_OF_LISTS and is_empty(inner)):
                yield (name,), f"{field!r} expects nothing of {name!r}"
            elif isinstance(inner, list) and field not in IN_ORDER:
                yield from (((name, *place), problem) for place, problem in twice((), inner))
    elif isinstance(wanted, list) and field == "choices":
        for at, half in enumerate(wanted):
            if isinstance(half, Mapping) and not set(half) - {"chosen"}:
                yield (at,), "it says nothing of what the choice amounts to"
    elif isinstance(wanted, list) and field not in IN_ORDER:
        yield from twice((), wanted)


def is_empty(value: Any) -> bool:
    """Whether nothing is said there; 0 and false say something."""
    return value is None or (isinstance(value, str | list | Mapping) and not value)


def twice(place: PathInFile, words: list[Any]) -> Iterator[ProblemInFile]:
    """Words that stand in a list twice; of cards the second means the same copy."""
    for at, word in enumerate(words):
        if isinstance(word, str) and word in words[:at]:
            yield (*place, at), f"{word!r} stands there twice"
