"""What a player has seen of others' cards in the course of a game, readable or not by now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.data.seen import SeenEvent, View


class Memory:
    """The definitions that a player has read, by the owner of the card."""

    def __init__(self) -> None:
        """Nothing has been seen."""
        self._seen: dict[PlayerId, set[str]] = {}
        self._waiting: list[tuple[CardId, str]] = []

    def note(self, events: Iterable[SeenEvent]) -> None:
        """What happened, as the player saw it; whose the cards were, the next view may tell."""
        for event in events:
            self._waiting += [it for it in zip(event.cards, event.definitions, strict=False) if all(it)]

    def look(self, view: View) -> None:
        """What lies on the table."""
        owners = {card.id: card.owner for card in view.cards}
        for card in view.cards:
            if card.definition:
                self._seen.setdefault(card.owner, set()).add(card.definition)
        for card_id, definition in self._waiting:
            if card_id in owners:
                self._seen.setdefault(owners[card_id], set()).add(definition)
        self._waiting.clear()

    @property
    def seen(self) -> Mapping[PlayerId, set[str]]:
        """By owner: all that was read."""
        return self._seen
