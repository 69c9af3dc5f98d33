"""What players do with captives: taking custody from a trap, the brig, freeing the unattended (1E-7.7/2, /3, /5).

The option names the captive; ``target`` is where the team is that takes custody, and ``detail`` is empty for that,
``brig`` or ``escort`` for putting the captive into a brig or taking it out, ``free`` for freeing one's own personnel.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlayerId
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.rules.first import places, teams
from spaceline.rules.first.procedures.battle import capture
from spaceline.rules.first.procedures.turn import in_orders, not_now
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.values import is_captive, is_cloaked, sheet
from spaceline.rules.first.verbs.capture import BRIG, CAPTIVE

KIND = "custody"
TO_BRIG, ESCORT, FREE = "brig", "escort", "free"
BRIG_EQUIPMENT = "Brig"


def offer_custody(state: State, player: PlayerId) -> Iterable[Option]:
    """What could be done with captives now."""
    return tuple(find_custody(state, player)) if in_orders(state, player) else ()


def find_custody(state: State, player: PlayerId) -> Iterator[Option]:
    """Look at every captive."""
    for card in [entity for entity, mark in state.marks if mark == CAPTIVE]:
        place = places.place_of(state, card)
        ends = capture.custodians(state, player, place) if capture.is_trapped(state, card) else ()
        ways = (*(Option(KIND, card, end) for end in ends), *(Option(KIND, card, 0, way) for way in RULES))
        yield from (option for option in ways if no_custody(state, player, option) is None)


def no_custody(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why that cannot be done with a captive."""
    problem = not_now(state, player, "orders")
    if problem is not None:
        return problem
    card, way = option.card, option.detail
    if card not in state.cards or not is_captive(state, card):
        return refusal("no-captive")
    if way in RULES:
        return refusal("named-otherwise") if option.target else RULES[way](state, player, card)
    return refusal("named-otherwise") if way else not_taken(state, player, card, option.target)


def not_taken(state: State, player: PlayerId, card: CardId, end: EntityId) -> Refusal | None:
    """Why a team cannot take custody of a trapped captive: it must be there, in person or with its ship."""
    if capture.captor_of(state, card) != player or not capture.is_trapped(state, card):
        return refusal("no-captive")
    if end not in capture.custodians(state, player, places.place_of(state, card)):
        return refusal("no-custodian")
    if end >= FIRST_CARD and (is_cloaked(state, end) or not teams.is_own(state, end, player)):
        return refusal("no-custodian")
    return None if has_hands(state, player, end) else refusal("no-custodian")


def has_hands(state: State, player: PlayerId, where: EntityId) -> bool:
    """Whether somebody of the player there can act."""
    return any(teams.is_usable(state, card) for card in teams.personnel_at(state, where, player))


def not_jailed(state: State, player: PlayerId, card: CardId) -> Refusal | None:
    """Why an escorted captive cannot be put into a brig (1E-7.7/3)."""
    if capture.captor_of(state, card) != player or not capture.is_escorted(state, card):
        return refusal("no-captive")
    where = places.container(state, card)
    has_brig = where >= FIRST_CARD and BRIG_EQUIPMENT in sheet(state, where).special_equipment
    return None if has_brig and teams.is_own(state, where, player) else refusal("no-brig")


def not_fetched(state: State, player: PlayerId, card: CardId) -> Refusal | None:
    """Why a captive cannot be taken out of a brig."""
    if capture.captor_of(state, card) != player or (card, BRIG) not in state.marks:
        return refusal("no-captive")
    return None if has_hands(state, player, places.container(state, card)) else refusal("no-custodian")


def not_freed(state: State, player: PlayerId, card: CardId) -> Refusal | None:
    """Why personnel cannot free one of theirs: held captives only a card releases (1E-7.7/5)."""
    if state.cards[card].owner != player:
        return refusal("no-captive")
    if capture.is_held(state, card):
        return refusal("held")
    return None if has_hands(state, player, places.container(state, card)) else refusal("nobody-frees")


RULES = {TO_BRIG: not_jailed, ESCORT: not_fetched, FREE: not_freed}


def change_custody(state: State, action: Action) -> None:
    """Carry it out; a trap that holds nobody any more is discarded (1E-7.7/2)."""
    card, way, player = action.option.card, action.option.detail, action.player
    if way == FREE:
        capture.release(state, (card,), player)
    elif way:
        request(state, Change("jail", (card,), player, amount=int(way == TO_BRIG)))
    else:
        emptied = capture.traps_emptied(state, (card,))
        capture.take(state, player, (card,), 0, action.option.target)
        capture.discard_traps(state, emptied, player)


ACTIONS: tuple[ActionRule, ...] = (ActionRule(KIND, offer_custody, no_custody, change_custody),)
