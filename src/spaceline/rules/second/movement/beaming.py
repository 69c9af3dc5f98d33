"""Beaming (2E-beaming)."""

from __future__ import annotations

from collections.abc import Iterable

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Option, Refusal, Selection
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.ruleset import DONE, ActionRule, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.rules.second import places
from spaceline.rules.second.data.frames import Beaming
from spaceline.rules.second.playing import imposed_costs
from spaceline.rules.second.refusals import refusal
from spaceline.rules.second.turn import misnamed, no_order_now, segment
from spaceline.rules.second.values import STOPPED, definition, is_stopped


def passengers(state: State, player: PlayerId, source: EntityId) -> tuple[CardId, ...]:
    """The player's personnel and equipment at one end that could beam: unstopped (2E-executing-orders/5).

    Stopped ones do not keep them from it (2E-stopped/1).
    """
    there = state.zone(source, "aboard" if source >= FIRST_CARD else "surface")
    return tuple(card for card in there if could_beam(state, player, card))


def could_beam(state: State, player: PlayerId, card: CardId) -> bool:
    """Whether a card at an end is one of them."""
    leaf = state.cards[card]
    if leaf.controller != player or (card, STOPPED) in state.marks:
        return False
    return state.ruleset.definitions[leaf.definition].type in ("personnel", "equipment")


def has_passengers(state: State, player: PlayerId, source: EntityId) -> bool:
    """Whether there are any."""
    zone = (source, "aboard" if source >= FIRST_CARD else "surface")
    return zone in state.contents and any(could_beam(state, player, card) for card in state.contents[zone])


def ends(state: State, place: PlaceId, ships: tuple[CardId, ...]) -> tuple[EntityId, ...]:
    """Where the player can beam from and to at a place: the planet or headquarters itself, and own unstopped ships.

    Opponents' planets and headquarters too (2E-beaming/6).
    """
    ships = tuple([ship for ship in ships if (ship, STOPPED) not in state.marks])
    if not ships:
        return ()
    return (place, *ships) if places.has_surface(state, place) else ships


def offer_beams(state: State, player: PlayerId) -> Iterable[Option]:
    """From each end with somebody to beam to each other end at the same mission."""
    return find_beams(state, player) if segment(state) == "orders" else ()


def find_beams(state: State, player: PlayerId) -> list[Option]:
    """Look at every place with own ships."""
    are_free = imposed_costs.TOLLS not in state.watched
    found: list[Option] = []
    for place, ships in places.fleet(state, player):
        there = ends(state, place, ships)
        for source in there if len(there) > 1 else ():
            if has_passengers(state, player, source):
                goals = [target for target in there if target != source]
                if not are_free:
                    goals = [target for target in goals if is_paid_for(state, player, source, target)]
                found.extend([Option("beam", source, target) for target in goals])
    return found


def is_paid_for(state: State, player: PlayerId, source: EntityId, target: EntityId) -> bool:
    """Whether the player can discard what ships of others ask for."""
    return imposed_costs.can_pay(state, player, imposed_costs.due_for_beaming(state, player, source, target))


def no_beam(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why nothing can be beamed from one end to the other."""
    problem = no_order_now(state, player) or misnamed(option, "target")
    if problem is not None:
        return problem
    problem = wrong_ends(state, player, option.card, option.target)
    if problem is not None:
        return problem
    if not passengers(state, player, option.card):
        return nobody_to_beam(state, player, option)
    return None if is_paid_for(state, player, option.card, option.target) else refusal("cost-not-payable")


def wrong_ends(state: State, player: PlayerId, source: EntityId, target: EntityId) -> Refusal | None:
    """Why one cannot beam between these: ends at one mission are needed, and at least one own unstopped ship."""
    ships = [end for end in (source, target) if end >= FIRST_CARD]
    if not ships or any(state.cards[ship].role != "orbit" for ship in ships):
        return refusal("no-ship-here")
    if source == target:
        return refusal("same-ship")
    theirs = [ship for ship in ships if state.cards[ship].controller != player]
    if source in theirs:
        return refusal("from-opponents-ship" if target in ships else "down-from-opponents-ship")
    if theirs:
        return refusal("opponents-ship")
    if places.place_of(state, source) != places.place_of(state, target):
        return refusal("other-mission")
    if len(ships) == 1 and not places.has_surface(state, places.place_of(state, source)):
        return refusal("no-surface")
    return refusal("stopped") if any(is_stopped(state, ship) for ship in ships) else None


def nobody_to_beam(state: State, player: PlayerId, option: Option) -> Refusal:
    """Nobody is there, or everybody there is stopped."""
    role = "aboard" if option.card >= FIRST_CARD else "surface"
    there = places.own(state, state.zone(option.card, role), player)
    if any(definition(state, card).type == "personnel" for card in there):
        return refusal("stopped")
    return refusal(WHICH_WAY[direction(option.card, option.target)][0])


def direction(source: EntityId, target: EntityId) -> str:
    """Whether it is from a planet or headquarters up to a ship, down from it, or over from one ship to another."""
    if source < FIRST_CARD:
        return "up"
    return "over" if target >= FIRST_CARD else "down"


WHICH_WAY = {
    "up": ("nothing-to-beam", "2E-beaming/2"),
    "down": ("nothing-to-beam-down", "2E-beaming/3"),
    "over": ("nothing-to-beam-over", "2E-beaming/4"),
}
"""How it is refused where nothing can be beamed like that, and the rule by which it is."""


def pay_for_beaming(state: State, action: Action) -> None:
    """Discard what ships of others ask for."""
    option = action.option
    imposed_costs.pay(
        state, action.player, imposed_costs.due_for_beaming(state, action.player, option.card, option.target)
    )


def begin_beaming(state: State, action: Action) -> None:
    """Choose who beams."""
    option = action.option
    state.frames.append(
        Beaming(step="choose_passengers", player=action.player, source=option.card, target=option.target)
    )


def choose_passengers(state: State, beaming: Beaming) -> Decision:
    """As many as wanted, at least one (2E-beaming/2, /3, /4)."""
    there = passengers(state, beaming.player, beaming.source)
    selection = Selection(there, min(1, len(there)), len(there))
    return Decision(
        beaming.player,
        "cards",
        "beam",
        selection=selection,
        about=(beaming.source, beaming.target),
        clause=WHICH_WAY[direction(beaming.source, beaming.target)][1],
    )


def not_a_passenger(state: State, player: PlayerId, given: Answer) -> Refusal | None:
    """Why somebody who was named does not beam: own stopped cards are not used (2E-executing-orders/5)."""
    known = tuple(card for card in given.cards if card in state.cards)
    return refusal("stopped") if any(is_stopped(state, card) for card in places.own(state, known, player)) else None


def beam(state: State, beaming: Beaming, answer: Answer) -> Next:
    """Beam them."""
    role = "aboard" if beaming.target >= FIRST_CARD else "surface"
    if answer.cards:
        request(state, Change("beam", answer.cards, beaming.player, to=beaming.target, role=role))
    return DONE


BEAMING: Procedure = Procedure(Beaming, Choose(choose_passengers, beam))

ACTIONS: tuple[ActionRule, ...] = (ActionRule("beam", offer_beams, no_beam, begin_beaming, pay_for_beaming),)
