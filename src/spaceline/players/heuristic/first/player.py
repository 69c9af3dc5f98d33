"""The player of First Edition: which rule of thumb answers which question."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from spaceline.core.data.decisions import NO, PASS, YES, Answer, Decision, Option
from spaceline.core.data.leaves import CardId
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.effects import CardPlays, Gate
from spaceline.players.heuristic.appraisal import may_be_worth, worth_of_ability
from spaceline.players.heuristic.first.abducting import Abducting
from spaceline.players.heuristic.first.answers import Answers
from spaceline.players.heuristic.first.battles import URGENT, WORTH_A_BATTLE, Battles
from spaceline.players.heuristic.first.board import Board
from spaceline.players.heuristic.first.choosing import Choosing
from spaceline.players.heuristic.first.collective import Collective
from spaceline.players.heuristic.first.dilemma_value import DilemmaValue
from spaceline.players.heuristic.first.hand import WORTH_PLAYING, Hand
from spaceline.players.heuristic.first.odds import Odds
from spaceline.players.heuristic.first.orders import Orders, TaskTeam, everybody, team_of
from spaceline.players.heuristic.first.replaced_draws import ReplacedDraws
from spaceline.players.heuristic.first.seed_guesses import Beneath
from spaceline.players.heuristic.first.seeding import SeedPlanner, place_mission
from spaceline.players.heuristic.first.sent_ships import going_on
from spaceline.players.heuristic.first.side_decks import (
    DRAWING_TRIBBLES,
    FIRST_IN_A_FLASH,
    PLAYING_TRIBBLES,
    SideDecks,
)
from spaceline.players.heuristic.first.tactics import DRAWING, LAYING, PLACING, Tactics
from spaceline.players.heuristic.guesses import Crowd
from spaceline.players.heuristic.trail import Trail
from spaceline.players.seat import PlayerAnswer, Seat
from spaceline.rules.first.definition import CardDefinition

WORTH_A_TEXT = 0.4
"""What an order or a response must promise."""
ACTIONS_A_TURN = 80
"""A turn with more actions than that goes round in circles."""
ENDINGS = ("end-play", "end-turn", "pass")
TEXTS = ("order", "use")
FOR_THE_TAKING = ("commandeer", "acquire")
"""Orders by which something becomes the player's, at no cost."""


