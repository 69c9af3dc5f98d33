"""Engagements of the Objectives variant: which to begin, which tactic to lay, whether to strike back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

from spaceline.core.data.decisions import PASS, Option
from spaceline.core.data.leaves import CardId
from spaceline.effects.nodes.effects import BeginBattle
from spaceline.players.heuristic.second.battle_search import BattleSearch, Call, calls_of
from spaceline.players.heuristic.second.battles import Battles
from spaceline.players.heuristic.second.board import Board
from spaceline.players.heuristic.second.orders import Orders, Task
from spaceline.rules.objectives.facts import HULL
from spaceline.rules.second.data.frames import Engagement

EXPECTED = 2.0
"""What a tactic of the other side may add, more or less."""
PROSPECT = 1.0
"""By how much an engagement must look won that is begun at will."""
PRIZE = 6.0
"""What an engagement that is won is worth, in points: less than an attempt that is likely to succeed."""
AT_WILL = Call(0, 0, BeginBattle(("engagement",)), PRIZE)
"""An attack without a card (OBJ-initiate-combat/2)."""


class AttackSearch(BattleSearch):
    """The battles that the player could go for, attacks without a card among them."""

    @cached_property
    def calls(self) -> tuple[Call, ...]:
        """The texts that begin battles, and none."""
        core = self.board.zone(self.board.me, "core")
        found = (call for card in core if (it := self.board.definition(card)) for call in calls_of(card, it))
        return (*found, AT_WILL)


class ObjectivesOrders(Orders):
    """The plan for one moment of the orders segment, attacks included."""

    search: ClassVar[type[BattleSearch]] = AttackSearch

    def begins(self, task: Task, call: Call, offered: set[Option]) -> Option:
        """The attack that looks won most clearly, where no card begins it."""
        if call != AT_WILL:
            return super().begins(task, call, offered)
        found = [
            option for option in sorted(offered, key=repr) if option.kind == "engagement" and option.card == task.ship
        ]
        return best_attack(self.board, found) or Option("engagement", task.ship)


def best_attack(board: Board, options: Sequence[Option]) -> Option | None:
    """The engagement that looks won most clearly; combat without a card brings nothing but stops who begins it."""
    battles = Battles(board)
    found = [(battles.margin(option), option) for option in options if option.kind == "engagement"]
    margin, option = max(found, key=lambda pair: pair[0], default=(0.0, None))
    return option if margin >= PROSPECT else None


def counterattack(board: Board, options: Sequence[Option]) -> Option:
    """Strike back where that looks won."""
    battles = Battles(board)
    found = [option for option in options if option != PASS and battles.margin(option) > 0]
    return max(found, key=battles.margin, default=PASS)


def best_tactic(board: Board, tactics: Sequence[CardId]) -> CardId | None:
    """Of those that would win the one with most hull damage, else the strongest."""
    battle = next((frame for frame in reversed(board.view.frames) if isinstance(frame, Engagement)), None)
    if battle is None or not tactics:
        return None
    name = "Weapons" if battle.player == board.me else "Shields"
    lead = Battles(board).lead(battle) * (1 if battle.player == board.me else -1)

    def promise(card: CardId) -> tuple[bool, int, int]:
        facts = board.facts(card)
        bonus, hull = (facts.attributes.get(it, 0) for it in (name, HULL)) if facts else (0, 0)
        return (lead + bonus > EXPECTED, hull if lead + bonus > EXPECTED else bonus, bonus)

    return max(tactics, key=promise)
