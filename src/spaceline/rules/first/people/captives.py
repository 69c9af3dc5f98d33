"""Captives: capture, captors and traps; taking custody, the brig, and freeing the unattended (1E-7.7).

The option of an order about them names the captive; ``target`` is where the team is that takes custody, and ``detail``
is empty for that, ``brig`` or ``escort`` for putting the captive into a brig or taking it out, ``free`` for freeing
one's own personnel (1E-7.7/2, /3, /5).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spaceline.core.caching import cached_on
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.ruleset import DONE, ActionRule, Choose, Next, Procedure, TimedOffer
from spaceline.core.state import State
from spaceline.rules.first import places, teams
from spaceline.rules.first.data.frames import Capturing
from spaceline.rules.first.holograms import surface_projects
from spaceline.rules.first.movement.forced_moves import is_bound
from spaceline.rules.first.people.traps import TRAP
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.roles import ABDUCTED
from spaceline.rules.first.topics import STATUS
from spaceline.rules.first.turn import in_orders, not_now
from spaceline.rules.first.values import card_values, facts, is_captive, is_cloaked, is_hologram, is_in_stasis, type_of
from spaceline.rules.first.verbs.capture import BRIG, CAPTIVE

CAPTURING_RELATED = "Capturing-related card"


def begin(state: State, player: PlayerId, cards: Iterable[CardId], source: CardId = 0, team_at: EntityId = 0) -> None:
    """Let a player capture opposing personnel; the way in for whatever captures.

    Args:
        state: the game.
        player: the captor.
        cards: the personnel.
        source: the card that captures; where no team is there it becomes a trap (1E-7.7/2).
        team_at: where the team is that captures, if it is a certain one (1E-7.7.0.1/1).
    """
    taken = tuple(card for card in cards if may_capture(state, player, card))
    if taken and team_at:
        take(state, player, taken, source, team_at)
    elif taken:
        state.frames.append(Capturing(step="choose_team", player=player, cards=taken, source=source))


def may_capture(state: State, player: PlayerId, card: CardId) -> bool:
    """Whether a player could capture a card: personnel of the opponent, and nobody's captive (1E-G:capturing/1)."""
    is_theirs = state.cards[card].controller != player and not is_captive(state, card)
    return is_theirs and type_of(state, card) == "personnel"


def choose_team(state: State, frame: Capturing) -> Decision | None:
    """Which of the captor's crews and Away Teams at the location takes custody (1E-7.7/1)."""
    ends = custodians(state, frame.player, places.place_of(state, frame.cards[0]))
    if not ends:
        return None
    options = tuple(Option("custodian", end) for end in ends)
    return Decision(frame.player, "option", "custodian", options, about=frame.cards, clause="1E-7.7/1")


def hand_to_team(state: State, frame: Capturing, answer: Answer) -> Next:
    """The captives relocate to that team at once."""
    assert answer.option is not None
    take(state, frame.player, frame.cards, frame.source, answer.option.card)
    return DONE


def set_trap(state: State, frame: Capturing) -> Next:
    """Without a team there, the card that captures stays at the location with the captives under it (1E-7.7/2).

    A capture by a rule has no such card: the captives stay where they are, unattended.
    """
    place, source = places.place_of(state, frame.cards[0]), frame.source
    cards = without_holograms(state, frame.player, frame.cards, 0)
    if source and cards:
        request(state, Change("put", (source,), frame.player, to=place, role=TRAP))
        request(state, Change("capture", cards, frame.player, source, to=source, role="on"))
        return DONE
    for card in cards:
        leaf = state.cards[card]
        request(state, Change("capture", (card,), frame.player, to=leaf.parent, role=leaf.role))
    return DONE


CAPTURING: Procedure = Procedure(Capturing, Choose(choose_team, hand_to_team), set_trap)


def take(state: State, player: PlayerId, cards: tuple[CardId, ...], source: CardId, end: EntityId) -> None:
    """Captives come to a team of the captor: aboard where it is, or to the surface."""
    parent, role = places.zone_of(state, end)
    cards = without_holograms(state, player, cards, end)
    if cards:
        request(state, Change("capture", cards, player, source, to=parent, role=role))


