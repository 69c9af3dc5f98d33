"""Which scenarios show what a card does: those without which its texts could be left out and nobody would notice.

They lie in the checkout, and beside the server in a package. Where they are missing, none are shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import yaml

import spaceline
from spaceline.cards.card import Card
from spaceline.core.decoding import built
from spaceline.editions import edition_of

FOUND = "card-review.jsonl"
MOST_SCENARIOS = 8


class ScenarioOfCard(msgspec.Struct, frozen=True):
    """A scenario that shows a text of a card."""

    name: str
    title: str
    shows: tuple[str, ...]
    """The clauses that it shows."""


class ReviewLine(msgspec.Struct, frozen=True):
    """What a review of cards found for one: by text the scenarios, and two counts."""

    edition: str
    name: str
    texts: tuple[tuple[tuple[str, ...], int, int], ...]


@cache
def folder() -> Path | None:
    """Where the scenarios lie."""
    package = Path(spaceline.__file__).parent
    places = (package / "server" / "scenarios", package.parents[1] / "tests" / "scenarios")
    return next((place for place in places if (place / FOUND).is_file()), None)


@cache
def reviewed() -> dict[tuple[str, str], tuple[str, ...]]:
    """By edition and name of a card its scenarios, those of its first text first."""
    place = folder()
    lines = (place / FOUND).read_bytes().splitlines() if place is not None else ()
    found = (msgspec.json.decode(line, type=built(ReviewLine)) for line in lines)
    return {(it.edition, it.name): tuple(dict.fromkeys(name for text in it.texts for name in text[0])) for it in found}


def shown_for(ruleset: str, card: Card) -> list[ScenarioOfCard]:
    """The scenarios that show a card."""
    names = reviewed().get((edition_of(ruleset).key, card.name), ())
    return [it for name in names[:MOST_SCENARIOS] if (it := scenario(name)) is not None]


@cache
def scenario(name: str) -> ScenarioOfCard | None:
    """A scenario by its path below the folder of all scenarios."""
    place = folder()
    path = place / f"{name}.yaml" if place is not None else None
    if path is None or not path.is_file():
        return None
    told = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
    return ScenarioOfCard(name, str(told.get("title", name)), tuple(dict.fromkeys(clauses_in(told))))


def clauses_in(told: object) -> Iterator[str]:
    """The clauses that a scenario says it shows."""
    if isinstance(told, dict):
        shows = told.get("shows")
        if isinstance(shows, list):
            yield from (it for it in shows if isinstance(it, str))
        for value in told.values():
            yield from clauses_in(value)
    elif isinstance(told, list):
        for value in told:
            yield from clauses_in(value)
