"""Where cards that nobody controls will attack, and what that costs a ship that is there (1E-11.1)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from spaceline.core.data.leaves import NOBODY, CardId, PlaceId
from spaceline.players.heuristic.first.battles import Battles, shot
from spaceline.players.heuristic.first.board import Board
from spaceline.rules.first.movement.forced_moves import BOUND, LEFT

LATER = 0.6
"""How much of an attack counts that comes at the end of the opponent's turn: the ship may be gone by then."""


class Danger(NamedTuple):
    """An attack on all ships at a location."""

    place: PlaceId
    weapons: int
    weight: float


class Dangers:
    """Foresees the attacks of the next two turns."""

    def __init__(self, board: Board) -> None:
        """Look at the board."""
        self.board, self.battles = board, Battles(board)

    @cached_property
    def attacks(self) -> tuple[Danger, ...]:
        """Those at the end of this turn, where such cards are, and of the next one, where they will have come."""
        return tuple(self._attacks())

    def _attacks(self) -> Iterator[Danger]:
        for place in self.board.locations:
            for card in self.board.zone(place, "space"):
                weapons = self.battles.value(card, "Weapons") if self.board.cards[card].controller == NOBODY else 0
                card_values = self.board.card_values(card)
                if not weapons or (card_values is not None and "attack" in card_values.barred):
                    continue
                yield Danger(place, weapons, 1.0)
                following = self.reached(card, place)
                if following:
                    yield Danger(following, weapons, LATER)

    def reached(self, card: CardId, here: PlaceId) -> PlaceId:
        """Where such a card will be after its next move; 0 where it leaves the spaceline, or may."""
        locations, side = self.board.locations, self.board.mark(card, BOUND)
        row = [place for place, it in locations.items() if it.quadrant == locations[here].quadrant]
        at = row.index(here)
        left, there = self.battles.value(card, "Range"), here
        for place in (row[:at][::-1] if side == LEFT else row[at + 1 :]) if side else ():
            left -= locations[place].span
            if left < 0:
                return there
            there = place
        return 0

    def risk(self, ship: CardId, place: PlaceId, *, defense: int | None = None) -> float:
        """What those attacks cost a ship at a location, by its SHIELDS or by others that it may come to have."""
        shields = self.battles.defense(ship) if defense is None else defense
        return sum(
            it.weight * self.battles.damage(ship, shot(it.weapons, shields)) for it in self.attacks if it.place == place
        )

    def docked(self, ship: CardId, outpost: CardId) -> int:
        """The SHIELDS of a ship at a dock: half of those of the facility beside its own (1E-7.1.4/3)."""
        return self.battles.value(ship, "Shields") + self.battles.value(outpost, "Shields") // 2
