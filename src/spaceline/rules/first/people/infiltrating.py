"""Infiltrating: who may begin it and how, and moving by oneself among the opponent's cards (1E-7.9, 1E-7.9.0.1).

An infiltrator bears the mark ``infiltrating`` with the player whose crew or Away Team it belongs to; it stays under its
owner's control (1E-7.9/3). Whose turn it is makes no difference.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlayerId
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.rules.first import places, teams
from spaceline.rules.first.affiliations import (
    affiliations,
    allegiance,
    allegiance_of,
    mixes,
    played,
    treaties_of,
    unrestricted,
)
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.definition import INFILTRATES
from spaceline.rules.first.movement.barriers import stops_beams
from spaceline.rules.first.movement.beaming import no_transporters, not_open
from spaceline.rules.first.movement.boarding import BEAM, cannot_leave
from spaceline.rules.first.movement.vessels import is_vessel, wrong_pair
from spaceline.rules.first.people.exposure import EXPOSE, exposed
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.roles import EXPOSED, INFILTRATING
from spaceline.rules.first.turn import is_between_actions, opponent_of, segment
from spaceline.rules.first.values import base, facts, is_able, is_captive

INFILTRATE, SLIP = "infiltrate", "slip"


def candidates(state: State, player: PlayerId) -> Iterator[CardId]:
    """The player's personnel in play with an infiltration icon (1E-G:infiltration-icon/1)."""
    for card in state.watched.get(INFILTRATES, ()):
        leaf = state.cards[card]
        if leaf.controller == player and leaf.role in ("aboard", "surface"):
            yield card


def offer_infiltrations(state: State, player: PlayerId) -> Iterable[Option]:
    """Who could join a crew or Away Team of the opponent's now."""
    options = (Option(INFILTRATE, card) for card in candidates(state, player))
    return tuple(option for option in options if no_infiltration(state, player, option) is None)


def not_at_this_time(state: State) -> Refusal | None:
    """Why it is not the time: it is done between two actions, in the turn of either player (1E-7.9/2, 1E-7.9.1/1)."""
    if not is_between_actions(state) or segment(state) == "start":
        return refusal("not-between-actions")
    return refusal("not-your-turn") if segment(state) in ("seed", "") else None


