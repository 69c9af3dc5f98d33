"""Stopped cards, what teams carry, and holograms: what a change of status or place reaches (1E-10.2.1, 1E-6.3.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.effects.perform.leaving import is_any_left, those_left
from spaceline.rules.first import holograms, places, teams
from spaceline.rules.first.affiliations import affiliations
from spaceline.rules.first.definition import BARS_BEAM
from spaceline.rules.first.movement.barriers import halts, heads, is_below
from spaceline.rules.first.roles import BEAMED, HALTED, VARIABLE
from spaceline.rules.first.switches import readings
from spaceline.rules.first.values import is_disabled, is_stopped, type_of
from spaceline.rules.first.verbs import cargo
from spaceline.rules.first.verbs.associating import associate, designate, leave_behind, vessels_left
from spaceline.rules.first.verbs.movement import put

HELD, SHELTERED = "held", "sheltered"
"""In stasis on a card (1E-7.2.2.0.1/6), or on one where they only can do nothing."""

SELECTED = "selected"
"""The detail of a change that stops single personnel whom an effect selected: what they carry is not stopped."""


def stop(state: State, change: Change) -> None:
    """Stop cards; with a ship its controller's crew aboard, with an entire team what it carries.

    1E-10.2.1/3, /5; not where an effect stops selected personnel (1E-10.2.1.0.1/2).
    """
    reached = [card for card in change.cards if state.in_play(card)]
    for card in (*reached, *crews_aboard(state, reached)):
        table.put_mark(state, card, "stopped", 1)
    if change.detail != SELECTED:
        for card in carried(state, reached):
            if not bearers(state, card):
                table.put_mark(state, card, "stopped", 1)


def unstop(state: State, change: Change) -> None:
    """Unstop cards; with a ship its crew, with anybody what that team carries (1E-10.2.1/3, /5)."""
    reached = list(change.cards)
    for card in (*reached, *crews_aboard(state, reached), *carried(state, reached)):
        table.put_mark(state, card, "stopped", 0)


def crews_aboard(state: State, cards: list[CardId]) -> Iterator[CardId]:
    """The personnel and equipment of the controller aboard each ship among cards."""
    for ship in cards:
        if type_of(state, ship) == "ship":
            yield from places.own(state, places.inside(state, ship), state.cards[ship].controller)


def bearers(state: State, equipment: CardId) -> teams.Team:
    """Those with an equipment who are not stopped, nor disabled and so apart from them (1E-10.2.1/5, 1E-10.2.5/1)."""
    team = teams.team_with(state, equipment)
    return tuple(card for card in team if not (is_stopped(state, card) or is_disabled(state, card)))


def carried(state: State, cards: Iterable[CardId]) -> tuple[CardId, ...]:
    """The equipment of the teams to which personnel among cards belong."""
    people = {card for card in cards if type_of(state, card) == "personnel"}
    ends = {(state.cards[card].controller, places.container(state, card)) for card in people}
    return tuple(
        card
        for player, where in sorted(ends)
        for card in (carried_at(state, where, player) if where else ())
        if not people.isdisjoint(teams.team_with(state, card))
    )


def carried_at(state: State, where: EntityId, player: PlayerId) -> tuple[CardId, ...]:
    """A player's equipment in one place, usable or not."""
    return places.of_type(state, places.own(state, places.inside(state, where), player), "equipment")


def take_along(state: State, arrived: tuple[CardId, ...], where: EntityId) -> None:
    """Where there are several own Away Teams now, each equipment goes on with those who carry it (1E-7.1/4, 1E-12.4/1).

    What came is carried by those it came with, what was there by those who were there.
    """
    equipment = places.of_type(state, places.inside(state, where), "equipment")
    for player in sorted({state.cards[card].controller for card in arrived}) if equipment else ():
        there = teams.teams_at(state, where, player)
        for card in places.own(state, equipment, player):
            if len(there) < 2 and card in arrived:
                table.put_mark(state, card, "team", 0)
            elif len(there) > 1 and (card in arrived or not is_settled(state, card, there)):
                table.put_mark(state, card, "team", teams.number_of(state, company_of(card, there, arrived)))


def company_of(equipment: CardId, there: tuple[teams.Team, ...], arrived: tuple[CardId, ...]) -> teams.Team:
    """The team of most of those who came with an equipment, or who were there with it; else the largest."""
    is_new = equipment in arrived
    return max(there, key=lambda team: sum((one in arrived) == is_new for one in team))


def is_settled(state: State, equipment: CardId, there: tuple[teams.Team, ...]) -> bool:
    """Whether it is noted that one of the teams carries an equipment."""
    chosen = teams.chosen_affiliation(state, equipment)
    return bool(chosen) and any(chosen in affiliations(state, card) for team in there for card in team)


