"""The printed facts of the cards, loaded from the fact files of each set."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files

import msgspec

from spaceline.rules.first.facts import FirstFacts, FirstFactsFile
from spaceline.rules.second.facts import Facts, FactsFile

FILES = {"se": "premiere.json", "en": "energize.json", "ca": "call_to_arms.json"}
"""Set to the file that holds it, in order of release."""

FIRST_FILES = {"premiere": "premiere.json"}
"""The same for First Edition."""


def load_facts(sets: Iterable[str] = tuple(FILES)) -> dict[str, Facts]:
    """The facts of all cards of ``sets`` by card id; a file is read once."""
    return {card.id: card for name in sets for card in cards_of(name)}


@cache
def cards_of(name: str) -> tuple[Facts, ...]:
    """The cards of one set in order of their numbers."""
    if name not in FILES:
        raise ValueError(f"no card set is called {name!r}; there are {', '.join(FILES)}")
    data = (files("spaceline.cards") / "facts" / "second" / FILES[name]).read_bytes()
    return tuple(msgspec.json.decode(data, type=FactsFile))


def load_first_facts(releases: Iterable[str] = tuple(FIRST_FILES)) -> dict[str, FirstFacts]:
    """The facts of all First Edition cards of ``releases`` by card id; a file is read once."""
    return {card.id: card for name in releases for card in first_cards_of(name)}


@cache
def first_cards_of(name: str) -> tuple[FirstFacts, ...]:
    """The cards of one First Edition release in order of their numbers."""
    if name not in FIRST_FILES:
        raise ValueError(f"no First Edition release is called {name!r}; there are {', '.join(FIRST_FILES)}")
    data = (files("spaceline.cards") / "facts" / "first" / FIRST_FILES[name]).read_bytes()
    return tuple(msgspec.json.decode(data, type=FirstFactsFile))
