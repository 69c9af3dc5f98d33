"""How long effects last that go on until a turn ends (1E-12.2/2)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.data.leaves import TABLE, Lasting, PlayerId
from spaceline.core.state import State
from spaceline.rules.first.turn import active_player, opponent_of
from spaceline.rules.first.verbs.turns import end_of

FULL_TURN = "full_turn"
"""What lasts until the end of the next full turn of whoever controls the first of its cards."""


def until_its_end(state: State, effect: Lasting) -> Lasting:
    """An effect that names the turn with which it ends, where that is a full turn: the one in progress is none."""
    if effect.until != FULL_TURN:
        return effect
    turns = state.mark(TABLE, "turns")
    last = turns + 2 if active_player(state) == sufferer(state, effect) else turns + 1
    return replace(effect, until=end_of(last))


def sufferer(state: State, effect: Lasting) -> PlayerId:
    """Whose turns count; of a card that nobody controls, those of the opponent of whose effect it is."""
    controller = state.cards[effect.cards["affected"][0]].controller
    return controller if controller in state.players else opponent_of(state, effect.you)
