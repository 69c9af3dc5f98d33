"""Cards of side decks beside the Battle Bridge: drawn, and put back beneath them (1E-G:q-flash/1, 1E-G:side-deck/1)."""

from __future__ import annotations

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.rules.first.side_decks.piles import CONTINUUM, SILENT, TRIBBLE_DECK, TRIBBLES, Q, doors
from spaceline.rules.first.verbs.movement import put
from spaceline.rules.verbs import everybody, nothing


def pile_of(state: State, card: CardId) -> str:
    """The side deck beneath which a card goes whenever it leaves play, closed or not; empty for none.

    1E-G:q-flash/1, 1E-G:side-deck/1.
    """
    it, owner = state.definition(card), state.cards[card].owner
    if it.type in TRIBBLES:
        return TRIBBLE_DECK
    has_flash = Q in it.facts.icons and any(True for _ in doors(state, owner, CONTINUUM))
    return CONTINUUM if has_flash else ""


def put_back(state: State, card: CardId) -> bool:
    """Put a card face up beneath its side deck; returns whether it has one."""
    pile = pile_of(state, card)
    if pile:
        table.move(state, card, state.cards[card].owner, pile, face_up=True)
    return bool(pile)


def renew(state: State, player: PlayerId, pile: str) -> None:
    """Shuffle a side deck in which no card is left face down (1E-G:q-flash/1)."""
    there = state.zone(player, pile)
    if there and all(state.cards[card].face_up for card in there):
        table.shuffle(state, player, pile)


def renew_continuum(state: State, change: Change) -> None:
    """Shuffle what has come out of a player's Q-Continuum, where nothing else is left."""
    renew(state, change.player, CONTINUUM)


def stack_continuum(state: State, change: Change) -> None:
    """Shuffle a player's Q-Continuum, but for what lies face up beneath it, and put cards on top of it."""
    pile = state.zone(change.player, CONTINUUM)
    beneath = tuple(card for card in pile if state.cards[card].face_up and card not in change.cards)
    table.shuffle(state, change.player, CONTINUUM)
    apart = {*change.cards, *beneath}
    rest = tuple(card for card in state.zone(change.player, CONTINUUM) if card not in apart)
    table.arrange(state, change.player, CONTINUUM, (*change.cards, *rest, *beneath))
    for card in beneath:
        table.turn(state, card, face_up=True)


def silence_continuum(state: State, change: Change) -> None:
    """A player's Q-Continuum is inactive from now on, or active again; of the latter ``amount`` is 0."""
    table.put_mark(state, change.player, SILENT, change.amount)


VERBS = (
    Verb("silence-continuum", silence_continuum),
    Verb("flash", nothing),
    Verb("draw-of-the-q", put, shows=everybody),
    Verb("renew-continuum", renew_continuum),
    Verb("stack-continuum", stack_continuum),
)
