"""How cards speak to a player who may respond: from the hand, as texts that go on, or as they leave play."""

from __future__ import annotations

from typing import NamedTuple

from spaceline.core.data.frames import Window
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.perform.doers import spoken_to
from spaceline.effects.world import world_of

HELD = ("hand", "upon")
"""Where a card lies that may be played from there in response, if its world says so."""


class Speech(NamedTuple):
    """How a card speaks to a player in a window."""

    in_hand: bool = False
    is_on: bool = False
    """Whether its text is on and may be used; else it responds to what happened to itself."""
    is_damage: bool = False


FROM_HAND, STANDING, LEAVING = Speech(in_hand=True), Speech(is_on=True), Speech()


def is_able(state: State, card: CardId) -> bool:
    """Whether the text of a card is on and may be used."""
    world = world_of(state)
    return world.text_is_on(state, card) and world.may_use(state, card)


def speaks_as(state: State, window: Window, card: CardId, player: PlayerId) -> Speech | None:
    """How a card speaks to a player in a window; None where it does not."""
    leaf, world = state.cards[card], world_of(state)
    role = leaf.role
    if role in HELD and player == (leaf.parent if role == "hand" else leaf.controller):
        return FROM_HAND if world.may_answer(state, card) else None
    is_witness = card in window.witnesses
    if not is_witness and state.ruleset.roles[role].known == "nobody":
        return None
    is_damage = role == "on" and world.is_damage(state, card)
    if spoken_to(state, window, card, is_damage=is_damage) != player:
        return None
    is_on = is_able(state, card)
    if is_damage:
        return Speech(is_on=is_on, is_damage=True) if is_on or is_witness else None
    return STANDING if is_on else (LEAVING if is_witness else None)
