"""Cards that would be mis-seeds beneath a mission, which a player may put there all the same (1E-4.3.0.2/1)."""

from __future__ import annotations

from spaceline.core.data.decisions import Decision
from spaceline.core.data.leaves import CardId
from spaceline.presentation.scene import Scene


def mis_seed(scene: Scene, decision: Decision, card: CardId) -> str:
    """A word on a card that does not belong beneath the mission for which a stack is built."""
    return scene.words.say("remark.mis-seed") if would_be_mis_seed(scene, decision, card) else ""


def would_be_mis_seed(scene: Scene, decision: Decision, card: CardId) -> bool:
    """Whether a card does not belong beneath the mission for which a stack is built, by type and kind.

    1E-4.3/1, 1E-4.3/5; what else makes a mis-seed depends on the other cards there.
    """
    it = scene.definition(card)
    mission = scene.mission(decision.about[0]) if decision.prompt == "build-stack" else None
    if it is None or mission is None:
        return False
    kinds = {it.facts.kind if it.type == "dilemma" else "planet", mission.facts.kind}
    return it.type not in ("dilemma", "artifact") or (len(kinds) > 1 and "dual" not in kinds)
