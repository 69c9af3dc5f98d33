"""Crews and Away Teams: who works together and what they carry, derived from where all are (1E-7.1/1, /2, 1E-7.0.1).

Two things are noted: where several own Away Teams are in one place, who belongs to which and which carries an equipment
(the mark ``team``), and the vessel of an Away Team (``of-vessel`` of its members; verbs/associating.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from spaceline.core.caching import LASTING, cached_on, cached_while
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.affiliations import (
    Allegiance,
    affiliations,
    all_mix,
    allegiance,
    allegiance_of,
    are_at_one,
    in_order,
    mixes,
    played,
    sides_of,
    those_apart,
    treaties_of,
)
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.definition import CARRIES, SITES
from spaceline.rules.first.facts import AFFILIATIONS
from spaceline.rules.first.location_cache import in_condition, inside
from spaceline.rules.first.roles import INFILTRATING
from spaceline.rules.first.stations.trading_posts import looked_at, takes_all
from spaceline.rules.first.switches import readings
from spaceline.rules.first.topics import LAYOUT, MODE, MOVES, STATUS
from spaceline.rules.first.values import (
    are_printed,
    facts,
    identities,
    is_able,
    is_disabled,
    told_of_sides,
    type_of,
)

Team = tuple[CardId, ...]
"""Personnel who work together."""

TeamView = Callable[[CardId], CardValues]
"""Where the values of cards come from: the current ones, or those found so far while texts are being applied."""


@cached_on(MOVES, STATUS, MODE, LAYOUT)
def personnel_at(state: State, where: EntityId, player: PlayerId) -> tuple[CardId, ...]:
    """A player's personnel aboard a ship, inside a facility or on the surface of a place.

    Captives are not counted, nor are infiltrators: they are no intruders, work in no team of their own side, and in one
    of the other side only where they like (1E-7.9/3, /4, /5, 1E-G:infiltrator/1).
    """
    people = places.of_type(state, places.own(state, places.cards_inside(state, where), player), "personnel")
    return tuple([card for card in people if not is_apart(state, card)]) if those_apart(state) else people


def is_apart(state: State, card: CardId) -> bool:
    """Whether a personnel belongs to no team of whoever controls it: a captive, or an infiltrator.

    Neither side treats an infiltrator as an intruder of the other in battle (1E-7.9/4, 1E-G:infiltrator/1).
    """
    return (card, "captive") in state.marks or (card, INFILTRATING) in state.marks


def infiltrators_at(state: State, where: EntityId, player: PlayerId) -> tuple[CardId, ...]:
    """Who infiltrates the crew or Away Teams of a player there, and is not under house arrest."""
    there = places.cards_inside(state, where)
    return tuple(card for card in there if state.mark(card, INFILTRATING) == player and not is_at_odds(state, card))


def is_at_odds(state: State, card: CardId) -> bool:
    """Whether an infiltrator does not go with the ship or facility that it is aboard, or with its crew at large.

    1E-7.9.1.0.1/1; the treaties of the other side count (1E-G:infiltration-icon/2).
    """
    where, player = places.container(state, card), state.mark(card, INFILTRATING)
    if not player or where < FIRST_CARD or not is_own(state, where, player):
        return False
    its, treaties, look = allegiance_of(state, card), treaties_of(state, player), identities(state)
    there = (*places.hosting(state, where), *company_at_large(state, where, player))
    return not all(mixes(its, allegiance(state, look(other)), treaties) for other in there)


def company_at_large(state: State, where: EntityId, player: PlayerId) -> Team:
    """A player's personnel there who are not under house arrest."""
    arrested = under_house_arrest(state, where, player)
    return tuple(card for card in personnel_at(state, where, player) if card not in arrested)


def is_own(state: State, where: EntityId, player: PlayerId) -> bool:
    """Whether a ship or facility is the player's, or the station of a site (1E-12.3/1); a surface is nobody's."""
    if where < FIRST_CARD:
        return True
    leaf = state.cards[where]
    return (state.cards[leaf.parent] if leaf.role == places.SITE else leaf).controller == player


