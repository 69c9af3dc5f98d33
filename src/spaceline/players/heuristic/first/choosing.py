"""Choosing cards and options that texts and battles leave to the player."""

from __future__ import annotations

from spaceline.core.data.decisions import Decision, Option, Selection
from spaceline.core.data.leaves import CardId
from spaceline.players.heuristic.card_choice import CardChoice, allowed
from spaceline.players.heuristic.first.board import Board

TAKE_ALL = ("seed-doorways", "earn", "take-along")
"""Prompts where more is better."""
TAKE_FIRST = ("contribute",)
"""Prompts where those are offered first who bring more: of those who use a skill the specialists."""
TAKE_NONE = ("take-part",)
"""Prompts where nothing is better: infiltrators do not help the opponent with a mission."""
PREFERRED = ("download-tactic", "wound", "stun", "return-fire", "activate", "crew")
"""Options that are better than others, the best first."""


class Choosing(CardChoice):
    """Chooses for one decision."""

    def __init__(self, board: Board) -> None:
        """Look at the board."""
        self.board = self.known = board

    def option(self, decision: Decision) -> Option | None:
        """The option that is known to be better; None where none is. More of an attribute is better than less."""
        values = [option for option in decision.options if option.kind == "value"]
        if values:
            return max(values, key=lambda option: int(option.detail))
        falling = [option for option in decision.options if option.kind == "nemesis"]
        if falling:
            return max(
                falling, key=lambda option: self.worth(option.card) * (-1 if self.board.is_own(option.card) else 1)
            )
        for kind in PREFERRED:
            for option in decision.options:
                if kind in (option.kind, option.detail):
                    return option
        return None

    def cards(self, decision: Decision) -> tuple[CardId, ...]:
        """The cards to choose."""
        selection = decision.selection or Selection(())
        if decision.prompt in TAKE_NONE:
            return ()
        if decision.prompt in TAKE_FIRST:
            return selection.cards[: selection.least]
        if decision.prompt in TAKE_ALL:
            return allowed(selection, selection.cards, selection.most)
        return self.liked(decision)

    def worth(self, card: CardId) -> float:
        """What a card is worth to the one who has it."""
        member = self.board.member(card)
        if member is None:
            return 1.0
        if member.type == "personnel":
            return 1.0 + sum(member.skills.values()) + sum(member.attributes.values()) / 20
        return {"ship": 6.0, "facility": 8.0}.get(member.type, 1.5)
