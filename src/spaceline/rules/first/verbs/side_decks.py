"""Cards of side decks beside the Battle Bridge: drawn, and put back beneath them (1E-G:q-flash/1, 1E-G:side-deck/1)."""

from __future__ import annotations

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.rules.first.roles import IN_TURN
from spaceline.rules.first.side_decks.piles import CONTINUUM, SILENT, TRIBBLE_DECK, TRIBBLES, TRIBBLES_DRAWN, Q, doors
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
        owner = state.cards[card].owner
        table.move(state, card, owner, pile, face_up=True)
        if pile == TRIBBLE_DECK and not state.zone(owner, TRIBBLES_DRAWN):
            renew(state, owner, pile)
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
    shuffle_face_down(state, change.player, CONTINUUM, change.cards)


def shuffle_face_down(state: State, player: PlayerId, pile: str, top: tuple[CardId, ...]) -> None:
    """Shuffle what lies face down in a side deck and put cards on top of it."""
    beneath = tuple(card for card in state.zone(player, pile) if state.cards[card].face_up and card not in top)
    table.shuffle(state, player, pile)
    apart = {*top, *beneath}
    rest = tuple(card for card in state.zone(player, pile) if card not in apart)
    table.arrange(state, player, pile, (*top, *rest, *beneath))
    for card in beneath:
        table.turn(state, card, face_up=True)


def silence_continuum(state: State, change: Change) -> None:
    """A player's Q-Continuum is inactive from now on, or active again; of the latter ``amount`` is 0."""
    table.put_mark(state, change.player, SILENT, change.amount)


def draw_tribble(state: State, change: Change) -> None:
    """Take a card from the top of a Tribble side deck, which the player alone sees; it is in no hand.

    1E-G:tribble-side-deck/1.
    """
    for card in change.cards:
        table.move(state, card, change.player, TRIBBLES_DRAWN, face_up=False)


def renew_tribbles(state: State, change: Change) -> None:
    """Shuffle what lies face up in a player's Tribble side deck, where nothing else is left.

    1E-G:tribble-side-deck/1.
    """
    renew(state, change.player, TRIBBLE_DECK)


def shuffle_tribbles(state: State, change: Change) -> None:
    """Shuffle what lies face down in a player's Tribble side deck, after a download."""
    shuffle_face_down(state, change.player, TRIBBLE_DECK, ())
    renew(state, change.player, TRIBBLE_DECK)


PLAYED_ON = "played-on-group:"


def mark_of(player: PlayerId, type: str) -> str:
    """The mark of a place where a player has played a Tribble, or a Trouble, on a group in this turn."""
    return f"{IN_TURN}{PLAYED_ON}{type}:{player}"


def join_group(state: State, change: Change) -> None:
    """Note that a Tribble or Trouble is played there in this turn, even if it begins a group (1E-11.3/2)."""
    for card in change.cards:
        table.put_mark(state, change.to, mark_of(change.player, state.definition(card).type), 1)


HAS_BEAMED = f"{IN_TURN}has-beamed-tribbles"
"""The mark of a personnel who has beamed large tribbles in this turn, and beams no more of them (1E-G:tribble/2)."""


def beam_tribbles(state: State, change: Change) -> None:
    """Beam large tribbles; the source of the change is the personnel who does."""
    put(state, change)
    table.put_mark(state, change.source, HAS_BEAMED, 1)


VERBS = (
    Verb("silence-continuum", silence_continuum),
    Verb("flash", nothing),
    Verb("draw-of-the-q", put, shows=everybody),
    Verb("renew-continuum", renew_continuum),
    Verb("stack-continuum", stack_continuum),
    Verb("draw-tribble", draw_tribble),
    Verb("renew-tribbles", renew_tribbles),
    Verb("shuffle-tribbles", shuffle_tribbles),
    Verb("join-group", join_group),
    Verb("pick-up", put),
    Verb("put-down", put),
    Verb("beam-tribbles", beam_tribbles),
)
