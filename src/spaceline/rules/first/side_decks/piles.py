"""Which side decks there are, the doorways that open them, and whether they are open (1E-3.3/1, 1E-G:side-deck/1)."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State

TENT, CONTINUUM = "tent", "continuum"
"""The piles of a player that are the Q's Tent and the Q-Continuum side deck."""
TRIBBLE_DECK = "tribbles"
"""The pile of a player that is the Tribble side deck."""
SIDE_DECKS = (TENT, CONTINUUM, TRIBBLE_DECK)
TRIBBLES_DRAWN = "drawn-tribbles"
"""Where cards lie that were drawn from a Tribble side deck and are neither played nor discarded yet."""

OPENED_BY = {TENT: "Q's Tent", CONTINUUM: "Q-Flash", TRIBBLE_DECK: "Storage Compartment Door"}
"""The doorway whose seeding opens each of them."""

SILENT = "continuum-silent"
"""The mark of a player whose Q-Continuum is inactive for the rest of the game."""

Q = "Q"
"""The icon of cards of the Q-Continuum (1E-2.15/1)."""
TRIBBLE, TROUBLE = TRIBBLES = ("tribble", "trouble")
"""The types of cards in a Tribble side deck (1E-2.14/1)."""


def doors(state: State, player: PlayerId, pile: str) -> Iterator[CardId]:
    """The doorways of a player on the table that open a side deck, closed ones too."""
    return (card for card in state.zone(player, "table") if state.definition(card).title == OPENED_BY[pile])


def is_open(state: State, player: PlayerId, pile: str) -> bool:
    """Whether a side deck was opened and is not closed (1E-3.3/1, 1E-G:doorway-closed/1), nor inactive.

    A Q-Continuum may be inactive for the rest of the game (1E-G:mortal-q/1, 1E-G:once-in-play/1).
    """
    if pile == CONTINUUM and state.mark(player, SILENT):
        return False
    return any(state.ruleset.language.text_is_on(state, door) for door in doors(state, player, pile))


def opened(state: State, player: PlayerId, pile: str) -> tuple[CardId, ...]:
    """The cards of an open side deck, the next one first; none where it is closed."""
    return state.zone(player, pile) if is_open(state, player, pile) else ()
