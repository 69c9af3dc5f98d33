"""What opponents must discard for attempts and beaming, as long as a ship is there (2E-paying-costs)."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Selection
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Toll
from spaceline.effects.perform.reading import values_for_filter
from spaceline.effects.world import world_of
from spaceline.rules.second import places
from spaceline.rules.second.data.frames import TollPayment
from spaceline.rules.second.movement.staffing import is_staffed
from spaceline.rules.second.values import definition

TOLLS = "tolls:"
"""What a definition listens to with such a text."""


def tolls_at(state: State, place: PlaceId, missions: tuple[CardId, ...]) -> Iterator[tuple[CardId, Toll]]:
    """The texts of the ships at a place that speak of one of these missions, be the ships staffed or not."""
    for ship in state.zone(place, "orbit") if TOLLS in state.watched else ():
        for _, text in definition(state, ship).of_kind(Toll):
            fitting = world_of(state).fitting(state, missions, text.missions, values_for_filter(state, text.missions))
            if fitting:
                yield ship, text


def due(state: State, player: PlayerId, act: str, place: PlaceId, missions: tuple[CardId, ...]) -> dict[CardId, int]:
    """How many cards a player must discard to do something there, by the ships that ask for it: staffed ones of others.

    Stopped ones ask for nothing (2E-stopped/2).
    """
    world = world_of(state)
    return {
        ship: text.cards
        for ship, text in tolls_at(state, place, missions)
        if text.act == act and state.cards[ship].controller != player
        if world.text_is_on(state, ship) and is_staffed(state, ship)
    }


def due_for_attempt(state: State, player: PlayerId, mission: CardId) -> dict[CardId, int]:
    """What each text asks for before the player attempts an own mission."""
    if TOLLS not in state.watched:
        return {}
    return due(state, player, "attempt", state.cards[mission].parent, (mission,))


def due_for_beaming(state: State, player: PlayerId, source: EntityId, target: EntityId) -> dict[CardId, int]:
    """What each text asks for before the player beams to or from a planet; between ships nothing is asked for."""
    if TOLLS not in state.watched:
        return {}
    place = next((end for end in (source, target) if end < FIRST_CARD), 0)
    return due(state, player, "beam", place, places.missions_at(state, place)) if place else {}


def can_pay(state: State, player: PlayerId, asked: dict[CardId, int]) -> bool:
    """Whether there are cards enough in the hand (2E-actions-requirements/1)."""
    return not asked or sum(asked.values()) <= len(state.zone(player, "hand"))


def pay(state: State, player: PlayerId, asked: dict[CardId, int]) -> None:
    """Let the player choose which cards to discard; who asks for them is in use (2E-showing-your-cards/3)."""
    number = sum(asked.values())
    if number:
        state.frames.append(TollPayment(step="choose_toll", player=player, ships=tuple(asked), number=number))


def choose_toll(state: State, payment: TollPayment) -> Decision:
    """Which cards are discarded."""
    selection = Selection(state.zone(payment.player, "hand"), payment.number, payment.number)
    return Decision(payment.player, "cards", "discard-for-toll", selection=selection, about=payment.ships)


def discard_toll(state: State, payment: TollPayment, answer: Answer) -> Next:
    """Discard them."""
    request(state, *(Change("discard", (card,), payment.player, payment.ships[0]) for card in answer.cards))
    return DONE


def is_aboard_toll_ship(state: State, card: CardId) -> bool:
    """Whether somebody is aboard a ship that asks others for cards where it is, as long as it is staffed.

    Whoever may have to pay must see whether they do: such a crew lies open to all.
    """
    leaf = state.cards[card]
    if TOLLS not in state.watched or leaf.role != "aboard" or not definition(state, leaf.parent).of_kind(Toll):
        return False
    place = places.place_of(state, leaf.parent)
    return any(ship == leaf.parent for ship, _ in tolls_at(state, place, places.missions_at(state, place)))


TOLL_PAYMENT: Procedure = Procedure(TollPayment, Choose(choose_toll, discard_toll))
