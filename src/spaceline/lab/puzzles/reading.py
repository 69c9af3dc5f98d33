"""Reading puzzles: as strictly as scenarios, of which they are a kind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from spaceline.core.decoding import built
from spaceline.lab.puzzles.format import KINDS, Puzzle, PuzzleParts
from spaceline.lab.scenarios.reading import Path_, ScenarioError, document, line_of, scenario_from, where_in
from spaceline.lab.scenarios.strict.saying import STORY
from spaceline.players.registry import PLAYERS

PARTS = PuzzleParts.__struct_fields__
OF_A_MOMENT = ("next", "legal", "not_legal", "choices", *STORY)
"""Expectations about the open decision or the last action: by then it may be any."""


def load_puzzle(path: Path | str) -> Puzzle:
    """The puzzle in a file.

    Raises:
        ScenarioError: it cannot be read; the message names the line.
    """
    file, value, lines = document(Path(path))
    own = {field: value.pop(field) for field in PARTS if field in value}
    try:
        parts = msgspec.convert(own, built(PuzzleParts))
    except msgspec.ValidationError as error:
        message, at = where_in(str(error))
        raise ScenarioError(file, line_of(lines, at), message) from error
    goal = value.pop("goal", None)
    for place, problem in problems(value, parts, goal):
        raise ScenarioError(file, line_of(lines, place), problem)
    value["steps"] = [{"expect": goal, "shows": list(parts.clauses)}]
    moved = {("steps", 0, "expect", *place[1:]): line for place, line in lines.items() if place[:1] == ("goal",)}
    try:
        scenario = scenario_from(file, value, lines | moved)
    except ScenarioError as error:
        raise ScenarioError(file, error.line, error.message) from error
    return Puzzle(scenario=scenario, parts=parts)


def problems(value: dict[str, Any], parts: PuzzleParts, goal: Any) -> Iterator[tuple[Path_, str]]:
    """What a puzzle lacks, or says and does not mean: where in the file, and a sentence."""
    if "steps" in value:
        yield ("steps",), "a puzzle has no steps, it has a goal"
    if not isinstance(goal, dict) or not goal:
        yield ("goal",), "a puzzle has a goal: what must be so when it is judged"
        return
    for field in OF_A_MOMENT:
        if field in goal:
            yield ("goal", field), f"{field!r} is of a moment, and a player may come to the goal at another"
    yield from problems_of_parts(parts)


def problems_of_parts(parts: PuzzleParts) -> Iterator[tuple[Path_, str]]:
    """What is wrong with what only puzzles have."""
    if parts.kind not in KINDS:
        yield ("kind",), f"no kind is called {parts.kind!r}; there are {', '.join(KINDS)}"
    if parts.opponent not in PLAYERS:
        yield ("opponent",), f"no player is called {parts.opponent!r}; there are {', '.join(PLAYERS)}"
    if not parts.why.strip():
        yield ("why",), "a puzzle says why: in one sentence"
    for field, least in (("turns", 1), ("answers", 0), ("player", 1)):
        if getattr(parts, field) < least:
            yield (field,), f"{field} is {least} or more"
    for field in ("solutions", "wrong"):
        if not getattr(parts, field) or not all(getattr(parts, field)):
            yield (field,), f"{field!r} is a list of lines, at least one, each a list of phrases"
