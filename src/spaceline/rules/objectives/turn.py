"""The turn of the variant: counters may be left, an objective is drawn where none is active, and more orders."""

from __future__ import annotations

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Decision
from spaceline.core.data.leaves import PlayerId
from spaceline.core.ruleset import Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.rules.objectives.attempting import active_objectives
from spaceline.rules.second import turn as second
from spaceline.rules.second.data.frames import Turn

PLAY_AND_DRAW = ("play", "uninstall", "draw", "end-play")
ORDERS = ("play", "beam", "move", "attempt", "combat", "engagement", "order", "end-orders")
"""OBJ-execute-orders/1."""


def draw_an_objective(state: State, turn: Turn) -> Next:
    """Whoever has no active objective draws one, if there is one, without counters (OBJ-play-and-draw/3)."""
    left = state.zone(turn.player, "objectives")
    if left and not active_objectives(state, turn.player):
        drawn = Change("draw-objective", left[:1], turn.player, to=turn.player, role="objective")
        request(state, drawn)
    return None


def play_and_draw(state: State, turn: Turn) -> Decision:
    """First segment: play cards, take systems off and draw, in any order (OBJ-play-and-draw/1)."""
    numbers = {"counters": state.mark(turn.player, "counters")}
    options = second.offers(state, turn.player, PLAY_AND_DRAW)
    return Decision(turn.player, "action", "play-and-draw", options, numbers=numbers)


def execute_orders(state: State, turn: Turn) -> Decision:
    """Second segment: orders, one at a time, battles among them (OBJ-execute-orders/1)."""
    return Decision(turn.player, "action", "orders", second.offers(state, turn.player, ORDERS))


def spends_at_will(state: State, player: PlayerId) -> bool:
    """Nobody has to spend counters (OBJ-play-and-draw/1); what is left is lost (/2)."""
    return False


TURN: Procedure = (
    second.TURN.with_step(draw_an_objective, after="begin_turn")
    .with_step(Choose(play_and_draw, second.act_in_play), instead_of="play_and_draw")
    .with_step(Choose(execute_orders, second.act_in_orders), instead_of="execute_orders")
)
