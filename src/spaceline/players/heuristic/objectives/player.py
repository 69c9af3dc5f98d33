"""The player: what it answers otherwise than that of Second Edition."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from spaceline.core.data.decisions import YES, Decision, Option
from spaceline.players.heuristic.objectives.board import ObjectivesBoard
from spaceline.players.heuristic.objectives.tactics import ObjectivesOrders, best_attack, best_tactic, counterattack
from spaceline.players.heuristic.second.board import Board
from spaceline.players.heuristic.second.obstacles import choose_dilemmas
from spaceline.players.heuristic.second.orders import Orders
from spaceline.players.heuristic.second.player import SecondHeuristic, first_of


class ObjectivesHeuristic(SecondHeuristic):
    """Plays the Objectives variant sensibly."""

    board: ClassVar[type[Board]] = ObjectivesBoard
    orders: ClassVar[type[Orders]] = ObjectivesOrders

    def pick_option(self, board: Board, decision: Decision) -> Option | None:
        """The option that seems best; of attacks at will only those that look won."""
        if decision.prompt in ("draw-tactic", "draw-another-tactic"):
            return YES
        if decision.prompt == "counterattack":
            return counterattack(board, decision.options)
        found = super().pick_option(board, decision)
        if decision.prompt == "orders" and found == first_of(decision, "end-orders"):
            return best_attack(board, decision.options) or found
        return found

    def pick_cards(self, board: Board, decision: Decision) -> tuple[int, ...]:
        """The cards that seem best: a tactic, dilemmas, or what Second Edition asks for."""
        assert decision.selection is not None
        if decision.prompt == "lay-tactic":
            best = best_tactic(board, decision.selection.cards)
            return (best,) if best is not None else ()
        if decision.prompt == "choose-dilemmas":
            return self._dilemmas(board, decision)
        return super().pick_cards(board, decision)

    def _dilemmas(self, board: Board, decision: Decision) -> tuple[int, ...]:
        """Dilemmas that would not be void: of the kind of the location, no copies, within the limit."""
        assert decision.selection is not None
        place = board.facts(decision.about[0]) if decision.about else None
        kinds = ("dual", place.kind if place else "")
        known = [
            (card, facts) for card in decision.selection.cards if (facts := board.facts(card)) and facts.kind in kinds
        ]
        titles = list(dict.fromkeys(facts.title for _, facts in known))
        legal = replace(
            decision.selection,
            cards=tuple(card for card, _ in known),
            most=len(known),
            weights=tuple(facts.cost for _, facts in known),
            budget=decision.numbers.get("limit", 0),
            groups=tuple(titles.index(facts.title) for _, facts in known),
        )
        return choose_dilemmas(board, legal)
