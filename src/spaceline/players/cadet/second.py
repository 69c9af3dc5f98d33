"""The cadet of Second Edition and of its variant Objectives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from spaceline.core.data.decisions import Decision, Option
from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.players.cadet.unthinking import unthinking_answer
from spaceline.players.heuristic.objectives import ObjectivesHeuristic
from spaceline.players.heuristic.second import SecondHeuristic
from spaceline.players.heuristic.second.board import Board, Site
from spaceline.players.heuristic.second.odds import Odds
from spaceline.players.heuristic.second.player import first_of
from spaceline.players.heuristic.strength import Force, is_met
from spaceline.players.seat import PlayerAnswer, Seat
from spaceline.rules.second.facts import Facts

BOUGHT = ("personnel", "ship", "equipment")


class HopefulOdds(Odds):
    """Whoever meets the requirements now will meet them."""

    def _estimate(self, group: Sequence[Facts], site: Site, ship: Facts | None, requirement: AnyRequirement) -> float:
        return 1.0 if is_met(Force(group, ship), requirement) else 0.0


class SecondCadet(SecondHeuristic):
    """Hopes for the best, and buys by price."""

    odds: ClassVar[type[Odds]] = HopefulOdds

    def choose(self, seat: Seat) -> PlayerAnswer:
        """The answer that needs no thought, or else the one that seems best."""
        return unthinking_answer(seat) or super().choose(seat)

    def pick_option(self, board: Board, decision: Decision) -> Option | None:
        """The dearest personnel, ship or equipment that can be paid for; else the option that seems best."""
        if decision.prompt == "play-and-draw":
            return dearest_play(board, decision.options) or first_of(decision, "draw", "end-play")
        return super().pick_option(board, decision)


class ObjectivesCadet(SecondCadet, ObjectivesHeuristic):
    """The cadet of Objectives."""


def dearest_play(board: Board, options: Sequence[Option]) -> Option | None:
    """The play of the card with the highest cost; None where no such card can be played."""
    known = ((option, board.facts(option.card)) for option in options if option.kind == "play")
    priced = [(facts.cost, -option.card, option) for option, facts in known if facts and facts.type in BOUGHT]
    return max(priced, key=lambda it: it[:2])[2] if priced else None