def may_use(state: State, player: PlayerId, vessel: CardId) -> bool:
    """Whether a player may use a ship or facility: own ones, a headquarters of a side being played, a trading post.

    1E-6.3/2, 1E-2.10/2, 1E-G:ferengi-trading-post/1. Whoever owns a card of the affiliation in play is playing it. Who
    is compatible with a facility that all players use is asked of each card (1E-G:time-location/2).
    """
    if is_own(state, vessel, player):
        return True
    it = facts(state, vessel)
    if it.common:
        return True
    if it.kind == "headquarters":
        return not played(state, player).isdisjoint(affiliations(state, vessel))
    return takes_all(state, vessel)


def under_house_arrest(state: State, where: EntityId, player: PlayerId) -> tuple[CardId, ...]:
    """Who is under house arrest aboard an own ship or facility: those incompatible with it, else the minority.

    1E-7.0.1/4, 1E-10.2.10/1; they are treated as disabled but may walk and beam away (1E-10.2.10/2).
    """
    if where < FIRST_CARD or not is_own(state, where, player) or are_at_one(state, player):
        return ()
    if CARRIES not in state.watched and SITES not in state.watched:
        return arrested_aboard(state, where, player)
    rooms = places.rooms(state, places.hull_of(state, where, player))
    return tuple(card for room in rooms for card in arrested_aboard(state, room, player))


def goes_anywhere(state: State, player: PlayerId, card: CardId, vessel: CardId) -> bool:
    """Whether a card of a player goes with an own ship or facility and its crew, whichever it is."""
    return are_at_one(state, player) and state.cards[card].owner == player and is_own(state, vessel, player)


@cached_while(inside, MODE, LASTING, LAYOUT)
def arrested_aboard(state: State, where: EntityId, player: PlayerId) -> tuple[CardId, ...]:
    """Who is under house arrest there by the current values."""
    return arrested_among(state, where, player, identities(state), sides_aboard(state, where, player))


@cached_while(inside, MODE, LASTING, LAYOUT)
def sides_aboard(state: State, where: EntityId, player: PlayerId) -> dict[CardId, Allegiance]:
    """The sides of a vessel with which its crew must be compatible, and of a player's crew, by the current values."""
    return find_sides(state, where, player, identities(state))


def find_sides(state: State, where: EntityId, player: PlayerId, look: TeamView) -> dict[CardId, Allegiance]:
    """Look at the vessel and at everybody aboard."""
    there = (*places.hosting(state, where), *personnel_at(state, where, player))
    return sides_of(state, there, looked_at(state, where, look))


def find_house_arrest(state: State, where: CardId, player: PlayerId, look: TeamView) -> tuple[CardId, ...]:
    """Who is under house arrest there by other values."""
    return arrested_among(state, where, player, look, find_sides(state, where, player, look))


def arrested_among(
    state: State, where: EntityId, player: PlayerId, look: TeamView, sides: dict[CardId, Allegiance]
) -> tuple[CardId, ...]:
    """Who is under house arrest, where these are the sides of the vessel and of everybody aboard."""
    treaties = treaties_of(state, player)
    if all_mix(sides.values(), treaties):
        return ()
    look = looked_at(state, where, look)
    aboard, hosts = personnel_at(state, where, player), places.hosting(state, where)
    misfits = tuple(card for card in aboard if not all(mixes(sides[card], sides[it], treaties) for it in hosts))
    rest = tuple(card for card in aboard if card not in misfits)
    groups = partition(state, rest, player, look, by_choice=False)
    if len(groups) < 2:
        return misfits
    most = max(groups, key=len)
    return (*misfits, *(card for group in groups if group is not most for card in group))


def is_arrested(state: State, card: CardId) -> bool:
    """Whether a personnel is under house arrest."""
    leaf = state.cards[card]
    if leaf.role != "aboard" or type_of(state, card) != "personnel":
        return False
    if (card, INFILTRATING) in state.marks:
        return is_at_odds(state, card)
    return card in under_house_arrest(state, leaf.parent, leaf.controller)