def without_holograms(state: State, player: PlayerId, cards: tuple[CardId, ...], end: EntityId) -> tuple[CardId, ...]:
    """Those who can be where the captor takes them; holograms who cannot are deactivated instead (1E-6.3.2.0.2/2)."""
    vessel = state.cards.get(places.vessel_of(state, end))
    if (vessel is not None and vessel.controller == player) or surface_projects(state, end):
        return cards
    dark = tuple(card for card in cards if is_hologram(state, card))
    if dark:
        request(state, Change("deactivate", dark, player))
    return tuple(card for card in cards if card not in dark)


def custodians(state: State, player: PlayerId, place: PlaceId) -> tuple[EntityId, ...]:
    """Where at a location a player has a crew or Away Team: aboard any ship or facility, or on the surface.

    One whose members are all disabled takes nobody into custody (1E-10.2.3/1).
    """
    rooms = (room for vessel in places.vessels_at(state, place) for room in places.rooms(state, vessel))
    ends = (*((place,) if place else ()), *rooms)
    return tuple(end for end in ends if teams.awake_at(state, end, player))


def captor_of(state: State, card: CardId) -> PlayerId:
    """Whose captive a personnel is; 0 for nobody's."""
    return state.mark(card, CAPTIVE)


def is_trapped(state: State, card: CardId) -> bool:
    """Whether a trap card holds a captive."""
    parent = state.cards.get(state.cards[card].parent)
    return parent is not None and parent.role == TRAP


def is_escorted(state: State, card: CardId) -> bool:
    """Whether personnel of the captor are with a captive; one in a brig is held without escort (1E-7.7/1, /3).

    The disabled guard nobody (1E-10.2.3/1).
    """
    where = places.container(state, card)
    if not where or is_jailed(state, card):
        return False
    return bool(teams.awake_at(state, where, captor_of(state, card)))


def is_jailed(state: State, card: CardId) -> bool:
    """Whether a brig holds a captive; not once somebody else has taken the ship or facility (1E-G:capturing/5)."""
    if (card, BRIG) not in state.marks:
        return False
    vessel = state.cards.get(places.vessel_of(state, places.container(state, card)))
    return vessel is not None and vessel.controller == captor_of(state, card)


def is_held(state: State, card: CardId) -> bool:
    """Whether a captive is held by a trap, an escort or a brig; otherwise it is unattended (1E-7.7/5)."""
    return is_trapped(state, card) or is_jailed(state, card) or is_escorted(state, card)


def release(state: State, cards: tuple[CardId, ...], player: PlayerId, source: CardId = 0, end: EntityId = 0) -> None:
    """Free captives, where they are or at a place that is named.

    A trap that held one goes to the discard pile, and so do the cards on them that are about capture (1E-7.7/5).
    """
    trapped = tuple(card for card in cards if is_trapped(state, card))
    emptied = traps_emptied(state, trapped)
    for card in cards if end else trapped:
        parent, role = places.zone_of(state, end or way_out(state, card))
        request(state, Change("relocate", (card,), player, source, to=parent, role=role))
    request(state, Change("release", cards, player, source))
    discard_traps(state, emptied, player)
    ended = tuple(other for card in cards for other in state.zone(card, "on") if is_about_capture(state, other))
    if ended:
        request(state, Change("discard", ended, player, source))


def is_about_capture(state: State, card: CardId) -> bool:
    """Whether a card is a capturing-related one (1E-G:capturing-related-card/1)."""
    return CAPTURING_RELATED in facts(state, card).characteristics


def way_out(state: State, card: CardId) -> EntityId:
    """Where a personnel is who comes out of a trap: on the surface, or with the owner's others at that location."""
    place, owner = places.place_of(state, card), state.cards[card].owner
    if places.has_surface(state, place):
        return place
    shelters = (*custodians(state, owner, place), *places.ships_at(state, place, owner))
    return shelters[0] if shelters else place


def traps_emptied(state: State, leaving: Iterable[CardId]) -> tuple[CardId, ...]:
    """The traps in which nobody is left once these captives have come out."""
    gone = set(leaving)
    traps = dict.fromkeys(state.cards[card].parent for card in gone)
    return tuple(trap for trap in traps if gone.issuperset(state.zone(trap, "on")))


def discard_traps(state: State, traps: tuple[CardId, ...], player: PlayerId) -> None:
    """A trap that holds nobody any more is discarded (1E-7.7/2)."""
    if traps:
        request(state, Change("discard", traps, player))


KIND = "custody"
TO_BRIG, ESCORT, FREE = "brig", "escort", "free"
BRIG_EQUIPMENT = "Brig"


