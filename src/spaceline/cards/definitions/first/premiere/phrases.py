"""What several cards of Premiere (1994) say in the same way."""

from __future__ import annotations

from spaceline.effects.phrases import *

SENT = (
    static(this_ship, barred("attempt", "attack", "cloak")),
    static(aboard(like(types=("personnel", "equipment")), "holder"), barred("move", "attack")),
)
"""A ship that is sent somewhere, and its crew, do nothing else (1E-G:actions-required/3)."""

WITH_THE_AFFLICTED = sharing("presence", commanded(personnel()), afflicted)
"""Who can cure those who carry the effect of a dilemma: whoever is with one of them (1E-7.2.2.3/1, 1E-12.4/1)."""
