"""What a player of First Edition should not do, counted: idle turns, whole crews sent into the unknown, gifts."""

from __future__ import annotations

from collections import Counter

from spaceline.core.data.decisions import Answer, Option
from spaceline.core.data.leaves import CardId, PlaceId
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import Countdown, Encounter
from spaceline.effects.nodes.effects import Score
from spaceline.lab.blunders.idle import READY, Idleness
from spaceline.players.heuristic.first.board import Board
from spaceline.players.heuristic.first.seed_guesses import Beneath
from spaceline.players.seat import PlayerAnswer, Seat
from spaceline.rules.first.definition import CardDefinition

CREW = 5
"""So many personnel are too many to lose at one stroke."""


def gives_points(dilemma: CardDefinition) -> bool:
    """Whether whoever meets a dilemma may score by it."""
    nodes = (node for _, text in dilemma.of_kind(Encounter) for _, node in walk(text))
    box = dilemma.facts.points
    return any(isinstance(it, Score) and it.who == "you" for it in nodes) or (box is not None and box.value != 0)


class FirstWatcher:
    """Counts for one player in one game."""

    def __init__(self, found: Counter[str]) -> None:
        """Add to what was found so far."""
        self.found = found
        self.turn = -1
        self.own_turns = 0
        self.attempts = 0
        self.done = 0
        """Attempts and moves in this turn."""
        self.is_able = self.is_ill = self.has_attempted = False
        self.reason = ""
        """What stands in the way of an attempt in this turn."""
        self.beneath: Beneath | None = None

    def note(self, seat: Seat, answer: PlayerAnswer) -> None:
        """Look at an answer."""
        if not isinstance(answer, Answer):
            return
        board = Board(seat.view, seat.definitions)
        if seat.prompt == "orders" and answer.option is not None:
            self.order(board, answer.option)
        elif seat.prompt == "build-stack":
            self.seeds(board, answer.cards)
        elif answer.option is not None and answer.option.kind == "seed":
            self.seeds(board, (answer.option.card,))

    def seeds(self, board: Board, cards: tuple[CardId, ...]) -> None:
        """What is put beneath missions."""
        known = [it for card in cards if (it := board.definition(card)) is not None and it.type == "dilemma"]
        self.found["dilemmas seeded"] += len(known)
        self.found["points to be had, of dilemmas seeded"] += sum(map(gives_points, known))

    def order(self, board: Board, option: Option) -> None:
        """An order; with the first one of a turn the turn before is over."""
        if board.turns != self.turn:
            self.end_turn()
            self.turn, self.attempts, self.done = board.turns, 0, 0
            self.own_turns += 1
            self.is_able, self.is_ill = has_team(board), is_ill(board)
            self.beneath = self.beneath or Beneath(board.pool)
            self.reason = Idleness(board, self.beneath).reason()
        self.done += option.kind in ("attempt", "move")
        if option.kind == "attempt":
            self.attempts += 1
            self.attempt(board, option)

    def attempt(self, board: Board, option: Option) -> None:
        """A mission attempt."""
        if not self.has_attempted:
            self.has_attempted = True
            self.found["own turn of the first attempt, added up"] += self.own_turns
            self.found["games with an attempt"] += 1
        place = board.place(option.card)
        sent = len(board.people(option.target))
        there = sum(map(len, board.company(place).values()))
        self.found["attempts"] += 1
        self.found[f"{sent:2} sent, of attempts"] += 1
        met = any(name.startswith("met-") for name in board.names_at(place))
        unknown = bool(board.zone(place, "seeds")) and not met
        self.found["attempts at unknown seeds"] += unknown
        everybody = unknown and sent >= CREW and sent == there
        self.found["everybody sent (5 or more), of attempts at unknown seeds"] += everybody
        self.found["attempts of damaged ships"] += bool(board.mark(option.target, "damage"))
        near = bool(board.mark(option.target, "damage")) and has_outpost_near(board, place)
        self.found["outpost next door, of attempts of damaged ships"] += near

    def end_turn(self) -> None:
        """Count a turn."""
        if self.turn < 0:
            return
        self.found["turns"] += 1
        self.found["turns with a ship and 6 ready"] += self.is_able
        self.found["no attempt, of turns with a ship and 6 ready"] += self.is_able and not self.attempts
        if self.is_able and not self.attempts:
            self.found[f"{self.reason}, of turns with a ship and 6 ready"] += 1
        self.found["turns under a countdown"] += self.is_ill
        self.found["idle, of turns under a countdown"] += self.is_ill and not self.done

    def end(self, *, has_won: bool, own_turns: int) -> None:
        """The game is over."""
        self.end_turn()
        self.found["games"] += 1
        self.found["games won"] += has_won
        self.found["own turns of games won"] += own_turns * has_won


def has_team(board: Board) -> bool:
    """Whether six people who can act are at one location with a ship."""
    return any(
        sum(map(len, board.company(board.place(ship)).values())) >= READY for ship in board.ships if board.is_able(ship)
    )


def is_ill(board: Board) -> bool:
    """Whether a dilemma that counts down lies on a ship of the player's or where personnel of the player are."""
    for place in board.locations:
        company = board.company(place)
        cards = [*board.zone(place, "at")] if company else []
        cards += [card for spot in company if spot != place for card in board.zone(spot, "on")]
        for card in cards:
            it = board.definition(card)
            if it is not None and it.type == "dilemma" and (it.of_kind(Countdown) or it.facts.countdown):
                return True
    return False


def has_outpost_near(board: Board, place: PlaceId) -> bool:
    """Whether an outpost of the player's is at a location or next to it."""
    here = board.locations[place]
    for card in board.vessels:
        it, there = board.definition(card), board.locations.get(board.place(card))
        if it is not None and it.facts.kind == "outpost" and there is not None:
            near = there.quadrant == here.quadrant and abs(there.at - here.at) <= 1
            if near and not board.mark(card, "damage"):
                return True
    return False
