"""What the effect language must know of an edition: zones, values, and how deeds become changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol, cast

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.modifiers import Sheet
from spaceline.core.state import State
from spaceline.effects.nodes import AnyNode
from spaceline.effects.nodes.effects import Put
from spaceline.effects.nodes.modifiers import Modifier
from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.effects.nodes.selectors import Cards, Filter

Values = Callable[[CardId], Sheet]
"""Where values come from: the current ones, or those found so far while texts are being applied."""


class Scope(Protocol):
    """Whose text is being read, and the names it has given so far. A ``RunEffect`` frame is one."""

    @property
    def source(self) -> CardId:
        """The card whose text it is."""

    @property
    def you(self) -> PlayerId:
        """The player the text speaks to."""

    @property
    def cards(self) -> Mapping[str, tuple[EntityId, ...]]:
        """Named cards."""

    @property
    def numbers(self) -> Mapping[str, int]:
        """Named numbers."""


class Reading:
    """A scope outside of any frame: a text that is only read, not carried out."""

    __slots__ = ("cards", "numbers", "source", "words", "you")

    def __init__(
        self,
        source: CardId,
        you: PlayerId,
        cards: Mapping[str, tuple[EntityId, ...]] | None = None,
        numbers: Mapping[str, int] | None = None,
    ) -> None:
        """Read the text of a card for a player."""
        self.source, self.you = source, you
        self.cards: Mapping[str, tuple[EntityId, ...]] = cards or {}
        self.numbers: Mapping[str, int] = numbers or {}


class Outlook(NamedTuple):
    """What a part of a text looks at."""

    values: frozenset[str]
    """Values of cards, by name."""
    grounds: tuple[str, ...]
    """The families of memos that fall when something else changes that it looks at."""


NOTHING = Outlook(frozenset(), ())

Way = tuple[tuple[CardId, ...], tuple[str, ...]]
"""One way to meet a requirement: the cards used, and what of them is used (skills, attributes, titles)."""


class World(Protocol):
    """An edition as the texts of its cards see it."""

    def found(self, state: State, scope: Scope, cards: Cards) -> tuple[CardId, ...]:
        """The cards in the zone a selector names, before its filter."""

    def matches(self, state: State, card: CardId, filter: Filter, values: Values) -> bool:
        """Whether a card is what a filter says."""

    def fitting(self, state: State, cards: tuple[CardId, ...], filter: Filter, values: Values) -> tuple[CardId, ...]:
        """Those of several cards that are what a filter says."""

    def stat(self, state: State, card: CardId, name: str, values: Values) -> int:
        """An attribute (or a sum joined by ``+``) or the cost of a card."""

    def opponent(self, state: State, scope: Scope) -> PlayerId:
        """The opponent that the text means."""

    def meets(
        self, state: State, scope: Scope, requirement: AnyRequirement, group: tuple[CardId, ...]
    ) -> tuple[Way, ...]:
        """The alternatives of a requirement that a group meets."""

    def destination(self, state: State, scope: Scope, put: Put, card: CardId) -> Change | None:
        """How a card is put where the text says; None when there is no such place."""

    def completed(self, state: State, player: PlayerId, kind: str) -> bool:
        """Whether a player has completed a place of that kind."""

    def points(self, state: State, player: PlayerId) -> int:
        """A player's score."""

    def text_is_on(self, state: State, card: CardId) -> bool:
        """Whether the card's text works where it lies."""

    def may_answer(self, state: State, card: CardId) -> bool:
        """Whether a card in hand may be played in response to something."""

    def abilities(self, state: State, card: CardId) -> tuple[Any, ...]:
        """The card's texts, in order."""

    def layer(self, modifier: Modifier) -> int:
        """The layer in which a modifier applies."""

    def __hash__(self) -> int:
        """A world can be remembered by."""

    def outlook(self, node: AnyNode) -> Outlook:
        """What a part of a text looks at."""

    def alters(self, modifier: Modifier) -> frozenset[str]:
        """The values that a modifier changes, by the names that ``outlook`` has for them."""

    def modified(self, state: State, sheet: Sheet, modifier: Modifier, amount: int, donors: tuple[Sheet, ...]) -> Sheet:
        """Values after a modifier; ``donors`` are the values it copies from."""


def world_of(state: State) -> World:
    """The edition being played."""
    return cast("World", state.ruleset.language)
