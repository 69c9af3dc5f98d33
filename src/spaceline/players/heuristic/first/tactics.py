"""Tactics in a ship battle: all are drawn that may be, and the one is laid that promises most (1E-7.4.3/3)."""

from __future__ import annotations

from collections.abc import Sequence

from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.effects.nodes.abilities import Static
from spaceline.effects.nodes.modifiers import Raise
from spaceline.effects.nodes.selectors import Count
from spaceline.effects.nodes.tests import AtLeast, Test
from spaceline.players.heuristic.first.battles import DIRECT_HIT, HIT, MISS, shot
from spaceline.players.heuristic.first.board import Board
from spaceline.players.heuristic.first.traits import LOOKS, is_like
from spaceline.rules.first.data.frames import ShipBattle
from spaceline.rules.first.data.printed_values import number
from spaceline.rules.first.facts import ATTACK, DEFENSE, DRAW, HULL, MARKERS_DRAWN, PLACE

DRAWING = ("draw-tactic", "draw-another-tactic")
LAYING = "lay-tactic"
PLACING = "place-tactic"
"""What is asked about tactics."""
EXPECTED = 2
"""What a current tactic of the other side may add to its ATTACK or DEFENSE."""
MARKER = 25
"""The percentage of HULL that a marker may take whose face nobody knows."""
BY_DEFAULT = {MISS: 0, HIT: 2, DIRECT_HIT: 4}
"""How many markers are drawn without a current tactic (1E-G:damage/4)."""


class Tactics:
    """Judges the tactics that could be laid."""

    def __init__(self, board: Board) -> None:
        """Look at the board, and at the battle that is going on."""
        self.board = board
        self.battle = next((it for it in reversed(board.view.frames) if isinstance(it, ShipBattle)), None)

    def best(self, tactics: Sequence[CardId]) -> CardId | None:
        """The tactic that promises most; None where none is better than the default damage."""
        if self.battle is None:
            return None
        judged = [(self.promise(tactic), -at, tactic) for at, tactic in enumerate(tactics)]
        promise, _, tactic = max(judged, default=(0.0, 0, 0))
        return tactic if tactic and promise >= self.promise(0) else None

    def target(self, tactic: CardId, targets: Sequence[CardId]) -> CardId:
        """On which of several targets the tactic is placed that hits them: where least of the HULL is left."""
        lost = {card: sum(-self.number(on, HULL) for on in self.board.zone(card, "on")) for card in targets}
        return max(targets, key=lambda card: lost[card])

    def promise(self, tactic: CardId) -> float:
        """The percentages of HULL that the other side loses, less those that the player does; 0 for no tactic."""
        assert self.battle is not None
        dealt = sum(self.dealt(tactic, target) for target in self.battle.targets[self.side])
        return dealt - sum(self.suffered(tactic, own) for own in self.battle.targets[3 - self.side])

    @property
    def side(self) -> int:
        """The number of the player's force."""
        assert self.battle is not None
        return 1 if self.battle.attacker == self.board.me else 2

    def dealt(self, tactic: CardId, target: CardId) -> float:
        """What the shots of the player's force may take from a target."""
        attack = self.weapons(self.side) + self.number(tactic, ATTACK)
        outcome = shot(attack, self.shields(target) + self.expected(3 - self.side))
        it = self.board.definition(tactic) if tactic else None
        if it is None:
            return MARKER * BY_DEFAULT[outcome]
        icons = {MISS: it.facts.otherwise, HIT: it.facts.hit, DIRECT_HIT: it.facts.direct_hit}[outcome]
        draws = icons.count(DRAW) + self.number(tactic, MARKERS_DRAWN) * (outcome == HIT)
        return MARKER * draws - self.number(tactic, HULL) * (PLACE in icons)

    def suffered(self, tactic: CardId, own: CardId) -> float:
        """What the shots of the other force may take from an own ship or facility."""
        attack = self.weapons(3 - self.side) + self.expected(3 - self.side)
        return 2 * MARKER * shot(attack, self.shields(own) + self.number(tactic, DEFENSE))

    def expected(self, side: int) -> int:
        """What the current tactic of a force may add: nothing where its player has no side deck to draw from."""
        assert self.battle is not None
        player: PlayerId = self.battle.attacker if side == 1 else self.battle.defender
        return EXPECTED if player and self.board.zone(player, "tactics") else 0

    def weapons(self, side: int) -> int:
        """All WEAPONS of those of a force who fire."""
        assert self.battle is not None
        return sum(self.value(card, "Weapons") for card in self.battle.forces[side] if self.board.mark(card, "firing"))

    def shields(self, vessel: CardId) -> int:
        """The SHIELDS of a ship or facility."""
        return self.value(vessel, "Shields")

    def value(self, card: CardId, name: str) -> int:
        """An attribute of a card, 0 where it cannot be read."""
        member = self.board.member(card)
        return member.attributes.get(name, 0) if member is not None else 0

    def number(self, tactic: CardId, name: str) -> int:
        """A number of a tactic: what is printed, and what its texts add for the ships that fire."""
        it = self.board.definition(tactic) if tactic else None
        if it is None:
            return 0
        added = sum(
            modifier.by
            for _, text in it.of_kind(Static)
            for modifier in text.modifiers
            if isinstance(modifier, Raise) and modifier.attributes == (name,) and isinstance(modifier.by, int)
            if self.is_met(text.test)
        )
        return number(it.facts.attributes.get(name, 0)) + added

    def is_met(self, test: Test | None) -> bool:
        """Whether a text asks for a ship that fires, or is fired at, and one of the player's is like that."""
        if not isinstance(test, AtLeast) or not isinstance(test.amount, Count) or self.battle is None:
            return False
        wanted = test.amount.cards.filter
        if not wanted.said.keys() <= {*LOOKS, "involved"}:
            return False
        at_risk = self.battle.targets[3 - self.side]
        own = at_risk if "defending" in wanted.names("involved") else self.battle.forces[self.side]
        return any(is_like(member, wanted) for member in self.board.members(own))
