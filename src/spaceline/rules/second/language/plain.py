"""What texts may ask of an edition and Second Edition has none of, or only in the plainest form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, EntityId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.nodes.effects import Effect, Relocate
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.world import Scope, Values
from spaceline.rules.second import places
from spaceline.rules.second.data.sheet import Sheet
from spaceline.rules.second.verbs.leaving import destroyed


class Plain:
    """The part of the edition's world in which nothing happens."""

    __slots__ = ()

    def wording(self, state: State, card: CardId) -> str:
        """Texts are as they are."""
        return state.cards[card].definition

    def texts_called(self, name: str, definitions: Mapping[str, Any]) -> tuple[Ability, ...]:
        """Only definitions have texts."""
        raise KeyError(name)

    def heads(self, state: State, cards: tuple[CardId, ...]) -> int:
        """How many cards there are."""
        return len(cards)

    def targets_on(self, state: State, card: CardId, filter: Filter, values: Values) -> int:
        """One: every card stands for itself."""
        return 1

    def luggage(
        self, state: State, scope: Scope, it: Relocate, cards: tuple[CardId, ...], where: EntityId
    ) -> tuple[CardId, ...]:
        """Nothing beyond what a text moves."""
        return ()

    def crowd(
        self, state: State, scope: Scope, it: Relocate, cards: tuple[CardId, ...], where: EntityId
    ) -> tuple[tuple[CardId, ...], int]:
        """Nobody: all whom a text moves may be."""
        return (), 0

    def points_kind(self, state: State, scope: Scope) -> str:
        """All points are alike."""
        return ""

    def is_immune(self, state: State, card: CardId, source: CardId) -> bool:
        """No card is."""
        return False

    def adds_up(self, state: State, card: CardId) -> bool:
        """All copies do (2E-uniqueness/7)."""
        return True

    def benefits_add_up(self, state: State) -> bool:
        """As all effects do."""
        return True

    def happens_singly(self, change: Change) -> bool:
        """Who is killed, stopped or captured is so each for itself, even by one effect (2E-when-and-while/2)."""
        return change.verb in ("kill", "stop", "capture", "destroy", "discard", "put", "overcome")

    def draws(self, state: State, change: Change, there: int) -> tuple[Change, ...]:
        """Several cards are one draw, of as many as there are."""
        return (replace(change, amount=min(change.amount, there)),) if there else ()

    def destroyed(self, state: State, change: Change) -> tuple[Change, ...]:
        """Personnel among them are killed."""
        return destroyed(state, change)

    def manner(self, it: Effect) -> str:
        """There is one way to do each deed."""
        return ""

    def is_at(self, state: State, card: CardId, place: EntityId) -> bool:
        """Whether it is at the mission of a place."""
        return place in state.places and places.place_of(state, card) == place

    def traits(self, state: State, card: CardId, what: str, values: Values) -> tuple[str, ...]:
        """Those of its values."""
        it: Sheet = values(card)
        return it.species if what == "species" else (it.affiliation,)

    def was_here(self, state: State, card: CardId, there: EntityId) -> bool:
        """Whether it was at the same place."""
        place = state.outermost(there) if there in state.cards else there
        return place in state.places and state.outermost(card) == place
