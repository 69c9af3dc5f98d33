"""Whose captive somebody is, and who could come to command what (2E-brig-and-captives, 2E-uniqueness)."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.rules.second.switches import readings
from spaceline.rules.second.values import commands_copy, definition


def captives_of(state: State, owner: PlayerId, holder: PlayerId = 0) -> tuple[CardId, ...]:
    """A player's personnel that others hold, or one of them: not that player's captives (2E-brig-and-captives/7)."""
    leaves = state.cards
    holders = (holder,) if holder else (player for player in state.players if player != owner)
    return tuple(card for holder in holders for card in state.zone(holder, "brig") if leaves[card].owner == owner)


def could_command(state: State, player: PlayerId, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Those that a player could come to command: no second copy of a unique card (2E-uniqueness/1, /5)."""
    return tuple(card for card in cards if not would_double(state, player, card))


def could_replace(
    state: State, player: PlayerId, cards: tuple[CardId, ...], replaced: tuple[CardId, ...]
) -> tuple[CardId, ...]:
    """Those that may come where a card of the player's is: a copy of it, too, for it leaves (2E-play-and-place/1).

    Where none is, nothing can come.
    """
    if not replaced:
        return ()
    titles = {definition(state, card).title for card in replaced}
    return tuple(
        card for card in cards if definition(state, card).title in titles or not would_double(state, player, card)
    )


def would_double(state: State, player: PlayerId, card: CardId) -> bool:
    """Whether a unique card would come under the command of a player who commands a copy of it (2E-uniqueness/1).

    That limits taking command and placing as well as playing (2E-play-and-place/1); a unique personnel held captive
    counts for its owner, but for itself it is no copy (2E-brig-and-captives/6). By the rulebook of 2002 a captive bars
    only playing another copy (/5).
    """
    it, leaf = definition(state, card), state.cards[card]
    if not it.unique or it.type == "dilemma":
        return False
    captives_count = readings(state).captive_copies == "not-commanded"
    has_copy = commands_copy if captives_count else has_copy_in_play
    if state.in_play(card):
        return leaf.controller != player and has_copy(state, player, it.title)
    is_held = leaf.role == "brig" and leaf.owner == player
    return not is_held and has_copy(state, player, it.title)


def has_copy_in_play(state: State, player: PlayerId, title: str) -> bool:
    """Whether a player commands a card of that title which is no captive."""
    return any(
        leaf.controller == player and state.in_play(card) and definition(state, card).title == title
        for card, leaf in state.cards.items()
    )
