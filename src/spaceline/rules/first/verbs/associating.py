"""Away Teams leave ships and facilities, join each other, and are left behind (1E-7.0.1/2, 1E-G:away-team-and-crew/3).

Kept only where a card of the game means the Away Teams of one ship.
"""

from __future__ import annotations

from collections.abc import Mapping

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.rules.first import places, teams
from spaceline.rules.first.definition import SHIP_TEAMS
from spaceline.rules.first.people import belonging
from spaceline.rules.first.roles import HAS_TEAMS, MERGED, OF_VESSEL
from spaceline.rules.first.values import type_of


def vessels_left(state: State, cards: tuple[CardId, ...]) -> Mapping[CardId, CardId]:
    """For each personnel that is about to go, the ship or facility that it leaves or to which its team belongs."""
    if SHIP_TEAMS not in state.watched:
        return {}
    people = (card for card in cards if type_of(state, card) == "personnel")
    return {card: belonging.vessel_of_crew(state, card) or belonging.vessel_of_team(state, card) for card in people}


def associate(state: State, left: Mapping[CardId, CardId], where: EntityId) -> None:
    """Whoever came into a crew belongs to no Away Team any more; of the others the whole team belongs to one vessel.

    That is the one from which those came who came last, until the player says otherwise; where these belong to none,
    that of those whom they join. The stopped and the disabled are a team of their own until they are freed
    (1E-G:away-team-and-crew/2).
    """
    if SHIP_TEAMS in state.watched:
        forget_merged(state)
    came = tuple(card for card in left if places.container(state, card) == where)
    here = places.place_of(state, where)
    for card in came:
        table.put_mark(state, card, OF_VESSEL, 0)
    for player in sorted({state.cards[card].controller for card in came if teams.is_away(state, card)}):
        for team in teams.teams_at(state, where, player):
            for part in teams.parts(state, team):
                from_where = [left[card] for card in part if card in came]
                if from_where:
                    joined = [belonging.vessel_of_team(state, card) for card in part if card not in came]
                    there = [it for it in (*from_where, *joined) if it and places.place_of(state, it) == here]
                    belong(state, part, there[0] if there else 0)
                    note_merged(state, player, tuple(dict.fromkeys(there)))


def note_merged(state: State, player: PlayerId, vessels: tuple[CardId, ...]) -> None:
    """Note of which ships and facilities the player may say that the team belongs to them (1E-7.0.1/2).

    Only who has a card to which it matters is asked.
    """
    if len(vessels) > 1 and any(state.cards[card].owner == player for card in state.watched[SHIP_TEAMS]):
        for vessel in vessels:
            table.put_mark(state, vessel, MERGED, 1)


def forget_merged(state: State) -> None:
    """What was not designated by now stays as it is."""
    for vessel in belonging.claimants(state):
        table.put_mark(state, vessel, MERGED, 0)


def designate(state: State, change: Change) -> None:
    """Let a team that has merged belong to one of the ships and facilities from which its members came."""
    belong(state, change.cards, change.to)
    forget_merged(state)


def belong(state: State, team: teams.Team, vessel: CardId) -> None:
    """Let a team belong to a ship or facility, or to none."""
    number = 0
    if vessel:
        number = state.mark(vessel, HAS_TEAMS) or next_number(state)
        table.put_mark(state, vessel, HAS_TEAMS, number)
    for card in team:
        table.put_mark(state, card, OF_VESSEL, number)


def next_number(state: State) -> int:
    """A number that no team has and no vessel, so that what once belonged to another never belongs to this one."""
    return 1 + max((value for (_, name), value in state.marks.items() if name in (HAS_TEAMS, OF_VESSEL)), default=0)


def leave_behind(state: State, cards: tuple[CardId, ...], place: EntityId) -> None:
    """The Away Teams of ships and facilities that go elsewhere belong to none, even if these return."""
    if SHIP_TEAMS not in state.watched:
        return
    going = [card for card in cards if places.place_of(state, card) != place]
    for vessel in going:
        going.extend((*places.docked_at(state, vessel), *places.cards_inside(state, vessel)))
    for vessel in going:
        table.put_mark(state, vessel, HAS_TEAMS, 0)