def find_custody(state: State, player: PlayerId) -> Iterator[Option]:
    """Look at every captive."""
    for card in captives(state):
        place = places.place_of(state, card)
        ends = custodians(state, player, place) if is_trapped(state, card) else ()
        ways = (*(Option(KIND, card, end) for end in ends), *(Option(KIND, card, 0, way) for way in RULES))
        yield from (option for option in ways if no_custody(state, player, option) is None)


@cached_on(STATUS)
def captives(state: State) -> tuple[CardId, ...]:
    """All captives; most often there are none."""
    return tuple([entity for entity, mark in state.marks if mark == CAPTIVE])


def no_custody(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why that cannot be done with a captive."""
    problem = not_now(state, player, "orders")
    if problem is not None:
        return problem
    card, way = option.card, option.detail
    if card not in state.cards or not is_captive(state, card):
        return refusal("no-captive")
    problem = out_of_reach(state, player, card, option.target or places.container(state, card))
    if problem is not None:
        return problem
    if way in RULES:
        return refusal("named-otherwise") if option.target else RULES[way](state, player, card)
    return refusal("named-otherwise") if way else not_taken(state, player, card, option.target)


def out_of_reach(state: State, player: PlayerId, card: CardId, end: EntityId) -> Refusal | None:
    """Why nothing is done with a captive, whatever that is, by those in a place: a crew that is sent has other orders.

    1E-7.10/1, 1E-10.2.4/1, 1E-G:temporal-rift/1.
    """
    if places.is_out_of_time(state, card):
        return refusal("out-of-time")
    if is_in_stasis(state, card):
        return refusal("held-passengers")
    is_crew = end in state.cards and state.cards[end].controller == player
    return refusal("bound") if is_crew and is_bound(state, end) else None


def not_taken(state: State, player: PlayerId, card: CardId, end: EntityId) -> Refusal | None:
    """Why a team cannot take custody of a trapped captive: it must be there, in person or with its ship."""
    if captor_of(state, card) != player or not is_trapped(state, card):
        return refusal("no-captive")
    if end not in custodians(state, player, places.place_of(state, card)):
        return refusal("no-custodian")
    if end >= FIRST_CARD and (is_cloaked(state, end) or not teams.is_own(state, end, player)):
        return refusal("no-custodian")
    return None if has_hands(state, player, end) else refusal("no-custodian")


def has_hands(state: State, player: PlayerId, where: EntityId) -> bool:
    """Whether somebody of the player there can act."""
    return any(teams.is_usable(state, card) for card in teams.personnel_at(state, where, player))


def not_jailed(state: State, player: PlayerId, card: CardId) -> Refusal | None:
    """Why an escorted captive cannot be put into a brig (1E-7.7/3)."""
    if captor_of(state, card) != player or not is_escorted(state, card) or (card, ABDUCTED) in state.marks:
        return refusal("no-captive")
    where = places.container(state, card)
    has_brig = where >= FIRST_CARD and BRIG_EQUIPMENT in card_values(state, where).special_equipment
    return None if has_brig and teams.is_own(state, where, player) else refusal("no-brig")


def not_fetched(state: State, player: PlayerId, card: CardId) -> Refusal | None:
    """Why a captive cannot be taken out of a brig."""
    if captor_of(state, card) != player or (card, BRIG) not in state.marks:
        return refusal("no-captive")
    return None if has_hands(state, player, places.container(state, card)) else refusal("no-custodian")


def not_freed(state: State, player: PlayerId, card: CardId) -> Refusal | None:
    """Why personnel cannot free one of theirs: held captives only a card releases (1E-7.7/5)."""
    if state.cards[card].owner != player:
        return refusal("no-captive")
    if is_held(state, card):
        return refusal("held")
    return None if has_hands(state, player, places.container(state, card)) else refusal("nobody-frees")


RULES = {TO_BRIG: not_jailed, ESCORT: not_fetched, FREE: not_freed}


def change_custody(state: State, action: Action) -> None:
    """Carry it out; a trap that holds nobody any more is discarded (1E-7.7/2)."""
    card, way, player = action.option.card, action.option.detail, action.player
    if way == FREE:
        release(state, (card,), player)
    elif way:
        request(state, Change("jail", (card,), player, amount=int(way == TO_BRIG)))
    else:
        emptied = traps_emptied(state, (card,))
        take(state, player, (card,), 0, action.option.target)
        discard_traps(state, emptied, player)


ACTIONS: tuple[ActionRule, ...] = (ActionRule(KIND, TimedOffer(in_orders, find_custody), no_custody, change_custody),)
