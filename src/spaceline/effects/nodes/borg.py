"""Texts of Borg personnel that let them do or be something (1E-G:borg/1)."""

from __future__ import annotations

from spaceline.effects.nodes.node import Node


class Acquires(Node, frozen=True):
    """This personnel may acquire artifacts that lie face up where its player completed an objective (1E-G:artifact/2).

    It must be on the same planet, or aboard a ship in space there.
    """


class Formerly(Node, frozen=True):
    """To what asks for a matching homeworld this counterpart is of that affiliation (1E-G:counterpart/2)."""

    affiliation: str


Entitlement = Acquires | Formerly
