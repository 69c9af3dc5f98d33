"""Crews and Away Teams: who works together, derived and never stored (1E-7.1/1, /2, 1E-7.0.1)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.affiliations import (
    AFFILIATIONS,
    Treaties,
    affiliations,
    are_compatible,
    go_together,
    treaties_of,
)
from spaceline.rules.first.roles import PLAYS
from spaceline.rules.first.situations import remembered_in
from spaceline.rules.first.values import facts, identities, is_able, is_captive, type_of

Team = tuple[CardId, ...]
"""Personnel who work together."""

Icons = tuple[str, ...]
"""The affiliations of a card."""


def personnel_at(state: State, where: EntityId, player: PlayerId) -> tuple[CardId, ...]:
    """A player's personnel aboard a ship, inside a facility or on the surface of a place; captives are not counted."""
    own = places.own(state, state.zone(*places.zone_of(state, where)), player)
    return tuple([card for card in own if type_of(state, card) == "personnel" and not is_captive(state, card)])


def is_own(state: State, where: EntityId, player: PlayerId) -> bool:
    """Whether a ship or facility is the player's (1E-12.3/1); a surface is nobody's."""
    return where < FIRST_CARD or state.cards[where].controller == player


def may_use(state: State, player: PlayerId, vessel: CardId) -> bool:
    """Whether a player may use a ship or facility: the own ones, and a headquarters of an affiliation being played.

    1E-6.3/2, 1E-2.10/2. Whoever owns a card of the affiliation in play is playing it.
    """
    if state.cards[vessel].controller == player:
        return True
    return facts(state, vessel).kind == "headquarters" and not played(state, player).isdisjoint(
        affiliations(state, vessel)
    )


def played(state: State, player: PlayerId) -> set[str]:
    """The affiliations of the own personnel, ships and facilities that a player has or ever had under control.

    1E-G:playing-an-affiliation/1.
    """
    memo = state.memo["values"]
    key = ("affiliations", player)
    found: set[str] | None = memo.get(key)
    if found is None:
        found = memo[key] = {
            name
            for card, leaf in state.cards.items()
            if leaf.owner == player
            and state.in_play(card)
            and leaf.role != "playing"
            and type_of(state, card) in ("personnel", "ship", "facility")
            for name in affiliations(state, card)
        }
        found.update(name for name in AFFILIATIONS if state.mark(player, f"{PLAYS}{name}"))
    return found


def under_house_arrest(state: State, where: EntityId, player: PlayerId) -> tuple[CardId, ...]:
    """Who is under house arrest aboard an own ship or facility: those incompatible with it, else the minority.

    1E-7.0.1/4, 1E-10.2.10/1; they are treated as disabled but may walk and beam away (1E-10.2.10/2).
    """
    if where < FIRST_CARD or not is_own(state, where, player):
        return ()
    zone = (where, "aboard")
    return remembered_in(state, ("arrest", player), zone, lambda: find_house_arrest(state, where, player))


def find_house_arrest(state: State, where: EntityId, player: PlayerId) -> tuple[CardId, ...]:
    """Look at everybody aboard."""
    aboard = personnel_at(state, where, player)
    if goes_together(state, where, aboard, player):
        return ()
    misfits = tuple(card for card in aboard if not are_compatible(state, player, card, where))
    rest = tuple(card for card in aboard if card not in misfits)
    groups = partition(state, rest, player)
    if len(groups) < 2:
        return misfits
    most = max(groups, key=len)
    return (*misfits, *(card for group in groups if group is not most for card in group))


def goes_together(state: State, vessel: CardId, aboard: tuple[CardId, ...], player: PlayerId) -> bool:
    """Whether all aboard are compatible with the vessel and with one another, looked at by affiliation."""
    look, treaties = identities(state), treaties_of(state, player)
    icons = {look(card).affiliations for card in (vessel, *aboard)}
    return len(icons) == 1 or all(mixes(one, other, treaties) for one, other in combinations(icons, 2))


def is_arrested(state: State, card: CardId) -> bool:
    """Whether a personnel is under house arrest."""
    leaf = state.cards[card]
    if leaf.role != "aboard" or type_of(state, card) != "personnel":
        return False
    return card in under_house_arrest(state, leaf.parent, leaf.controller)


def is_usable(state: State, card: CardId) -> bool:
    """Whether a personnel may act: able and not under house arrest."""
    return is_able(state, card) and not is_arrested(state, card)