def no_infiltration(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a personnel does not begin to infiltrate where it is."""
    problem = not_at_this_time(state) or (refusal("no-such-target") if option.target or option.detail else None)
    return problem or cannot_begin(state, player, option.card)


def cannot_begin(state: State, player: PlayerId, card: EntityId) -> Refusal | None:
    """Why this card does not begin: it must be able to, with a compatible crew or Away Team of the opponent's."""
    if card not in set(candidates(state, player)) or (card, INFILTRATING) in state.marks:
        return refusal("no-infiltrator")
    if not is_able(state, card) or is_captive(state, card):
        return refusal("cannot-infiltrate")
    if (card, EXPOSED) in state.marks:
        return refusal("just-exposed")
    if not is_played(state, player, card):
        return refusal("not-played")
    where, opponent = places.container(state, card), opponent_of(state, player)
    there = teams.teams_at(state, where, opponent)
    if not there:
        return refusal("nobody-to-infiltrate")
    fits = any(goes_with(state, opponent, card, team) for team in there)
    return None if fits and may_stay(state, opponent, card, where) else refusal("does-not-fit-in")


def is_played(state: State, player: PlayerId, card: CardId) -> bool:
    """Whether the opponent is playing the affiliation of an infiltration icon (1E-7.9.0.1/1)."""
    return facts(state, card).infiltrates in played(state, opponent_of(state, player))


def goes_with(state: State, opponent: PlayerId, card: CardId, others: Iterable[CardId]) -> bool:
    """Whether it would be compatible with all of some cards, with the affiliation of its icon (1E-7.9/3).

    The treaties of the opponent count (1E-G:infiltration-icon/2). Restriction boxes of cards that lie face down show
    only when it is among them.
    """
    its, treaties = unrestricted((facts(state, card).infiltrates,)), treaties_of(state, opponent)
    return all(mixes(its, unrestricted(affiliations(state, other)), treaties) for other in others)


def may_stay(state: State, opponent: PlayerId, card: CardId, where: EntityId) -> bool:
    """Whether it would be compatible with a ship or facility of the opponent's and all at large aboard."""
    if where < FIRST_CARD or not teams.is_own(state, where, opponent):
        return True
    return goes_with(state, opponent, card, (where, *teams.company_at_large(state, where, opponent)))


def infiltrate(state: State, action: Action) -> None:
    """Join them: everybody sees who it is and by what icon."""
    opponent = opponent_of(state, action.player)
    request(state, Change(INFILTRATE, (action.option.card,), action.player, to=opponent))


def offer_slips(state: State, player: PlayerId) -> Iterable[Option]:
    """Where each infiltrator could beam by itself."""
    return tuple(find_slips(state, player))


def find_slips(state: State, player: PlayerId) -> Iterator[Option]:
    """Look at each infiltrator and each end at its location."""
    for card in candidates(state, player):
        if (card, INFILTRATING) not in state.marks:
            continue
        place = places.place_of(state, card)
        surface = (place,) if places.has_surface(state, place) else ()
        for end in (*surface, *places.vessels_at(state, place)):
            option = Option(SLIP, card, end)
            if no_slip(state, player, option) is None:
                yield option


def no_slip(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why an infiltrator does not beam there by itself (1E-7.9/5, 1E-G:infiltration-icon/3)."""
    card = option.card
    problem = not_at_this_time(state) or (refusal("no-such-target") if option.detail else None)
    if problem is not None:
        return problem
    if card not in set(candidates(state, player)) or (card, INFILTRATING) not in state.marks:
        return refusal("not-infiltrating")
    if not is_able(state, card):
        return refusal("stopped-passengers")
    source, target = places.container(state, card), option.target
    return (
        wrong_pair(state, source, target)
        or cannot_leave(state, card, BEAM)
        or no_way(state, player, source, target)
        or (None if may_go_to(state, player, card, target) else refusal("house-arrest"))
    )


def no_way(state: State, player: PlayerId, source: EntityId, target: EntityId) -> Refusal | None:
    """Why there are no transporters, or something keeps from beaming: those of both players and SHIELDS give way."""
    opponent = opponent_of(state, player)
    ends = [end for end in (source, target) if is_vessel(state, end)]
    users = (player, opponent)
    if not any(no_transporters(state, user, end) is None for end in ends for user in users):
        return refusal("no-transporters")
    if stops_beams(state, player, source, target):
        return refusal("beaming-barred")
    problems = [[not_open(state, user, end) for user in users] for end in ends]
    return next((found[0] for found in problems if None not in found), None)


def may_go_to(state: State, player: PlayerId, card: CardId, target: EntityId) -> bool:
    """Whether nobody would be brought under house arrest by it, on whichever side it would be then."""
    if target < FIRST_CARD or state.cards[target].controller != player:
        return may_stay(state, opponent_of(state, player), card, target)
    its, treaties = allegiance(state, printed(state, card)), treaties_of(state, player)
    hosts = (target, *teams.company_at_large(state, target, player))
    return all(mixes(its, allegiance_of(state, other), treaties) for other in hosts)


def printed(state: State, card: CardId) -> CardValues:
    """Its values in its own affiliation."""
    return replace(base(state, card), affiliations=facts(state, card).affiliations)


def slip(state: State, action: Action) -> None:
    """It beams there alone, without equipment of its own side (1E-7.9/5, 1E-G:infiltration-icon/6)."""
    parent, role = places.zone_of(state, action.option.target)
    request(state, Change(BEAM, (action.option.card,), action.player, to=parent, role=role))


def offer_exposures(state: State, player: PlayerId) -> Iterable[Option]:
    """Each infiltrator of the player may be exposed at any time between two actions (1E-7.9.1/1)."""
    options = (Option(EXPOSE, card) for card in candidates(state, player))
    return tuple(option for option in options if no_exposure(state, player, option) is None)


def no_exposure(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a personnel is not exposed by its controller."""
    problem = not_at_this_time(state) or (refusal("no-such-target") if option.target or option.detail else None)
    if problem is not None:
        return problem
    is_one = option.card in set(candidates(state, player)) and (option.card, INFILTRATING) in state.marks
    return None if is_one else refusal("not-infiltrating")


def expose(state: State, action: Action) -> None:
    """Let it be found out."""
    request(state, exposed(state, action.option.card))


ACTIONS: tuple[ActionRule, ...] = (
    ActionRule(EXPOSE, offer_exposures, no_exposure, expose, needs=INFILTRATES),
    ActionRule(INFILTRATE, offer_infiltrations, no_infiltration, infiltrate, needs=INFILTRATES),
    ActionRule(SLIP, offer_slips, no_slip, slip, needs=INFILTRATES),
)
