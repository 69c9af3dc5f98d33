"""What a card must be called to match a filter in First Edition."""

from __future__ import annotations

import re

from spaceline.effects.matching import OfPrint
from spaceline.rules.first.definition import CardDefinition

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


def titled(titles: tuple[str, ...]) -> OfPrint:
    """It is called by one of these names, or begins with it; a mission also by that of its place (1E-4.4/4)."""

    def look(it: CardDefinition) -> bool:
        called = (it.title, *it.facts.other_titles, it.facts.location if it.type == "mission" else "")
        return any(is_called(title, name) for title in called for name in titles)

    return OfPrint(look)


def with_words(words: tuple[str, ...]) -> OfPrint:
    """One of these words stands in its title; parts of longer words do not count."""

    def look(it: CardDefinition) -> bool:
        said = {word for title in (it.title, *it.facts.other_titles) for word in WORDS.findall(title)}
        return not said.isdisjoint(words)

    return OfPrint(look)
