"""Phrases for combat, engagements and damage."""

from __future__ import annotations

from spaceline.effects.names import ATTACKER
from spaceline.effects.nodes.effects import BeginBattle, Effect
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases.cards import ANY
from spaceline.effects.phrases.effects import sequence

attacker = Cards("named", name=ATTACKER)
"""Your ship that begins the engagement."""

damage_cards = Cards("damage", "anyone")
"""The damage cards on this ship, or on the ship that this card is aboard."""


def combat(
    personnel: Filter | None = None,
    *win: Effect,
    this: bool = False,
    first: Effect | None = None,
    otherwise: Effect | None = None,
    or_engagement: bool = False,
    alone: bool = False,
) -> BeginBattle:
    """Begin combat that involves personnel of yours like that, or this card; what happens if you win."""
    kinds = ("combat", "engagement") if or_engagement else ("combat",)
    return BeginBattle(kinds, personnel, None, this, None, alone, first, sequence(*win) if win else None, otherwise)


def engagement(
    *win: Effect,
    ship: Filter | None = None,
    personnel: Filter | None = None,
    among: Cards | None = None,
    first: Effect | None = None,
    otherwise: Effect | None = None,
) -> BeginBattle:
    """Begin an engagement that involves a ship of yours like that, or personnel aboard; what happens if you win."""
    won = sequence(*win) if win else None
    return BeginBattle(("engagement",), personnel, ship, False, among, False, first, won, otherwise)


def involved(which: Filter = ANY, of: str = "you") -> Cards:
    """Cards that are involved in the battle that is going on."""
    return Cards("involved", of, which)
