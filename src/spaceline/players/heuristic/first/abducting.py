"""What somebody does who plays Borg and seeks a counterpart: attack, abduct, connect (1E-7.7.0.2/5, 1E-7.7.0.3/1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from spaceline.core.data.decisions import Decision, Option
from spaceline.core.data.leaves import CardId, EntityId
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.borg import SeeksCounterpart
from spaceline.effects.nodes.space import Connect
from spaceline.players.heuristic.first.board import Board
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.roles import ABDUCTED, CONNECTED, FULFILLED

PAUSE = 6
"""In one turn of so many somebody is sought: whether there is a target is seen only once the objective is turned up."""
HIDDEN, IN_PLAY = "agenda", ("aboard", "surface")


class Abducting:
    """Follows an objective that seeks a counterpart, as far as its target is in reach."""

    def __init__(self, board: Board) -> None:
        """Look at the board."""
        self.board = board

    def best(self, options: Sequence[Option]) -> Option | None:
        """What comes next on the way to a counterpart; None where nothing does."""
        if not self.board.is_of_borg:
            return None
        if not self.target:
            return self.next_objective(options)
        return self.connecting(options) if self.is_abducted else self.attacking(options)

    def next_objective(self, options: Sequence[Option]) -> Option | None:
        """The objective to be turned up where somebody is near such equipment, or to be put down face down for that."""
        waiting = any(self.seeks(card) for card in self.board.zone(self.board.me, HIDDEN))
        if self.board.turns // 2 % PAUSE or self.objective:
            return None
        kinds = ("hide",) if not waiting else ("flip",) if self.is_anybody_near else ()
        return next((option for option in options if option.kind in kinds and self.seeks(option.card)), None)

    def attacking(self, options: Sequence[Option]) -> Option | None:
        """A battle where the target is, or else the way there: by beam, or by ship."""
        spot, home = self.where(self.target), self.home
        fight = next((it for it in options if it.kind == "battle-personnel" and it.card == spot), None)
        if fight is not None or not home:
            return fight
        beam = next((it for it in options if it.kind == "beam" and (it.card, it.target) == (home, spot)), None)
        if beam is not None and self.has_leader(home):
            return beam
        goal = self.board.place(self.target)
        moves = (it for it in options if it.kind == "move" and (it.card, it.target) == (home, goal))
        return next(moves, None) if self.board.place(home) != goal else None

    def connecting(self, options: Sequence[Option]) -> Option | None:
        """Bring the target to the equipment, and connect it."""
        spot, home = self.where(self.target), self.home
        if spot != home:
            return next((it for it in options if it.kind == "beam" and (it.card, it.target) == (spot, home)), None)
        if any(self.target in effect.cards.get(CONNECTED, ()) for effect in self.board.view.lasting):
            return None
        return next((it for it in options if it.kind == "order" and it.card == self.table), None)

    def agrees(self, decision: Decision) -> bool:
        """Whether a question is what the objective asks: whether those who leave the battle beam away."""
        return bool(self.target) and decision.about[:1] == (self.objective,)

    def transport(self, decision: Decision) -> Option | None:
        """Where somebody who has been abducted is beamed: to the equipment."""
        if decision.prompt != "transport" or not self.target:
            return None
        return next((it for it in decision.options if it.target == self.home), None)

    def cards(self, decision: Decision) -> tuple[CardId, ...]:
        """The target where one is chosen, and the people where they beam to it or away with it; nobody otherwise."""
        asked = decision.selection
        if asked is None or not self.target:
            return ()
        if decision.prompt == "beam" and self.where(self.target) in decision.about:
            people = tuple(card for card in asked.cards if card != self.table)
            return people if asked.least <= len(people) <= asked.most else ()
        is_chosen = self.target in asked.cards and decision.about[:1] == (self.table,)
        return (self.target,) if is_chosen and asked.least <= 1 else ()

    @cached_property
    def objective(self) -> CardId:
        """The objective that is followed; 0 for none."""
        there = self.board.zone(self.board.me, "table")
        return next((it for it in there if self.seeks(it) and not self.board.mark(it, FULFILLED)), 0)

    @cached_property
    def target(self) -> CardId:
        """Whom it targets; 0 for nobody."""
        aimed = (it.cards.get("affected", ()) for it in self.board.view.lasting if it.source == self.objective)
        return next((cards[0] for cards in aimed if cards), 0) if self.objective else 0

    @property
    def is_abducted(self) -> bool:
        """Whether the player has the target."""
        return self.board.mark(self.target, ABDUCTED) == self.board.me

    @cached_property
    def table(self) -> CardId:
        """Equipment of the player's to which somebody can be connected; 0 for none."""
        own = (card for card in self.board.cards if self.board.is_own(card))
        there = (card for card in own if self.board.cards[card].role in IN_PLAY)
        return next((card for card in there if connects(self.board.definition(card))), 0)

    @property
    def home(self) -> EntityId:
        """Where that equipment is; 0 for nowhere."""
        return self.where(self.table) if self.table else 0

    @property
    def is_anybody_near(self) -> bool:
        """Whether cards of the opponent's are where the equipment is."""
        place = self.board.place(self.table) if self.table else 0
        near = (card for card in self.board.cards if place and self.board.cards[card].role in IN_PLAY)
        return any(not self.board.is_own(card) and self.board.place(card) == place for card in near)

    def has_leader(self, home: EntityId) -> bool:
        """Whether somebody aboard could lead an attack (1E-7.4.1.0.5/1)."""
        members = self.board.members(self.board.people(home, idle=True))
        return any("Def" in member.icons for member in members)

    def where(self, card: CardId) -> EntityId:
        """The ship, the facility or the place where a card is."""
        return self.board.cards[card].parent

    def seeks(self, card: CardId) -> bool:
        """Whether a card is such an objective."""
        it = self.board.definition(card)
        return it is not None and bool(it.of_kind(SeeksCounterpart))


def connects(it: CardDefinition | None) -> bool:
    """Whether a card has a text by which somebody is connected to it."""
    return it is not None and any(isinstance(node, Connect) for text in it.abilities for _, node in walk(text))
