"""Choosing cards that a text asks for, by what it does to them and what they are worth."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from spaceline.cards.view_index import ViewIndex
from spaceline.core.data.decisions import Decision, Selection
from spaceline.core.data.leaves import CardId
from spaceline.players.heuristic.harm import is_bad_for


class CardChoice(ABC):
    """Takes from the opponent and spares the own; editions say what a card is worth to the one who has it."""

    known: ViewIndex[Any]
    """The board by which it judges."""

    @abstractmethod
    def worth(self, card: CardId) -> float:
        """What a card is worth to the one who has it."""

    def liked(self, decision: Decision) -> tuple[CardId, ...]:
        """The cards that had best be chosen: as many as are liked, as far as the choice allows."""
        selection = decision.selection or Selection(())
        source = self.known.definition(decision.about[0]) if decision.about else None
        name = decision.question.name or "those"
        bad = source is not None and is_bad_for(source, name)
        ranked = sorted(selection.cards, key=lambda card: (self.preference(card, bad=bad), -card), reverse=True)
        liked = sum(self.preference(card, bad=bad) > 0 for card in ranked)
        return allowed(selection, ranked, min(max(selection.least, liked), selection.most))

    def preference(self, card: CardId, *, bad: bool) -> float:
        """How much the player wants the card to be chosen."""
        worth = self.worth(card)
        return -worth if bad == self.known.is_own(card) else worth


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
