"""Tribbles and their groups: how many there are, where they lie, and where another card may come (1E-11.3).

A Tribble or Trouble card lies aboard a ship, in a facility, at a site or on a surface, as personnel do; a small one may
lie on the personnel who carries it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.definition import TROUBLES
from spaceline.rules.first.facts import tribbles_on
from spaceline.rules.first.side_decks.piles import TRIBBLE, TRIBBLES
from spaceline.rules.first.values import facts, is_cloaked, type_of
from spaceline.rules.first.verbs.side_decks import mark_of

SMALL = (1, 10)
"""The numbers on small Tribble cards, which report anywhere and are carried (1E-11.3/1, /4)."""
TENFOLD = 10
"""A large one breeds from the tenth part of its number (1E-11.3/1)."""


def number_on(state: State, card: CardId) -> int:
    """The number on a Tribble card; 0 on every other card."""
    return tribbles_on(facts(state, card))


def is_small(state: State, card: CardId) -> bool:
    """Whether it is a small Tribble card (1E-11.3/1)."""
    return number_on(state, card) in SMALL


def is_large(state: State, card: CardId) -> bool:
    """Whether it is a large Tribble card (1E-11.3/1)."""
    return number_on(state, card) > max(SMALL)


def is_carried(state: State, card: CardId) -> bool:
    """Whether a Tribble card lies on a personnel who carries it (1E-11.3/4)."""
    return state.cards[card].role == "on" and type_of(state, card) in TRIBBLES


def where(state: State, card: CardId) -> EntityId:
    """Where a Tribble or Trouble card is: a ship, a facility, a site, or a place for its surface."""
    return places.container(state, state.cards[card].parent if is_carried(state, card) else card)


def known_longest(state: State, player: PlayerId, cards: Iterable[CardId]) -> list[CardId]:
    """Cards in the order in which a player came to know them: by what they are numbered tells nothing."""
    return sorted(cards, key=lambda card: state.cards[card].handles[player])


def is_at(state: State, card: CardId, end: EntityId) -> bool:
    """Whether a Tribble or Trouble card is in play there."""
    return state.in_play(card) and where(state, card) == end


def cards_at(state: State, end: EntityId) -> Iterator[CardId]:
    """The Tribble and Trouble cards there, carried ones too, whosever they are."""
    for card in state.zone(*places.zone_of(state, end)):
        if type_of(state, card) in TRIBBLES:
            yield card
        else:
            yield from carried_by(state, card)


def carried_by(state: State, card: CardId) -> tuple[CardId, ...]:
    """The Tribble cards that a personnel carries: one at most (1E-11.3/4)."""
    return tuple(other for other in state.contents.get((card, "on"), ()) if type_of(state, other) == TRIBBLE)


def group(state: State, player: PlayerId, end: EntityId) -> tuple[CardId, ...]:
    """All Tribble cards of a player in one place, which are one group (1E-G:tribble/1)."""
    there = places.own(state, tuple(cards_at(state, end)), player)
    return places.of_type(state, there, TRIBBLE)


def present_at(state: State, card: CardId) -> tuple[CardId, ...]:
    """What is present with a Tribble or Trouble card: whoever and whatever is there, of both players (1E-12.4/1).

    No team of its own sets it apart from anybody, neither before an attempt nor in it.
    """
    end = places.hull_of(state, where(state, card))
    there = places.cards_inside(state, end)
    carried = tuple(other for one in there for other in carried_by(state, one))
    return (*there, *carried, *((end,) if end >= FIRST_CARD else ()))


def spots(state: State, player: PlayerId, card: CardId) -> Iterator[EntityId]:
    """Where a player may play a Tribble or Trouble card: one of each type on a group in a turn.

    1E-11.3/1, /2, /3, 1E-G:tribble/1, 1E-G:trouble/1.
    """
    for end in ends(state):
        if not was_played_on(state, player, end, type_of(state, card)) and is_home(state, player, card, end):
            yield end


def is_home(state: State, player: PlayerId, card: CardId, end: EntityId) -> bool:
    """Whether a card may lie there: a small one anywhere, a large one with enough others of the player to breed from.

    A Trouble where the player has tribbles, however many (1E-11.3/1, /3, 1E-G:tribble/1, 1E-G:trouble/1).
    """
    if is_small(state, card):
        return True
    there = sum(number_on(state, other) for other in group(state, player, end))
    return there * TENFOLD >= number_on(state, card) if is_large(state, card) else there > 0


def ends(state: State) -> Iterator[EntityId]:
    """Everywhere that tribbles can be: surfaces, and aboard what is not cloaked (1E-G:anywhere/1, 1E-7.6/3)."""
    for place in places.locations(state):
        if places.has_surface(state, place):
            yield place
        for vessel in places.vessels_at(state, place):
            if not is_cloaked(state, vessel):
                yield from places.rooms(state, vessel)
                yield from (ship for ship in places.carried_by(state, vessel) if not is_cloaked(state, ship))


def was_played_on(state: State, player: PlayerId, end: EntityId, type: str) -> bool:
    """Whether a card of that type was played there in this turn, also the first of a new group (1E-G:tribble/1)."""
    return (end, mark_of(player, type)) in state.marks


def see_to_troubles(state: State) -> None:
    """Discard the Troubles with which their player has no tribbles (1E-11.3/3, 1E-G:trouble/1)."""
    if TROUBLES not in state.watched:
        return
    alone = (card for card in state.watched[TROUBLES] if state.in_play(card) and is_alone(state, card))
    troubles = tuple(known_longest(state, state.ruleset.active_player(state), alone))
    if troubles:
        request(state, Change("discard", troubles, state.cards[troubles[0]].controller))


def is_alone(state: State, trouble: CardId) -> bool:
    """Whether a Trouble lies where its player has no tribbles."""
    return not group(state, state.cards[trouble].controller, where(state, trouble))
