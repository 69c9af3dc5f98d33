"""Away Teams: those who are compatible with several choose which of them they belong to (1E-7.0.1/3, ambiguity 29).

Equipment is compatible with all (1E-6.3/5), so one of them can hand it to another.
"""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlayerId
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.rules.first import places, teams
from spaceline.rules.first.affiliations import affiliations
from spaceline.rules.first.facts import AFFILIATIONS
from spaceline.rules.first.location_cache import holdings
from spaceline.rules.first.movement.offering import no_order, orders
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.values import type_of

JOIN = "join-team"


def find_joins(state: State, player: PlayerId) -> Iterator[Option]:
    """Each personnel who could join another team where it is, and each equipment that could be handed to one."""
    for where in whereabouts(state, player):
        there = teams.teams_at(state, where, player)
        if len(there) < 2:
            continue
        for card in places.own(state, places.inside(state, where), player):
            for other in there:
                if cannot_join(state, player, card, teams.anchor(state, other)) is None:
                    yield Option(JOIN, card, teams.anchor(state, other))


def whereabouts(state: State, player: PlayerId) -> Iterator[EntityId]:
    """Where several Away Teams of a player could be: on surfaces, and aboard what others control (1E-7.1/3)."""
    leaves = state.cards
    for where, whose in holdings(state).items():
        if (where < FIRST_CARD or leaves[where].controller != player) and whose.count(player) > 1:
            yield where


def no_join(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a personnel cannot join the team of another, or an equipment not be handed to it."""
    return no_order(state, player, option, "target") or cannot_join(state, player, option.card, option.target)


def cannot_join(state: State, player: PlayerId, card: EntityId, other: EntityId) -> Refusal | None:
    """Why one does not join the other: both must be there, in different teams, and the team must not mind."""
    if not teams.are_chosen(state):
        return refusal("teams-by-size")
    if any(end not in state.cards or state.cards[end].controller != player for end in (card, other)):
        return refusal("no-such-team")
    own, wanted = belongs_to(state, card), teams.team_of(state, other)
    if not own or other not in wanted or len(affiliations(state, other)) != 1:
        return refusal("no-such-team")
    if places.container(state, card) != places.container(state, other):
        return refusal("no-such-team")
    if other in own:
        return refusal("same-team")
    if other != teams.anchor(state, wanted):
        return refusal("no-such-team")
    return None if teams.fits(state, player, card, wanted) else refusal("does-not-fit-team")


def belongs_to(state: State, card: CardId) -> teams.Team:
    """The team of a personnel, or the one that carries an equipment; of other cards there is none."""
    kind = type_of(state, card)
    if kind == "equipment":
        return teams.team_with(state, card)
    return teams.team_of(state, card) if kind == "personnel" else ()


def join(state: State, action: Action) -> None:
    """Belong to that team from now on."""
    request(state, belonging(state, action.player, action.option.card, action.option.target))


def belonging(state: State, player: PlayerId, card: CardId, other: CardId) -> Change:
    """That one belongs to the team of the other from now on, by the affiliation on which it is built."""
    number = AFFILIATIONS.index(affiliations(state, other)[0]) + 1
    return Change("join-team", (card,), player, to=other, amount=number)


ACTIONS: tuple[ActionRule, ...] = (ActionRule(JOIN, orders(find_joins), no_join, join),)
