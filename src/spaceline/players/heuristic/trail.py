"""Where the player's cards have been in its turn, so that no order leads back to a position that was there before."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import CardId, EntityId
from spaceline.core.data.seen import View

TRACK = "range-used"
"""The one number that also goes up on a journey that leads nowhere."""
KEPT_IN_MIND = frozenset((TRACK, "of-vessel", "has-teams"))
"""Numbers that a way there and back leaves changed: Range, and to which ship an Away Team belongs."""


TRANSFERS = ("beam", "walk")
"""Orders that bring people from one spot to another at a place."""


class Position(NamedTuple):
    """How things stand: nothing has come of whatever leads from one position to an equal one."""

    spots: frozenset[tuple[CardId, EntityId, str]]
    """Where each card lies that the player can tell apart, and as what."""
    numbers: frozenset[tuple[EntityId, str, int]]
    """The numbers kept on the table, but for those that a way there and back leaves changed."""

    def after(self, cards: Iterable[CardId], spot: EntityId, role: str) -> Position:
        """The position with some cards brought somewhere else."""
        moved = frozenset(cards)
        rest = (it for it in self.spots if it[0] not in moved)
        return self._replace(spots=frozenset((*rest, *((card, spot, role) for card in moved))))

    def without(self, entity: EntityId, name: str) -> Position:
        """The position without a number."""
        return self._replace(numbers=frozenset(it for it in self.numbers if it[:2] != (entity, name)))


def position_of(view: View) -> Position:
    """The position that a view shows."""
    return Position(
        frozenset((card.id, card.parent, card.role) for card in view.cards),
        frozenset((mark.entity, mark.name, mark.value) for mark in view.marks if mark.name not in KEPT_IN_MIND),
    )


class Trail:
    """The positions of one turn, and the orders that were given in each."""

    def __init__(self) -> None:
        """A turn begins."""
        self._given: dict[Position, set[Option]] = {}
        self._gathered: set[EntityId] = set()
        self.now = Position(frozenset(), frozenset())
        """How things stand."""

    def note(self, view: View) -> None:
        """The player is to give an order here."""
        self.now = position_of(view)
        self._given.setdefault(self.now, set())

    def give(self, option: Option) -> None:
        """An order is given where the player has just looked."""
        self._given[self.now].add(option)
        if option.kind in TRANSFERS:
            self._gathered.add(option.target)
        else:
            self._gathered.clear()

    def was_given(self, option: Option) -> bool:
        """Whether the same order was given in the same position: what came of it then would come of it now."""
        return option in self._given[self.now]

    def scatters(self, option: Option) -> bool:
        """Whether an order takes people away from where they have just been gathered, before anything came of it."""
        return option.kind in TRANSFERS and option.card in self._gathered

    def has(self, position: Position) -> bool:
        """Whether the player has been there in this turn."""
        return position in self._given
