"""What is present with a card (1E-12.4): who is with whom, and what they carry."""

from __future__ import annotations

from spaceline.core.caching import VALUES, cached_on
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.effects.names import SPOKEN_OF, TARGET
from spaceline.effects.nodes.abilities import Boards
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.scope import Scope, Values
from spaceline.rules.first import participants, places, teams
from spaceline.rules.first.data.frames import MissionAttempt
from spaceline.rules.first.participants import current_attempt, current_encounter
from spaceline.rules.first.roles import INFILTRATING, PARTY
from spaceline.rules.first.side_decks import groups
from spaceline.rules.first.side_decks.piles import TRIBBLES
from spaceline.rules.first.values import are_printed, definition, is_able, is_stopped, told_of_sides, type_of

NOWHERE = ("playing", "encountered", "hand")
"""Roles in which a card lies at no place of its own."""


def anchor(state: State, scope: Scope) -> EntityId:
    """The card or place from which a text looks around: its own card, or what it is played on or responds to."""
    if state.cards[scope.source].role not in NOWHERE and places.place_of(state, scope.source):
        return scope.source
    meant = scope.cards.get(TARGET) or scope.cards.get(SPOKEN_OF, ())
    return meant[0] if meant else 0


def is_encountered(state: State, scope: Scope) -> bool:
    """Whether it is the text of the dilemma that is being encountered."""
    encounter = current_encounter(state)
    return encounter is not None and encounter.seed == scope.source


def present(state: State, scope: Scope, values: Values | None) -> tuple[CardId, ...]:
    """What is present with the card of a text, or with the team that encounters it (1E-12.4/1, /2, /3).

    While texts are being applied, teams are those of the values found so far.
    """
    attempt = current_attempt(state)
    if (is_encountered(state, scope) or not anchor(state, scope)) and attempt is not None:
        return (*participants.facing(state), *participants.equipment_facing(state))
    at = anchor(state, scope)
    if at < FIRST_CARD:
        return ()
    if type_of(state, at) in places.CONTAINERS:
        return around_vessel(state, at)
    leaf = state.cards[at]
    if type_of(state, at) in TRIBBLES:
        return groups.present_at(state, at)
    is_held = leaf.role == "on" and leaf.parent >= FIRST_CARD and type_of(state, leaf.parent) in CARRIED
    if is_held or leaf.role in ("aboard", "surface"):
        return in_company(state, leaf.parent if is_held else at, values)
    if leaf.parent >= FIRST_CARD and type_of(state, leaf.parent) in places.CONTAINERS:
        return around_vessel(state, leaf.parent)
    if type_of(state, at) == "mission" or leaf.role == "at":
        return around_location(state, at)
    return places.present_with(state, at)


def around_vessel(state: State, vessel: CardId) -> tuple[CardId, ...]:
    """What is present with a ship or facility: those aboard, itself, and the other ships and facilities there.

    With a site those at it, and the ships that are docked there.

    1E-12.4/2, /3: never the crew of another.
    """
    return tuple(dict.fromkeys((*places.cards_inside(state, vessel), *places.present_with(state, vessel))))


def around_location(state: State, card: CardId) -> tuple[CardId, ...]:
    """What is present with a mission or with a card that lies at its location.

    With a planet those on its surface, landed ships and facilities too (1E-12.4/2, /4); where there is none everybody,
    aboard what ship they may be (1E-12.4/2). With a further card there ships and facilities as well (1E-12.4/3).
    What is seeded there is present with nothing, whoever has looked at it (1E-12.4.0.2/1).
    """
    place = places.place_of(state, card)
    if not places.has_surface(state, place):
        return places.cards_here(state, place)
    surface = state.zone(place, "surface")
    if type_of(state, card) == "mission":
        return surface if current_attempt(state) is None else without_the_stopped(state, surface)
    vessels = places.uncloaked(state, places.vessels_at(state, place))
    return (*surface, *(vessel for vessel in vessels if vessel not in surface))


