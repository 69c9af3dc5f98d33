"""Texts by which a player loses the game, or has to do with the cards of others."""

from __future__ import annotations

from spaceline.effects.nodes.node import Node
from spaceline.effects.nodes.tests import Test
from spaceline.effects.nodes.traits import Filter


class OpponentLoses(Node, frozen=True):
    """As soon as the test holds the opponent has lost the game (1E-G:writ-of-accountability/2)."""

    test: Test


class RaisesGoal(Node, frozen=True):
    """Players need more points to win who have not completed two missions, a planet and a space mission among them.

    For that it is enough that their Borg have begun to scout one (1E-G:the-big-picture/1, 1E-G:scouted/1).
    """

    points: int


class IgnoresRequirements(Node, frozen=True):
    """Once in the game a mission is solved without what it requires beside attributes where this personnel takes part.

    That is no meeting of them (1E-G:dixon-hill/1).
    """


class Forfeits(Node, frozen=True):
    """What this card has brought its player is lost once that player is in a battle, wherever the card is by then."""


class Interposes(Node, frozen=True):
    """Where an opponent reveals a dilemma of yours, you may put one of these in its place, once at each location.

    It comes from your hand or your open Q's Tent, and the other is discarded (1E-G:beware-of-q/1).
    """

    cards: Filter


class AffectsAll(Node, frozen=True):
    """Cards of these titles serve all players, whoever has played them.

    What they do as they are played each player does, and what they say in play is said to each (1E-G:mirror-image/1).
    """

    titles: tuple[str, ...]


class Hiccup(Node, frozen=True):
    """Whoever has a copy of a card in hand that an opponent has just played may show it, and play any card from hand.

    That card suspends the other (1E-G:manheims-dimensional-door/1).
    """


class Bombards(Node, frozen=True):
    """The Away Team with this equipment may attack a landed ship or a facility on the planet, once each turn.

    It hits for one marker (1E-G:breen-crm114/2).
    """


class Reinforces(Node, frozen=True):
    """As a personnel battle begins at another site of this station, personnel of either player here may walk there.

    They fight on their player's side, if there is one like that among those here.
    """

    who: Filter


class Admits(Node, frozen=True):
    """Of cards of these titles, which speak of those who are somewhere, personnel like that make use here."""

    who: Filter
    titles: tuple[str, ...]


ForEither = AffectsAll | Hiccup | Reinforces | Admits | RaisesGoal | IgnoresRequirements
"""Texts that serve either player alike."""

Losing = OpponentLoses | Forfeits | Interposes
"""Texts by which a player loses the game, points or a dilemma."""
