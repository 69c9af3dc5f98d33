"""What taking a system off its ship is called."""

from __future__ import annotations

from spaceline.core.data.decisions import Option
from spaceline.presentation.scene import Scene


def uninstall(scene: Scene, option: Option) -> str:
    """A system, the ship that it is on, and what it costs to take it off (OBJ-playing-specific-kinds/3)."""
    seen, it = scene.cards.get(option.card), scene.definition(option.card)
    ship = scene.name(seen.parent) if seen is not None and seen.parent in scene.cards else ""
    if it is None or not ship:
        return scene.words.say("option.uninstall.plain", card=scene.name(option.card))
    return scene.words.say("option.uninstall", card=it.title, ship=ship, cost=scene.facts(option.card).cost)
