"""Stopped cards and holograms: what a change of status reaches (1E-10.2.1, 1E-6.3.2)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.rules.first import places, projection
from spaceline.rules.first.roles import VARIABLE
from spaceline.rules.first.values import is_stopped, type_of
from spaceline.rules.first.verbs.movement import put

SELECTED = "selected"
"""The detail of a change that stops single personnel whom an effect selected: what they carry is not stopped."""


def stop(state: State, change: Change) -> None:
    """Stop cards; with a ship its controller's crew aboard, with an entire team what it carries.

    1E-10.2.1/3, /5; not where an effect stops selected personnel (1E-10.2.1.0.1/2).
    """
    reached = [card for card in change.cards if state.in_play(card)]
    for card in (*reached, *crews_aboard(state, reached)):
        table.put_mark(state, card, "stopped", 1)
    if change.detail != SELECTED:
        for card in tuple(carried(state, reached)):
            if not any(not is_stopped(state, other) for other in bearers(state, card)):
                table.put_mark(state, card, "stopped", 1)


def unstop(state: State, change: Change) -> None:
    """Unstop cards; with a ship its crew, with anybody what that team carries (1E-10.2.1/3, /5)."""
    reached = list(change.cards)
    for card in (*reached, *crews_aboard(state, reached), *carried(state, reached)):
        table.put_mark(state, card, "stopped", 0)


def crews_aboard(state: State, cards: list[CardId]) -> Iterator[CardId]:
    """The personnel and equipment of the controller aboard each ship among cards."""
    for ship in cards:
        if type_of(state, ship) == "ship":
            yield from places.own(state, places.inside(state, ship), state.cards[ship].controller)


def carried(state: State, cards: list[CardId]) -> Iterator[CardId]:
    """The equipment of the teams to which personnel among cards belong."""
    seen = {
        (state.cards[card].controller, where)
        for card in cards
        if type_of(state, card) == "personnel" and (where := places.container(state, card))
    }
    for player, where in sorted(seen):
        yield from places.of_type(state, places.own(state, places.inside(state, where), player), "equipment")


def bearers(state: State, equipment: CardId) -> tuple[CardId, ...]:
    """The personnel of its controller with whom equipment is."""
    there = places.inside(state, places.container(state, equipment))
    return places.of_type(state, places.own(state, there, state.cards[equipment].controller), "personnel")


def deactivate(state: State, change: Change) -> None:
    """Deactivate holograms; they cannot be activated again in the same turn (1E-6.3.2.1/6)."""
    for card in change.cards:
        table.put_mark(state, card, "deactivated", 1)
        table.put_mark(state, card, "was-deactivated", 1)


def activate(state: State, change: Change) -> None:
    """Activate holograms (1E-6.3.2.1/7)."""
    for card in change.cards:
        table.put_mark(state, card, "deactivated", 0)


def arrive(state: State, card: CardId) -> None:
    """Let a hologram that enters play be activated if that is possible, else deactivated; it may be activated at once.

    1E-6.3.2.1/7.
    """
    where = places.container(state, card)
    if where and projection.is_projected(state, card) and not projection.may_be_active(state, card, where):
        table.put_mark(state, card, "deactivated", 1)


def bring(state: State, change: Change) -> None:
    """Move cards; holograms that cannot exist there stay behind, deactivated (1E-6.3.2.1/3).

    Or else they go along deactivated, and are erased where they are found (1E-6.3.2.1/4, ambiguity 12). Those that can
    exist there only deactivated arrive so (1E-6.3.2.1/1).
    """
    do_stay = state.ruleset.switches["moved-holograms"] == "stay-behind"
    where = change.to
    holograms = [card for card in change.cards if projection.is_projected(state, card)]
    left = tuple(card for card in holograms if do_stay and not projection.may_exist(state, card, where))
    put(state, replace(change, cards=tuple(card for card in change.cards if card not in left)))
    dark = [card for card in holograms if card not in left and not projection.may_be_active(state, card, where)]
    active = (card for card in (*left, *dark) if not state.mark(card, "deactivated"))
    deactivate(state, Change("deactivate", tuple(active)))


def vary(state: State, change: Change) -> None:
    """Let X be a number on cards in play (1E-10.1.0.7/2)."""
    for card in change.cards:
        if state.in_play(card):
            table.put_mark(state, card, VARIABLE, change.amount + 1)


VERBS = (
    Verb("vary", vary),
    Verb("stop", stop),
    Verb("unstop", unstop),
    Verb("activate", activate),
    Verb("deactivate", deactivate),
    Verb("beam", bring),
    Verb("walk", bring),
    Verb("relocate", bring),
)
