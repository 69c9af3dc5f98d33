"""All that the chapter on playing cards has for the ruleset: procedures, actions, responses (1E-6)."""

from __future__ import annotations

from spaceline.core.data.decisions import Option
from spaceline.core.data.frames import Window
from spaceline.core.data.leaves import PlayerId
from spaceline.core.ruleset import ActionRule, Procedure
from spaceline.core.state import State
from spaceline.rules.first.procedures.ending import waits
from spaceline.rules.first.procedures.play import agendas, downloading, entering, personas, playing, texts

PROCEDURES: tuple[Procedure, ...] = (entering.CARD_PLAY,)

ACTIONS: tuple[ActionRule, ...] = (
    *playing.ACTIONS,
    *texts.ACTIONS,
    *agendas.ACTIONS,
    *downloading.ACTIONS,
    *personas.ACTIONS,
)


def valid_responses(state: State, window: Window, player: PlayerId) -> tuple[Option, ...]:
    """What a player may do in a window: texts that respond, agendas, and whatever suspends play.

    1E-5.0/4, /5, 1E-6.5.1/2, 1E-6.5.4.0.2/1. Those of the end of a turn come when it is their turn (1E-8.0/1).
    """
    if waits(state, window):
        return ()
    return (
        *texts.speaking(state, window, player),
        *agendas.answers(state, window, player),
        *downloading.offer_special(state, player),
        *playing.offer_suspending(state, player),
    )


def keeps_positions(state: State) -> bool:
    """Whether somebody could turn up an agenda that works backward (1E-5.0/7)."""
    return any((player, "agenda") in state.contents for player in state.players)
