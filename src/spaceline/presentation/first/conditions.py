"""What has befallen a card of First Edition, as players would say it."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId
from spaceline.presentation.scene import Scene

CONDITIONS = ("brig", "abducted", "captive", "stasis", "disabled", "deactivated", "stopped")
"""Marks that keep a personnel from acting, the gravest first."""
SHIP_CONDITIONS = ("cloaked", "phased", "stopped", "disabled", "stasis")


def condition(scene: Scene, card: CardId) -> str:
    """What keeps somebody from acting: a mark, or a status that a card in play gives."""
    marked = next((name for name in CONDITIONS if scene.mark(card, name)), "")
    told = (scene.words.say("status.infiltrating"),) if scene.mark(card, "infiltrating") else ()
    return scene.words.say(f"status.{marked}") if marked else next(iter((*given(scene, card), *told)), "")


def given(scene: Scene, card: CardId) -> list[str]:
    """The statuses that texts of cards in play give."""
    lasting = (effect for effect in scene.view.lasting if card in effect.cards.get("affected", ()))
    names = dict.fromkeys(effect.words["status"] for effect in lasting if effect.words.get("status"))
    return [scene.words.templates.get(f"status.{name}", name) for name in names]


def damage(scene: Scene, card: CardId) -> str:
    """Whether a ship or facility is damaged, and how badly."""
    hits = scene.mark(card, "damage")
    return scene.words.say("status.damage.twice" if hits > 1 else "status.damage") if hits else ""
