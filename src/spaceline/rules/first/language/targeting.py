"""Who can be chosen by a text, and what becomes of whom it would kill (1E-5.0/6, 1E-6.3.2.2/1)."""

from __future__ import annotations

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.nodes.effects import Select
from spaceline.effects.perform.reading import holds
from spaceline.effects.scope import Reading, Scope
from spaceline.rules.first.language.speaking import Speaking
from spaceline.rules.first.playing.targets import conditions_of, leads_somewhere, sendings_of
from spaceline.rules.first.values import definition
from spaceline.rules.first.verbs import leaving


class Targeting(Speaking):
    """The part of the edition's world that is about those whom a text hits."""

    __slots__ = ()

    def usable_for(self, state: State, scope: Scope, it: Select, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        """Those of whom the text can do what it does to them: who can be relocated nowhere is no target (1E-5.0/6).

        Nor is anything of which the player sees that the text would do nothing to it.
        """
        text = definition(state, scope.source)
        ways = [way for choice, way in sendings_of(text) if choice == it]
        usable = tuple(card for card in cards if all(leads_somewhere(state, scope, way, card) for way in ways))
        tests = [test for choice, test in conditions_of(text) if choice == it]
        return tuple(card for card in usable if all(holds(state, chosen(scope, it, card), test) for test in tests))

    def destroyed(self, state: State, change: Change) -> tuple[Change, ...]:
        """Destroying is one change, whatever is destroyed but holograms."""
        return leaving.destroyed(state, change)


def chosen(scope: Scope, it: Select, card: CardId) -> Reading:
    """The text as it would be read once that card is chosen."""
    return Reading(scope.source, scope.you, {**scope.cards, it.name: (card,)}, scope.numbers, scope.words)
