"""What one viewer sees of what lies on the table, from position to position: what has changed is looked at anew."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from spaceline.core.data.leaves import CardId, CardState, PlayerId
from spaceline.core.data.seen import SeenCard, SeenZone
from spaceline.core.state import State, Zone
from spaceline.core.view import (
    ORDER_OF_CARDS,
    ORDER_OF_ZONES,
    Ground,
    ViewIds,
    ids_of,
    is_readable,
    seen_card,
    seen_zone,
)


class Looking:
    """What a viewer saw of the position that was looked at last, and how it lay.

    Whatever position is looked at next, what lies in the same way is seen in the same way, and the same record of it is
    given again. What hides things is ``core.view``; nothing is decided here.
    """

    def __init__(self, viewer: PlayerId) -> None:
        """Nothing has been looked at yet."""
        self.viewer = viewer
        self.forget()

    def forget(self) -> None:
        """Look at everything anew next time."""
        self.leaves: dict[CardId, CardState] = {}
        self.contents: dict[Zone, tuple[CardId, ...]] = {}
        self.ids = ViewIds()
        self.seen: dict[CardId, SeenCard] = {}
        """By the table's number, the cards that the viewer can tell apart."""
        self.unsure: frozenset[CardId] = frozenset()
        """Those of them whose face depends on more than how they lie."""
        self.zones: dict[Zone, SeenZone] = {}
        self.ground = Ground(self.ids, (), ())

    def of(self, state: State) -> Ground:
        """What the viewer sees of a position, as ``ground_of`` gives it."""
        if len(state.cards) != len(self.leaves):
            self.forget()
        try:
            return self.looked(state)
        except BaseException:
            self.forget()
            raise

    def looked(self, state: State) -> Ground:
        """What is seen where the same cards are there as before."""
        leaves = self.leaves
        moved = {card: leaf for card, leaf in state.cards.items() if leaves.get(card) is not leaf}
        ids = ids_of(moved.items(), self.viewer)
        renamed = {card for card, number in ids.items() if self.ids.get(card) != number}
        leaves.update(moved)
        self.ids.update(ids)
        cards = self.look_at_cards(state, {*moved, *self.unsure, *lying_with(renamed, leaves)})
        zones = self.look_at_zones(state, renamed)
        self.ground = Ground(self.ids, cards, zones)
        return self.ground

    def look_at_cards(self, state: State, cards: Collection[CardId]) -> tuple[SeenCard, ...]:
        """The cards of a view, where only some may be otherwise than before."""
        if not cards:
            return self.ground.cards
        viewer, ids, seen = self.viewer, self.ids, self.seen
        unsure = set[CardId]()
        for card in cards:
            leaf, number = self.leaves[card], ids[card]
            if not number:
                seen.pop(card, None)
                continue
            now = seen_card(state, card, leaf, viewer, number, ids[leaf.parent])
            if seen.get(card) != now:
                seen[card] = now
            if not is_readable(state, leaf, viewer):
                unsure.add(card)
        self.unsure = frozenset(unsure)
        return tuple(sorted(seen.values(), key=ORDER_OF_CARDS))

    def look_at_zones(self, state: State, renamed: Collection[CardId]) -> tuple[SeenZone, ...]:
        """The zones of a view, where only some cards have other numbers than before."""
        was, ids, leaves = self.contents, self.ids, self.leaves
        touched = {(leaves[card].parent, leaves[card].role) for card in renamed}
        new = [
            (zone, cards)
            for zone, cards in state.contents.items()
            if was.get(zone) is not cards or zone in touched or zone[0] in renamed
        ]
        if not new and len(was) == len(state.contents):
            return self.ground.zones
        for zone in was.keys() - state.contents.keys():
            del self.zones[zone]
        for zone, cards in new:
            self.zones[zone] = seen_zone(state, zone, cards, ids.__getitem__)
        self.contents = state.contents.copy()
        return tuple(sorted(self.zones.values(), key=ORDER_OF_ZONES))


def lying_with(cards: Collection[CardId], leaves: dict[CardId, CardState]) -> Iterable[CardId]:
    """The cards that lie with some cards."""
    return (card for card, leaf in leaves.items() if leaf.parent in cards) if cards else ()
