"""Names that are printed on cards: a skill or keyword with a typing error means nothing, and so proves nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from difflib import get_close_matches
from functools import cache
from typing import Any

from spaceline.cards.rulesets import all_cards
from spaceline.editions import edition_of
from spaceline.effects.lint import problems_of
from spaceline.effects.vocabulary import PRINTED, Vocabulary, names_in

CLOSE = 0.8
"""So alike are two names when one is the other with a typing error."""

FREE = ("titles", "counted", "raised")
"""Kinds of names that invented cards may have of their own."""


@cache
def printed(ruleset: str) -> Vocabulary:
    """The names that are printed on the cards of an edition."""
    return Vocabulary.of(card.facts for card in all_cards(edition_of(ruleset)).values())


def unknown_skill(name: str, known: frozenset[str]) -> str:
    """What is wrong with the name of a skill; nothing where it is one."""
    if name in known:
        return ""
    close = get_close_matches(name, sorted(known))
    return f"no skill is called {name!r}" + (f"; did you mean {' or '.join(close)}?" if close else "")


ABBREVIATED = 0.5
"""So alike are a word and the abbreviation that stands for it: ``Command`` and ``Cmd``."""


def unknown_icons(names: Iterable[str], known: Vocabulary) -> Iterator[str]:
    """What is wrong with icons: those that no card has are written like no icon that anything could ask for."""
    printed = known.icons | known.icons_anywhere | known.affiliations
    for name in sorted(set(names) - printed):
        close = get_close_matches(name, sorted(printed), cutoff=ABBREVIATED)
        yield f"no card has the icon {name!r}" + (f"; did you mean {' or '.join(close)}?" if close else "")


def staffing_icons(facts: Any) -> Iterator[str]:
    """The icons that a ship needs aboard, in one way to staff it or in several."""
    for part in getattr(facts, "staffing", ()):
        yield from (part,) if isinstance(part, str) else part.icons


def words_of_texts(ruleset: str, skills: Iterable[str], cards: Iterable[Any]) -> Vocabulary:
    """The names that the texts of invented cards may say: what is printed on cards and on those invented ones.

    ``skills`` are those of sets that are not in the program yet.
    """
    known = joined(printed(ruleset), Vocabulary.of(card.facts for card in cards))
    return replace(known, skills=known.skills | frozenset(skills))


def problems_of_invented(card: Any, ruleset: str, skills: Iterable[str], words: Vocabulary) -> Iterator[str]:
    """Names on an invented card that no card has printed: skills, icons, and others with a typing error.

    ``skills`` are those of sets that are not in the program yet, ``words`` what its texts may say.
    """
    known = printed(ruleset)
    for kind, printing in PRINTED.items():
        names = known.classes if kind == "classes" else getattr(known, kind)
        for name in () if kind in FREE else names_in([getattr(card.facts, field, "") for field in printing]):
            if kind == "skills":
                yield from filter(None, [unknown_skill(name, known.skills | frozenset(skills))])
            elif kind == "icons":
                yield from unknown_icons([name], known)
            elif name.removesuffix(" Class") not in names and (close := get_close_matches(name, names, 1, CLOSE)):
                yield f"{name!r} is printed nowhere; did you mean {close[0]}?"
    yield from unknown_icons(staffing_icons(card.facts), known)
    yield from (problem for problem in problems_of(card.abilities, words) if ": unknown " in problem)


def joined(one: Vocabulary, other: Vocabulary) -> Vocabulary:
    """The names of both."""
    return Vocabulary(**{it.name: getattr(one, it.name) | getattr(other, it.name) for it in fields(Vocabulary)})
