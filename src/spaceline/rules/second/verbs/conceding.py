"""A player leaves the game: what becomes of the seat and the cards."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import FIRST_CARD, CardId, PlayerId
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.rules.second.seating import GONE, VACATED

STAYING = ("mission", "beneath", "removed")
"""Missions stay, since cards of others may be there; so do overcome dilemmas, which count for those who faced them."""


def leave(state: State, change: Change) -> None:
    """The seat is vacated."""
    table.put_mark(state, change.player, VACATED, 1)


def cards_leave(state: State, change: Change) -> None:
    """All cards of a player leave the game; what others have on, in or under them goes to its owners' piles."""
    for card in tuple(lost_with(state, change.player)):
        leaf = state.cards[card]
        is_dilemma = state.definition(card).type == "dilemma"
        table.move(state, card, leaf.owner, "pile" if is_dilemma else "discard", face_up=True)
    for card, leaf in tuple(state.cards.items()):
        if leaf.owner == change.player and leaf.role not in STAYING:
            table.move(state, card, leaf.owner, "removed", face_up=True)
    table.put_mark(state, change.player, GONE, 1)


def lost_with(state: State, player: PlayerId) -> Iterator[CardId]:
    """Cards of others that lie with cards of the player which leave, or are held by the player."""
    for card, leaf in state.cards.items():
        if leaf.owner == player:
            continue
        holder = state.cards.get(leaf.parent) if leaf.parent >= FIRST_CARD else None
        is_carried = holder is not None and holder.owner == player and holder.role not in STAYING
        if is_carried or (leaf.parent == player and leaf.role == "brig"):
            yield card


VERBS: tuple[Verb, ...] = (Verb("leave", leave), Verb("cards-leave", cards_leave))
