"""Rotation damage, damage markers, destruction and repair (1E-7.5).

How many full turns damaged ships have been where they are repaired, or with somebody aboard who repairs them, is
counted (1E-7.5.2/2, 1E-7.1.4/6): for the dock on the ship, for those aboard on each of them, so that a full turn is one
in which somebody stayed aboard from its start to its finish (1E-12.2/2). It is counted for all of the crew, whoever of
them can repair anything, for the opponent may not know who that is (1E-12.12/2).
"""

from __future__ import annotations

from spaceline.core.caching import cached_on
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.rules.first import places, teams
from spaceline.rules.first.data.printed_values import number
from spaceline.rules.first.definition import MENDS
from spaceline.rules.first.facts import HULL
from spaceline.rules.first.stations.berths import is_welcome
from spaceline.rules.first.switches import readings
from spaceline.rules.first.tactics.side_deck import markers_on
from spaceline.rules.first.topics import LAYOUT, MODE, PLAY
from spaceline.rules.first.values import facts, is_barred, is_disabled, losing_first
from spaceline.rules.first.verbs.movement import FULL_TURNS, IN_DOCK

HULL_LOSS = 50
"""What one rotation damage takes off the HULL (1E-7.5.1.2/1)."""
ALL_HULL = 100
"""In percent; two rotation damages take it (1E-7.5.1.2/1)."""
TURNS_TO_REPAIR = 2
"""Full turns docked after which rotation damage is repaired (1E-7.5.2/2), or aboard for all damage (1E-G:repair/2)."""
TURNS_FOR_A_MARKER = 1
"""Full turns docked after each of which a marker is taken off (1E-7.5.2/1)."""


def is_damaged(state: State, card: CardId) -> bool:
    """Whether a card is damaged: by rotation, or by any marker, whatever that takes off (1E-G:damage/6)."""
    return (card, "damage") in state.marks or bool(markers_on(state, card))


@cached_on(PLAY, MODE, LAYOUT)
def damaged_cards(state: State) -> frozenset[CardId]:
    """All cards that are damaged; most often there are none."""
    turned = [card for card, name in state.marks if name == "damage"]
    return frozenset((*turned, *(card for card, role in state.contents if role == "on" and markers_on(state, card))))


def has_no_hull(state: State, card: CardId) -> bool:
    """Whether nothing is left of the HULL of a card (1E-G:hull-integrity/1)."""
    return hull_lost(state, card) >= ALL_HULL


def hull_lost(state: State, card: CardId) -> int:
    """The percentage of HULL that damage has taken; markers may take more than all of it (1E-7.5.1.1.0.1/1)."""
    by_markers = sum(number(facts(state, tactic).attributes.get(HULL, 0)) for tactic in markers_on(state, card))
    return HULL_LOSS * state.mark(card, "damage") - by_markers


def sustained(before: int, now: int) -> int:
    """The percentage of HULL that a card has lost; none loses more than all of it (1E-7.4.3/9)."""
    return min(ALL_HULL, max(0, now - before))


def repairs(state: State, player: PlayerId) -> tuple[Change, ...]:
    """At the end of a player's turn: ships that have been in repair for two full turns are repaired.

    1E-7.5.2/2, 1E-7.1.4/6. Of markers the dock takes one off after each full turn (1E-7.5.2/1). Facilities are repaired
    only by cards (1E-7.5.2/3).
    """
    if not damaged_cards(state):
        return ()
    damaged = [ship for ship in places.vessels_of_type(state, player, "ship") if is_damaged(state, ship)]
    mended = tuple(ship for ship in damaged if is_repaired(state, ship))
    marked = tuple(ship for ship in damaged if ship not in mended and loses_a_marker(state, ship))
    found = [Change("repair", mended, player)] if mended else []
    return (*found, Change("repair-some", marked, player)) if marked else tuple(found)


def is_repaired(state: State, ship: CardId) -> bool:
    """Whether all damage of a ship goes now: by somebody aboard (1E-G:repair/2), or rotation by its dock."""
    if has_waited(state, menders_aboard(state, ship), TURNS_TO_REPAIR):
        return True
    return not markers_on(state, ship) and has_waited(state, in_dock(state, ship), TURNS_TO_REPAIR)


