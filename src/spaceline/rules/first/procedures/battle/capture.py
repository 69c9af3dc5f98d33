"""Capture: captives, their captors and traps (1E-7.7)."""

from __future__ import annotations

from collections.abc import Iterable

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Option
from spaceline.core.data.leaves import CardId, EntityId, PlaceId, PlayerId
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.rules.first import places, teams
from spaceline.rules.first.data.frames import Capturing
from spaceline.rules.first.values import is_captive, type_of
from spaceline.rules.first.verbs.capture import BRIG, CAPTIVE

TRAP = "trap"


def begin(state: State, player: PlayerId, cards: Iterable[CardId], source: CardId = 0, team_at: EntityId = 0) -> None:
    """Let a player capture opposing personnel; the way in for whatever captures.

    Args:
        state: the game.
        player: the captor.
        cards: the personnel.
        source: the card that captures; where no team is there it becomes a trap (1E-7.7/2).
        team_at: where the team is that captures, if it is a certain one (1E-7.7.0.1/1).
    """
    taken = tuple(card for card in cards if type_of(state, card) == "personnel" and not is_captive(state, card))
    if taken and team_at:
        take(state, player, taken, source, team_at)
    elif taken:
        state.frames.append(Capturing(step="choose_team", player=player, cards=taken, source=source))


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
    if source:
        request(state, Change("put", (source,), frame.player, to=place, role=TRAP))
        request(state, Change("capture", frame.cards, frame.player, source, to=source, role="on"))
        return DONE
    for card in frame.cards:
        leaf = state.cards[card]
        request(state, Change("capture", (card,), frame.player, to=leaf.parent, role=leaf.role))
    return DONE


CAPTURING: Procedure = Procedure(Capturing, Choose(choose_team, hand_to_team), set_trap)


def take(state: State, player: PlayerId, cards: tuple[CardId, ...], source: CardId, end: EntityId) -> None:
    """Captives come to a team of the captor: aboard where it is, or to the surface."""
    parent, role = places.zone_of(state, end)
    request(state, Change("capture", cards, player, source, to=parent, role=role))


def custodians(state: State, player: PlayerId, place: PlaceId) -> tuple[EntityId, ...]:
    """Where at a location a player has a crew or Away Team: aboard any ship or facility, or on the surface.

    One whose members are all disabled takes nobody into custody (1E-10.2.3/1).
    """
    ends = (*((place,) if place else ()), *places.vessels_at(state, place))
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
    if not where or (card, BRIG) in state.marks:
        return False
    return bool(teams.awake_at(state, where, captor_of(state, card)))


def is_held(state: State, card: CardId) -> bool:
    """Whether a captive is held by a trap, an escort or a brig; otherwise it is unattended (1E-7.7/5)."""
    return is_trapped(state, card) or (card, BRIG) in state.marks or is_escorted(state, card)


def release(state: State, cards: tuple[CardId, ...], player: PlayerId, source: CardId = 0) -> None:
    """Free captives; a trap that held one goes to the discard pile (1E-7.7/5)."""
    trapped = tuple(card for card in cards if is_trapped(state, card))
    emptied = traps_emptied(state, trapped)
    for card in trapped:
        parent, role = places.zone_of(state, way_out(state, card))
        request(state, Change("relocate", (card,), player, source, to=parent, role=role))
    request(state, Change("release", cards, player, source))
    discard_traps(state, emptied, player)


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
