"""Reading the chapters: each a file whose name says its place in the order, in the folder of its edition."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from spaceline.cards.decks import DeckError, ready_decks
from spaceline.cards.decks.naming import titles_of_pool
from spaceline.cards.rulesets import pool
from spaceline.core.decoding import built
from spaceline.editions import EDITIONS, RULESETS, edition_of
from spaceline.hosting.errors import HostingError
from spaceline.lab.lessons.format import PARTS, Lesson, LessonStep
from spaceline.lab.scenarios.reading import ScenarioError, kind_of, line_of, plain_value, where_in

FILLED: Mapping[str, str] = {
    "deck": "cards",
    "pile": "dilemmas",
    "objective_deck": "objectives",
    "tactics": "tactics",
}
"""Fields of a player to the part of a deck that lies there, beneath what is listed."""
NUMBERED = re.compile(r"^(?P<order>\d+)-(?P<name>[a-z-]+)$")
COPY = re.compile(r" #\d+$")


class UnknownLesson(HostingError):
    """There is no chapter of that name."""


@cache
def lessons() -> Mapping[str, Lesson]:
    """All chapters by key: edition after edition, each from the first to the last.

    Raises:
        ScenarioError: one cannot be read.
    """
    folder = files("spaceline.lab.lessons") / "chapters"
    found = [
        load_lesson(Path(str(file)))
        for edition in EDITIONS
        if (folder / edition.key).is_dir()
        for file in sorted((folder / edition.key).iterdir(), key=lambda it: it.name)
        if file.name.endswith(".yaml")
    ]
    return {lesson.key: lesson for lesson in found}


def lesson_of(key: str) -> Lesson:
    """A chapter by its key.

    Raises:
        UnknownLesson: there is none.
    """
    found = lessons().get(key)
    if found is None:
        raise UnknownLesson("trouble.unknown-chapter", name=key, names=", ".join(lessons()))
    return found


def load_lesson(file: Path) -> Lesson:
    """The chapter in a file.

    Raises:
        ScenarioError: it cannot be read; the message names the line.
    """
    named = NUMBERED.match(file.stem)
    if named is None:
        raise ScenarioError(file, 0, "a chapter is called by a number and a name, as 10-the-table.yaml")
    lines: dict[tuple[str | int, ...], int] = {}
    value = plain_value(file, file.read_text(encoding="utf-8"), lines)
    kind = kind_of(file, value)
    edition = edition_of(value.setdefault("ruleset", RULESETS[0]))
    try:
        steps = msgspec.convert(value.pop("steps", []), built(tuple[LessonStep, ...]))
        decks = msgspec.convert(value.pop("decks", {}), built(dict[int, str]))
        fill(value, decks)
        scenario = msgspec.convert({**value, "title": named["name"], "steps": []}, built(kind))
    except (msgspec.ValidationError, DeckError) as error:
        message, path = where_in(str(error))
        raise ScenarioError(file, line_of(lines, path), message) from error
    at = tuple(line_of(lines, ("steps", number)) for number in range(len(steps)))
    lesson = Lesson(
        edition=edition.key,
        name=named["name"],
        scenario=replace(scenario, file=file, lines=lines),
        decks=decks,
        steps=steps,
        lines=at,
    )
    for number, problem in problems(lesson):
        raise ScenarioError(file, at[number], problem, number + 1)
    return lesson


def fill(value: dict[str, Any], decks: Mapping[int, str]) -> None:
    """Put what a ready deck has beside the cards that are listed beneath these.

    Raises:
        DeckError: there is no such deck.
    """
    names = titles_of_pool(pool(value["ruleset"]))
    for player, deck_name in decks.items():
        deck = ready_decks(value["ruleset"]).get(deck_name)
        if deck is None:
            raise DeckError("no-ready", name=deck_name)
        side = value.setdefault("players", {}).setdefault(player, {})
        listed = Counter(names.id_of(name) for name in named_in(side) if names.knows(name))
        for field, part in FILLED.items():
            cards: Mapping[str, int] = getattr(deck, part, {})
            if cards:
                side[field] = [*side.get(field, ()), *left_of(cards, listed, names.id_of)]


def left_of(cards: Mapping[str, int], listed: Counter[str], id_of: Any) -> Iterator[str]:
    """The cards of a part of a deck without those that are listed."""
    for name, copies in cards.items():
        yield from [name] * max(0, copies - listed[id_of(name)])


def named_in(value: Any) -> Iterator[str]:
    """All names in a part of a file, without the numbers of copies."""
    if isinstance(value, str):
        yield COPY.sub("", value)
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from named_in(str(key))
            yield from named_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from named_in(part)


def problems(lesson: Lesson) -> Iterator[tuple[int, str]]:
    """What is wrong with steps: the index of each, and a sentence."""
    seen: set[str] = set()
    for number, step in enumerate(lesson.steps):
        if sum(map(bool, (step.do, step.each, step.ask, step.play))) > 1:
            yield number, "a step has one of do, each, ask and play"
        if not step.name and not step.play:
            yield number, "a step of the learner has a name, by which its words are found"
        if step.name in seen - {""}:
            yield number, f"two steps are called {step.name!r}"
        if strange := set(step.show) - set(PARTS):
            yield number, f"no part of the page is called {', '.join(sorted(strange))}; there are {', '.join(PARTS)}"
        seen.add(step.name)
