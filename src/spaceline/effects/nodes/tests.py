"""Tests: what a text asks before it goes on."""

from __future__ import annotations

from spaceline.effects.nodes.node import Node
from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.effects.nodes.selectors import Amount, Cards
from spaceline.effects.nodes.traits import Filter


class Shows(Node, frozen=True):
    """The group meets a requirement, using its skills: an act that others can see (2E-skills-glossary/1)."""

    requirement: AnyRequirement
    group: Cards = Cards("facing")


class AtLeast(Node, frozen=True):
    """One amount is no smaller than another."""

    amount: Amount
    least: Amount = 1


class Even(Node, frozen=True):
    """An amount is even."""

    amount: Amount


class Are(Node, frozen=True):
    """Every one of the cards matches; there is at least one."""

    cards: Cards
    filter: Filter


class Half(Node, frozen=True):
    """At least half of the cards match."""

    cards: Cards
    filter: Filter


class Alike(Node, frozen=True):
    """All of the cards have something in common."""

    cards: Cards
    shares: str
    """``affiliation species title``, and whatever else cards may share."""


class HasCompleted(Node, frozen=True):
    """A player has completed a mission of that kind (any kind when empty), or this one: ``this``."""

    kind: str = ""
    who: str = "you"


class HasPoints(Node, frozen=True):
    """A player has at least so many points."""

    least: int
    who: str = "you"


class DeedDone(Node, frozen=True):
    """So much of what players do of which the edition keeps count, in the course of the game."""

    did: str
    """``played`` cards of these titles; ``points`` that own dilemmas brought, and other dilemmas that these discarded
    (``discarded``), in neither case by what the other player did; ``battled``: been in battles."""
    least: int = 1
    titles: tuple[str, ...] = ()


class HasDone(Node, frozen=True):
    """A player has done one of these things so often, or so much of it (1E-G:writ-of-accountability/1)."""

    deeds: tuple[DeedDone, ...]
    who: str = "opponent"
    """``you opponent``."""


class Active(Node, frozen=True):
    """It is your turn."""


class Leads(Node, frozen=True):
    """Your score is higher than that of each opponent."""

    by: int = 1
    """By so many points or more."""


class Not(Node, frozen=True):
    """The opposite."""

    test: Test


class Both(Node, frozen=True):
    """All of several tests."""

    tests: tuple[Test, ...]


class Unused(Node, frozen=True):
    """Another text of this card, which has a limit, was not used as often as it may be."""

    text: int
    """Its number on the card, the first one being 1."""


class Either(Node, frozen=True):
    """One of several tests."""

    tests: tuple[Test, ...]


class OneIs(Node, frozen=True):
    """One of several cards, called ``those`` in the test, is such that the test holds."""

    cards: Cards
    test: Test


class Solves(Node, frozen=True):
    """A group has all that missions require, whether it attempts them or not."""

    missions: Cards
    group: Cards


class WasReady(Node, frozen=True):
    """As the attempt began those who attempt had all that the mission requires (1E-G:lack-of-preparation/1)."""


class PlaysAs(Node, frozen=True):
    """You play an affiliation: you have cards of it in play, or had some (1E-G:playing-an-affiliation/1)."""

    affiliation: str


Test = (
    Shows
    | AtLeast
    | Even
    | Are
    | Half
    | Alike
    | HasCompleted
    | HasPoints
    | HasDone
    | Leads
    | Active
    | Not
    | Both
    | Unused
    | Either
    | OneIs
    | Solves
    | WasReady
    | PlaysAs
)
