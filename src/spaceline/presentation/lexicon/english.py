"""English as a translator finds it: its files, and with them the sentences that the rules bring themselves."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import yaml

from spaceline.cards.decks import problem, unreadable
from spaceline.cards.decks.kinds import DECKS
from spaceline.cards.decks.loading import introductions
from spaceline.core import refusals
from spaceline.core.data.decisions import Refusal
from spaceline.core.data.wordings import Wording
from spaceline.editions import EDITIONS, Part, unknown
from spaceline.effects.render.lexicon import SOURCE
from spaceline.rules.clauses import catalogue

ENGLISH, SHARED, SEARCH, TERMINAL, TEXTS = "en", "shared", "search", "terminal", "texts"
TROUBLE, SERVER = "trouble", "server"


def lessons_in(edition: str) -> str:
    """The name of the file with what is told in the lessons of an edition, by the key of that."""
    return f"lessons-{edition}"


FILES = (
    *(SHARED, SEARCH, TERMINAL, TROUBLE, SERVER, TEXTS),
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


@cache
def sayings() -> Mapping[str, str]:
    """What English says whatever is played, by key: of the table, in the terminal, of what cannot be."""
    found = (to_translate(name)["templates"] for name in (SHARED, TERMINAL, TROUBLE, SERVER))
    return {key: text for templates in found for key, text in templates.items()}


def saying(key: str, **values: object) -> Wording:
    """Words by their key, which whoever tells them says in a language."""
    return Wording(key, sayings()[key], values)


def refusal_of(name: str, reason: str, **values: object) -> Refusal:
    """A refusal whose sentence stands in a file."""
    return Refusal(reason, source(name)["refusals"][reason], "", **values)


def to_translate(name: str) -> dict[str, Any]:
    """All that a file of a translation can say, in English."""
    found = dict(source(name))
    if name == SHARED:
        found |= {"refusals": dict(refusals.SENTENCES), "decks": sentences_in(problem.SENTENCES)}
    if name == TROUBLE:
        found["templates"] = {**found["templates"], **unreadable.SENTENCES, **unknown.SENTENCES, **catalogue.SENTENCES}
    if name == SHARED:
        found["templates"] = {**found["templates"], **{f"edition.{it.key}.about": it.about for it in EDITIONS}}
    for edition in EDITIONS:
        if name == edition.key:
            styles = {f"deck-style.{deck}": it.style for deck, it in introductions().get(name, {}).items() if it.style}
            found["templates"] = {**found["templates"], **styles}
            found |= {
                "refusals": sentences_in(REFUSALS.of(edition)),
                "decks": sentences_in(DECKS.of(edition).sentences),
            }
    return found


def sentences_in(table: Mapping[str, tuple[str, str]]) -> dict[str, str]:
    """The sentences of a table of refusals, without the clauses."""
    return {reason: sentence for reason, (sentence, _) in table.items()}