def loses_a_marker(state: State, ship: CardId) -> bool:
    """Whether its dock takes a marker off a ship (1E-7.5.2/1)."""
    return bool(markers_on(state, ship)) and has_waited(state, in_dock(state, ship), TURNS_FOR_A_MARKER)


def has_waited(state: State, repairing: tuple[CardId, ...], turns: int) -> bool:
    """Whether one of those that repair has had so many full turns for it."""
    return any(state.mark(card, FULL_TURNS) >= turns for card in repairing)


REPAIRERS = ("outpost",)
"""The kinds of facility that repair by the rules alone (1E-2.10/3)."""


def is_at_repairer(state: State, ship: CardId) -> bool:
    """Whether a ship is docked where it is repaired: at an outpost that does not say otherwise, or at such a site.

    1E-G:facility/13.
    """
    if not places.is_docked(state, ship):
        return False
    dock = state.cards[ship].parent
    berths = facts(state, dock).berths
    if berths is None:
        repairs = facts(state, dock).kind in REPAIRERS
    else:
        repairs = berths.repairs or is_welcome(state, ship, dock)
    return repairs and not is_barred(state, places.vessel_of(state, dock), "repair")


def crew_of(state: State, ship: CardId) -> tuple[CardId, ...]:
    """Those aboard whose controller's ship it is and whose texts go on, as far as everybody can see.

    1E-10.2.3/1, 1E-10.2.10/2, 1E-10.1.0.4/1.
    """
    there = teams.personnel_at(state, ship, state.cards[ship].controller)
    able = (card for card in teams.at_large(state, there) if not is_disabled(state, card))
    return tuple(card for card in able if card not in losing_first(state))


def in_dock(state: State, ship: CardId) -> tuple[CardId, ...]:
    """The ship itself, which has the full turns in a dock that repairs it; none elsewhere."""
    return (ship,) if is_at_repairer(state, ship) else ()


def menders_aboard(state: State, ship: CardId) -> tuple[CardId, ...]:
    """Those aboard who repair a damaged ship."""
    menders = state.watched.get(MENDS, ())
    return tuple(card for card in crew_of(state, ship) if card in menders) if menders else ()


def counting(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """The ships and crews for whom the player's turns count, in their order at the table.

    For those who are out of time none does (1E-G:temporal-rift/1).
    """
    if not damaged_cards(state):
        return ()
    damaged = (
        ship
        for owner in owners(state, player)
        for ship in places.vessels_of_type(state, owner, "ship")
        if is_damaged(state, ship) and not places.is_out_of_time(state, ship)
    )
    return tuple(card for ship in damaged for card in (*in_dock(state, ship), *crew_of(state, ship)))


def owners(state: State, player: PlayerId) -> tuple[PlayerId, ...]:
    """For whose ships the turns of a player count (ambiguity 23)."""
    return (player,) if readings(state).repair_turns == "own" else state.players


def note_docked(state: State, player: PlayerId) -> None:
    """At the start of a turn: note who is docked, or aboard.

    A full turn runs from its start to its finish, so the one in which a ship docks never counts (1E-12.2/2); nor does
    any before it was damaged.
    """
    now = counting(state, player)
    noted = tuple(card for card, name in state.marks if name == IN_DOCK)
    here = (card for card in noted if card not in now and not places.is_out_of_time(state, card))
    over = tuple(card for card in here if state.cards[card].controller in owners(state, player))
    begun = tuple(card for card in now if card not in noted)
    for cards, amount in ((over, 0), (begun, 1)):
        if cards:
            request(state, Change("note-docked", cards, player, amount=amount))


def count_turn(state: State, player: PlayerId) -> None:
    """At the end of a turn: count it for those who have been docked, or aboard, since its start."""
    stayed = tuple(card for card in counting(state, player) if state.mark(card, IN_DOCK))
    if stayed:
        request(state, Change("count-docked", stayed, player))
