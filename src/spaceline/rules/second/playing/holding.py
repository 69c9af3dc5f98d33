"""Which cards a player may play as from the hand: those in it, and those that texts let be played as if they were."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.rules.second.definition import UPON
from spaceline.rules.second.language.speaking import speaks

LENDS = "plays:lent"
"""What a definition listens to with a text that lets opponents play what lies on its card."""


def held(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """The cards that a player plays as from the hand; all else that speaks of a hand means the hand itself."""
    hand = state.zone(player, "hand")
    return hand if LENDS not in state.watched else (*hand, *lent(state, player))


def is_held(state: State, player: PlayerId, card: CardId) -> bool:
    """Whether the player plays a card as from the hand."""
    leaf = state.cards.get(card)
    if leaf is None or leaf.role not in ("hand", UPON):
        return False
    return leaf.parent == player if leaf.role == "hand" else card in lent(state, player)


def lent(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """A player's own cards that lie on opponents' cards which let them be played."""
    leaves = state.cards
    return tuple(
        card
        for lender in state.watched.get(LENDS, ())
        if leaves[lender].controller != player and speaks(state, lender)
        for card in state.zone(lender, UPON)
        if leaves[card].owner == player
    )
