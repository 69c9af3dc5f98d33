"""Engagements of the Objectives variant: which to begin, which tactic to lay, whether to strike back."""

from __future__ import annotations

from collections.abc import Sequence

from spaceline.core.data.decisions import PASS, Option
from spaceline.core.data.leaves import CardId
from spaceline.players.heuristic.second.battles import Battles
from spaceline.players.heuristic.second.board import Board
from spaceline.rules.objectives.facts import HULL
from spaceline.rules.second.data.frames import Engagement

EXPECTED = 2.0
"""What a tactic of the other side may add, more or less."""
PROSPECT = 1.0
"""By how much an engagement must look won that is begun at will."""


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