class FirstHeuristic:
    """Plays First Edition sensibly: what is best now, by estimates, without looking ahead."""

    beneath: ClassVar[type[Beneath]] = Beneath
    """How it guesses what lies beneath missions."""

    def __init__(self, seed: int) -> None:
        """The seed breaks ties and draws the samples that estimates are made from."""
        self._rng = random.Random(seed)
        self._odds = Odds(seed)
        self._turn = -1
        self._acted: list[Option] = []
        self._failed: set[TaskTeam] = set()
        self._trail = Trail()
        self._replaced = ReplacedDraws()
        self._number = seed
        self._beneath: Beneath | None = None
        self._dilemma_value: DilemmaValue | None = None

    def choose(self, seat: Seat) -> PlayerAnswer:
        """The answer that seems best; where no rule of thumb applies, the one that is always legal."""
        board = Board(seat.view, seat.definitions)
        self._note_turn(board)
        decision = seat.decision
        if self._beneath is None:
            self._beneath = self.beneath(seat.definitions)
        if decision.options:
            option = self._option(board, decision)
            return Answer(option=option) if option in decision.options else seat.default()
        if decision.kind == "cards" and decision.selection is not None:
            return Answer(cards=self._cards(board, decision))
        return seat.default()

    def _note_turn(self, board: Board) -> None:
        if board.turns != self._turn:
            self._turn = board.turns
            self._acted.clear()
            self._failed.clear()
            self._trail = Trail()
            self._odds.forget()

    def _option(self, board: Board, decision: Decision) -> Option | None:
        prompt = decision.prompt
        if prompt == "card-plays":
            play = Abducting(board).best(decision.options) or Collective(board).next_objective(decision.options)
            play = play or self._text(board, decision) or self._another_play(board, decision)
            play = play or Hand(board).best_play(decision.options)
            return play or self._in_place_of_a_play(board, decision) or ending(decision)
        if prompt == "orders":
            return self._order(board, decision)
        if prompt == "place-mission":
            return place_mission(board, decision.options)
        if any(option.kind == "seed" for option in decision.options):
            return self._seed(board, decision)
        if decision.kind == "yes_no":
            is_meant = prompt in (*DRAWING, DRAWING_TRIBBLES) or Abducting(board).agrees(decision)
            return YES if is_meant else self._whether(board, decision)
        if decision.kind in ("response", "action"):
            return self._response(board, decision)
        if prompt in PLAYING_TRIBBLES:
            return SideDecks(board).troubling(decision.options)
        found = (
            Abducting(board).transport(decision)
            or Collective(board).fetched(decision.options)
            or Choosing(board).option(decision)
        )
        return found or self._rng.choice(decision.options)

    def _seed(self, board: Board, decision: Decision) -> Option | None:
        seeding = SeedPlanner(board, self._dilemma_value_on(board), decision.prompt)
        best = seeding.singly(decision.options)
        passing = ending(decision)
        if best is None or (passing is not None and seeding.worth_of(best) < 0):
            return passing
        return best

    def _dilemma_value_on(self, board: Board) -> DilemmaValue:
        if self._dilemma_value is None:
            self._dilemma_value = DilemmaValue(board, self._number)
        return self._dilemma_value

    def _order(self, board: Board, decision: Decision) -> Option | None:
        """Texts that help come first, then journeys and attempts."""
        if len(self._acted) >= ACTIONS_A_TURN:
            return ending(decision) or going_on(board, decision.options)
        self._trail.note(board.view)
        options = [option for option in decision.options if not self._trail.was_given(option)]
        step = (
            next((option for option in options if option.kind in FOR_THE_TAKING), None)
            or Abducting(board).best(options)
            or Collective(board).next_objective(options)
            or self._text(board, decision)
            or self._interrupt(board, options)
            or Battles(board).best(options, URGENT)
            or self._orders(board).best_order(options)
            or Battles(board).best(options, WORTH_A_BATTLE)
            or self._cloaking(board, options)
        )
        if step is None:
            return ending(decision) or going_on(board, decision.options)
        self._acted.append(step)
        self._trail.give(step)
        if step.kind in ("attempt", "scout"):
            goal = board.locations[board.place(step.card)]
            self._failed.add(team_of(goal, everybody(board.company(goal.place))))
        return step

    def _interrupt(self, board: Board, options: Sequence[Option]) -> Option | None:
        """An interrupt that is worth playing now."""
        plays = [option for option in options if option.kind == "play"]
        side_decks = SideDecks(board)
        tents = [option for option in plays if side_decks.is_tent(option.card)]
        if tents and side_decks.worth_of_playing() > WORTH_PLAYING:
            return tents[0]
        others = [option for option in plays if option not in tents]
        return Hand(board).best_play(others) if others else None

    def _cloaking(self, board: Board, options: Sequence[Option]) -> Option | None:
        """Cloak a ship that could be destroyed where it is."""
        cloaks = (option for option in options if option.kind == "cloak" and option.detail in ("cloak", "phase"))
        return next((option for option in cloaks if Battles(board).is_threatened(option.card)), None)

    def _orders(self, board: Board) -> Orders:
        assert self._beneath is not None
        return Orders(board, self._odds, self._beneath, self._trail, self._failed)

    def _text(self, board: Board, decision: Decision) -> Option | None:
        """A text on the table that helps, once a turn each."""
        for option in decision.options:
            if option.kind not in TEXTS or option in self._acted:
                continue
            it = board.definition(option.card)
            if it is None or costs_a_play(it, option.detail):
                continue
            if option.detail.isdigit() and worth_of_ability(it, int(option.detail)) >= WORTH_A_TEXT:
                self._acted.append(option)
                return option
        return None

    def _another_play(self, board: Board, decision: Decision) -> Option | None:
        """A text that gives another normal card play, where there are cards for both."""
        texts = (option for option in decision.options if option.kind in TEXTS and option not in self._acted)
        known = ((option, board.definition(option.card)) for option in texts)
        giving = next((option for option, it in known if it is not None and plays_given(it, option.detail) > 0), None)
        if giving is None or not Hand(board).has_two_plays(decision.options):
            return None
        self._acted.append(giving)
        return giving

    def _in_place_of_a_play(self, board: Board, decision: Decision) -> Option | None:
        """A text that is used in place of the card play, where no card is worth playing."""
        texts = ((option, board.definition(option.card)) for option in decision.options if option.kind in TEXTS)
        return next((option for option, it in texts if it is not None and costs_a_play(it, option.detail)), None)

    def _response(self, board: Board, decision: Decision) -> Option | None:
        """The response or interrupt that promises most; none when passing is better."""
        options = tuple(option for option in decision.options if not self._replaced.lead_back(board, option))
        best = Answers(board).best(replace(decision, options=options))
        if best is None:
            return ending(decision) or decision.options[0]
        self._replaced.note(board, best)
        return best

    def _whether(self, board: Board, decision: Decision) -> Option:
        """Yes, when the text promises more that way."""
        if decision.about and SideDecks(board).is_tent(decision.about[0]):
            return YES
        it = board.definition(decision.about[0]) if decision.about else None
        asking = [
            node
            for ability in (it.abilities if it is not None else ())
            for _, node in walk(ability)
            if isinstance(node, Gate) and node.asks
        ]
        return YES if asking and may_be_worth(asking[0], Crowd(6)) else NO

    def _cards(self, board: Board, decision: Decision) -> tuple[CardId, ...]:
        assert decision.selection is not None
        meant = Abducting(board).cards(decision)
        if meant or decision.prompt == "acquire":
            return meant or decision.selection.cards
        if decision.prompt == "build-stack":
            return SeedPlanner(board, self._dilemma_value_on(board)).stack(decision)
        if decision.prompt == LAYING:
            best = Tactics(board).best(decision.selection.cards)
            return (best,) if best is not None else ()
        if decision.prompt == PLACING:
            return (Tactics(board).target(decision.about[0], decision.selection.cards),)
        if decision.prompt == FIRST_IN_A_FLASH:
            return SideDecks(board).first(decision)
        if decision.selection.most == 1 and SideDecks(board).is_choice_of_tent(decision.selection.cards):
            return (SideDecks(board).taken(decision.selection.cards),)
        if decision.prompt in ("beam", "walk"):
            return self._orders(board).passengers(decision)
        return Choosing(board).cards(decision)


def ending(decision: Decision) -> Option | None:
    """The option that ends this part or passes."""
    return next((option for option in decision.options if option.kind in ENDINGS or option == PASS), None)


def costs_a_play(it: CardDefinition, detail: str) -> bool:
    """Whether a text of a card, by its number, is used in place of a card play."""
    return plays_given(it, detail) < 0


def plays_given(it: CardDefinition, detail: str) -> int:
    """How many normal card plays a text of a card, by its number, gives; below zero where it takes one."""
    text = it.abilities[int(detail)] if detail.isdigit() and int(detail) < len(it.abilities) else None
    return sum(node.amount for _, node in walk(text) if isinstance(node, CardPlays)) if text is not None else 0
