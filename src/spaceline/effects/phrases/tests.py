"""Phrases for what a text asks before it goes on, and for the numbers it asks about."""

from __future__ import annotations

from spaceline.effects.nodes.requirements import AnyRequirement, Requirement
from spaceline.effects.nodes.selectors import Amount, Cards, CardsDrawn, Count, Highest, Killed, Number, Sum
from spaceline.effects.nodes.tests import (
    Active,
    Alike,
    Are,
    AtLeast,
    Both,
    DeedDone,
    Either,
    Even,
    Half,
    HasCompleted,
    HasDone,
    HasPoints,
    Leads,
    Not,
    OneIs,
    PlaysAs,
    Shows,
    Solves,
    Test,
    Unused,
    WasReady,
)
from spaceline.effects.nodes.traits import Filter, like
from spaceline.effects.phrases.cards import ANY, commanded, facing, hand, this


def count(cards: Cards, *, most: int = 0, less: int = 0, for_each: int = 1) -> Count:
    """How many cards there are: no more than ``most``, all but ``less``, or one ``for_each`` so many."""
    return Count(cards, most, less, for_each)


def highest(of: str, cards: Cards) -> Highest:
    """The highest value of an attribute or of the cost."""
    return Highest(of, cards)


def added_up(of: str, cards: Cards, *, most: int = 0) -> Sum:
    """An attribute or the cost of several cards together, or only of the highest of them."""
    return Sum(of, cards, most)


def number(name: str, on: Cards | None = None) -> Number:
    """The number that was given this name, or what cards bear by it."""
    return Number(name, on)


def shows(requirement: AnyRequirement, among: Cards | None = None) -> Shows:
    """Those facing the dilemma, or another group, use their skills to meet a requirement."""
    return Shows(requirement) if among is None else Shows(requirement, among)


def asked_of(asked: Test | AnyRequirement, among: Cards | None = None) -> Test:
    """A requirement counts as a test of a group; a test is what it is."""
    if isinstance(asked, Requirement):
        return shows(asked, among)
    if among is not None:
        raise ValueError("a group shows a requirement; other tests name their cards themselves")
    return asked


def at_least(amount: Amount, least: Amount = 1) -> AtLeast:
    """An amount is no smaller than another."""
    return AtLeast(amount, least)


def some_are(cards: Cards) -> AtLeast:
    """There is such a card."""
    return AtLeast(Count(cards))


def remaining(least: int) -> AtLeast:
    """So many personnel still face the dilemma."""
    return AtLeast(Count(facing()), least)


def commands(least: int, which: Filter = ANY, *, other: bool = False) -> AtLeast:
    """You command so many cards like this."""
    return AtLeast(Count(commanded(which, other=other)), least)


def in_hand(least: int = 1, which: Filter = ANY) -> AtLeast:
    """You have so many cards in hand; an interrupt that asks is among them."""
    return AtLeast(Count(hand(which)), least)


def even(amount: Amount) -> Even:
    """An amount is even."""
    return Even(amount)


def are(cards: Cards, which: Filter) -> Are:
    """Every one of the cards is like this."""
    return Are(cards, which)


def is_facing(cards: Cards = this) -> Are:
    """This personnel is facing a dilemma."""
    return Are(cards, like(facing=True))


def half(which: Filter, cards: Cards | None = None) -> Half:
    """At least half of those facing the dilemma are like this."""
    return Half(facing() if cards is None else cards, which)


def alike(what: str, cards: Cards) -> Alike:
    """All of the cards have something in common."""
    return Alike(cards, what)


def completed(kind: str = "", who: str = "you") -> HasCompleted:
    """You have completed a mission of a kind."""
    return HasCompleted(kind, who)


def has_points(least: int, who: str = "you") -> HasPoints:
    """You have so many points."""
    return HasPoints(least, who)


def your_turn() -> Active:
    """It is your turn."""
    return Active()


def done(did: str, least: int, *titles: str) -> DeedDone:
    """So much of what players do in the game, with cards of these titles."""
    return DeedDone(did, least, titles)


def you_have_done(*deeds: DeedDone) -> HasDone:
    """You have done one of these things in the game."""
    return HasDone(deeds, "you")


def opponent_has_done(*deeds: DeedDone) -> HasDone:
    """The opponent has done one of these things in the game."""
    return HasDone(deeds)


def drawn_this_turn(of: str = "you") -> CardsDrawn:
    """How many cards were drawn this turn."""
    return CardsDrawn(of)


def killed(of: str = "", which: Filter = ANY) -> Killed:
    """How many personnel have been killed in this attempt, or of somebody's in this battle, as far as like that."""
    return Killed(of, which)


def leads(by: int = 1) -> Leads:
    """Your score is the highest, by so many points or more."""
    return Leads(by)


def no(test: Test) -> Not:
    """The opposite."""
    return Not(test)


def both(*tests: Test) -> Both:
    """All of these."""
    return Both(tests)


def unused(text: int) -> Unused:
    """The text of that number on this card was not used as often as it may be."""
    return Unused(text)


def either(*tests: Test | AnyRequirement) -> Either:
    """One of these tests, or requirements that those facing the dilemma show."""
    return Either(tuple(asked_of(test) for test in tests))


def one_is(cards: Cards, *asked: Test) -> OneIs:
    """One of several cards is such that tests hold in which it has that name."""
    return OneIs(cards, asked[0] if len(asked) == 1 else Both(asked))


def solves(missions: Cards, group: Cards) -> Solves:
    """A group has all that missions require."""
    return Solves(missions, group)


def prepared() -> WasReady:
    """Those who attempt the mission had all that it requires as they began."""
    return WasReady()


def plays_as(affiliation: str) -> PlaysAs:
    """You play an affiliation."""
    return PlaysAs(affiliation)