def at_large(state: State, group: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Those of a group who are not under house arrest (1E-10.2.10/2)."""
    leaves = [state.cards[card] for card in group]
    aboard = {(leaf.parent, leaf.controller) for leaf in leaves if leaf.role == "aboard"}
    arrested = [card for where, player in aboard for card in under_house_arrest(state, where, player)]
    return tuple([card for card in group if card not in arrested]) if arrested else group


def is_usable(state: State, card: CardId) -> bool:
    """Whether a personnel may act: able and not under house arrest."""
    return is_able(state, card) and not is_arrested(state, card)


def awake_at(state: State, where: EntityId, player: PlayerId) -> tuple[CardId, ...]:
    """A player's personnel there who can be used in some way, if they are stopped (1E-10.2.1.0.1/1, 1E-10.2.3/1)."""
    there = at_large(state, personnel_at(state, where, player))
    return tuple([card for card in there if not is_disabled(state, card)])


@cached_while(in_condition, MODE, LASTING, LAYOUT)
def crew(state: State, ship: CardId, player: PlayerId) -> Team:
    """The usable personnel aboard a ship or facility."""
    return tuple([card for card in at_large(state, personnel_at(state, ship, player)) if is_able(state, card)])


@cached_while(inside, MODE, LASTING, LAYOUT)
def teams_at(state: State, where: EntityId, player: PlayerId) -> tuple[Team, ...]:
    """The player's teams there, disabled and stopped members included; the largest first.

    Aboard an own ship or facility there is one crew (1E-7.0.1/4); on a surface and with an opponent there are as many
    Away Teams as compatibility asks for (1E-7.0.1/3, 1E-7.1/3).
    """
    return find_teams(state, where, player, None)


def teams_under(state: State, where: EntityId, player: PlayerId, look: TeamView | None) -> tuple[Team, ...]:
    """The player's teams there under the values found so far while texts are being applied.

    ``look`` is None for the current values.
    """
    if look is None or are_printed(state, told_of_sides(state)):
        return teams_at(state, where, player)
    return find_teams(state, where, player, look)


def find_teams(state: State, where: EntityId, player: PlayerId, look: TeamView | None) -> tuple[Team, ...]:
    """Look at everybody there, under those values or the current ones."""
    there = personnel_at(state, where, player)
    if where < FIRST_CARD or not is_own(state, where, player):
        return partition(state, there, player, looked_at(state, where, look or identities(state)))
    arrested = [
        card
        for room in places.rooms(state, where)
        for card in (
            arrested_aboard(state, room, player)
            if look is None
            else find_house_arrest(state, room, player, looked_at(state, where, look))
        )
    ]
    members = tuple(card for card in there if card not in arrested)
    return (members,) if members else ()


def team_of(state: State, card: CardId) -> Team:
    """The team that a personnel belongs to."""
    leaf = state.cards[card]
    where = places.company_place(state, card)
    return next((team for team in teams_at(state, where, leaf.controller) if card in team), ()) if where else ()


def team_under(state: State, card: CardId, look: TeamView) -> Team:
    """The team that a personnel belongs to under the values found so far while texts are being applied."""
    where = places.company_place(state, card)
    own = teams_under(state, where, state.cards[card].controller, look) if where else ()
    return next((team for team in own if card in team), ())


def parts(state: State, team: Team) -> tuple[Team, ...]:
    """A team without those who are stopped, disabled or in stasis, and these as one of their own.

    1E-G:away-team-and-crew/2; they are one again as soon as they are freed.
    """
    able = tuple(card for card in team if is_able(state, card))
    unable = tuple(card for card in team if card not in able)
    return tuple(part for part in (able, unable) if part)


def partition(
    state: State, there: tuple[CardId, ...], player: PlayerId, look: TeamView, *, by_choice: bool = True
) -> tuple[Team, ...]:
    """Personnel by teams whose members are all compatible with each other, the largest team first.

    Who is compatible with several teams is in the one that the controller chose (mark ``team``: the number of an
    affiliation), by default the largest (ambiguity 29: asked only by an action of its own). Aboard nobody chooses, so
    whoever goes with all of a crew is not one of its minority (1E-10.2.10/1).
    """
    allegiance_of = sides_of(state, there, look)
    treaties = treaties_of(state, player)
    if all_mix(allegiance_of.values(), treaties):
        return (there,) if there else ()
    sides = in_order(allegiance_of.values())
    foes = {one: {other for other in sides if not mixes(one, other, treaties)} for one in sides}
    sizes = Counter(allegiance_of.values())
    teams: list[set[CardId]] = []
    for one in sorted(sides, key=lambda group: (-len(foes[group]), -sizes[group])):
        members = [card for card in there if allegiance_of[card] == one]
        open_ = [team for team in teams if foes[one].isdisjoint(allegiance_of[card] for card in team)]
        if not open_:
            teams.append(set(members))
            continue
        largest = max(open_, key=len)
        for card in members:
            chosen = chosen_affiliation(state, card) if by_choice else ""
            team = next(
                (team for team in open_ if any(chosen in allegiance_of[other].affiliations for other in team)), largest
            )
            team.add(card)
    return tuple(tuple(card for card in there if card in team) for team in sorted(teams, key=len, reverse=True))


def spokesman(state: State, team: Team, player: PlayerId) -> CardId:
    """Who stands for a team in an option: the one with the lowest number for the player, however the cards lie."""
    return min(team, key=lambda card: state.cards[card].handles[player])


def are_chosen(state: State) -> bool:
    """Whether a controller may say to which team those belong who go with several (ambiguity 29)."""
    return readings(state).teams_of_several == "controller"


def chosen_affiliation(state: State, card: CardId) -> str:
    """The affiliation whose team the controller chose for somebody; empty for none."""
    number = state.mark(card, "team")
    return AFFILIATIONS[number - 1] if number else ""


def anchor(state: State, team: Team) -> CardId:
    """Who stands for a team among others in its place: one of its members who cannot belong to all of them."""
    player = state.cards[team[0]].controller
    there = teams_at(state, places.company_place(state, team[0]), player)
    bound = tuple(card for card in team if not all(fits(state, player, card, other) for other in there))
    return spokesman(state, bound or team, player)


def fits(state: State, player: PlayerId, card: CardId, team: Team) -> bool:
    """Whether somebody is compatible with everybody of a team (1E-7.1/2)."""
    its, treaties, look = allegiance_of(state, card), treaties_of(state, player), identities(state)
    others = sides_of(state, [other for other in team if other != card], look)
    return all(mixes(its, side, treaties) for side in set(others.values()))


def number_of(state: State, team: Team) -> int:
    """By what number a team is noted (mark ``team``): that of the affiliation on which it is built."""
    icons = affiliations(state, anchor(state, team))
    return AFFILIATIONS.index(icons[0]) + 1 if icons else 0


def team_with(state: State, equipment: CardId, look: TeamView | None = None) -> Team:
    """The personnel who carry an equipment, the stopped and the disabled included (1E-7.1/4, 1E-G:equipment/1).

    Where there are several Away Teams, that is the team with which it came, or which the controller chose; where that
    team is gone, the largest.
    """
    where, player = places.company_place(state, equipment), state.cards[equipment].controller
    there = teams_under(state, where, player, look) if where else ()
    if len(there) < 2:
        return there[0] if there else ()
    chosen, of = chosen_affiliation(state, equipment), look or identities(state)
    return next((team for team in there if any(chosen in of(card).affiliations for card in team)), there[0])


def equipment_at(state: State, where: EntityId, player: PlayerId) -> tuple[CardId, ...]:
    """A player's equipment there, whoever carries it; not what is stopped or disabled (1E-10.2.1/5)."""
    there = places.own(state, places.cards_inside(state, where), player)
    return tuple(card for card in there if type_of(state, card) == "equipment" and is_able(state, card))


def equipment_of(state: State, team: Team, look: TeamView | None = None) -> tuple[CardId, ...]:
    """What a team can use of what it carries; it belongs to the team, not to one personnel (1E-7.1/4, 1E-12.4/1)."""
    if not team:
        return ()
    where, player = places.company_place(state, team[0]), state.cards[team[0]].controller
    there = equipment_at(state, where, player) if where else ()
    if not there or len(teams_under(state, where, player, look)) < 2:
        return there
    return tuple(card for card in there if not set(team).isdisjoint(team_with(state, card, look)))


def has_matching(state: State, vessel: CardId, player: PlayerId) -> bool:
    """Whether a usable personnel of the affiliation of a ship or facility is aboard it (1E-7.1.3/2, /4)."""
    look = identities(state)
    icons = look(vessel).affiliations
    if not icons:
        return bool(crew(state, vessel, player))
    return any(not set(icons).isdisjoint(look(card).affiliations) for card in crew(state, vessel, player))


def is_away(state: State, card: CardId) -> bool:
    """Whether a personnel is in an Away Team: wherever it is in no crew.

    1E-7.1/2, 1E-7.0.1/1, 1E-G:away-team-and-crew/1; in facilities on a planet there is one.
    """
    where = places.vessel_of(state, places.container(state, card))
    if not where or type_of(state, card) != "personnel":
        return False
    if where < FIRST_CARD or state.cards[where].controller != state.cards[card].controller:
        return True
    return state.cards[where].role == "surface" and type_of(state, where) == "facility"
