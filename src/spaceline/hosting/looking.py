"""What one viewer sees of what lies on the table, from position to position: what has changed is looked at anew."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

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

REMEMBERED = 8
"""So many positions back a viewer may have looked last; whoever has not looked for longer looks at everything."""


class Displacement(NamedTuple):
    """What lies otherwise than in an earlier position: cards, and zones by what lies in them."""

    cards: Collection[CardId]
    zones: Collection[Zone]


class Lying:
    """How everything lies, from position to position: what has changed is found out once for all who look."""

    def __init__(self) -> None:
        """Nothing has been looked at yet."""
        self.leaves: dict[CardId, CardState] = {}
        self.contents: dict[Zone, tuple[CardId, ...]] = {}
        self.steps = 0
        """So often it was found that something lies otherwise."""
        self.latest: deque[Displacement] = deque(maxlen=REMEMBERED)
        """What did, the last time last."""

    def look(self, state: State) -> None:
        """Find out what lies otherwise in a position than in the one before."""
        if len(state.cards) != len(self.leaves):
            self.leaves, self.contents = {}, {}
            self.latest.clear()
            self.steps += REMEMBERED + 1  # whoever looked before looks at everything
        leaves, was = self.leaves, self.contents
        moved = {card: leaf for card, leaf in state.cards.items() if leaves.get(card) is not leaf}
        zones = [zone for zone, cards in state.contents.items() if was.get(zone) is not cards]
        if zones or len(was) != len(state.contents):
            zones.extend(was.keys() - state.contents.keys())
            self.contents = state.contents.copy()
        if moved or zones:
            leaves.update(moved)
            self.latest.append(Displacement(moved, zones))
            self.steps += 1

    def since(self, step: int) -> Displacement | None:
        """What lies otherwise than after so many steps; None where that is too long ago."""
        count = self.steps - step
        if not 0 <= count <= len(self.latest):
            return None
        if count == 1:
            return self.latest[-1]
        found = [self.latest[-number] for number in range(1, count + 1)]
        return Displacement({card for it in found for card in it.cards}, {zone for it in found for zone in it.zones})


class Looking:
    """What a viewer saw of the position that was looked at last.

    Whatever position is looked at next, what lies in the same way is seen in the same way, and the same record of it is
    given again. What hides things is ``core.view``; nothing is decided here.
    """

    def __init__(self, viewer: PlayerId, lying: Lying | None = None) -> None:
        """Nothing has been looked at yet; who shares ``lying`` with others lets it look at each position first."""
        self.viewer = viewer
        self.is_alone = lying is None
        self.lying = lying or Lying()
        self.forget()

    def forget(self) -> None:
        """Look at everything anew next time."""
        self.step = -1
        self.ids = ViewIds()
        self.seen: dict[CardId, SeenCard] = {}
        """By the table's number, the cards that the viewer can tell apart."""
        self.unsure: frozenset[CardId] = frozenset()
        """Those of them whose face depends on more than how they lie."""
        self.zones: dict[Zone, SeenZone] = {}
        self.ground = Ground(self.ids, (), ())

    def of(self, state: State) -> Ground:
        """What the viewer sees of a position, as ``ground_of`` gives it."""
        if self.is_alone:
            self.lying.look(state)
        different = self.lying.since(self.step) if self.step >= 0 else None
        if different is None:
            self.forget()
            different = Displacement(state.cards, state.contents)
        try:
            self.ground = self.looked(state, different)
        except BaseException:
            self.forget()
            raise
        self.step = self.lying.steps
        return self.ground

    def looked(self, state: State, different: Displacement) -> Ground:
        """What is seen where all else lies as before."""
        leaves = state.cards
        ids = ids_of([(card, leaves[card]) for card in different.cards], self.viewer)
        renamed = {card for card, number in ids.items() if self.ids.get(card) != number}
        self.ids.update(ids)
        cards = self.look_at_cards(state, {*different.cards, *self.unsure, *lying_with(renamed, leaves)})
        return Ground(self.ids, cards, self.look_at_zones(state, different.zones, renamed))

    def look_at_cards(self, state: State, cards: Collection[CardId]) -> tuple[SeenCard, ...]:
        """The cards of a view, where only some may be otherwise than before."""
        if not cards:
            return self.ground.cards
        viewer, ids, seen = self.viewer, self.ids, self.seen
        unsure = set[CardId]()
        is_same = True
        for card in cards:
            leaf, number = state.cards[card], ids[card]
            if not number:
                is_same = seen.pop(card, None) is None and is_same
                continue
            now = seen_card(state, card, leaf, viewer, number, ids[leaf.parent])
            if seen.get(card) != now:
                seen[card], is_same = now, False
            if not is_readable(state, leaf, viewer):
                unsure.add(card)
        self.unsure = frozenset(unsure)
        return self.ground.cards if is_same else tuple(sorted(seen.values(), key=ORDER_OF_CARDS))

    def look_at_zones(
        self, state: State, changed: Collection[Zone], renamed: Collection[CardId]
    ) -> tuple[SeenZone, ...]:
        """The zones of a view, where only some have other cards, and only some cards other numbers, than before."""
        contents, leaves, ids = state.contents, state.cards, self.ids
        if not changed and not renamed:
            return self.ground.zones
        touched = {(leaves[card].parent, leaves[card].role) for card in renamed}
        touched.update(zone for zone in contents if zone[0] in renamed)
        for zone in {*changed, *touched}:
            if zone in contents:
                self.zones[zone] = seen_zone(state, zone, contents[zone], ids.__getitem__)
            else:
                self.zones.pop(zone, None)
        return tuple(sorted(self.zones.values(), key=ORDER_OF_ZONES))


def lying_with(cards: Collection[CardId], leaves: Mapping[CardId, CardState]) -> Iterable[CardId]:
    """The cards that lie with some cards."""
    return (card for card, leaf in leaves.items() if leaf.parent in cards) if cards else ()
