"""What texts may ask of an edition and First Edition has none of."""

from __future__ import annotations

from collections.abc import Mapping

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.effects import Select, Top
from spaceline.effects.world import Scope, Taxes, Values
from spaceline.rules.first.data.sheet import Sheet


class Plain:
    """The part of the edition's world in which nothing happens."""

    __slots__ = ()
    uncommanded: frozenset[str] = frozenset()

    def call_off(self, state: State, begun: Change) -> bool:
        """No text prevents what has happened already."""
        return False

    def chosen(self, state: State, scope: Scope, it: Select | Top, cards: tuple[CardId, ...]) -> tuple[Change, ...]:
        """Nothing follows from choosing cards."""
        return ()

    def following(self, state: State, scope: Scope, changes: tuple[Change, ...]) -> tuple[Change, ...]:
        """Nothing follows from putting a card somewhere."""
        return ()

    def is_damage(self, state: State, card: CardId) -> bool:
        """Damage is counted, or shown by tactics."""
        return False

    def taxed(self, state: State, scope: Scope, cards: tuple[CardId, ...]) -> dict[CardId, Taxes]:
        """Using skills costs nothing."""
        return {}

    def without_taxed(self, state: State, scope: Scope, paid: Mapping[CardId, frozenset[str]]) -> Values | None:
        """All skills may be used."""
        return None

    def may_use(self, state: State, card: CardId) -> bool:
        """Disabled cards have no text at all (1E-10.2.3/1)."""
        return True

    def speaks_to(self, state: State, card: CardId) -> PlayerId:
        """Whoever controls the card."""
        return state.cards[card].controller

    def homes(self, state: State, card: CardId) -> tuple[EntityId, ...]:
        """Cards report where the rules let them; no text asks for such a place."""
        return ()

    def happens_singly(self, change: Change) -> bool:
        """A text that responds for each of several cards says so."""
        return False

    def silenced_by(self, state: State, card: CardId) -> frozenset[str]:
        """Nothing: a card that is disabled is so before values are worked out (1E-10.2.3/1)."""
        return frozenset()

    def is_silenced(self, sheet: Sheet) -> bool:
        """No values are asked."""
        return False