def deactivate(state: State, change: Change) -> None:
    """Deactivate holograms; they cannot be activated again in the same turn (1E-6.3.2.1/6)."""
    for card in change.cards:
        table.put_mark(state, card, "deactivated", 1)
        table.put_mark(state, card, "was-deactivated", 1)


def activate(state: State, change: Change) -> None:
    """Activate holograms (1E-6.3.2.1/7)."""
    for card in change.cards:
        table.put_mark(state, card, "deactivated", 0)


def arrive(state: State, card: CardId) -> None:
    """Let a hologram that enters play be activated if that is possible, else deactivated; it may be activated at once.

    1E-6.3.2.1/7.
    """
    where = places.container(state, card)
    if where and holograms.is_projected(state, card) and not holograms.may_be_active(state, card, where):
        table.put_mark(state, card, "deactivated", 1)


def fly(state: State, change: Change) -> None:
    """Use up RANGE and move ships with everything aboard (1E-7.1.5/1).

    Whoever must stop moving where it comes is halted for the turn, whatever becomes of it (1E-G:tetryon-field/1). What
    lasts for one move is over.
    """
    leave_behind(state, change.cards, places.place_of(state, change.to))
    put(state, change)
    cargo.sail(state, change, out_of_passage=bool(change.detail))
    for ship in change.cards:
        table.add_mark(state, ship, "range-used", change.amount)
    table.end_lasting(state, "move", change.cards)
    halt(state, change)


def fly_by(state: State, change: Change) -> None:
    """Move ships past a location."""
    put(state, change)
    cargo.sail(state, change, out_of_passage=False)


def halt(state: State, change: Change) -> None:
    """Halt the ships that have come to where they must stop moving, by whatever way (1E-G:tetryon-field/1)."""
    for card in change.cards:
        if type_of(state, card) == "ship" and halts(state, state.cards[card].controller, card, change.to):
            table.put_mark(state, card, HALTED, 1)


def is_there(state: State, change: Change) -> bool:
    """Whether a ship still flies: it may have been destroyed on its way."""
    return all(state.in_play(card) for card in change.cards)


def bring(state: State, change: Change) -> None:
    """Move cards; holograms that cannot exist there stay behind, deactivated (1E-6.3.2.1/3).

    Or else they go along deactivated, and are erased where they are found (1E-6.3.2.1/4, ambiguity 12). Those that can
    exist there only deactivated arrive so (1E-6.3.2.1/1).
    """
    do_stay = readings(state).moved_holograms == "stay-behind"
    where = change.to
    count_beams(state, change)
    before = {card: state.cards[card].parent for card in change.cards}
    belonged = vessels_left(state, change.cards)
    leave_behind(state, change.cards, places.place_of(state, where))
    projected = [card for card in change.cards if holograms.is_projected(state, card)]
    left = tuple(card for card in projected if do_stay and not holograms.may_exist(state, card, where))
    brought = tuple(card for card in change.cards if card not in left)
    moved = replace(change, cards=brought) if left else change
    put(state, moved)
    halt(state, moved)
    take_along(state, brought, where)
    associate(state, belonged, where)
    dark = [card for card in projected if card not in left and not holograms.may_be_active(state, card, where)]
    active = (card for card in (*left, *dark) if not state.mark(card, "deactivated"))
    deactivate(state, Change("deactivate", tuple(active)))
    cargo.follow(state, change, before)


def count_beams(state: State, change: Change) -> None:
    """Count the personnel who beam up or down at a location this turn, where some card asks.

    1E-G:atmospheric-ionization/1.
    """
    if BARS_BEAM not in state.watched or "beam" not in (change.verb, change.detail):
        return
    missions, below = places.missions_at(state, places.place_of(state, change.to)), is_below(state, change.to)
    number = sum(heads(state, card) for card in change.cards if is_below(state, state.cards[card].parent) != below)
    if number and missions:
        table.add_mark(state, missions[0], BEAMED, number)


def vary(state: State, change: Change) -> None:
    """Let X be a number on cards in play (1E-10.1.0.7/2)."""
    for card in change.cards:
        if state.in_play(card):
            table.put_mark(state, card, VARIABLE, change.amount + 1)


VERBS = (
    Verb("vary", vary),
    Verb("stop", stop, left=those_left, possible=is_any_left),
    Verb("unstop", unstop),
    Verb("activate", activate),
    Verb("deactivate", deactivate),
    Verb("move", fly, possible=is_there),
    Verb("pass", fly_by, possible=is_there),
    Verb("beam", bring),
    Verb("walk", bring),
    Verb("relocate", bring),
    Verb("time-travel", bring),
    Verb("designate", designate),
)
