"""Ships that a card sends somewhere: they do nothing else until they are there (1E-G:cytherians/1, actions-required/2).

The crew is kept from other acts by texts of the card itself; here is where the ship must go, and that it must. What is
far and near is judged by cards, then by spans; between equals somebody decides (1E-12.6/1).
"""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Option
from spaceline.core.data.leaves import FIRST_CARD, CardId, PlaceId, PlayerId
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.effects.nodes.movement import ForcedMove
from spaceline.rules.first import places
from spaceline.rules.first.affiliations import affiliations
from spaceline.rules.first.data.frames import Sending
from spaceline.rules.first.definition import FORCED_MOVE, SELF_CONTROLLED
from spaceline.rules.first.missions.dilemma_disposal import parting
from spaceline.rules.first.switches import readings
from spaceline.rules.first.values import definition, facts, is_dilemma, type_of

BOUND = "bound"
"""The mark of a card that sends its ship somewhere: on which side the far end is, or the outpost that was chosen."""

LEFT, RIGHT = 1, 2
"""The sides of a spaceline; its far end stays on the same one (1E-G:far-end-of-spaceline/1)."""


def forced_moves(state: State) -> Iterator[tuple[CardId, CardId, ForcedMove]]:
    """Each ship with a card on it that sends it somewhere, that card, and its text."""
    for card in state.watched.get(FORCED_MOVE, ()):
        leaf = state.cards[card]
        if leaf.role == "on" and leaf.parent >= FIRST_CARD and type_of(state, leaf.parent) == "ship":
            for _, text in definition(state, card).of_kind(ForcedMove):
                yield leaf.parent, card, text


def is_sent(state: State, ship: CardId) -> bool:
    """Whether a card on a ship sends it somewhere, so that it does nothing else, not even for others (1E-7.10/1)."""
    sending = state.watched.get(FORCED_MOVE, ())
    return bool(sending) and any(card in sending for card in state.zone(ship, "on"))


def is_bound(state: State, card: CardId) -> bool:
    """Whether a card is a ship that is sent somewhere, or one of its crew: they do nothing else (1E-7.10/1, /2)."""
    leaf = state.cards[card]
    if FORCED_MOVE not in state.watched or leaf.role != "aboard":
        return is_sent(state, card)
    return is_sent(state, leaf.parent) and state.cards[leaf.parent].controller == leaf.controller


def goal_of(state: State, ship: CardId) -> PlaceId:
    """Where a ship must go; 0 for nowhere."""
    return next((goal(state, ship, card, text) for other, card, text in forced_moves(state) if other == ship), 0)


def goal(state: State, ship: CardId, card: CardId, text: ForcedMove) -> PlaceId:
    """Where a card sends a ship: to the end on the side that was noted, or to the nearest outpost of an affiliation."""
    bound = state.mark(card, BOUND)
    if text.to == "far_end":
        return end_on(state, ship, bound)
    harbours = equals(state, ship, text)
    return bound if bound in harbours else next(iter(harbours), 0)


def end_on(state: State, ship: CardId, side: int) -> PlaceId:
    """The end on one side of the spaceline of a ship, whatever it has become since (1E-G:far-end-of-spaceline/1)."""
    _, row = row_of(state, ship)
    if not side or not row:
        return 0
    return row[0] if side == LEFT else row[-1]


def equals(state: State, ship: CardId, text: ForcedMove) -> tuple[PlaceId, ...]:
    """The ends of the spaceline that are farthest away, or the nearest locations with such an outpost.

    Cards are counted first, then spans are added up; what is equal in both is here together (1E-12.6/1).
    """
    here, row = row_of(state, ship)
    is_far = text.to == "far_end"
    goals = (row[-1:] + row[:1]) if is_far else tuple(place for place in row if docks_at(state, ship, place, text))
    away = {place: distance(state, row, here, place, ship) for place in goals}
    best = (max if is_far else min)(away.values(), default=(0, 0))
    return tuple(place for place, far in away.items() if far == best)


def docks_at(state: State, ship: CardId, place: PlaceId, text: ForcedMove) -> tuple[CardId, ...]:
    """The outposts at a location that a card sends a ship to: own ones of that affiliation."""
    vessels = places.own(state, places.vessels_at(state, place), state.cards[ship].controller)
    return tuple(
        card
        for card in vessels
        if facts(state, card).kind == "outpost" and set(affiliations(state, card)) & set(text.affiliations)
    )


def has_outpost_for(state: State, ship: CardId, card: CardId) -> bool:
    """Whether there is an outpost to which a card could send a ship, if that is what it does (1E-G:outpost/1)."""
    sought = [text for _, text in definition(state, card).of_kind(ForcedMove) if text.to == "outpost"]
    everywhere = [place for row in places.spacelines(state).values() for place in row] if sought else ()
    return all(any(docks_at(state, ship, place, text) for place in everywhere) for text in sought)


def has_no_goal(state: State, ship: CardId) -> bool:
    """Whether a card calls a ship to an outpost where there is none left: it does nothing until there is one."""
    if FORCED_MOVE not in state.watched:
        return False
    return any(not has_outpost_for(state, ship, card) for other, card, _ in forced_moves(state) if other == ship)


def row_of(state: State, ship: CardId) -> tuple[PlaceId, tuple[PlaceId, ...]]:
    """The location of a ship and its spaceline."""
    here = places.place_of(state, ship)
    return here, next((row for row in places.spacelines(state).values() if here in row), ())


def distance(state: State, row: tuple[PlaceId, ...], here: PlaceId, there: PlaceId, ship: CardId) -> tuple[int, int]:
    """How many cards away a location is, and the spans on the way added up (1E-12.6/1)."""
    return length(state, between(row, here, there), ship)


