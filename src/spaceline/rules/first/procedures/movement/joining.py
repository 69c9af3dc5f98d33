"""Away Teams: those who are compatible with several choose which of them they belong to (1E-7.0.1/3, ambiguity 29)."""

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
from spaceline.rules.first.affiliations import AFFILIATIONS, affiliations, are_compatible
from spaceline.rules.first.procedures.movement.offering import no_order, orders
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.situations import holdings
from spaceline.rules.first.values import type_of

JOIN = "join-team"


def find_joins(state: State, player: PlayerId) -> Iterator[Option]:
    """Each personnel who could join another team where it is."""
    for where in whereabouts(state, player):
        there = teams.teams_at(state, where, player)
        if len(there) < 2:
            continue
        for card in (card for team in there for card in team):
            for other in there:
                if cannot_join(state, player, card, anchor(state, other)) is None:
                    yield Option(JOIN, card, anchor(state, other))


def whereabouts(state: State, player: PlayerId) -> Iterator[EntityId]:
    """Where several Away Teams of a player could be: on surfaces, and aboard what others control (1E-7.1/3)."""
    for where, whose in holdings(state).items():
        if whose.count(player) > 1 and (where < FIRST_CARD or state.cards[where].controller != player):
            yield where


def anchor(state: State, team: teams.Team) -> CardId:
    """Who stands for a team: one of its members who cannot belong to all the teams there."""
    player = state.cards[team[0]].controller
    there = teams.teams_at(state, places.container(state, team[0]), player)
    bound = tuple(card for card in team if not is_free(state, player, card, there))
    return teams.spokesman(state, bound or team, player)


def is_free(state: State, player: PlayerId, card: CardId, there: tuple[teams.Team, ...]) -> bool:
    """Whether somebody is compatible with everybody of all teams."""
    return all(fits(state, player, card, team) for team in there)


def fits(state: State, player: PlayerId, card: CardId, team: teams.Team) -> bool:
    """Whether somebody is compatible with everybody of a team (1E-7.1/2)."""
    return all(are_compatible(state, player, card, other) for other in team if other != card)


def no_join(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a personnel cannot join the team of another."""
    return no_order(state, player, option, "target") or cannot_join(state, player, option.card, option.target)


def cannot_join(state: State, player: PlayerId, card: EntityId, other: EntityId) -> Refusal | None:
    """Why one does not join the other: both must be there, in different teams, and the team must not mind."""
    if not teams.are_chosen(state):
        return refusal("teams-by-size")
    if any(end not in state.cards or state.cards[end].controller != player for end in (card, other)):
        return refusal("no-such-team")
    own, wanted = teams.team_of(state, card), teams.team_of(state, other)
    if type_of(state, card) != "personnel" or not own or other not in wanted or len(affiliations(state, other)) != 1:
        return refusal("no-such-team")
    if places.container(state, card) != places.container(state, other):
        return refusal("no-such-team")
    if other in own:
        return refusal("same-team")
    if other != anchor(state, wanted):
        return refusal("no-such-team")
    return None if fits(state, player, card, wanted) else refusal("does-not-fit-team")


def join(state: State, action: Action) -> None:
    """Belong to that team from now on."""
    request(state, belonging(state, action.player, action.option.card, action.option.target))


def belonging(state: State, player: PlayerId, card: CardId, other: CardId) -> Change:
    """That one belongs to the team of the other from now on, by the affiliation on which it is built."""
    number = AFFILIATIONS.index(affiliations(state, other)[0]) + 1
    return Change("join-team", (card,), player, to=other, amount=number)


ACTIONS: tuple[ActionRule, ...] = (ActionRule(JOIN, orders(JOIN, find_joins), no_join, join),)
