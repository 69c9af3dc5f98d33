"""Ships and those aboard: RANGE, docks, damage, cloaks, affiliations, teams (1E-7.1, 1E-7.5, 1E-7.6, 1E-6.3.3)."""

from __future__ import annotations

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import NOBODY, CardId
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.effects.nodes.movement import RegionRange
from spaceline.rules.first.affiliations import taken
from spaceline.rules.first.roles import BESIDE, COUNTDOWN, FACE_DOWN_HOMES, FACE_UP_HOMES, LANDED_BY, PLAYS
from spaceline.rules.first.tactics.side_deck import markers_on
from spaceline.rules.first.topics import MODE, RANGE
from spaceline.rules.first.values import attribute, base, definition, facts, is_cloaked, is_landed, played_as, type_of
from spaceline.rules.first.verbs.tactics import put_back
from spaceline.rules.verbs import as_ordered

CLOAK, DECLOAK, PHASE, DEPHASE = "cloak", "decloak", "phase", "dephase"
"""What cloaking equipment does, as the detail of a change."""

IN_DOCK, FULL_TURNS = "in-dock", "docked-turns"
"""The marks of a damaged ship that was docked where it is repaired, or of a personnel that was aboard it, when a turn
began that counts; and how many such turns are full (1E-7.5.2/2)."""

MARK_OF = {CLOAK: "cloaked", DECLOAK: "cloaked", PHASE: "phased", DEPHASE: "phased"}


def face(role: str) -> bool | None:
    """Which way up a card lies in a role; None to leave it as it is (1E-4.0/3, 1E-12.12/2)."""
    if role in FACE_DOWN_HOMES:
        return False
    return True if role in FACE_UP_HOMES else None


def put(state: State, change: Change) -> None:
    """Move cards to the place the change names; ``detail`` is the end of the pile they go to.

    What is cloaked stays face down wherever it goes (1E-7.6/1), and whoever comes back among others after having lain
    open lies face down like them (1E-12.12/2, 1E-6.3/11). Docking, undocking and going aboard or ashore begin the
    full turns of a repair anew, and going elsewhere with a ship does not (1E-7.5.2/2, 1E-12.2/2).
    """
    end = table.TOP if change.detail == "top" else table.BOTTOM
    up = face(change.role)
    for card in as_ordered(state, change):
        is_hidden = is_cloaked(state, card) or is_among_others(state, card, change.role)
        table.move(state, card, change.to, change.role, end=end, face_up=False if is_hidden else up)
        begin_countdown(state, card)
        end_full_turns(state, card)


def cross_surface(state: State, change: Change) -> None:
    """Land or take off, for the RANGE that it takes; ``detail`` is the card that lets it once each turn (1E-7.1.6/1).

    Each such card has its own limit (1E-G:landed-ships/2).
    """
    for ship in change.cards:
        if change.detail:
            table.put_mark(state, ship, LANDED_BY + change.detail, 1)
            state.invalidate(RANGE)
        if change.amount:
            table.add_mark(state, ship, "range-used", change.amount)
    put(state, change)


def is_among_others(state: State, card: CardId, role: str) -> bool:
    """Whether a card that lies open comes among those that do not: personnel, equipment, and carried ships."""
    if state.cards[card].role not in FACE_UP_HOMES and not is_landed(state, card):
        return False
    kind = played_as(state, card)
    return (kind == "ship" and role == "aboard") or (
        role in ("surface", "aboard") and kind in ("personnel", "equipment")
    )


def end_full_turns(state: State, card: CardId) -> None:
    """Let the full turns that a ship has been docked, or a personnel aboard, be over."""
    table.put_mark(state, card, IN_DOCK, 0)
    table.put_mark(state, card, FULL_TURNS, 0)


def begin_countdown(state: State, card: CardId) -> None:
    """Let a card that has come into play count from the number of its icon (1E-8.1/1)."""
    number = facts(state, card).countdown
    if number and state.in_play(card) and not state.mark(card, COUNTDOWN):
        table.put_mark(state, card, COUNTDOWN, number)


def note_docked(state: State, change: Change) -> None:
    """Ships are docked, and personnel aboard, as a turn begins, or they are not any more (1E-12.2/2)."""
    for card in change.cards:
        if change.amount:
            table.put_mark(state, card, IN_DOCK, 1)
        else:
            end_full_turns(state, card)


