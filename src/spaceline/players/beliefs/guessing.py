"""What an opponent's hidden cards are: those of a known deck that fits all that was seen, else cards of that side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence, Set as AbstractSet
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from spaceline.cards.decks import DeckError, ready_decks
from spaceline.core.data.leaves import PlayerId
from spaceline.core.data.seen import View
from spaceline.editions import edition_of
from spaceline.players.beliefs.hidden import HIDDEN, HiddenCards
from spaceline.players.seat import Seat

CHANGED = 0.12
"""A deck that lacks a larger part of what was seen is another one; a smaller part its player may have changed."""
DeckCards = Mapping[str, int]
"""Definition to number of copies."""


class KnownPool(NamedTuple):
    """What is the same for all games with a pool of cards."""

    hidden: HiddenCards
    pools: Mapping[str, tuple[str, ...]]
    decks: tuple[DeckCards, ...]
    """The decks that come with the package."""


KNOWN: dict[str, tuple[Mapping[str, Any], KnownPool]] = {}
"""By ruleset: a pool of cards and what is known of it."""


class Guessing:
    """A belief about one view; a sampler asks it (``core.sampling.Belief``)."""

    def __init__(
        self,
        known: KnownPool,
        definitions: Mapping[str, Any],
        view: View,
        decks: Iterable[DeckCards] = (),
        seen: Mapping[PlayerId, AbstractSet[str]] | None = None,
    ) -> None:
        """Guess from a view, among the ready decks and others; ``seen`` is what was read by now, by owner."""
        self._known, self._definitions, self._view = known, definitions, view
        self._decks = (*known.decks, *decks)
        self._seen = seen or {}
        self._supplies: dict[PlayerId, tuple[tuple[str, ...], ...]] = {}

    def kind(self, owner: PlayerId, role: str, /, *, in_play: bool) -> str:
        """The kind of an unread card."""
        return self._known.hidden.kind(owner, role, in_play=in_play)

    def pool(self, kind: str, /) -> Sequence[str]:
        """All that can be played of a kind."""
        return self._known.pools[kind]

    def supply(self, owner: PlayerId, pick: Callable[[int], int], /) -> Sequence[str]:
        """The rest of one of the decks that fit best; where none fits, every card that such a player may have."""
        if owner not in self._supplies:
            self._supplies[owner] = tuple(self._guess(owner))
        found = self._supplies[owner]
        return found[pick(len(found)) if len(found) > 1 else 0]

    def recognised(self, owner: PlayerId) -> int:
        """How many known decks a player may be playing."""
        return len(self._fitting(owner))

    def readable(self, owner: PlayerId) -> Counter[str]:
        """The cards of a player that lie where the viewer reads them."""
        return Counter(card.definition for card in self._view.cards if card.owner == owner and card.definition)

    def _fitting(self, owner: PlayerId) -> list[DeckCards]:
        """The decks that lack fewest of the cards that were seen, unless they lack too many."""
        seen = self.readable(owner)
        seen.update(self._seen.get(owner, frozenset()) - seen.keys())
        if not seen or not self._decks:
            return []
        lacking = [sum((seen - Counter(deck)).values()) for deck in self._decks]
        fewest = min(lacking)
        if fewest > CHANGED * sum(seen.values()):
            return []
        return [deck for deck, lacks in zip(self._decks, lacking, strict=True) if lacks == fewest]

    def _guess(self, owner: PlayerId) -> Iterable[tuple[str, ...]]:
        readable = self.readable(owner)
        fitting = self._fitting(owner)
        for deck in fitting:
            yield tuple((Counter(deck) - readable).elements())
        if not fitting:
            yield self._of_that_side(readable)

    def _of_that_side(self, readable: DeckCards) -> tuple[str, ...]:
        hidden, definitions = self._known.hidden, self._definitions
        icons = hidden.sides(definitions[id].facts for id in readable if id in definitions)
        listed = dict.fromkeys(id for pool in self._known.pools.values() for id in pool)
        return tuple(id for id in listed if not icons or hidden.takes_side(definitions[id].facts, icons))


def believed(
    seat: Seat, decks: Iterable[DeckCards] = (), seen: Mapping[PlayerId, AbstractSet[str]] | None = None
) -> Guessing:
    """What may be believed of hidden cards at a seat.

    Raises:
        MissingPart: nothing is known of the kinds of hidden cards of the edition.
    """
    return Guessing(known_pool(seat), seat.definitions, seat.view, decks, seen)


def known_pool(seat: Seat) -> KnownPool:
    """What is the same for all games with the pool of cards of a seat; it is kept for the latest one of a ruleset."""
    name, definitions = seat.view.ruleset, seat.definitions
    kept = KNOWN.get(name)
    if kept is None or kept[0] is not definitions:
        hidden = HIDDEN.of(edition_of(name))
        kept = KNOWN[name] = (definitions, KnownPool(hidden, hidden.pools(definitions), tuple(decks_in(seat))))
    return kept[1]


def decks_in(seat: Seat) -> Iterable[DeckCards]:
    """The decks that come with the package, as far as the pool has their cards."""
    for deck in ready_decks(seat.view.ruleset).values():
        with suppress(DeckError):
            yield deck_of(deck.brought(seat.definitions))


def deck_of(brought: Any) -> DeckCards:
    """All cards that a player brings, whatever the piles of the edition."""
    return Counter(id for pile in msgspec.structs.astuple(brought) for id in pile)
