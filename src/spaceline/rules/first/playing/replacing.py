"""Cards that are played from the hand in place of others, which go back to it (1E-G:energy-vortex/1)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.data.decisions import Option
from spaceline.core.data.frames import Window
from spaceline.core.data.leaves import PlayerId
from spaceline.core.state import State
from spaceline.effects.perform.offering import OFFERED
from spaceline.rules.first.playing.agendas import offer_hiding
from spaceline.rules.first.playing.playing import REPORTED, offer_plays

FROM_HAND = ("play", "answer", "hide", REPORTED, OFFERED)
"""Actions by which a card is played from the hand: no download, nothing that is turned up, and no tribble."""


def other_plays(state: State, player: PlayerId) -> tuple[Option, ...]:
    """What a player could play from the hand, between actions or in response."""
    top = state.frames[-1]
    if not isinstance(top, Window):
        return (*offer_plays(state, player), *offer_hiding(state, player))
    window = state.frames[-1] = replace(top, turn=top.order.index(player))
    return tuple(it for it in state.ruleset.responses(state, window, player) if it.kind in FROM_HAND)
