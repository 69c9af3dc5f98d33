"""What a card must be called to match a filter in First Edition."""

from __future__ import annotations

import re

from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.matching import FilterPart
from spaceline.effects.scope import Values
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.values import definition

AFTER_A_TITLE = (":", " -", " II", " (")
"""What may follow a title that another card names (1E-12.10/1); card lists tell two of one title apart in brackets."""


WORDS = re.compile(r"[\w'’]+")
"""The words of a title."""


def is_called(title: str, name: str) -> bool:
    """Whether a card of that title is meant by a name: the title, or one that begins with it (1E-12.10/1, /2).

    So a second mission is the same as the first to most texts (1E-4.2.0.2/1). One that ends with it is another
    (1E-G:borg-tactical-cube/1).
    """
    return title == name or (title.startswith(name) and title[len(name) :].startswith(AFTER_A_TITLE))


def titled(titles: tuple[str, ...]) -> FilterPart:
    """It is called by one of these names, or begins with it; a mission also by that of its place (1E-4.4/4)."""

    def part(state: State, card: CardId, card_values: CardValues, values: Values) -> bool:
        it = definition(state, card)
        called = (it.title, *it.facts.other_titles, it.facts.location if it.type == "mission" else "")
        return any(is_called(title, name) for title in called for name in titles)

    return part


def with_words(words: tuple[str, ...]) -> FilterPart:
    """One of these words stands in its title; parts of longer words do not count."""

    def part(state: State, card: CardId, card_values: CardValues, values: Values) -> bool:
        it = definition(state, card)
        said = {word for title in (it.title, *it.facts.other_titles) for word in WORDS.findall(title)}
        return not said.isdisjoint(words)

    return part
