"""What time locations of several sets of First Edition say in the same way."""

from __future__ import annotations

from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import may_play, may_seed, natives, sequence, this, when_played


def beside_the_spaceline(*instructions: Effect) -> tuple[Ability, ...]:
    """It seeds or plays, and either way its instructions are carried out as soon as it lies there."""
    if not instructions:
        return (may_seed("facility_phase"),)
    return may_seed("facility_phase", sequence(*instructions)), when_played(*instructions)


def native_here(*which: Filter) -> tuple[Ability, ...]:
    """Cards like that are native, and each turn one of them reports for free."""
    text = natives(*which)
    return text, may_play("free", text.cards, this, limit="turn")
