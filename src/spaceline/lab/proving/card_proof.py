"""What has been found out about the texts of a card."""

from __future__ import annotations

import msgspec


class TextProof(msgspec.Struct, frozen=True, kw_only=True):
    """Which scenarios show one text of a card, and how closely."""

    text: str
    """As players read it."""
    shown: tuple[str, ...]
    """Scenarios that fail when the text is left out."""
    noticed: int
    """How many of its misreadings make a scenario fail."""
    unnoticed: tuple[str, ...]
    """Misreadings that make none fail: a scenario is missing, or they come to the same."""


class CardProof(msgspec.Struct, frozen=True, kw_only=True):
    """What stands behind the texts of a card."""

    name: str
    ids: tuple[str, ...]
    """Its definitions: printings with the same name and texts count as one card."""
    type: str
    texts: tuple[TextProof, ...]
    reviewed: tuple[str, ...]
    """Scenarios that were written from its print and the rulings about it."""

    @property
    def is_shown(self) -> bool:
        """Whether a scenario shows each of its texts."""
        return all(text.shown for text in self.texts)