def crew(state: State, ship: CardId, player: PlayerId) -> Team:
    """The usable personnel aboard a ship or facility."""
    return remembered_in(
        state,
        ("crew", player),
        (ship, "aboard"),
        lambda: tuple(card for card in personnel_at(state, ship, player) if is_usable(state, card)),
    )


def teams_at(state: State, where: EntityId, player: PlayerId) -> tuple[Team, ...]:
    """The player's teams there, disabled and stopped members included; the largest first.

    Aboard an own ship or facility there is one crew (1E-7.0.1/4); on a surface and with an opponent there are as many
    Away Teams as compatibility asks for (1E-7.0.1/3, 1E-7.1/3).
    """
    zone = places.zone_of(state, where)
    return remembered_in(state, ("teams", player), zone, lambda: find_teams(state, where, player))


def find_teams(state: State, where: EntityId, player: PlayerId) -> tuple[Team, ...]:
    """Look at everybody there."""
    there = personnel_at(state, where, player)
    if where < FIRST_CARD or not is_own(state, where, player):
        return partition(state, there, player)
    arrested = under_house_arrest(state, where, player)
    members = tuple(card for card in there if card not in arrested)
    return (members,) if members else ()


def team_of(state: State, card: CardId) -> Team:
    """The team that a personnel belongs to."""
    leaf = state.cards[card]
    where = places.container(state, card)
    return next((team for team in teams_at(state, where, leaf.controller) if card in team), ()) if where else ()


def partition(state: State, there: tuple[CardId, ...], player: PlayerId) -> tuple[Team, ...]:
    """Personnel by teams whose members are all compatible with each other, the largest team first.

    Who is compatible with several teams is in the one that the controller chose (mark ``team``: the number of an
    affiliation), by default the largest (ambiguity 29: asked only by an action of its own).
    """
    look = identities(state)
    icons_of = {card: look(card).affiliations for card in there}
    icons = tuple(dict.fromkeys(icons_of.values()))
    treaties = treaties_of(state, player)
    foes = {one: {other for other in icons if not mixes(one, other, treaties)} for one in icons}
    if not any(foes.values()):
        return (there,) if there else ()
    sizes = Counter(icons_of.values())
    teams: list[set[CardId]] = []
    for one in sorted(icons, key=lambda group: (-len(foes[group]), -sizes[group], group)):
        members = [card for card in there if icons_of[card] == one]
        open_ = [team for team in teams if foes[one].isdisjoint(icons_of[card] for card in team)]
        if not open_:
            teams.append(set(members))
            continue
        largest = max(open_, key=len)
        for card in members:
            chosen = chosen_affiliation(state, card)
            team = next((team for team in open_ if any(chosen in icons_of[other] for other in team)), largest)
            team.add(card)
    return tuple(tuple(card for card in there if card in team) for team in sorted(teams, key=len, reverse=True))


def spokesman(state: State, team: Team, player: PlayerId) -> CardId:
    """Who stands for a team in an option: the one with the lowest number for the player, however the cards lie."""
    return min(team, key=lambda card: state.cards[card].handles[player])


def are_chosen(state: State) -> bool:
    """Whether a controller may say to which team those belong who go with several (ambiguity 29)."""
    return state.ruleset.switches["teams-of-several"] == "controller"


def chosen_affiliation(state: State, card: CardId) -> str:
    """The affiliation whose team the controller chose for somebody; empty for none."""
    number = state.mark(card, "team")
    return AFFILIATIONS[number - 1] if number else ""


def mixes(ones: Icons, others: Icons, treaties: Treaties) -> bool:
    """Whether cards of these affiliations are compatible; without any, they go with all (1E-6.3/5)."""
    return not ones or not others or any(go_together(a, b, treaties) for a in ones for b in others)


def equipment_at(state: State, where: EntityId, player: PlayerId) -> tuple[CardId, ...]:
    """A player's equipment there; it belongs to the team, not to one personnel (1E-7.1/4)."""
    leaves = state.cards
    return tuple(
        card
        for card in state.zone(*places.zone_of(state, where))
        if leaves[card].controller == player and type_of(state, card) == "equipment" and is_able(state, card)
    )


def has_matching(state: State, vessel: CardId, player: PlayerId) -> bool:
    """Whether a usable personnel of the affiliation of a ship or facility is aboard it (1E-7.1.3/2, /4)."""
    look = identities(state)
    icons = look(vessel).affiliations
    return any(not icons or set(icons) & set(look(card).affiliations) for card in crew(state, vessel, player))
