"""English as a translator finds it: its files, and with them the sentences that the rules bring themselves."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import yaml

from spaceline.cards.decks import problem
from spaceline.cards.decks.kinds import DECKS
from spaceline.core import refusals
from spaceline.editions import EDITIONS, Part
from spaceline.effects.render.lexicon import SOURCE

ENGLISH, SHARED, SEARCH, TERMINAL, TEXTS = "en", "shared", "search", "terminal", "texts"


def lessons_in(edition: str) -> str:
    """The name of the file with what is told in the lessons of an edition, by the key of that."""
    return f"lessons-{edition}"


FILES = (
    *(SHARED, SEARCH, TERMINAL, TEXTS),
    *(edition.key for edition in EDITIONS),
    *(lessons_in(edition.key) for edition in EDITIONS),
)
"""The files of a language, by their names."""

REFUSALS: Part[Mapping[str, tuple[str, str]]] = Part("refusals", dict)
"""What an edition refuses: code to sentence and clause."""


@cache
def source(name: str) -> Mapping[str, Any]:
    """An English file; ``texts`` lies beside what renders card texts."""
    if name == TEXTS:
        return SOURCE
    path = files("spaceline.presentation.lexicon") / ENGLISH / f"{name}.yaml"
    found: dict[str, Any] = yaml.load(path.read_bytes(), yaml.CSafeLoader)
    return found


def to_translate(name: str) -> dict[str, Any]:
    """All that a file of a translation can say, in English."""
    found = dict(source(name))
    if name == SHARED:
        found |= {"refusals": dict(refusals.SENTENCES), "decks": sentences_in(problem.SENTENCES)}
    for edition in EDITIONS:
        if name == edition.key:
            found |= {
                "refusals": sentences_in(REFUSALS.of(edition)),
                "decks": sentences_in(DECKS.of(edition).sentences),
            }
    return found


def sentences_in(table: Mapping[str, tuple[str, str]]) -> dict[str, str]:
    """The sentences of a table of refusals, without the clauses."""
    return {reason: sentence for reason, (sentence, _) in table.items()}
