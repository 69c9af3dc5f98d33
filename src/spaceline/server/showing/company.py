"""The people at a table, as everybody there knows them."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from spaceline.core.data.leaves import PlayerId


class Sitter(msgspec.Struct, frozen=True):
    """Somebody who plays."""

    name: str
    deck: str = ""
    """The name by which the deck is loaded."""
    is_computer: bool = False
    is_here: bool = True
    """Whether a client of theirs is connected."""


Company = Mapping[PlayerId, Sitter]
"""Who plays, by the number of the player."""
