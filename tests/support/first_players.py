"""What the heuristic player of First Edition does in a position that a test has laid out."""

from __future__ import annotations

from spaceline.core.data.decisions import Answer
from spaceline.core.data.leaves import EntityId
from spaceline.core.data.seen import View
from spaceline.players.heuristic.first import FirstHeuristic
from spaceline.players.heuristic.first.board import Board
from spaceline.players.seat import PlayerAnswer, Seat
from tests.support.first_table import ME, FirstTable


def board_of(table: FirstTable, player: int = ME) -> Board:
    """The table as a player reads it."""
    return Board(Seat(table.state, player).view, table.state.ruleset.definitions)


def seen(table: FirstTable, title: str, player: int = ME) -> int:
    """The number under which a player knows a card in play."""
    board = board_of(table, player)
    return next(card for card in board.cards if (it := board.definition(card)) is not None and it.title == title)


Told = tuple[str, str, str]
"""The kind of an option, its card and its target; or ``cards`` and the titles of those that are chosen."""


def chosen(table: FirstTable, player: int = ME, mind: FirstHeuristic | None = None) -> Told:
    """What the player would do now."""
    seat = Seat(table.state, player)
    return told(table, seat, (mind or FirstHeuristic(1)).choose(seat))


def played(table: FirstTable, answers: int, player: int = ME) -> list[Told]:
    """What the player does when it is asked so many times; the opponent passes meanwhile."""
    mind, found = FirstHeuristic(1), []
    while len(found) < answers:
        if table.decision.player != player:
            table.let_pass()
            continue
        seat = Seat(table.state, player)
        choice = mind.choose(seat)
        found.append(told(table, seat, choice))
        seat.give(choice)
    return found


def told(table: FirstTable, seat: Seat, choice: PlayerAnswer) -> Told:
    """A choice by the titles of its cards."""
    assert isinstance(choice, Answer)
    if choice.option is None:
        return ("cards", ", ".join(sorted(named(table, seat.view, card) for card in choice.cards)), "")
    option = choice.option
    return (option.kind, named(table, seat.view, option.card), named(table, seat.view, option.target))


def named(table: FirstTable, view: View, number: EntityId) -> str:
    """The title of a card, or of the mission at a place."""
    faces = {card.id: card.definition for card in view.cards}
    if number in faces:
        return table.state.ruleset.definitions[faces[number]].title if faces[number] else "unread"
    return next((title for title, place in table.places.items() if place == number), "")
