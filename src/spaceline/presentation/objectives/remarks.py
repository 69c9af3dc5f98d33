"""What is said beside the cards that may be chosen."""

from __future__ import annotations

from spaceline.core.data.decisions import Decision
from spaceline.core.data.leaves import CardId
from spaceline.presentation.objectives.describer import ObjectivesDescriber
from spaceline.presentation.scene import Scene
from spaceline.rules.objectives.facts import TACTIC


def tactic(scene: Scene, decision: Decision, card: CardId) -> str:
    """What a tactic adds, how much of a hull it damages and what else it does there."""
    it = scene.definition(card)
    if it is None or it.type != TACTIC:
        return ""
    describer = ObjectivesDescriber(scene.own)
    text = (line.strip() for line in describer.text.lines(it.abilities, it.facts))
    return "  ".join((describer.attribute_line(it.facts), *text))
