"""A player leaves a game; no rulebook speaks of it. The switch ``leaving`` says what becomes of the seat."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.frames import Frame
from spaceline.core.data.leaves import PlayerId
from spaceline.core.ruleset import DONE, Next, Procedure
from spaceline.core.state import State
from spaceline.rules.second.data.frames import Leaving
from spaceline.rules.second.refusals import refusal
from spaceline.rules.second.seating import VACATED
from spaceline.rules.second.switches import readings
from spaceline.rules.second.turn import turn_of


def leave(state: State, player: PlayerId) -> None:
    """Vacate a seat. It goes on being asked; where the cards leave too, only until what is going on is done.

    Raises:
        Refusal: the player has left before.
    """
    if state.mark(player, VACATED):
        raise refusal("left-already")
    request(state, Change("leave", (), player))
    if len(state.players) > 2 and readings(state).leaving == "cards-leave":
        state.frames[1:] = [Leaving(step="take_cards_away", player=player), *map(one_deeper, state.frames[1:])]


def one_deeper(frame: Frame) -> Frame:
    """A frame that stands on one more frame: what it responds to lies one deeper too."""
    depth: int = getattr(frame, "responds_to", -1)
    return replace(frame, responds_to=depth + 1) if depth > 0 else frame


def take_cards_away(state: State, leaving: Leaving) -> Next:
    """Once nothing else is going on, the cards leave."""
    request(state, Change("cards-leave", (), leaving.player))
    return None


def close_up(state: State, leaving: Leaving) -> Next:
    """The turn of a player who has gone is over; the neighbours close up (``seating.left_of``)."""
    turn = turn_of(state)
    if turn.player == leaving.player:
        state.frames[0] = replace(turn, step="end_turn")
    return DONE


LEAVING: Procedure = Procedure(Leaving, take_cards_away, close_up)
