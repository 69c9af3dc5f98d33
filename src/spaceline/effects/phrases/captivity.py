"""Phrases for taking personnel captive and letting captives go."""

from __future__ import annotations

from spaceline.effects.nodes.captivity import Abduct, Capture, Release
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases.effects import What, to_each


def capture(what: What, who: str = "you", *, team: Cards | None = None) -> Effect:
    """A player captures personnel, by a certain team or by whichever is there."""
    return to_each(what, lambda cards: Capture(cards, who, team))


def release(what: What, to: Cards | None = None) -> Effect:
    """Captives are freed, and go to a team, a ship, a facility or a planet."""
    return to_each(what, lambda cards: Release(cards, to))


def abduct(what: What) -> Effect:
    """Personnel are abducted; in a combat both adversaries leave the battle."""
    return to_each(what, Abduct)
