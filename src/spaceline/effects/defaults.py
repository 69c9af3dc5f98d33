"""What texts may ask of an edition that has nothing of the kind, or only in its plainest form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spaceline.core.data.changes import Change
from spaceline.core.data.frames import Window
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.effects.groups import Asking, Solution, Taxes
from spaceline.effects.nodes import Ability
from spaceline.effects.nodes.abilities import Order, When
from spaceline.effects.nodes.choices import Name
from spaceline.effects.nodes.effects import Affect, Effect, Relocate, Select, Top
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import Test
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.scope import Scope, Values
from spaceline.effects.sharing import lying_together


class Defaults:
    """What a world answers where the rules of its edition say nothing; where they do, the edition answers otherwise."""

    __slots__ = ()
    uncommanded: frozenset[str] = frozenset()
    answering: frozenset[str] = frozenset()

    def serves_all(self, state: State, card: CardId) -> bool:
        """No: it is for whoever commands it."""
        return False

    def call_off(self, state: State, begun: Change) -> bool:
        """Nothing: what has happened is not prevented any more."""
        return False

    def chosen(
        self, state: State, scope: Scope, it: Select | Top | Name, cards: tuple[CardId, ...]
    ) -> tuple[Change, ...]:
        """Nothing follows from choosing cards."""
        return ()

    def charge(self, state: State, uses: tuple[Change, ...]) -> None:
        """Using cards costs nothing."""

    def can_pay_for_skills(self, state: State, scope: Scope, text: Order | When) -> bool:
        """There is nothing to pay."""
        return True

    def usable_for(self, state: State, scope: Scope, it: Select, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        """All of them."""
        return cards

    def following(self, state: State, scope: Scope, changes: tuple[Change, ...]) -> tuple[Change, ...]:
        """Nothing follows from putting a card somewhere."""
        return ()

    def is_damage(self, state: State, card: CardId) -> bool:
        """No: damage is no card that lies on a ship."""
        return False

    def taxed(self, state: State, scope: Scope, cards: tuple[CardId, ...]) -> dict[CardId, Taxes]:
        """Using skills costs nothing."""
        return {}

    def without_taxed(self, state: State, scope: Scope, paid: Mapping[CardId, frozenset[str]]) -> Values | None:
        """All skills may be used."""
        return None

    def used_to_meet(self, state: State, asking: Asking, way: Solution) -> tuple[Change, ...]:
        """None that anybody must be told of."""
        return ()

    def usable_by(self, state: State, text: Scope, values: Values, *, goes_on: bool) -> Values:
        """All skills may be used."""
        return values

    def may_use(self, state: State, card: CardId) -> bool:
        """Yes: whatever text is on may be used."""
        return True

    def speaks_to(self, state: State, card: CardId) -> PlayerId:
        """Whoever controls the card."""
        return state.cards[card].controller

    def whereabouts(self, state: State, card: CardId) -> tuple[EntityId, ...]:
        """The place where it is; a cloaked ship beside the missions is at none."""
        there = state.outermost(card)
        return (there,) if there in state.places else ()

    def homes(self, state: State, card: CardId) -> tuple[CardId, ...]:
        """Nowhere: cards are played where the rules let them."""
        return ()

    def present_with(
        self, state: State, cards: tuple[CardId, ...], others: tuple[CardId, ...], values: Values
    ) -> tuple[CardId, ...]:
        """Those that lie where one of them does."""
        return lying_together(state, cards, others)

    def relied_on(self, state: State, scope: Scope, test: Test) -> tuple[Change, ...]:
        """Nothing."""
        return ()

    def open_to_choice(
        self, state: State, scope: Scope, it: Select | Top, cards: tuple[CardId, ...]
    ) -> tuple[CardId, ...]:
        """All those among whom somebody chooses, equals too (2E-selections/2, 2E-showing-your-cards/4)."""
        return cards

    def compared(self, state: State, scope: Scope, it: Top) -> tuple[Change, ...]:
        """Nothing."""
        return ()

    def hit(self, state: State, scope: Scope, meant: Cards, cards: tuple[CardId, ...]) -> tuple[Change, ...]:
        """Nothing."""
        return ()

    def modifiable(self, state: State, it: Affect, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        """All of them."""
        return cards

    def get_to(self, state: State, cards: tuple[CardId, ...]) -> None:
        """Nothing."""

    def happens_singly(self, change: Change) -> bool:
        """No: a text that responds for each of several cards says so."""
        return False

    def weighed(self, state: State, scope: Scope, it: Select, cards: tuple[CardId, ...]) -> tuple[tuple[int, ...], int]:
        """Nothing: as many as are asked for may be used."""
        return (), 0

    def can_pay_together(
        self, state: State, scope: Scope, it: Select, cards: tuple[CardId, ...], *, others: bool = False
    ) -> bool:
        """Nothing is paid."""
        return True

    def has_answered(self, state: State, window: Window, card: CardId) -> bool:
        """No: each change is an occurrence of its own."""
        return False

    def usable_then(
        self, state: State, card: CardId, player: PlayerId, cards: tuple[CardId, ...]
    ) -> tuple[CardId, ...]:
        """All of them."""
        return cards

    def silenced_by(self, state: State, card: CardId) -> frozenset[str]:
        """Nothing: whether a text is on does not depend on values."""
        return frozenset()

    def is_silenced(self, state: State, card: CardId, values: Values) -> bool:
        """No values are asked."""
        return False

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

    def is_charged_for(self, state: State, scope: Scope, cards: tuple[CardId, ...], where: EntityId) -> bool:
        """Nobody pays for others being moved."""
        return False

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

    def companies(
        self, state: State, scope: Scope, it: Relocate, cards: tuple[CardId, ...], where: EntityId
    ) -> tuple[tuple[CardId, ...], ...]:
        """All may be together."""
        return (cards,)

    def may_lose_points(self, state: State, player: PlayerId, points: int) -> bool:
        """Points are lost as far as there are any."""
        return True

    def points_kind(self, state: State, scope: Scope, player: PlayerId, *, regardless: bool = False) -> str | None:
        """All points are alike."""
        return ""

    def is_immune(self, state: State, card: CardId, source: CardId) -> bool:
        """No card is."""
        return False

    def adds_up(self, state: State, card: CardId) -> bool:
        """Yes, with every copy."""
        return True

    def benefits_add_up(self, state: State) -> bool:
        """Yes, as all effects do."""
        return True

    def manner(self, it: Effect) -> str:
        """There is one way to do each deed."""
        return ""
