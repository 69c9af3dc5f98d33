"""Choosing cards and options that texts and battles leave to the player."""

from __future__ import annotations

from collections.abc import Sequence

from spaceline.core.data.decisions import Decision, Option, Selection
from spaceline.core.data.leaves import CardId
from spaceline.players.heuristic.first.board import Board
from spaceline.players.heuristic.harm import is_bad_for

TAKE_ALL = ("seed-doorways", "earn")
"""Prompts where more is better."""
PREFERRED = ("wound", "stun", "return-fire", "activate", "crew")
"""Options that are better than others, the best first."""


class Choosing:
    """Chooses for one decision."""

    def __init__(self, board: Board) -> None:
        """Look at the board."""
        self.board = board

    def option(self, decision: Decision) -> Option | None:
        """The option that is known to be better; None where none is. More of an attribute is better than less."""
        values = [option for option in decision.options if option.kind == "value"]
        if values:
            return max(values, key=lambda option: int(option.detail))
        for kind in PREFERRED:
            for option in decision.options:
                if kind in (option.kind, option.detail):
                    return option
        return None

    def cards(self, decision: Decision) -> tuple[CardId, ...]:
        """The cards to choose."""
        selection = decision.selection or Selection(())
        if decision.prompt in TAKE_ALL:
            return selection.cards[: selection.most]
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
        member = self.board.member(card)
        if member is None:
            return 1.0
        if member.type == "personnel":
            return 1.0 + sum(member.skills.values()) + sum(member.attributes.values()) / 20
        return {"ship": 6.0, "facility": 8.0}.get(member.type, 1.5)


def allowed(selection: Selection, ranked: Sequence[CardId], count: int) -> tuple[CardId, ...]:
    """The first cards that may be chosen together."""
    group = dict(zip(selection.cards, selection.groups, strict=True)) if selection.groups else {}
    chosen: list[CardId] = []
    for card in ranked:
        if len(chosen) == count:
            break
        if not group or group[card] not in (group[other] for other in chosen):
            chosen.append(card)
    return tuple(chosen)