def without_the_stopped(state: State, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """In an attempt the stopped are another team, and nobody who is present (1E-10.2.5/1)."""
    return tuple(card for card in cards if not is_stopped(state, card))


CARRIED = ("personnel", "equipment")
"""Those who are in a crew or Away Team, or belong to one."""


def in_company(state: State, at: CardId, values: Values | None) -> tuple[CardId, ...]:
    """What is present with a personnel or equipment: not the other teams of its controller in the same place.

    1E-12.4/1, /2; aboard a carried ship that is whoever is aboard the one that carries it (1E-7.1.6.1.0.1/2). Equipment
    that is stopped is with the stopped of its team only, from whichever of both one looks
    (1E-10.2.1/5); in an attempt those who take part are with nobody else, neither with those who are separated from
    them nor with opposing cards (1E-10.2.5/1, /2).
    """
    is_settled = values is None or are_printed(state, told_of_sides(state))
    return company_now(state, at) if is_settled else find_company(state, at, values)


@cached_on(VALUES)
def company_now(state: State, at: CardId) -> tuple[CardId, ...]:
    """What is present with a personnel or equipment, by the teams as they are."""
    return find_company(state, at, None)


def find_company(state: State, at: CardId, values: Values | None) -> tuple[CardId, ...]:
    """Look at all who are in the same place."""
    where, player = places.hull_of(state, places.container(state, at)), state.cards[at].controller
    if not where:
        return places.present_with(state, at)
    there = places.cards_inside(state, where)
    if where >= FIRST_CARD:
        there = (*there, where)
    others = apart_from(state, at, where, values) | of_other_parties(state, at, there)
    if others:
        there = tuple(card for card in there if card not in others)
    if not is_stopped(state, at):
        there = tuple(card for card in there if not is_stopped_equipment(state, card, player))
    elif type_of(state, at) == "equipment":
        there = tuple(card for card in there if state.cards[card].controller != player or is_stopped(state, card))
    attempting = taking_part_at(state, where, values)
    if attempting:
        there = tuple(card for card in there if (card in attempting) == (at in attempting))
    return there


def of_other_parties(state: State, at: CardId, there: tuple[CardId, ...]) -> set[CardId]:
    """Of those who board ships to fight, who has not come with this one (1E-G:rogue-borg-mercenaries/2)."""
    if not definition(state, at).of_kind(Boards):
        return set()
    party = state.mark(at, PARTY)
    return {card for card in there if definition(state, card).of_kind(Boards) and state.mark(card, PARTY) != party}


def is_stopped_equipment(state: State, card: CardId, player: PlayerId) -> bool:
    """Whether a card is a player's equipment that is stopped with those who carry it (1E-10.2.1/5)."""
    return state.cards[card].controller == player and is_stopped(state, card) and type_of(state, card) == "equipment"


ROOMS = (places.SITE, "ship")
"""Types of cards that others are in or at who are present with them."""


def present_with(
    state: State, cards: tuple[CardId, ...], others: tuple[CardId, ...], values: Values
) -> tuple[CardId, ...]:
    """Those of some cards that are present with a personnel, equipment, ship or site among others.

    Personnel and equipment are themselves included; at a site, or aboard a ship, is whoever is present with it
    (1E-12.4/2), and what lies on somebody is wherever that one is.
    """
    there = {
        card
        for other in others
        for card in (
            around_vessel(state, other) if type_of(state, other) in ROOMS else in_company(state, other, values)
        )
    }
    return tuple(card for card in cards if bearer_of(state, card) in there)


def bearer_of(state: State, card: CardId) -> EntityId:
    """What a card lies on, or the card itself where it lies on nothing."""
    leaf = state.cards[card]
    return leaf.parent if leaf.role == "on" else card


def apart_from(state: State, at: CardId, where: EntityId, values: Values | None) -> set[CardId]:
    """The cards of the same controller that belong to other teams than a personnel or equipment (1E-12.4/1)."""
    player = state.cards[at].controller
    if (at, INFILTRATING) in state.marks:
        return set()
    own = teams.teams_under(state, where, player, values)
    people = teams.personnel_at(state, where, player)
    if len(own) == 1 and len(own[0]) == len(people):
        return set()
    it = teams.team_with(state, at, values) if type_of(state, at) == "equipment" else team_among(own, at)
    others = {card for card in people if card not in it and card != at}
    carried = places.of_type(state, places.own(state, state.zone(*places.zone_of(state, where)), player), "equipment")
    others.update(card for card in carried if card != at and teams.team_with(state, card, values) != it)
    return others


def team_among(there: tuple[teams.Team, ...], card: CardId) -> teams.Team:
    """The team of a personnel among those in its place; whoever is under house arrest is in none."""
    return next((team for team in there if card in team), ())


def taking_part_at(state: State, where: EntityId, values: Values | None) -> frozenset[CardId]:
    """Those who take part in the attempt that goes on in that place, with what they carry; nobody elsewhere.

    Whether somebody is under house arrest is not asked while the values are worked out on which that depends.
    """
    attempt = current_attempt(state)
    if attempt is None or where not in (participants.where_of(attempt), attempt.place if attempt.joined else 0):
        return frozenset()
    if values is not None and not are_printed(state, told_of_sides(state)):
        began = (*attempt.participants, *attempt.joined)
        able = tuple(card for card in began if places.container(state, card) == where and is_able(state, card))
        return frozenset((*able, *teams.equipment_of(state, able, values)))
    return taking_part(state, attempt)


@cached_on(VALUES)
def taking_part(state: State, attempt: MissionAttempt) -> frozenset[CardId]:
    """Those who take part in an attempt, with what they carry."""
    return frozenset((*participants.taking_part(state, attempt), *participants.equipment_of(state, attempt)))


TOGETHER = ("facing", "present")
"""Words for cards that are present with each other, as a requirement asks of those who meet it."""


def bands(state: State, scope: Scope, group: Cards, found: tuple[CardId, ...]) -> tuple[tuple[CardId, ...], ...]:
    """The crews and Away Teams among the cards of which a text asks something: another team helps none (1E-12.4/1).

    So where those are asked who are present, or an Away Team; in an encounter that is the team that meets it. Outside
    of attempts the stopped help the others of their team (1E-10.2.1.0.1/1, 1E-10.2.5/1), but a text that names an Away
    Team finds them in one of their own (1E-G:away-team-and-crew/2).
    """
    is_of_teams = bool(group.filter.said.get("away"))
    is_of_those_together = group.where in TOGETHER or group.shares == "presence"
    if not found or not (is_of_those_together or is_of_teams) or is_encountered(state, scope):
        return (found,)
    if is_of_teams:
        return tuple(band for part in teams.parts(state, found) for band in by_company(state, part))
    return by_company(state, found)


def by_company(state: State, found: tuple[CardId, ...]) -> tuple[tuple[CardId, ...], ...]:
    """Cards by the teams that they are in."""
    if not found or set(found).issubset(company(state, found[0])):
        return (found,) if found else ()
    return tuple(dict.fromkeys(tuple(one for one in found if one in company(state, card)) for card in found))


def company(state: State, card: CardId) -> tuple[CardId, ...]:
    """The team of a personnel; whoever is in none is alone."""
    return teams.team_of(state, card) or (card,)
