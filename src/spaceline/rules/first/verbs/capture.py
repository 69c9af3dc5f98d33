"""Captives on the table (1E-7.7)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.rules.first.roles import ABDUCTED, EXPOSED, INFILTRATING, SUSPECTED
from spaceline.rules.first.verbs.battle import IN_BATTLE, REVEALED, STUNNED, WOUNDED
from spaceline.rules.verbs import everybody

CAPTIVE, BRIG = "captive", "brig"
"""Marks: whose captive somebody is, and that a brig holds the captive (1E-7.7/3)."""


def capture(state: State, change: Change) -> None:
    """Make personnel captives of a player, with a team of that player or under a trap card (1E-7.7/1, /2).

    They lie open: their owner knows them, and who has custody of them must. Whoever is captured fights no more.
    """
    for card in change.cards:
        table.put_mark(state, card, CAPTIVE, change.player)
        for name in (INFILTRATING, IN_BATTLE, STUNNED, WOUNDED):
            table.put_mark(state, card, name, 0)
        table.move(state, card, change.to, change.role, controller=change.player, face_up=True)


def abduct(state: State, change: Change) -> None:
    """Personnel come into the hands of Borg where they are, as captives do (1E-7.7.0.3/1)."""
    for card in change.cards:
        leaf = state.cards[card]
        capture(state, replace(change, cards=(card,), to=leaf.parent, role=leaf.role))
        table.put_mark(state, card, REVEALED, 0)
        table.put_mark(state, card, ABDUCTED, change.player)


def leave_battle(state: State, change: Change) -> None:
    """Whoever abducts somebody in a battle is no longer in it (1E-7.7.0.3/2)."""
    for card in change.cards:
        table.put_mark(state, card, IN_BATTLE, 0)


def hold(state: State, change: Change) -> None:
    """Put captives into a brig, or take them out of it: ``amount`` is 1 or 0 (1E-7.7/3)."""
    for card in change.cards:
        table.put_mark(state, card, BRIG, change.amount)


def release(state: State, change: Change) -> None:
    """Captives return to their owners' control where they are (1E-7.7/5), face down like others (1E-12.12/2)."""
    for card in change.cards:
        table.turn(state, card, face_up=False)
        table.put_mark(state, card, CAPTIVE, 0)
        table.put_mark(state, card, BRIG, 0)
        table.put_mark(state, card, ABDUCTED, 0)
        table.hand_over(state, card, state.cards[card].owner)


def infiltrate(state: State, change: Change) -> None:
    """Personnel join the crew or Away Team of the other player, ``to``, under the control that they are (1E-7.9/3)."""
    for card in change.cards:
        table.put_mark(state, card, INFILTRATING, change.to)
        table.put_mark(state, card, "team", 0)


def expose(state: State, change: Change) -> None:
    """Infiltrators are found out: they infiltrate nobody, nor can as long as the others are around (1E-7.9.1/2)."""
    for card in change.cards:
        for name in (INFILTRATING, SUSPECTED):
            table.put_mark(state, card, name, 0)
        table.put_mark(state, card, EXPOSED, 1)


VERBS = (
    Verb("capture", capture),
    Verb("abduct", abduct, shows=everybody),
    Verb("leave-battle", leave_battle),
    Verb("jail", hold),
    Verb("release", release),
    Verb("infiltrate", infiltrate, shows=everybody),
    Verb("expose", expose, shows=everybody),
)
