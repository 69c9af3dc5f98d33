"""Choosing cards: who is stopped or killed, what is discarded, what is taken."""

from __future__ import annotations

from collections.abc import Sequence

from spaceline.core.data.decisions import Decision, Selection
from spaceline.core.data.leaves import CardId
from spaceline.players.heuristic.harm import is_bad_for
from spaceline.players.heuristic.second.board import Board
from spaceline.players.heuristic.second.hand import Hand
from spaceline.players.heuristic.strength import Force, lacking


class Picking:
    """Chooses cards for one decision."""

    def __init__(self, board: Board) -> None:
        """Look at the board."""
        self.board, self.hand = board, Hand(board)

    def pick(self, decision: Decision) -> tuple[CardId, ...]:
        """The cards to choose where a text asks for some."""
        selection = decision.selection or Selection(())
        source = self.board.definition(decision.about[0]) if decision.about else None
        name = decision.prompt.partition(".")[2] or "those"
        bad = source is not None and is_bad_for(source, name)
        ranked = sorted(selection.cards, key=lambda card: (self.liking(card, bad=bad), -card), reverse=True)
        liked = sum(self.liking(card, bad=bad) > 0 for card in ranked)
        count = min(max(selection.least, liked), selection.most)
        return allowed(selection, ranked, count)

    def liking(self, card: CardId, *, bad: bool) -> float:
        """How much the player wants the card to be chosen."""
        worth = self.worth(card)
        return -worth if bad == self.board.is_mine(card) else worth

    def worth(self, card: CardId) -> float:
        """What a card is worth to the one who has it."""
        definition = self.board.definition(card)
        if definition is None:
            return 1.0
        facts = definition.facts
        if facts.type == "personnel":
            return 1.0 + facts.cost / 4 + self.need_of(card)
        return {"ship": 6.0, "dilemma": 1.0 + facts.cost / 5}.get(facts.type, 1.5)

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


def allowed(selection: Selection, ranked: Sequence[CardId], count: int) -> tuple[CardId, ...]:
    """The first cards that may be chosen together."""
    weight = dict(zip(selection.cards, selection.weights, strict=True)) if selection.weights else {}
    group = dict(zip(selection.cards, selection.groups, strict=True)) if selection.groups else {}
    chosen: list[CardId] = []
    for card in ranked:
        if len(chosen) == count:
            break
        if weight and sum(weight[other] for other in (*chosen, card)) > selection.budget:
            continue
        if group and group[card] in (group[other] for other in chosen):
            continue
        chosen.append(card)
    return tuple(chosen)
