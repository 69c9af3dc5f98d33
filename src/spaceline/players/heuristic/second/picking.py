"""Choosing cards: who is stopped or killed, what is discarded, what is taken."""

from __future__ import annotations

from collections.abc import Sequence

from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import CardId
from spaceline.players.heuristic.card_choice import CardChoice
from spaceline.players.heuristic.second.board import Board
from spaceline.players.heuristic.second.hand import Hand
from spaceline.players.heuristic.strength import Force, lacking


class Picking(CardChoice):
    """Chooses cards for one decision."""

    def __init__(self, board: Board) -> None:
        """Look at the board."""
        self.board = self.known = board
        self.hand = Hand(board)

    def worth(self, card: CardId) -> float:
        """What a card is worth to the one who has it."""
        definition = self.board.definition(card)
        if definition is None:
            return 1.0
        facts = definition.facts
        if facts.type == "personnel":
            return 1.0 + facts.cost / 4 + self.need_of(card)
        return {"ship": 6.0, "dilemma": 1.0 + facts.cost / 5}.get(facts.type, 1.5)

    def best_found(self, options: Sequence[Option]) -> Option:
        """The option with the card that had best come into the hand or into play."""
        return max(options, key=lambda option: (self.hand.worth_to_keep(option.card), -option.card))

    def at_stake(self, cards: Sequence[CardId]) -> float:
        """What the player's own cards are worth among those that something is about to happen to."""
        return sum(self.worth(card) for card in cards if self.board.is_own(card))

    def need_of(self, card: CardId) -> float:
        """What the attempt that is going on would lack without a personnel of the player's own."""
        board = self.board
        attempt = board.attempt
        if attempt is None or attempt.player != board.me or card not in attempt.participants:
            return self.hand.worth_of_personnel(facts) / 4 if (facts := board.facts(card)) else 0.0
        site = board.facts(attempt.mission)
        if site is None or site.requirement is None:
            return 0.0
        ship = board.facts(attempt.ship) if attempt.ship else None
        group = board.ready(attempt.participants)
        others = tuple(other for other in group if other != card)
        with_it, without = (Force(board.known(cards), ship) for cards in (group, others))
        return lacking(without, site.requirement) - lacking(with_it, site.requirement)
