"""Responses: which text is worth using, by what happens to the own cards and by how a battle stands."""

from __future__ import annotations

from functools import lru_cache

from spaceline.core.data.decisions import Decision, Option
from spaceline.core.data.frames import Window
from spaceline.core.data.leaves import CardId
from spaceline.effects.nodes import AnyNode, walk
from spaceline.effects.nodes.course import AddToTotal
from spaceline.effects.nodes.effects import Affect, Join, Prevent
from spaceline.players.heuristic.appraisal import worth_of_ability
from spaceline.players.heuristic.guesses import REMEMBERED
from spaceline.players.heuristic.second.battles import Battles
from spaceline.players.heuristic.second.board import Board
from spaceline.players.heuristic.second.obstacles import facing
from spaceline.players.heuristic.second.picking import Picking
from spaceline.rules.second.data.frames import Battle
from spaceline.rules.second.definition import CardDefinition

SHARES = {"kill": 0.7, "capture": 0.7, "stop": 0.35, "destroy": 0.4, "discard": 0.3}
"""Which part of its worth a card loses when that happens to it."""
COUNTERS = {"kill": 0.5, "capture": 0.5}
"""What is lost besides of each counter that was paid for it."""
SPARE = 0.6
"""What an interrupt costs less that waits for such a moment: most are in hand when the game is over."""
SPARED = 1.9
"""What it is worth to prevent a battle that looks lost."""
HELP = 1.2
"""What it is worth to help in a battle that would be lost without."""
HOPELESS = -8
"""A margin below which help does not help."""


class Responses:
    """What the player could respond with."""

    def __init__(self, board: Board) -> None:
        """Look at the board."""
        self.board, self.battles = board, Battles(board)
        self.battle = next((frame for frame in reversed(board.view.frames) if isinstance(frame, Battle)), None)
        window = next((frame for frame in reversed(board.view.frames) if isinstance(frame, Window)), None)
        self.given = () if window is None else window.used
        """What was used in this window: again it would cost as much and help less, if it helped at all."""

    def promised(self, option: Option, decision: Decision) -> float:
        """What a text promises, used now."""
        definition, at = self.board.definition(option.card), int(option.detail)
        if definition is None:
            return 0.0
        kinds = kinds_in(definition, at)
        if self.battle is not None and not self.battle.winner and not kinds.isdisjoint((AddToTotal, Affect, Join)):
            return self.worth_of_help()
        about = (option.target,) if option.target else decision.about
        prevented = self.prevented(decision.question.verb, about) if Prevent in kinds else None
        spare = SPARE if prevented is not None and definition.type == "interrupt" else 0.0
        return worth_of_ability(definition, at, facing(self.board), prevented) + spare

    def worth_of_help(self) -> float:
        """What help in the battle is worth: nothing where it is won anyway, or lost anyway."""
        return HELP if HOPELESS < self.margin <= 0 else 0.0

    def prevented(self, verb: str, about: tuple[CardId, ...]) -> float:
        """What it is worth that the thing does not happen to these."""
        if verb == "begin-battle" and self.battle is not None:
            return SPARED if self.battle.player != self.board.me and self.margin < 0 else 0.0
        paid = sum(facts.cost for card in about if self.board.is_own(card) and (facts := self.board.facts(card)))
        lost = SHARES.get(verb, 0.3) * Picking(self.board).at_stake(about)
        return round(lost + COUNTERS.get(verb, 0.0) * paid, 1)

    @property
    def margin(self) -> float:
        """By how much the player is ahead in the battle."""
        battle = self.battle
        if battle is None:
            return 0.0
        ahead = self.battles.lead(battle)
        return ahead if battle.player == self.board.me else -ahead


@lru_cache(REMEMBERED)
def kinds_in(definition: CardDefinition, at: int) -> frozenset[type[AnyNode]]:
    """What a text of a card is made of, by its number."""
    return frozenset(type(node) for _, node in walk(definition.abilities[at]))
