"""The player: which rule of thumb answers which question."""

from __future__ import annotations

import random
from typing import ClassVar

from spaceline.core.data.decisions import NO, YES, Answer, Decision, Option
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.effects import Gate
from spaceline.players.heuristic.appraisal import may_be_worth, worth_of_ability, worth_of_text
from spaceline.players.heuristic.second.battles import Battles
from spaceline.players.heuristic.second.board import Board
from spaceline.players.heuristic.second.hand import Hand
from spaceline.players.heuristic.second.objects import finds_nothing
from spaceline.players.heuristic.second.obstacles import choose_dilemmas, facing
from spaceline.players.heuristic.second.odds import Odds
from spaceline.players.heuristic.second.orders import Orders
from spaceline.players.heuristic.second.picking import Picking
from spaceline.players.heuristic.second.responses import Responses
from spaceline.players.heuristic.second.teams import Teams
from spaceline.players.heuristic.trail import Trail
from spaceline.players.seat import PlayerAnswer, Seat

WORTH_AN_ORDER = 0.5
"""What an order or a response must promise."""
ORDERS_A_TURN = 80
"""A turn with more orders than that goes round in circles."""


class SecondHeuristic:
    """Plays Second Edition sensibly: what is best now, by estimates, without looking ahead."""

    board: ClassVar[type[Board]] = Board
    """How it reads its view."""
    orders: ClassVar[type[Orders]] = Orders
    """How it plans."""
    odds: ClassVar[type[Odds]] = Odds
    """How it estimates what an attempt promises."""

    def __init__(self, seed: int) -> None:
        """The seed breaks ties and draws the samples that estimates are made from."""
        self._rng = random.Random(seed)
        self._odds = self.odds(seed)
        self._turn = -1
        self._ordered: list[Option] = []
        self._trail = Trail()

    def choose(self, seat: Seat) -> PlayerAnswer:
        """The answer that seems best; where no rule of thumb applies, the one that is always legal."""
        board = self.board(seat.view, seat.definitions)
        self._note_turn(board)
        decision = seat.decision
        if decision.options:
            option = self.pick_option(board, decision)
            return Answer(option=option) if option in decision.options else seat.default()
        if decision.kind != "cards" or decision.selection is None:
            return seat.default()
        return Answer(cards=self.pick_cards(board, decision))

    def _note_turn(self, board: Board) -> None:
        if board.turns != self._turn:
            self._turn = board.turns
            self._ordered.clear()
            self._trail = Trail()
            self._odds.forget()

    def pick_option(self, board: Board, decision: Decision) -> Option | None:
        """The option that seems best."""
        if decision.prompt == "play-and-draw":
            counters = decision.numbers.get("counters", 0)
            return Hand(board).best_action(decision.options, counters) or first_of(decision, "draw", "end-play")
        if decision.prompt == "orders":
            return self._order(board, decision)
        if decision.prompt == "begin-battle":
            return Battles(board).best(decision.options)
        if decision.prompt == "download":
            return Picking(board).best_found(decision.options)
        if decision.kind == "yes_no":
            return self._whether(board, decision)
        if decision.kind == "response":
            return self._response(board, decision)
        return self._rng.choice(decision.options)

    def _order(self, board: Board, decision: Decision) -> Option | None:
        """Texts that help come first, then journeys and attempts, and battles last: they stop who is involved."""
        end = first_of(decision, "end-orders")
        if len(self._ordered) >= ORDERS_A_TURN:
            return end
        self._trail.note(board.view)
        for option in decision.options:
            if option.kind in ("order", "play") and option not in self._ordered and self._helps(board, option):
                self._ordered.append(option)
                return option
        step = self.orders(board, self._odds, self._trail).best_order(decision.options)
        step = step or Battles(board).worth_beginning(decision.options)
        if step is None:
            return end
        self._ordered.append(step)
        self._trail.give(step)
        return step

    def _helps(self, board: Board, option: Option) -> bool:
        definition = board.definition(option.card)
        if definition is None:
            return False
        if option.kind == "order":
            if Battles(board).begun_by(option) is not None or finds_nothing(board, option):
                return False
            return worth_of_ability(definition, int(option.detail)) >= WORTH_AN_ORDER
        return worth_of_text(definition) >= WORTH_AN_ORDER

    def _response(self, board: Board, decision: Decision) -> Option | None:
        """A repair, or else the response that promises most; none when passing is better."""
        if repair := first_of(decision, "repair"):
            return repair
        passing = first_of(decision, "pass")
        best, worth = passing, WORTH_AN_ORDER
        responses = Responses(board)
        for option in decision.options:
            if option in (passing, *responses.given) or finds_nothing(board, option):
                continue
            if (promised := responses.promised(option, decision)) > worth:
                best, worth = option, promised
        return best or decision.options[0]

    def _whether(self, board: Board, decision: Decision) -> Option:
        """Yes, when the text promises more that way."""
        definition = board.definition(decision.about[0]) if decision.about else None
        asking = [
            node
            for ability in (definition.abilities if definition is not None else ())
            for _, node in walk(ability)
            if isinstance(node, Gate) and node.asks
        ]
        return YES if asking and may_be_worth(asking[0], facing(board)) else NO

    def _passengers(self, board: Board, decision: Decision) -> tuple[int, ...]:
        """Everybody; or those who attempt the mission there first, with all that is not personnel."""
        assert decision.selection is not None
        cards = decision.selection.cards[: decision.selection.most]
        target = decision.about[1] if len(decision.about) > 1 else 0
        company, site = board.companies.get(target), next((it for it in board.goals if it.place == target), None)
        if company is None or site is None or not (team := Teams(board, self._odds).first(company, site)):
            return cards
        others = set(company.personnel) - team
        going = tuple(card for card in cards if card not in others)
        return going if team.intersection(going) and len(going) >= decision.selection.least else cards

    def pick_cards(self, board: Board, decision: Decision) -> tuple[int, ...]:
        """The cards that seem best, as many as are asked for."""
        assert decision.selection is not None
        selection = decision.selection
        if decision.prompt == "beam":
            return self._passengers(board, decision)
        if decision.prompt == "choose-dilemmas":
            return choose_dilemmas(board, selection)
        if decision.prompt == "discard-excess":
            return Hand(board).least_useful(selection.cards)[: selection.least]
        return Picking(board).liked(decision)


def first_of(decision: Decision, *kinds: str) -> Option | None:
    """The first option of one of some kinds."""
    return next((option for option in decision.options if option.kind in kinds), None)
