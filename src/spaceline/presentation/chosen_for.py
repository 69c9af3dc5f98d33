"""What becomes of the cards that a text lets a player choose: its question says that in a verb."""

from __future__ import annotations

from functools import cache

from spaceline.core.data.decisions import Decision
from spaceline.core.data.frames import RunEffect
from spaceline.effects.nodes import AnyNode, captivity, effects, space, walk
from spaceline.effects.nodes.selectors import Cards
from spaceline.presentation.scene import Scene

DEEDS: dict[type, str] = {
    effects.Stop: "stop",
    effects.Unstop: "unstop",
    effects.Kill: "kill",
    effects.Destroy: "destroy",
    effects.Discard: "discard",
    effects.RemoveFromGame: "remove",
    effects.TakeCommand: "take-command",
    effects.Look: "look",
    effects.Reveal: "reveal",
    effects.Prevent: "prevent",
    effects.Nullify: "nullify",
    effects.Disable: "disable",
    effects.Hold: "hold",
    effects.Afflict: "afflict",
    effects.DamageShip: "damage",
    effects.Repair: "repair",
    effects.Flip: "flip",
    effects.Relocate: "relocate",
    space.LayWaste: "lay-waste",
    space.Assimilate: "assimilate",
    space.TakeControl: "take-control",
    space.Vanish: "vanish",
    captivity.Capture: "capture",
    captivity.Release: "release",
    captivity.Abduct: "abduct",
    space.Connect: "connect",
    effects.Join: "join",
    effects.Affect: "affect",
}
"""By the kind of effect: what it does to cards, as the words for a question name it."""


def deed_of(scene: Scene, decision: Decision) -> str:
    """What is done to the cards that a text lets somebody choose; empty where the text uses them in another way."""
    run = next((it for it in reversed(scene.view.frames) if isinstance(it, RunEffect)), None)
    card = scene.pool.get(run.definition) if run is not None else None
    if run is None or card is None or not run.path or run.path[0] >= len(card.abilities):
        return ""
    return done_to(card.abilities[run.path[0]], decision.question.name)


THERE = "there"
"""What a card is chosen for that says where somebody else is selected."""


@cache
def done_to(ability: AnyNode, name: str) -> str:
    """What a text does to the cards to which it gives a name: the first thing of all that follows."""
    for _, node in walk(ability):
        if isinstance(node, effects.Put) and means(node.cards, name):
            return f"put.{node.to}"
        deed = DEEDS.get(type(node))
        if deed is not None and means(getattr(node, "cards", None), name):
            return deed
    says_where = (node.cards.to for _, node in walk(ability) if isinstance(node, effects.Select))
    return THERE if any(means(cards, name) for cards in says_where) else ""


def means(cards: Cards | None, name: str) -> bool:
    """Whether cards are those of a name."""
    return cards is not None and cards.where == "named" and name in (cards.name, *cards.also)