def length(state: State, way: tuple[PlaceId, ...], ship: CardId) -> tuple[int, int]:
    """How many cards a way has, and their spans added up."""
    return len(way), sum(places.printed_span(state, place, state.cards[ship].controller) for place in way)


def between(row: tuple[PlaceId, ...], here: PlaceId, there: PlaceId) -> tuple[PlaceId, ...]:
    """The locations from one to another, without the first and with the last."""
    if here not in row or there not in row:
        return ()
    at, to = row.index(here), row.index(there)
    return row[at + 1 : to + 1] if to > at else row[to:at][::-1]


def way_on(state: State, ship: CardId) -> tuple[PlaceId, ...]:
    """The locations that a ship must go to or pass; none once it is there."""
    here, row = row_of(state, ship)
    return between(row, here, goal_of(state, ship))


def way_round(state: State, ship: CardId) -> tuple[PlaceId, ...]:
    """The locations on the way over one end of the spaceline and in at the other, where that directly shortens the way.

    1E-7.10.0.1/1, 1E-G:actions-required/4; by cards, then by spans (1E-12.6/1). Else there is none.
    """
    here, row = row_of(state, ship)
    there = goal_of(state, ship)
    if here == there or here not in row or there not in row:
        return ()
    at, to = row.index(here), row.index(there)
    way = (*row[:at][::-1], *row[to:][::-1]) if to > at else (*row[at + 1 :], *row[: to + 1])
    return way if length(state, way, ship) < distance(state, row, here, there, ship) else ()


def brings_nearer(state: State, ship: CardId, place: PlaceId) -> bool:
    """Whether a shortcut to a location directly shortens the way of a ship that is sent somewhere.

    It need not be taken, but no other may be (1E-G:actions-required/4). Who is sent nowhere goes anywhere.
    """
    sent = goal_of(state, ship) if FORCED_MOVE in state.watched else 0
    if not sent:
        return True
    here, row = row_of(state, ship)
    return place in row and distance(state, row, place, sent, ship) < distance(state, row, here, sent, ship)


def leads_astray(state: State, option: Option) -> bool:
    """Whether a step does not bring a ship to where it is sent: only the outpost there may be docked at."""
    if FORCED_MOVE not in state.watched:
        return False
    sent = goal_of(state, option.card)
    return bool(sent) and option.kind == "dock" and places.place_of(state, option.card) != sent


def see_to_forced_moves(state: State) -> None:
    """Settle where a ship must go that a card sends somewhere; end what is done (1E-G:docking/4)."""
    if FORCED_MOVE not in state.watched:
        return
    for ship, card, text in tuple(forced_moves(state)):
        if is_done(state, ship, card, text):
            request(state, *parting(state, card, state.cards[ship].controller, is_met=text.to == "far_end"))
        else:
            settle(state, ship, card, text)


def is_done(state: State, ship: CardId, card: CardId, text: ForcedMove) -> bool:
    """Whether a ship is where it was sent: at the end, or docked at such an outpost."""
    here = places.place_of(state, ship)
    if text.to == "far_end":
        return here != 0 and here == goal(state, ship, card, text)
    return places.is_docked(state, ship) and state.cards[ship].parent in docks_at(state, ship, here, text)


def settle(state: State, ship: CardId, card: CardId, text: ForcedMove) -> None:
    """Note where the far end is, which then stays the same (1E-12.6.0.1/1); of equals one is chosen."""
    bound, is_far = state.mark(card, BOUND), text.to == "far_end"
    if bound and is_far:
        return
    goals = equals(state, ship, text)
    if len(goals) > 1 and bound not in goals:
        state.frames.append(Sending(step="choose_goal", card=card, goals=goals))
    elif goals and is_far:
        note(state, card, goals[0])


def note(state: State, card: CardId, place: PlaceId) -> None:
    """Note where a card sends its ship: an end of the spaceline by its side, an outpost by its location."""
    is_far = any(text.to == "far_end" for _, text in definition(state, card).of_kind(ForcedMove))
    _, row = row_of(state, state.cards[card].parent)
    amount = (LEFT if place == row[0] else RIGHT) if is_far else place
    request(state, Change("note", to=card, detail=BOUND, amount=amount))


def choose_goal(state: State, frame: Sending) -> Decision:
    """Ask whoever breaks the tie."""
    player, clause = tie_breaker(state, frame.card)
    options = tuple(Option("place", place) for place in frame.goals)
    return Decision(player, "place", "relocate", options, about=(frame.card,), clause=clause)


def tie_breaker(state: State, card: CardId) -> tuple[PlayerId, str]:
    """Who decides between equals, and the rule that says so: for a dilemma the opponent of whose ship it is on.

    For a self-controlled card it is its owner, or the opponent of that player (1E-11.1/2, ambiguity 7).
    """
    leaf = state.cards[card]
    if SELF_CONTROLLED in facts(state, card).icons:
        is_owner = readings(state).self_controlled_ties == "owner"
        return (leaf.owner if is_owner else opponent_of(state, leaf.owner)), "1E-11.1/2"
    if is_dilemma(state, card):
        return opponent_of(state, state.cards[leaf.parent].controller), "1E-12.5/2"
    return leaf.controller, "1E-12.5/1"


def opponent_of(state: State, player: PlayerId) -> PlayerId:
    """The other player."""
    return next(other for other in state.players if other != player)


def note_goal(state: State, frame: Sending, answer: Answer) -> Next:
    """Note what was chosen."""
    assert answer.option is not None
    note(state, frame.card, answer.option.card)
    return DONE


SENDING: Procedure = Procedure(Sending, Choose(choose_goal, note_goal))
