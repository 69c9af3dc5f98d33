"""What cards of Second Edition say that look for somebody among cards that lie face down."""

from __future__ import annotations

from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import like, personnel


def may_be(which: Filter) -> Filter:
    """A card that may be like that, for all that everybody sees: it lies face down, or is."""
    return like(one_of=(which, like(face_up=False)))


MAY_BE_PERSONNEL = may_be(personnel())
"""Any personnel, and what may be one; equipment that lies open surely is none (2E-showing-your-cards/1)."""
