"""Landing on planets and taking off (1E-7.1.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from spaceline.core.caching import cached_on
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.effects.nodes.movement import ALL_RANGE, Lands
from spaceline.effects.perform.reading import values_for_filter
from spaceline.effects.world import world_of
from spaceline.rules.first import places
from spaceline.rules.first.definition import LANDS
from spaceline.rules.first.movement.docking import cannot_steer
from spaceline.rules.first.movement.forced_moves import goal_of
from spaceline.rules.first.movement.offering import no_order, orders
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.roles import LANDED_BY
from spaceline.rules.first.values import IDENTITY, are_printed, attribute, definition, identity, is_landed, range_left

LANDER = "may land"
"""The characteristic of ships that may land: printed as a permission, or given by a text (1E-7.1.6/1)."""


class LandingText(NamedTuple):
    """A text that lets a ship land, and the title of its card: copies of a card let it land no oftener (1E-12.8/2)."""

    text: Lands
    title: str


def find_landings(state: State, player: PlayerId) -> Iterator[Option]:
    """Each ship that could land where it is."""
    if LANDS not in state.watched and are_printed(state, IDENTITY) and not landers(state):
        return
    for ship in places.vessels_of_type(state, player, "ship"):
        is_up = state.cards[ship].role == "space"
        if is_up and may_ever_land(state, ship) and cannot_land(state, player, ship) is None:
            yield Option("land", ship)


@cached_on()
def landers(state: State) -> tuple[CardId, ...]:
    """The ships of this game that may land by what is printed on them."""
    return tuple(card for card in state.cards if LANDER in definition(state, card).card_values.characteristics)


def find_take_offs(state: State, player: PlayerId) -> Iterator[Option]:
    """Each landed ship that could take off."""
    for ship in places.vessels_of_type(state, player, "ship"):
        if is_landed(state, ship) and cannot_take_off(state, player, ship) is None:
            yield Option("take-off", ship)


def no_landing(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a ship cannot land."""
    return no_order(state, player, option) or cannot_land(state, player, option.card)


def cannot_land(state: State, player: PlayerId, ship: EntityId) -> Refusal | None:
    """Why a ship does not land where it is: it takes a planet, full staffing and leave to land.

    1E-7.1.6/1; phased ships do not land (1E-7.6/9), nor do docked ones before they undock, nor carried ones.
    """
    problem = cannot_steer(state, player, ship)
    if problem is not None:
        return problem
    role = state.cards[ship].role
    if role != "space":
        return not_in_space(role)
    problem = cannot_come_down(state, ship)
    if problem is not None:
        return problem
    if state.mark(ship, "phased"):
        return refusal("phased")
    if goal_of(state, ship):
        return refusal("sent-elsewhere")
    return None if places.has_surface(state, state.cards[ship].parent) else refusal("nowhere-to-land")


def no_take_off(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a ship cannot take off."""
    return no_order(state, player, option) or cannot_take_off(state, player, option.card)


def cannot_take_off(state: State, player: PlayerId, ship: EntityId) -> Refusal | None:
    """Why a ship does not take off; leave to land is leave to take off (1E-7.1.6/1). From a station it undocks."""
    problem = cannot_steer(state, player, ship)
    if problem is not None:
        return problem
    if state.cards[ship].role != "surface":
        return refusal("ship-not-landed") if state.cards[ship].role == "space" else not_in_space(state.cards[ship].role)
    return cannot_come_down(state, ship)


def not_in_space(role: str) -> Refusal:
    """Why a ship that is docked, carried or on a planet does not do what is done in space."""
    return refusal({"docked": "ship-docked", "aboard": "carried"}.get(role, "ship-landed"))


def may_ever_land(state: State, ship: CardId) -> bool:
    """Whether anything lets a ship land."""
    if LANDER in identity(state, ship).characteristics:
        return True
    return LANDS in state.watched and any(True for _ in leaves_to_land(state, ship))


def leaves_to_land(state: State, ship: CardId) -> Iterator[LandingText]:
    """The texts that let a ship land: its own, and those of cards of its controller."""
    player = state.cards[ship].controller
    for source in state.watched.get(LANDS, ()):
        if state.cards[source].controller == player and state.ruleset.language.text_is_on(state, source):
            for _, text in definition(state, source).of_kind(Lands):
                if source == ship if text.ships is None else matches(state, ship, text):
                    yield LandingText(text, definition(state, source).title)


def matches(state: State, ship: CardId, text: Lands) -> bool:
    """Whether a ship is one that a text lets land."""
    assert text.ships is not None
    return world_of(state).matches(state, ship, text.ships, values_for_filter(state, text.ships))


def cannot_come_down(state: State, ship: CardId) -> Refusal | None:
    """Why a ship can neither land nor take off: nothing lets it, or it has not the RANGE, or has done so this turn.

    1E-7.1.6/1.
    """
    if LANDER in identity(state, ship).characteristics:
        return None
    found = tuple(leaves_to_land(state, ship))
    if not found:
        return refusal("does-not-land")
    if any(is_open(state, ship, leave) for leave in found):
        return None
    is_short = any(not is_used(state, ship, leave) for leave in found)
    return refusal("no-range-to-land" if is_short else "has-landed")


def is_used(state: State, ship: CardId, leave: LandingText) -> bool:
    """Whether a ship has landed or taken off by a text this turn that lets it do so once only."""
    return bool(leave.text.limit and state.mark(ship, LANDED_BY + leave.title))


def is_open(state: State, ship: CardId, leave: LandingText) -> bool:
    """Whether a ship may land or take off by a text now."""
    if is_used(state, ship, leave):
        return False
    if leave.text.cost == ALL_RANGE:
        return not state.mark(ship, "range-used")
    return leave.text.cost <= range_left(state, ship)


def cost_of_landing(state: State, ship: CardId) -> tuple[int, str]:
    """The RANGE that it takes a ship to land or take off, and the card whose limit it uses up, if any.

    It is done by the text that asks for the least, and by one without a limit where it can be (1E-7.1.6/1).
    """
    if LANDER in identity(state, ship).characteristics:
        return 0, ""
    full = attribute(state, ship, "Range")
    found = (
        (full if leave.text.cost == ALL_RANGE else leave.text.cost, leave.title if leave.text.limit else "")
        for leave in leaves_to_land(state, ship)
        if is_open(state, ship, leave)
    )
    return min(found, default=(0, ""))


def land(state: State, action: Action) -> None:
    """Land, for the RANGE that it takes."""
    request(state, landing_change(state, action.player, action.option.card))


def take_off(state: State, action: Action) -> None:
    """Take off, for the RANGE that it takes."""
    request(state, lifting_change(state, action.player, action.option.card))


def landing_change(state: State, player: PlayerId, ship: CardId) -> Change:
    """A ship comes down where it is."""
    (cost, title), place = cost_of_landing(state, ship), places.place_of(state, ship)
    return Change("land", (ship,), player, to=place, role="surface", amount=cost, detail=title)


def lifting_change(state: State, player: PlayerId, ship: CardId) -> Change:
    """A ship goes up where it is."""
    (cost, title), place = cost_of_landing(state, ship), places.place_of(state, ship)
    return Change("take-off", (ship,), player, to=place, role="space", amount=cost, detail=title)


ACTIONS: tuple[ActionRule, ...] = (
    ActionRule("land", orders(find_landings), no_landing, land),
    ActionRule("take-off", orders(find_take_offs), no_take_off, take_off),
)
