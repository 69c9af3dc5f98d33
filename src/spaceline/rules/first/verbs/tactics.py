"""Tactics on the table: drawn and laid, put back beneath their side deck, taken off ships (1E-7.4.3/3, 1E-7.5.2/1)."""

from __future__ import annotations

from spaceline.core import table
from spaceline.core.chance import pick
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.rules.first.tactics.side_deck import markers_on
from spaceline.rules.tactics import CHOOSING, LAID, TACTICS
from spaceline.rules.verbs import everybody


def put_back(state: State, tactic: CardId) -> None:
    """Put a tactic face up beneath its owner's side deck (1E-G:battle-bridge-side-deck/1, 1E-G:side-deck/1)."""
    owner = state.cards[tactic].owner
    table.move(state, tactic, owner, TACTICS, face_up=True)
    renew(state, owner)


def renew(state: State, player: PlayerId) -> None:
    """Shuffle a side deck in which no tactic is left face down (1E-G:battle-bridge-side-deck/1)."""
    pile = state.zone(player, TACTICS)
    if pile and all(state.cards[tactic].face_up for tactic in pile):
        table.shuffle(state, player, TACTICS)


def renew_tactics(state: State, change: Change) -> None:
    """Shuffle what has been used of a player's side deck, where nothing else is left."""
    renew(state, change.player)


def download_tactic(state: State, change: Change) -> None:
    """Lay a tactic that everybody has seen, and shuffle those that were searched: what was used stays beneath them."""
    for card in change.cards:
        table.move(state, card, change.player, LAID, face_up=True)
    used = [card for card in state.zone(change.player, TACTICS) if state.cards[card].face_up]
    table.shuffle(state, change.player, TACTICS)
    for card in used:
        table.move(state, card, change.player, TACTICS, face_up=True)
    renew(state, change.player)


def return_tactics(state: State, change: Change) -> None:
    """Put tactics back, wherever they are."""
    for card in change.cards:
        put_back(state, card)


def report(state: State, change: Change) -> None:
    """A current tactic hits; what comes of it is up to its text."""


def repair_some(state: State, change: Change) -> None:
    """Take one damage marker off each ship, at random (1E-7.5.2/1)."""
    for ship in change.cards:
        for tactic in pick(state, markers_on(state, ship), 1):
            put_back(state, tactic)


VERBS = (
    *CHOOSING,
    Verb("return-tactic", return_tactics, shows=everybody),
    Verb("renew-tactics", renew_tactics),
    Verb("repair-some", repair_some),
    Verb("download-tactic", download_tactic, shows=everybody),
    Verb("hit", report, shows=everybody),
    Verb("direct-hit", report, shows=everybody),
)
