"""Who might be asked where others do not see it, as far as everybody can know (2E-turn-sequence/2)."""

from __future__ import annotations

from spaceline.core.data.frames import Frame, SecretChoice, Window
from spaceline.core.data.leaves import PlayerId
from spaceline.core.state import State
from spaceline.effects.frames import RequirementCheck
from spaceline.effects.perform.responses.foreseeing import might_respond, payers
from spaceline.rules.second.damage import is_end_of_turn
from spaceline.rules.second.data.frames import Opportunity
from spaceline.rules.second.definition import AT_WILL


def may_be_asked(state: State, frame: Frame) -> tuple[PlayerId, ...]:
    """The players who might be asked at a step of a frame; of those that are not named here, all."""
    if isinstance(frame, Window):
        return responders(state, frame) if frame.step == "find_responder" else ()
    if isinstance(frame, Opportunity):
        is_open = frame.step == "find_player" and AT_WILL in state.ruleset.heard
        return tuple(player for player in frame.order if is_open and state.zone(player, "hand"))
    if isinstance(frame, RequirementCheck):
        return payers(state, frame)
    return frame.players if isinstance(frame, SecretChoice) else state.players


def responders(state: State, window: Window) -> tuple[PlayerId, ...]:
    """Whoever might have a text that responds, or repair at the end of the own turn (2E-damage/5)."""
    found = might_respond(state, window)
    return tuple(player for player in window.order if player in found or is_end_of_turn(window, player))
