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

ROGUE_BORG = interrupt(titles=("Rogue Borg Mercenaries", "Crosis"))
"""What is meant where no full title is said (1E-G:rogue-borg-mercenaries/1)."""

JOINS_ROGUE_BORG = (
    in_response("action-play", put(this, "beside", those()), subject=ROGUE_BORG),
    in_response("action-respond", put(this, "beside", those()), subject=ROGUE_BORG),
)
"""They answer each other, and the battle at the start of a turn (1E-G:rogue-borg-mercenaries/2)."""

ROGUE_BORG_ATTACK = battle(present(ROGUE_BORG, "anyone"), aboard(personnel(away=False), "anyone"))
