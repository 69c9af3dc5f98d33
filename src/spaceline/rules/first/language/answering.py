"""Cards that are played from the hand in response (1E-5.0/4, 1E-6.5.1.1/1)."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import PlayedOnlyIf, Plays
from spaceline.effects.perform.reading import holds
from spaceline.effects.scope import Reading
from spaceline.rules.first.playing.limits import is_used_up
from spaceline.rules.first.playing.timing import ANY_TIME, SUSPENDING
from spaceline.rules.first.turn import active_player, segment
from spaceline.rules.first.values import definition, is_barred

DOORWAY = "doorway"
ANSWERING = ("interrupt", DOORWAY)
"""The types of card that may be played in response, as far as their texts name what they respond to."""


def may_answer(state: State, card: CardId) -> bool:
    """Whether a card in hand may be played in response: an interrupt whose conditions are met.

    A doorway may in its player's own turn, unless it says at any time or suspends play (1E-6.5.1.1/1, 1E-G:doorway/1,
    /2). Nobody responds from an opening hand while it is drawn (1E-G:subspace-schism/1).
    """
    kind, player = definition(state, card).answers_as, state.cards[card].parent
    if kind not in ANSWERING or is_barred(state, card, "play") or segment(state) == "seed":
        return False
    if kind == DOORWAY and active_player(state) != player and not plays_in_any_turn(state, card):
        return False
    scope = Reading(card, player)
    return all(
        holds(state, scope, text.test) and not is_used_up(state, player, card, at)
        for at, text in definition(state, card).of_kind(PlayedOnlyIf)
    )


def plays_in_any_turn(state: State, card: CardId) -> bool:
    """Whether a card says of itself that it is played in the turns of both players."""
    return any(
        text.how in (ANY_TIME, SUSPENDING) and text.cards is None for _, text in definition(state, card).of_kind(Plays)
    )