def count_docked(state: State, change: Change) -> None:
    """Another full turn docked or aboard (1E-7.5.2/2)."""
    for card in change.cards:
        table.add_mark(state, card, FULL_TURNS, 1)


def cloak(state: State, change: Change) -> None:
    """Cloak, phase or undo either; only once each turn (1E-7.6/1). Such a card lies face down."""
    hides = change.detail in (CLOAK, PHASE)
    for card in change.cards:
        table.put_mark(state, card, MARK_OF[change.detail], int(hides))
        table.put_mark(state, card, "has-cloaked", 1)
        table.turn(state, card, face_up=not hides and state.cards[card].role != "docked")


def change_affiliation(state: State, change: Change) -> None:
    """Let a multi-affiliation card take another of its affiliations, by number (1E-6.3.3/2).

    One that a text gives it has a number below zero (1E-6.3.3.0.1/5).
    """
    for card in change.cards:
        table.put_mark(state, card, BESIDE, max(0, -change.amount))
        table.put_mark(state, card, "mode", max(0, change.amount))
        note_affiliations(state, card)


def note_affiliations(state: State, card: CardId) -> None:
    """Remember that a player has had an own card of its affiliation in play (1E-G:playing-an-affiliation/1).

    Wherever that is, headquarters elsewhere may be open to the player now (1E-2.10/2).
    """
    leaf = state.cards[card]
    if leaf.owner != leaf.controller or leaf.role == "playing" or not state.in_play(card):
        return
    if type_of(state, card) in ("personnel", "ship", "facility"):
        for name in (taken(state, card),) if (card, BESIDE) in state.marks else base(state, card).affiliations:
            if not state.mark(leaf.owner, f"{PLAYS}{name}"):
                table.put_mark(state, leaf.owner, f"{PLAYS}{name}", 1)
                state.invalidate(MODE)


def join_team(state: State, change: Change) -> None:
    """Let somebody who goes with several Away Teams belong to another of them (1E-7.0.1/3)."""
    for card in change.cards:
        table.put_mark(state, card, "team", change.amount)


def restore_range(state: State, change: Change) -> None:
    """Ships have all their RANGE again (1E-7.1.5/1)."""
    for ship in change.cards:
        table.put_mark(state, ship, "range-used", 0)


def damage(state: State, change: Change) -> None:
    """Rotation damage: once or twice (1E-7.5.1.2/1)."""
    for card in change.cards:
        table.add_mark(state, card, "damage", max(1, change.amount))


def repair(state: State, change: Change) -> None:
    """Remove all damage at once (1E-7.5.2/4); the full turns in dock and of those aboard were for this damage."""
    for card in change.cards:
        table.put_mark(state, card, "damage", 0)
        for tactic in markers_on(state, card):
            put_back(state, tactic)
        for one in (card, *state.zone(card, "aboard")):
            end_full_turns(state, one)


def spend_range(state: State, change: Change) -> None:
    """Ships have no RANGE left this turn, nor what they have more within a region (1E-7.1.5/1, 1E-7.1.5.0.3/1)."""
    for ship in change.cards:
        more = sum(text.number for _, text in definition(state, ship).of_kind(RegionRange))
        table.put_mark(state, ship, "range-used", max(0, attribute(state, ship, "Range") + more))


def appear(state: State, change: Change) -> None:
    """Place cards on a spaceline that nobody controls from now on (1E-11.1/1)."""
    for card in change.cards:
        table.move(state, card, change.to, change.role, face_up=True, controller=NOBODY)


VERBS = (
    Verb("appear", appear),
    Verb("travel", put),
    Verb("spend-range", spend_range),
    Verb("restore-range", restore_range),
    Verb("damage", damage),
    Verb("repair", repair),
    Verb("dock", put),
    Verb("undock", put),
    Verb("land", cross_surface),
    Verb("take-off", cross_surface),
    Verb("launch", put),
    Verb("recover", put),
    Verb("cloak", cloak),
    Verb("note-docked", note_docked),
    Verb("count-docked", count_docked),
    Verb("change-affiliation", change_affiliation),
    Verb("join-team", join_team),
)
