"""Who is connected to equipment that holds one personnel (1E-G:assimilation-table/1)."""

from __future__ import annotations

from spaceline.core import table
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, Lasting
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.roles import CONNECTED


def connect(state: State, change: Change) -> None:
    """Personnel are connected to a card until they are disconnected, or it leaves play."""
    definition = state.cards[change.source].definition
    cards = {"affected": change.cards, CONNECTED: change.cards}
    words = {"status": CONNECTED}
    table.begin_lasting(
        state, Lasting(definition, (), change.source, change.player, table.LEAVES, cards=cards, words=words)
    )


def disconnect(state: State, change: Change) -> None:
    """Nobody is connected to a card any more."""
    table.end_effects_of(state, change.source, table.LEAVES)


def see_to_connected(state: State) -> None:
    """After an action, whoever is not where the equipment is has been disconnected."""
    for effect in state.lasting:
        cards = effect.cards.get(CONNECTED, ())
        if cards and not all(are_together(state, card, effect.source) for card in cards):
            request(state, Change("disconnect", cards, effect.you, effect.source))


def are_together(state: State, card: CardId, other: CardId) -> bool:
    """Whether two cards are in play in one place."""
    if not state.in_play(card) or not state.in_play(other):
        return False
    return places.container(state, card) == places.container(state, other)


VERBS = (Verb("connect", connect), Verb("disconnect", disconnect))
