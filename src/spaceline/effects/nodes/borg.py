"""Texts that only the Borg have, or cards that are against all (1E-G:borg/1, /5)."""

from __future__ import annotations

from spaceline.effects.nodes.node import Node
from spaceline.effects.nodes.traits import Filter


class Acquires(Node, frozen=True):
    """This personnel may acquire artifacts that lie face up where its player completed an objective (1E-G:artifact/2).

    It must be on the same planet, or aboard a ship in space there.
    """


class Formerly(Node, frozen=True):
    """To what asks for a matching homeworld this counterpart is of that affiliation (1E-G:counterpart/2)."""

    affiliation: str


class Scouts(Node, frozen=True):
    """Your Borg may scout the mission or ship that this objective targets; put there it is completed (1E-7.3)."""


class SeeksCounterpart(Node, frozen=True):
    """Your Borg may beam to the team of the personnel whom this objective targets, and attack it.

    It may be probed for while that one is abducted and connected to such equipment, if they have not fought where that
    one was (1E-7.3.1/2); put there it is completed (1E-7.3/1).
    """

    table: Filter
    points: int
    """Scored for each skill dot, and lost as soon as it lies there no more."""


class Bounty(Node, frozen=True):
    """Whoever destroys this card in battle scores the points that it shows (1E-G:borg/5, 1E-G:borg-ship/1)."""


BorgText = Acquires | Formerly | Scouts | SeeksCounterpart | Bounty
