"""Texts of First Edition by which ships carry others, and land."""

from __future__ import annotations

from spaceline.effects.nodes.node import Node
from spaceline.effects.nodes.traits import Filter

ALL_RANGE = -1
"""The RANGE of a landing that takes all of it, none of which may have been used."""


class Carries(Node, frozen=True):
    """Ships of yours may be carried aboard others of yours, launched and recovered (1E-7.1.6.1/1)."""

    ships: Filter | None = None
    """Which may be carried; None for this one."""
    by: Filter | None = None
    """Which may carry them; None for this one."""
    never: bool = False
    """Instead, such ships are not carried aboard this one, whatever else lets ships carry them."""


class Lands(Node, frozen=True):
    """Ships of yours may land and take off (1E-7.1.6/1)."""

    ships: Filter | None = None
    """Which; None for this one."""
    cost: int = 0
    """The RANGE that it takes each time; ``ALL_RANGE`` for all of it."""
    limit: str = ""
    """``turn``: each lands or takes off once each turn."""
