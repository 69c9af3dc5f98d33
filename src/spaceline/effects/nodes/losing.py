"""Texts by which a player loses the game."""

from __future__ import annotations

from spaceline.effects.nodes.node import Node
from spaceline.effects.nodes.tests import Test


class OpponentLoses(Node, frozen=True):
    """As soon as the test holds the opponent has lost the game (1E-G:writ-of-accountability/2)."""

    test: Test
