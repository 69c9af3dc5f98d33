"""What a view shows, looked up by number, and the names of things in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from spaceline.core.data.leaves import FIRST_CARD, FIRST_PLACE, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.data.seen import SeenCard, View
from spaceline.rules.words.words import Words


class Known(Protocol):
    """What the words need of a card's definition, whichever edition it is of."""

    @property
    def title(self) -> str:
        """Its title."""

    @property
    def name(self) -> str:
        """What players call it in full."""

    @property
    def type(self) -> str:
        """Its card type."""

    @property
    def facts(self) -> Any:
        """What is printed on it, as the edition keeps it."""

    @property
    def abilities(self) -> tuple[Any, ...]:
        """Its texts."""


Pool = Mapping[str, Known]
"""Definition id to card, as ``Ruleset.definitions`` holds them."""


class Scene:
    """A view with a pool of cards and the words of its edition."""

    __slots__ = ("cards", "known_values", "marks", "memo", "own", "pool", "values_of", "view", "words", "zones")

    def __init__(
        self, view: View, pool: Pool, own: Words, values_of: Callable[[], Mapping[CardId, Any]] | None = None
    ) -> None:
        """Index what the view shows; ``values_of`` works out its values where it was made without them."""
        self.view, self.pool, self.own, self.words = view, pool, own, own.lexicon
        self.cards: dict[CardId, SeenCard] = {card.id: card for card in view.cards}
        self.zones: dict[tuple[EntityId, str], tuple[CardId, ...]] = {
            (zone.parent, zone.role): zone.cards for zone in view.zones
        }
        self.values_of = values_of
        self.known_values: Mapping[CardId, Any] | None = view.values if values_of is None else None
        self.memo: dict[str, Any] = {}
        """What an edition has worked out from the view."""
        self.marks: dict[tuple[EntityId, str], int] = {(mark.entity, mark.name): mark.value for mark in view.marks}

    def zone(self, parent: EntityId, role: str) -> tuple[CardId, ...]:
        """The cards that lie there; 0 for one that cannot be told apart."""
        return self.zones.get((parent, role), ())

    def mark(self, entity: EntityId, name: str) -> int:
        """The number kept there."""
        return self.marks.get((entity, name), 0)

    def definition(self, card: CardId) -> Known | None:
        """What a card is; None where the viewer may not read it."""
        seen = self.cards.get(card)
        return self.pool.get(seen.definition) if seen else None

    def facts(self, card: CardId) -> Any:
        """The facts of a readable card with its current values in place of the printed ones.

        Raises:
            KeyError: the viewer may not read the card.
        """
        facts = self.pool[self.cards[card].definition].facts
        sheet = self.values.get(card)
        return facts if sheet is None else self.own.current(facts, sheet)

    @property
    def values(self) -> Mapping[CardId, Any]:
        """The current values of readable cards that texts have modified."""
        if self.known_values is None:
            assert self.values_of is not None
            self.known_values = self.values_of()
        return self.known_values

    def mission(self, place: PlaceId) -> Known | None:
        """The first mission of a place."""
        there = self.zone(place, "mission")
        return self.definition(there[0]) if there else None

    def place(self, entity: EntityId) -> PlaceId:
        """The place where a card is; 0 for one that is at none."""
        while entity in self.cards:
            entity = self.cards[entity].parent
        return entity if FIRST_PLACE <= entity < FIRST_CARD else 0

    def controlled(self, cards: Iterable[CardId], player: PlayerId) -> tuple[CardId, ...]:
        """Those that a player commands."""
        return tuple(card for card in cards if card in self.cards and self.cards[card].controller == player)

    def is_stopped(self, card: CardId) -> bool:
        """Whether a card is stopped."""
        return (card, "stopped") in self.marks

    def name(self, entity: EntityId) -> str:
        """What to call a player, a place or a card."""
        if entity in self.view.players:
            return self.player(entity)
        if FIRST_PLACE <= entity < FIRST_CARD:
            return self.own.place_name(self, entity)
        it = self.definition(entity)
        return it.title if it else self.own.concealed(self, entity)

    def player(self, player: PlayerId) -> str:
        """What to call a player, as seen by the viewer."""
        if player == self.view.viewer:
            return self.words.say("you")
        if self.view.viewer and len(self.view.players) == 2:
            return self.words.say("opponent")
        return self.words.say("player", number=player)

    def listed(self, definitions: Iterable[str], count: int = 0, noun: str = "card") -> str:
        """Cards by their titles, copies counted; those that cannot be read as a number of cards or of another noun."""
        titles = [self.pool[id].title if id in self.pool else "" for id in definitions]
        unread = titles.count("") + max(0, count - len(titles))
        parts = [
            title if copies == 1 else self.words.say("times", number=copies, name=title)
            for title, copies in Counter(title for title in titles if title).items()
        ]
        if unread:
            parts.append(self.counted(unread, noun))
        return self.words.listed(parts, "and")

    def counted(self, number: int, noun: str) -> str:
        """A number of things: ``3 dilemmas``."""
        return self.words.say("counted", number=number, noun=self.words.noun(noun, plural=number != 1))
