"""Battles worth beginning: a direct hit that is sure, a hit that costs nothing, a fight against fewer (1E-7.4)."""

from __future__ import annotations

from collections.abc import Sequence

from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import FIRST_CARD, NOBODY, CardId, EntityId
from spaceline.effects.nodes.abilities import Boards
from spaceline.effects.nodes.borg import Bounty
from spaceline.players.heuristic.first.board import Board

SHIP, MEMBER = 10.0, 2.5
"""What a ship and each card aboard are worth to the one who loses them, in points."""
DAMAGE = 5.0
"""What a hit is worth that does not destroy."""
WORTH_A_BATTLE = 1.0
"""What a battle must promise: whoever takes part is stopped (1E-7.4.4/1)."""
WEAKER = 1.0
"""What each personnel of a weaker team is worth."""
URGENT = 15.0
"""A battle that promises so much comes before other orders."""
STRENGTH = 6.5
"""The STRENGTH of a personnel who cannot be read."""
SUPERIOR = 1.5
"""So many times the STRENGTH of the other side is enough for a personnel battle."""
MISS, HIT, DIRECT_HIT = 0, 1, 2
"""1E-7.4.3/6, /8."""


class Battles:
    """Judges the battles that could be begun."""

    def __init__(self, board: Board) -> None:
        """Look at the board."""
        self.board = board

    def best(self, options: Sequence[Option], least: float) -> Option | None:
        """The battle that promises most, if it promises so much; None otherwise."""
        judged = [
            (self.worth(option), option) for option in options if option.kind in ("battle-ship", "battle-personnel")
        ]
        best = max(judged, key=lambda it: (it[0], -it[1].card, -it[1].target), default=None)
        return best[1] if best is not None and best[0] >= least else None

    def worth(self, option: Option) -> float:
        """What a battle promises."""
        return self.worth_of_shot(option) if option.kind == "battle-ship" else self.worth_of_fight(option)

    def worth_of_shot(self, option: Option) -> float:
        """What the shot does, less what the return fire may do: everything armed there may join in it (1E-7.4.3/1)."""
        ship, target = option.card, option.target
        outcome = shot(self.value(ship, "Weapons"), self.defense(target))
        if outcome == MISS:
            return 0.0
        if self.board.cards[target].controller == NOBODY:
            reply = shot(self.value(target, "Weapons"), self.defense(ship))
            return self.damage(target, outcome) + self.bounty(target, outcome) - self.damage(ship, reply)
        there = self.board.cards[target].parent
        foes = [
            card
            for card in self.board.zone(self.board.place(there), "space")
            if self.board.cards[card].controller not in (0, self.board.me) and self.is_manned(card)
        ]
        reply = shot(sum(self.value(card, "Weapons") for card in foes), self.defense(ship))
        return self.damage(target, outcome) - self.damage(ship, reply)

    def damage(self, vessel: CardId, outcome: int) -> float:
        """What it costs the one who controls a ship or facility."""
        if outcome == MISS:
            return 0.0
        is_lost = outcome == DIRECT_HIT or self.board.damages(vessel) >= HIT
        return SHIP + MEMBER * len(self.board.zone(vessel, "aboard")) if is_lost else DAMAGE

    def bounty(self, target: CardId, outcome: int) -> float:
        """The points that its destruction brings, for which other points would have to be earned."""
        it = self.board.definition(target)
        is_lost = outcome == DIRECT_HIT or self.board.damages(target) >= HIT
        if it is None or not is_lost or not it.of_kind(Bounty) or it.facts.points is None:
            return 0.0
        return float(it.facts.points.value) if isinstance(it.facts.points.value, int) else 0.0

    def is_manned(self, vessel: CardId) -> bool:
        """Whether somebody can be aboard to fire in defence (1E-7.4.3/1)."""
        return bool(self.board.zone(vessel, "aboard"))

    def defense(self, vessel: CardId) -> int:
        """The SHIELDS of a ship; of one that lies face down in a dock, what the facility extends to it (1E-7.1.4/3)."""
        seen = self.board.cards[vessel]
        if seen.role == "docked" and self.board.member(vessel) is None:
            return self.value(seen.parent, "Shields") // 2
        return self.value(vessel, "Shields")

    def value(self, vessel: EntityId, attribute: str) -> int:
        """An attribute of a ship or facility, 0 where it cannot be read."""
        member = self.board.member(vessel)
        return member.attributes.get(attribute, 0) if member is not None else 0

    def worth_of_fight(self, option: Option) -> float:
        """A personnel battle is worth something against those who are clearly weaker and no more numerous."""
        role = "aboard" if option.card >= FIRST_CARD and option.card in self.board.cards else "surface"
        there = [card for card in self.board.zone(option.card, role) if self.is_fighter(card)]
        mine = [card for card in there if self.board.is_own(card) and self.board.is_able(card)]
        theirs = [card for card in there if not self.board.is_own(card)]
        if not theirs or len(mine) < len(theirs):
            return 0.0
        is_superior = self.strength(mine) >= SUPERIOR * self.strength(theirs)
        return WEAKER * len(theirs) if is_superior else 0.0

    def is_fighter(self, card: CardId) -> bool:
        """Whether a card fights as personnel do: one that has boarded a ship does."""
        it = self.board.definition(card)
        return self.is_person(card) or (it is not None and bool(it.of_kind(Boards)))

    def is_person(self, card: CardId) -> bool:
        """Whether a card is a personnel, as far as everybody may know."""
        return (self.board.type_of(card) or self.board.cards[card].alike.partition(";")[0]) == "personnel"

    def strength(self, team: Sequence[CardId]) -> float:
        """The STRENGTH of a team."""
        members = [self.board.member(card) for card in team]
        return sum(member.attributes.get("Strength", 0) if member is not None else STRENGTH for member in members)

    def is_threatened(self, ship: CardId) -> bool:
        """Whether a ship where it is could be destroyed by those who are there."""
        place = self.board.place(ship)
        foes = [card for card in self.board.zone(place, "space") if self.board.cards[card].controller != self.board.me]
        return shot(sum(self.value(card, "Weapons") for card in foes), self.defense(ship)) == DIRECT_HIT


def shot(attack: int, defense: int) -> int:
    """Whether a shot misses, hits or hits directly (1E-7.4.3/6)."""
    if attack > 2 * defense:
        return DIRECT_HIT
    return HIT if attack > defense else MISS
