"""The frames of the effect language beside ``RunEffect``."""

from __future__ import annotations

from typing import ClassVar

from spaceline.core.data.frames import Frame, RunEffect
from spaceline.core.data.leaves import CardId, EntityId, PlayerId


class RequirementCheck(Frame, frozen=True, kw_only=True, tag="Check"):
    """A group tries to meet a requirement, which is found by definition and path (empty: the printed one).

    Whether its player has anything to choose depends on cards that others may not see, so they do not see the question.
    """

    is_unseen: ClassVar[bool] = True

    definition: str
    path: tuple[int, ...]
    source: CardId
    you: PlayerId
    group: tuple[CardId, ...]
    way: int = 0
    """Which of the alternatives that are met is used."""
    asked: tuple[CardId, ...] = ()
    """Those whose skills cost something and of whom it was said whether they are paid for (2E-skills-glossary/3)."""
    paid: tuple[CardId, ...] = ()
    """Those of them who are paid for."""
    settled: tuple[PlayerId, ...] = ()
    """The players who have discarded what they pay."""
    used: tuple[tuple[CardId, str], ...] = ()
    """Of those of them whose skills have prices of their own: for which skills that is."""


class CardPlay(Frame, frozen=True, kw_only=True):
    """A card being played: it was announced; its text is carried out, and it enters play or is put away."""

    card: CardId
    player: PlayerId
    target: EntityId = 0
    text: int = -1
    """Which of its texts responds; -1 when it is not played in response."""
    responds_to: int = -1
    begun: tuple[RunEffect, ...] = ()
    """Its texts whose targets were chosen and whose costs were paid as it was played; what is left of each of them."""
