"""Battles and damage as the texts of cards see them: whom a text lets attack or damages, who has fallen (1E-7.4)."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, Lasting, PlayerId
from spaceline.core.state import State
from spaceline.effects.world import Scope
from spaceline.rules import verbs
from spaceline.rules.first.language import forcing
from spaceline.rules.first.language.plain import Plain
from spaceline.rules.first.participants import fallen
from spaceline.rules.first.procedures.battle import by_text
from spaceline.rules.first.procedures.turn import segment
from spaceline.rules.first.values import definition

DAMAGED_AT = "damaged-at"
"""The word of an effect that lasts for the turn: its card has damaged ships at the start or at the end of it."""


class Fighting(Plain):
    """The part of the edition's world that is about battles."""

    __slots__ = ()

    def battle(self, state: State, scope: Scope, attackers: tuple[CardId, ...], targets: tuple[CardId, ...]) -> bool:
        """Let cards attack others; returns whether they could."""
        return by_text.start(state, attackers, targets)

    def damage(self, state: State, scope: Scope, cards: tuple[CardId, ...]) -> tuple[Change, ...]:
        """What happens to ships that are damaged.

        A card that does not add up damages no ship that a copy of it damages at one time. All that happens at the
        start of a turn, and all that happens at its end, is at one time (1E-G:cumulative/1, /2).
        """
        moment = segment(state)
        if moment not in ("start", "end") or definition(state, scope.source).adds_up:
            return forcing.damaging(state, scope, cards)
        done = set(damaged_by_copies(state, scope.source, moment))
        left = tuple(card for card in cards if card not in done)
        note_damage(state, scope, left, moment)
        return forcing.damaging(state, scope, left)

    def lost_in_battle(self, state: State) -> tuple[tuple[CardId, PlayerId], ...]:
        """The personnel killed in the personnel battle that is going on, each with whose it was."""
        return fallen(state)


def damaged_by_copies(state: State, source: CardId, moment: str) -> Iterator[CardId]:
    """The ships that copies of a card have damaged at that end of the turn, but not the card itself."""
    definition_of = state.cards[source].definition
    for effect in state.lasting:
        if effect.words.get(DAMAGED_AT) == moment and effect.definition == definition_of and effect.source != source:
            yield from effect.cards["affected"]


def note_damage(state: State, scope: Scope, ships: tuple[CardId, ...], moment: str) -> None:
    """Note for the turn which ships a card damages."""
    source = state.cards[scope.source].definition
    words = {DAMAGED_AT: moment}
    verbs.begin_lasting(state, Lasting(source, (), scope.source, scope.you, "turn", {"affected": ships}, words))
