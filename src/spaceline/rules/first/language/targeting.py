"""Who can be chosen by a text, and what becomes of whom it would kill (1E-5.0/6, 1E-6.3.2.2/1)."""

from __future__ import annotations

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.nodes.effects import Select
from spaceline.effects.scope import Scope
from spaceline.rules.first.language.speaking import Speaking
from spaceline.rules.first.playing.targets import leads_somewhere, sendings_of
from spaceline.rules.first.values import definition
from spaceline.rules.first.verbs import leaving


class Targeting(Speaking):
    """The part of the edition's world that is about those whom a text hits."""

    __slots__ = ()

    def usable_for(self, state: State, scope: Scope, it: Select, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        """Those of whom the text can do what it does to them: who can be relocated nowhere is no target (1E-5.0/6)."""
        ways = [way for choice, way in sendings_of(definition(state, scope.source)) if choice == it]
        return tuple(card for card in cards if all(leads_somewhere(state, scope, way, card) for way in ways))

    def destroyed(self, state: State, change: Change) -> tuple[Change, ...]:
        """Destroying is one change, whatever is destroyed but holograms."""
        return leaving.destroyed(state, change)
