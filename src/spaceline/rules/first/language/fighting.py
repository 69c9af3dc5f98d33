"""Battles as the texts of cards see them: whom a text lets attack or damages, and who has fallen (1E-7.4)."""

from __future__ import annotations

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.world import Scope
from spaceline.rules.first.language import forcing
from spaceline.rules.first.language.plain import Plain
from spaceline.rules.first.participants import fallen
from spaceline.rules.first.procedures.battle import by_text


class Fighting(Plain):
    """The part of the edition's world that is about battles."""

    __slots__ = ()

    def battle(self, state: State, scope: Scope, attackers: tuple[CardId, ...], targets: tuple[CardId, ...]) -> bool:
        """Let cards attack others; returns whether they could."""
        return by_text.start(state, attackers, targets)

    def damage(self, state: State, scope: Scope, cards: tuple[CardId, ...]) -> tuple[Change, ...]:
        """What happens to ships that are damaged."""
        return forcing.damaging(state, scope, cards)

    def lost_in_battle(self, state: State) -> tuple[tuple[CardId, PlayerId], ...]:
        """The personnel killed in the personnel battle that is going on, each with whose it was."""
        return fallen(state)
