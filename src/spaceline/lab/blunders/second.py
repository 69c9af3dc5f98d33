"""What a player of Second Edition should not do, counted: dilemmas, attempts, responses, cards left over."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from spaceline.core.data.decisions import Answer, Option
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import Faced
from spaceline.effects.nodes.effects import Kill, Put, Stop
from spaceline.players.heuristic.second.board import Board
from spaceline.players.heuristic.second.obstacles import is_wall
from spaceline.players.seat import PlayerAnswer, Seat
from spaceline.rules.second.data.frames import MissionAttempt
from spaceline.rules.second.definition import CardDefinition

TWO_TEAMS = 16
"""So many ready personnel are two teams."""


def strikes_equipment_only(dilemma: CardDefinition) -> bool:
    """Whether all that a dilemma does is done to equipment."""
    nodes = [node for _, text in dilemma.of_kind(Faced) for _, node in walk(text)]
    struck = [it.cards for it in nodes if isinstance(it, Stop | Kill | Put) and it.cards.where != "this"]
    return bool(struck) and all(it.filter.names("types") == ("equipment",) for it in struck)


def may_have_equipment(board: Board, attempt: MissionAttempt) -> bool:
    """Whether there is a card beside those who attempt a mission that may be equipment, as far as the viewer sees."""
    spot, role = (attempt.ship, "aboard") if attempt.ship else (attempt.place, "surface")
    beside = set(board.zone(spot, role)) - set(attempt.participants)
    return any((facts := board.facts(card)) is None or facts.type == "equipment" for card in beside)


class SecondWatcher:
    """Counts for one player in one game."""

    def __init__(self, found: Counter[str]) -> None:
        """Add to what was found so far."""
        self.found = found
        self.turn = -1
        self.ready = 0
        self.attempts = 0
        self.hand: Counter[str] = Counter()

    def note(self, seat: Seat, answer: PlayerAnswer) -> None:
        """Look at an answer."""
        if not isinstance(answer, Answer):
            return
        board = Board(seat.view, seat.definitions)
        decision = seat.decision
        if decision.prompt == "choose-dilemmas":
            self.dilemmas(board, answer.cards)
        elif decision.prompt == "orders" and answer.option is not None:
            self.order(board, answer.option)
        elif decision.kind == "response" and answer.option is not None:
            self.response(decision.question.verb, answer.option)
        self.hand = Counter(facts.type for facts in board.known(board.zone(board.me, "hand")))

    def dilemmas(self, board: Board, chosen: tuple[int, ...]) -> None:
        """What is put in the way of an attempt."""
        known = [it for card in chosen if (it := board.definition(card)) is not None]
        self.found["attempts with dilemmas in the way"] += bool(known)
        self.found["dilemmas chosen"] += len(known)
        before_another = any(is_wall(it) and not is_wall(after) for it, after in pairwise(known))
        self.found["a wall before another dilemma, of attempts with dilemmas in the way"] += before_another
        attempt = board.attempt
        if attempt is not None:
            vain = 0 if may_have_equipment(board, attempt) else sum(strikes_equipment_only(it) for it in known)
            self.found["without a target, of dilemmas chosen"] += vain

    def order(self, board: Board, option: Option) -> None:
        """An order; with the first one of a turn the turn before is over."""
        if board.turns != self.turn:
            self.end_turn()
            self.turn, self.attempts = board.turns, 0
            self.ready = sum(len(company.personnel) for company in board.companies.values())
        if option.kind == "attempt":
            self.attempts += 1
            role = "surface" if option.target in board.view.places else "aboard"
            self.found["attempts"] += 1
            sent = len(board.ready(board.zone(option.target, role)))
            size = f"{sent:2}" if sent < TWO_TEAMS else f"{TWO_TEAMS} or more"
            self.found[f"{size} sent, of attempts"] += 1

    def end_turn(self) -> None:
        """Count a turn."""
        if self.turn < 0:
            return
        self.found["turns"] += 1
        self.found["turns with 8 or more ready"] += self.ready >= 8
        self.found["no attempt, of turns with 8 or more ready"] += self.ready >= 8 and not self.attempts
        self.found["turns with 16 or more ready"] += self.ready >= TWO_TEAMS
        self.found["one attempt, of turns with 16 or more ready"] += self.ready >= TWO_TEAMS and self.attempts == 1
        self.found["two attempts, of turns with 16 or more ready"] += self.ready >= TWO_TEAMS and self.attempts > 1

    def response(self, verb: str, option: Option) -> None:
        """A question to respond, with something to respond with."""
        used = option.kind != "pass"
        self.found["responses offered"] += 1
        self.found["used, of responses offered"] += used
        if verb in ("kill", "stop", "discard"):
            self.found[f"responses to {verb} offered"] += 1
            self.found[f"used, of responses to {verb} offered"] += used

    def end(self, *, has_won: bool, own_turns: int) -> None:
        """The game is over."""
        self.end_turn()
        self.found["games"] += 1
        self.found["games won"] += has_won
        self.found["own turns of games won"] += own_turns * has_won
        for type_, number in self.hand.items():
            self.found[f"{type_} in hand at the end, of games"] += number
