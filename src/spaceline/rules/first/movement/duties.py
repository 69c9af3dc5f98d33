"""What a ship that a card sends somewhere must still do before its controller's turn ends (1E-G:actions-required/1)."""

from __future__ import annotations

from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import PlayerId
from spaceline.core.state import State
from spaceline.rules.first.definition import FORCED_MOVE
from spaceline.rules.first.movement.forced_moves import forced_moves, goal_of, way_on
from spaceline.rules.first.verbs.movement import DECLOAK, DEPHASE

STEPS = ("move", "dock", "undock")
"""The orders by which a ship gets on."""

APPEARING = "cloak"
"""The order by which a ship appears as well as hides."""


def must_go_on(state: State, player: PlayerId) -> bool:
    """Whether a ship of the player's is sent somewhere and could go on now, whosever it was (1E-7.10/3)."""
    if FORCED_MOVE not in state.watched:
        return False
    sent = {
        ship for ship, _, _ in forced_moves(state) if state.cards[ship].controller == player and goal_of(state, ship)
    }
    offered = ((kind, state.ruleset.actions[kind].offer(state, player)) for kind in (*STEPS, APPEARING) if sent)
    return any(
        option.card in sent and (lets_dock(state, player, option) if kind == APPEARING else is_due(state, option))
        for kind, options in offered
        for option in options
    )


def is_due(state: State, option: Option) -> bool:
    """Whether a step is no shortcut over the end of the spaceline, which nobody must take (1E-G:actions-required/4)."""
    return option.kind != "move" or option.target in way_on(state, option.card)


def lets_dock(state: State, player: PlayerId, option: Option) -> bool:
    """Whether a hidden ship would appear and could dock then where it is sent (1E-7.10/1, 1E-7.6/7, 1E-G:docking/4).

    That is seen when it is tried on a copy of the game.
    """
    if option.detail not in (DECLOAK, DEPHASE) or way_on(state, option.card):
        return False
    supposed = state.clone()
    state.ruleset.verbs["cloak"].apply(supposed, Change("cloak", (option.card,), player, detail=option.detail))
    return any(step.card == option.card for step in state.ruleset.actions["dock"].offer(supposed, player))
