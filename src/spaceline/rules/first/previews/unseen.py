"""Who might be asked where others do not see it, as far as everybody can know (1E-5.0/4, 1E-5.0/12)."""

from __future__ import annotations

from spaceline.core.data.frames import Frame, SecretChoice, Window
from spaceline.core.data.leaves import PlayerId
from spaceline.core.state import State
from spaceline.effects.frames import RequirementCheck
from spaceline.effects.perform.responses.foreseeing import might_respond, payers
from spaceline.rules.first.battle.ships import mustered
from spaceline.rules.first.battle.squadrons import player_of
from spaceline.rules.first.data.frames import Mustering, Opportunity
from spaceline.rules.first.definition import SPECIAL
from spaceline.rules.first.playing.timing import SUSPENDING


def may_be_asked(state: State, frame: Frame) -> tuple[PlayerId, ...]:
    """The players who might be asked at a step of a frame."""
    if isinstance(frame, Window):
        return responders(state, frame) if frame.step == "find_responder" else ()
    if isinstance(frame, Opportunity):
        is_open = frame.step == "seize" and may_act(state, frame.player)
        return (frame.player,) if is_open else ()
    if isinstance(frame, Mustering):
        return (player_of(mustered(state), frame.side),)
    if isinstance(frame, RequirementCheck):
        return payers(state, frame)
    return frame.players if isinstance(frame, SecretChoice) else state.players


def responders(state: State, window: Window) -> tuple[PlayerId, ...]:
    """Whoever might have a text that responds, or do what is done in any window (1E-5.0/4, 1E-6.5.4.0.2/1)."""
    found = might_respond(state, window)
    return tuple(player for player in window.order if player in found or may_break_in(state, player))


def may_break_in(state: State, player: PlayerId) -> bool:
    """Whether a player might turn up an agenda, use a special download or suspend play."""
    if state.zone(player, "agenda"):
        return True
    if f"plays:{SUSPENDING}" in state.ruleset.heard and state.zone(player, "hand"):
        return True
    return SPECIAL in state.ruleset.heard and has_cards_in_play(state, player)


def may_act(state: State, player: PlayerId) -> bool:
    """Whether a player might do something between two actions: play from the hand, or use what lies on the table."""
    return bool(state.zone(player, "hand") or state.zone(player, "agenda")) or has_cards_in_play(state, player)


def has_cards_in_play(state: State, player: PlayerId) -> bool:
    """Whether a player has any card in play."""
    return any(leaf.controller == player and state.in_play(card) for card, leaf in state.cards.items())
