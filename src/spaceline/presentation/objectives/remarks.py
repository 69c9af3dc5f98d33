"""What is said beside the cards that may be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from spaceline.core.data.decisions import Decision
from spaceline.core.data.leaves import CardId
from spaceline.presentation.card_describer import DOT
from spaceline.presentation.objectives.describer import ObjectivesDescriber
from spaceline.presentation.scene import Scene
from spaceline.rules.objectives.facts import OBJECTIVE, TACTIC

DILEMMA, DUAL = "dilemma", "dual"


def costs(scene: Scene, decision: Decision) -> Sequence[int]:
    """What the dilemmas that may be chosen cost: those above the limit may be chosen, too (OBJ-facing-dilemmas/2)."""
    selection = decision.selection
    if decision.prompt != "choose-dilemmas" or selection is None:
        return ()
    return tuple(scene.facts(card).cost for card in selection.cards)


def remark(scene: Scene, decision: Decision, card: CardId) -> str:
    """Of a tactic what it adds, damages and does there; of a dilemma where it can be faced, and what it does first."""
    it = scene.definition(card)
    if it is None or it.type not in (TACTIC, DILEMMA):
        return ""
    describer = ObjectivesDescriber(scene.own)
    text = [line.strip() for line in describer.text.lines(it.abilities, it.facts)]
    if it.type == DILEMMA:
        return DOT.join((where(scene, decision, describer.word("card.kind", it.facts.kind), it.facts.kind), *text[:1]))
    return DOT.join((describer.attribute_line(it.facts), *text))


def where(scene: Scene, decision: Decision, told: str, kind: str) -> str:
    """The kind of a dilemma; with it whether it would be void at the objective (OBJ-facing-dilemmas/4)."""
    attempted = {it.facts.kind for card in decision.about if (it := scene.definition(card)) and it.type == OBJECTIVE}
    return scene.words.say("dilemma.void", kind=told) if attempted and kind not in (*attempted, DUAL) else told
