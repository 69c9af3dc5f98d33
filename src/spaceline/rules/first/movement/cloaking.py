"""Cloaking and phasing (1E-7.6)."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.caching import cached_on
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.modifiers import values_for
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.movement.offering import no_order, orders
from spaceline.rules.first.movement.vessels import is_own_vessel
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.topics import LAYOUT, MODE, PLAY
from spaceline.rules.first.values import are_printed, facts, is_barred, is_cloaked, is_disabled, is_stopped
from spaceline.rules.first.verbs.movement import CLOAK, DECLOAK, DEPHASE, MARK_OF, PHASE

DEVICES = {CLOAK: "Cloaking Device", DECLOAK: "Cloaking Device", PHASE: "Phasing Cloak", DEPHASE: "Phasing Cloak"}
"""The special equipment with which each is done (1E-2.9.0.1/1)."""

HIDING = frozenset(DEVICES.values())
TO_HIDE, TO_APPEAR = (CLOAK, PHASE), (DECLOAK, DEPHASE)
EQUIPMENT = frozenset(("special_equipment",))


def find_cloaking(state: State, player: PlayerId) -> Iterator[Option]:
    """What each ship or facility with cloaking equipment could do with it; it needs no crew (1E-7.6/2)."""
    vessels = equipped(state, player)
    if not vessels:
        return
    equipment_of = values_for(state, EQUIPMENT)
    for vessel in vessels:
        if is_stopped(state, vessel) or (vessel, "has-cloaked") in state.marks:
            continue
        found: CardValues = equipment_of(vessel)
        for act in TO_APPEAR if is_cloaked(state, vessel) else TO_HIDE:
            if no_device(found, act) is not None or wrong_state(state, vessel, act) is not None:
                continue
            if held_up(state, vessel, act) is None:
                yield Option("cloak", vessel, detail=act)


def equipped(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """The player's ships and facilities that may hide; what is printed stays as long as they are in play."""
    return printed_equipped(state, player) if are_printed(state, EQUIPMENT) else places.vessels_of(state, player)


@cached_on(PLAY, MODE, LAYOUT)
def printed_equipped(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """Those on which equipment is printed with which something is hidden."""
    vessels = places.vessels_of(state, player)
    return tuple([card for card in vessels if not HIDING.isdisjoint(facts(state, card).special_equipment)])


def no_cloaking(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a card cannot cloak or decloak, phase or dephase."""
    return no_order(state, player, option, "detail") or cannot_cloak(state, player, option.card, option.detail)


def cannot_cloak(state: State, player: PlayerId, vessel: EntityId, act: str) -> Refusal | None:
    """Why a ship or facility does not do such a thing: once each turn, unstopped, with equipment that works.

    1E-7.6/1, 1E-10.2.1/2, 1E-7.5.1.2/1. What is hidden already is not hidden in the other way too. What may not cloak
    may appear, since nothing that is sent somewhere docks cloaked (1E-7.6/7). What is out of time does nothing
    (1E-G:temporal-rift/1).
    """
    if act not in DEVICES or not is_own_vessel(state, player, vessel):
        return refusal("no-device")
    found: CardValues = values_for(state, EQUIPMENT)(vessel)
    problem = held_up(state, vessel, act) or no_device(found, act)
    if problem is not None:
        return problem
    if state.mark(vessel, "has-cloaked"):
        return refusal("cloaked-this-turn")
    return wrong_state(state, vessel, act)


def held_up(state: State, vessel: CardId, act: str) -> Refusal | None:
    """Why a ship or facility does nothing of that kind at present, whatever equipment it has."""
    if places.is_out_of_time(state, vessel):
        return refusal("out-of-time")
    if is_stopped(state, vessel):
        return refusal("stopped-ship")
    if is_disabled(state, vessel):
        return refusal("inert-vessel")
    return refusal("cloaking-barred") if act in TO_HIDE and is_barred(state, vessel, "cloak") else None


def no_device(found: CardValues, act: str) -> Refusal | None:
    """Why a ship or facility lacks what the act is done with: one that is off-line still lets appear what is hidden."""
    if DEVICES[act] in found.special_equipment:
        return None
    if DEVICES[act] not in found.off_line:
        return refusal("no-device")
    return refusal("equipment-off-line") if act in TO_HIDE else None


def wrong_state(state: State, vessel: CardId, act: str) -> Refusal | None:
    """Why it makes no sense as the card is now; a damaged Cloaking Device still lets what is cloaked appear."""
    if act in TO_APPEAR:
        return None if state.mark(vessel, MARK_OF[act]) else refusal("not-cloaked")
    if is_cloaked(state, vessel):
        return refusal("cloaked-already")
    return refusal("device-off-line") if act == CLOAK and state.mark(vessel, "damage") else None


def cloak(state: State, action: Action) -> None:
    """Cloak; a docked or landed ship that phases leaves at once (1E-7.6/9)."""
    vessel, act = action.option.card, action.option.detail
    role = state.cards[vessel].role
    if act == PHASE and role in ("docked", "surface"):
        verb = "undock" if role == "docked" else "take-off"
        request(state, Change(verb, (vessel,), action.player, to=places.place_of(state, vessel), role="space"))
    request(state, Change("cloak", (vessel,), action.player, detail=act))


ACTIONS: tuple[ActionRule, ...] = (ActionRule("cloak", orders(find_cloaking), no_cloaking, cloak),)
