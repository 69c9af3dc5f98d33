"""Cards that would be mis-seeds beneath a mission, which a player may put there all the same (1E-4.3.0.2/1)."""

from __future__ import annotations

from spaceline.cards.card import Card
from spaceline.core.data.decisions import Decision
from spaceline.core.data.leaves import CardId
from spaceline.effects.nodes.abilities import Plays
from spaceline.presentation.scene import Scene
from spaceline.rules.first.missions.companions import SEEDED


def mis_seed(scene: Scene, decision: Decision, card: CardId) -> str:
    """A word on a card that does not belong beneath the mission for which a stack is built."""
    return scene.words.say("remark.mis-seed") if would_be_mis_seed(scene, decision, card) else ""


def would_be_mis_seed(scene: Scene, decision: Decision, card: CardId) -> bool:
    """Whether a card does not belong beneath what a stack is built for: by its type and kind, or by a station's text.

    1E-4.3/1, 1E-4.3/5, 1E-G:empok-nor/2; what else makes a mis-seed depends on the other cards there.
    """
    it = scene.definition(card)
    if decision.prompt != "build-stack":
        return False
    station = scene.definition(decision.about[0]) if decision.about[0] in scene.cards else None
    if station is not None:
        return it is not None and not is_welcome(station, it)
    mission = scene.mission(decision.about[0])
    if it is None or mission is None:
        return False
    kinds = {it.facts.kind if it.type == "dilemma" else "planet", mission.facts.kind}
    return it.type not in ("dilemma", "artifact") or (len(kinds) > 1 and "dual" not in kinds)


def is_welcome(station: Card, it: Card) -> bool:
    """Whether the text of a station that nobody controls speaks of such a card (1E-G:empok-nor/2)."""
    return any(
        it.type in text.cards.names("types") and {*text.cards.names("characteristics")} <= {*it.facts.characteristics}
        for text in station.abilities
        if isinstance(text, Plays) and text.how == SEEDED and text.cards is not None
    )
