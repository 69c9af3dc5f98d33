"""Tests in words: what stands after "if" and "unless"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spaceline.effects.nodes.selectors import Cards, Count, Filter
from spaceline.effects.nodes.tests import (
    Active,
    Alike,
    Are,
    AtLeast,
    Both,
    Either,
    Even,
    Half,
    HasCompleted,
    HasPoints,
    Leads,
    Not,
    Shows,
    Test,
    Unused,
)
from spaceline.effects.render.nouns import DEFINITE, amount, cards_noun, counted, every, filtered, predicate, value_name
from spaceline.effects.render.requirements import requirement
from spaceline.effects.render.writer import Writer


def test_text(w: Writer, it: Test) -> str:
    """A test as one clause."""
    return TESTS[type(it)](w, it)


def shows(w: Writer, it: Shows) -> str:
    """A group meets a requirement."""
    text = requirement(w, it.requirement)
    if it.group == Cards("facing"):
        return w.say("shows", requirement=text)
    return w.say("shows.group", group=counted(w, it.group), requirement=text)


def at_least(w: Writer, it: AtLeast) -> str:
    """There are so many cards, or an amount is so large."""
    counts = it.amount
    if isinstance(counts, Count) and counts.cards.where in DEFINITE and it.least == 1:
        return w.say("at-least.definite", cards=every(w, counts.cards))
    plain = isinstance(counts, Count) and not counts.less and counts.cards.where not in DEFINITE | {"named"}
    if not isinstance(counts, Count) or not plain or counts.cards.top:
        return w.say("at-least.amount", amount=amount(w, it.amount), least=amount(w, it.least))
    text = cards_noun(w, counts.cards, plural=it.least != 1, owned=False)
    if it.least == 1:
        return w.say(f"at-least.{counts.cards.of}", cards=w.lexicon.indefinite(text))
    many = w.say("at-least.many", number=amount(w, it.least), cards=text)
    return w.say(f"at-least.{counts.cards.of}", cards=many)


def even(w: Writer, it: Even) -> str:
    """A number is even."""
    return w.say("even", amount=amount(w, it.amount))


def are(w: Writer, it: Are) -> str:
    """Cards are of a kind."""
    single = it.cards.where in DEFINITE or it.cards.name in w.singular
    number, cards = "one" if single else "more", every(w, it.cards)
    if it.filter.below is not None and it.filter == Filter(below=it.filter.below):
        attribute, limit = it.filter.below
        return w.say(f"below.{number}", cards=cards, attribute=value_name(w, attribute), number=limit)
    return w.say(f"are.{number}", cards=cards, what=predicate(w, it.filter, plural=not single))


def half(w: Writer, it: Half) -> str:
    """Half of the cards are of a kind."""
    return w.say("half", cards=counted(w, it.cards), what=predicate(w, it.filter, plural=True))


def alike(w: Writer, it: Alike) -> str:
    """Cards have something in common."""
    return w.say(f"alike.{it.shares}", cards=every(w, it.cards))


def has_completed(w: Writer, it: HasCompleted) -> str:
    """A player has completed a mission."""
    mission = filtered(w, Filter(types=("mission",), kinds=(it.kind,) if it.kind else ()))
    return w.say(f"completed.{it.who}", mission=w.lexicon.indefinite(mission))


def has_points(w: Writer, it: HasPoints) -> str:
    """A player has points."""
    return w.say(f"points.{it.who}", least=it.least)


def leads(w: Writer, it: Leads) -> str:
    """Your score is the highest."""
    return w.say("leads")


def negated(w: Writer, it: Not) -> str:
    """The opposite of a test."""
    counts = it.test.amount if isinstance(it.test, AtLeast) and it.test.least == 1 else None
    if isinstance(counts, Count) and counts == Count(counts.cards) and counts.cards.where not in DEFINITE | {"named"}:
        none = cards_noun(w, counts.cards, plural=False, owned=False)
        return w.say(f"none.{counts.cards.of}", cards=none)
    return w.say("not", test=test_text(w, it.test))


def both(w: Writer, it: Both) -> str:
    """Several tests at once."""
    return w.lexicon.listed([test_text(w, part) for part in it.tests], "and")


def unused(w: Writer, it: Unused) -> str:
    """A text was not used yet."""
    return w.say("unused", number=it.text)


def either(w: Writer, it: Either) -> str:
    """One of several tests."""
    return w.lexicon.listed([test_text(w, part) for part in it.tests], "or")


TESTS: dict[type, Callable[[Writer, Any], str]] = {
    Shows: shows,
    AtLeast: at_least,
    Even: even,
    Are: are,
    Half: half,
    Alike: alike,
    HasCompleted: has_completed,
    HasPoints: has_points,
    Leads: leads,
    Active: lambda w, it: w.say("active"),
    Not: negated,
    Both: both,
    Unused: unused,
    Either: either,
}
