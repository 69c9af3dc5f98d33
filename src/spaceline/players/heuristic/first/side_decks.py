"""Cards of side decks: which one to take out of a Q's Tent, what comes first in a Q-Flash, where tribbles trouble most.

1E-G:qs-tent/2.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spaceline.core.data.decisions import Decision, Option, Selection
from spaceline.core.data.leaves import CardId
from spaceline.players.heuristic.first.board import Board
from spaceline.players.heuristic.first.hand import Hand
from spaceline.rules.first.side_decks.piles import OPENED_BY, TENT

FIRST_IN_A_FLASH = "put-on-top"
"""What is asked before a Q-Flash."""
DRAWING_TRIBBLES = "draw-tribble"
"""What is asked as tribbles are drawn."""
PLAYING_TRIBBLES = ("play-tribble", "download-tribble")
"""What is asked once they are drawn or found."""
A_DRAW = 1.5
"""What the card is worth that is not drawn at the end of a turn in which a Q's Tent was played."""
NOT_NOW = 0.5
"""What a card in a Q's Tent is worth that is neither a personnel nor a ship."""


class SideDecks:
    """Judges what lies in the side decks that the player may look at."""

    def __init__(self, board: Board) -> None:
        """Look at the board."""
        self.board = board

    def is_tent(self, card: CardId) -> bool:
        """Whether a card is the doorway that opens a Q's Tent, or takes a card out of it."""
        it = self.board.definition(card)
        return it is not None and it.title == OPENED_BY[TENT]

    def worth_of_playing(self) -> float:
        """What it is worth to take the best card out of the own Q's Tent, and to draw none for it."""
        best = max((self.worth(card) for card in self.board.zone(self.board.me, TENT)), default=0.0)
        return best - A_DRAW

    def worth(self, card: CardId) -> float:
        """What a card would be worth in the hand."""
        member, it, hand = self.board.member(card), self.board.definition(card), Hand(self.board)
        if member is None or it is None:
            return 0.0
        if it.type == "personnel":
            return hand.worth_of_personnel(member)
        if it.type == "ship":
            return hand.worth_of_ship(member, [way.icons for way in it.facts.staffing], 0)
        return NOT_NOW

    def is_choice_of_tent(self, cards: Sequence[CardId]) -> bool:
        """Whether these are the cards of the own Q's Tent."""
        there = self.board.zone(self.board.me, TENT)
        return bool(cards) and set(cards) <= set(there)

    def taken(self, cards: Iterable[CardId]) -> CardId:
        """The card to take out of it."""
        return max(cards, key=lambda card: (self.worth(card), -card))

    def troubling(self, options: Sequence[Option]) -> Option:
        """The play by which tribbles come among most personnel of the opponent; among own ones they are discarded."""
        return max(options, key=self.harm_of_tribbles)

    def harm_of_tribbles(self, option: Option) -> int:
        """By how many opponents outnumber own personnel where tribbles would come; nothing for not playing them."""
        if not option.target:
            return 0
        role = "surface" if option.target in self.board.view.places else "aboard"
        there = [card for card in self.board.zone(option.target, role) if self.board.type_of(card) == "personnel"]
        return sum(-1 if self.board.is_own(card) else 1 for card in there)

    def first(self, decision: Decision) -> tuple[CardId, ...]:
        """What to put on top before a Q-Flash: dilemmas, one of each."""
        selection = decision.selection or Selection(())
        found: dict[str, CardId] = {}
        for card in selection.cards:
            it = self.board.definition(card)
            if it is not None and it.type == "dilemma":
                found.setdefault(it.title, card)
        return tuple(found.values())[: selection.most]
