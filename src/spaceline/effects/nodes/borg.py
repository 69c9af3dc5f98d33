"""Texts that only the Borg have, or cards that are against all (1E-G:borg/1, /5)."""

from __future__ import annotations

from spaceline.effects.nodes.node import Node


class Acquires(Node, frozen=True):
    """This personnel may acquire artifacts that lie face up where its player completed an objective (1E-G:artifact/2).

    It must be on the same planet, or aboard a ship in space there.
    """


class Formerly(Node, frozen=True):
    """To what asks for a matching homeworld this counterpart is of that affiliation (1E-G:counterpart/2)."""

    affiliation: str


class Scouts(Node, frozen=True):
    """Your Borg may scout the mission or ship that this objective targets; put there it is completed (1E-7.3)."""


class Bounty(Node, frozen=True):
    """Whoever destroys this card in battle scores the points that it shows (1E-G:borg/5, 1E-G:borg-ship/1)."""


BorgText = Acquires | Formerly | Scouts | Bounty
