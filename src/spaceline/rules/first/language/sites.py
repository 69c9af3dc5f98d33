"""What a filter asks of those at the sites of stations, and of whom a player has in play."""

from __future__ import annotations

from spaceline.core.data.leaves import FIRST_CARD, CardId
from spaceline.core.state import State
from spaceline.effects.matching import FilterPart
from spaceline.effects.nodes.losing import Admits
from spaceline.effects.scope import Values
from spaceline.effects.world import world_of
from spaceline.rules.first import places, teams
from spaceline.rules.first.borg.collective import MIRROR
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.missions.built_in import BACK, outpost_of
from spaceline.rules.first.people.captives import is_jailed
from spaceline.rules.first.values import definition, facts, is_disabled, is_in_stasis


def matches_where_it_is(wanted: tuple[str, ...]) -> FilterPart:
    """It matches the station at one of whose sites it is, or the homeworld where it is, as the text asks."""

    def part(state: State, card: CardId, card_values: CardValues, values: Values) -> bool:
        is_at_home = "homeworld" in wanted and matches_homeworld(state, card, card_values)
        return is_at_home or ("station" in wanted and matches_station(state, card, card_values, values))

    return part


def matches_station(state: State, card: CardId, card_values: CardValues, values: Values) -> bool:
    """Whether a card is of the affiliation that the station has now at one of whose sites it is.

    1E-G:facility/7, 1E-G:matching/1.
    """
    where = places.container(state, card)
    if where < FIRST_CARD or not places.is_site(state, where):
        return False
    station: CardValues = values(places.vessel_of(state, where))
    return not set(station.affiliations).isdisjoint(card_values.affiliations)


def matches_homeworld(state: State, card: CardId, card_values: CardValues) -> bool:
    """Whether a card is of the affiliation and of the universe of the homeworld where it is, on a station or not.

    1E-G:homeworld/1, 1E-G:mirror-universe/1.
    """
    place = places.place_of(state, card)
    own = facts(state, card).quadrant == MIRROR
    homes = (facts(state, mission) for mission in places.missions_at(state, place)) if place else ()
    return any(it.homeworld_of in card_values.affiliations and (it.quadrant == MIRROR) == own for it in homes)


def is_admitted(titles: tuple[str, ...]) -> FilterPart:
    """Whether the text of the card it is aboard, while that works, says that it makes use there of such cards."""

    def part(state: State, card: CardId, card_values: CardValues, values: Values) -> bool:
        where, world = places.container(state, card), world_of(state)
        if where < FIRST_CARD or not world.text_is_on(state, where):
            return False
        texts = (text for _, text in definition(state, where).of_kind(Admits) if set(titles).issubset(text.titles))
        return any(world.matches(state, card, text.who, values) for text in texts)

    return part


def is_unopposed(state: State, card: CardId) -> bool:
    """Whether no opponent has personnel where it is; who is disabled or in stasis opposes nobody (1E-G:unopposed/1)."""
    where, own = places.container(state, card), state.cards[card].controller
    return bool(where) and not any(
        not is_disabled(state, other) and not is_in_stasis(state, other)
        for player in state.players
        if player != own
        for other in teams.personnel_at(state, where, player)
    )


def is_fielded(state: State, card: CardId) -> bool:
    """Whether its owner owns another card of that title in play, whoever controls it."""
    title, owner = definition(state, card).title, state.cards[card].owner
    return any(
        leaf.owner == owner and other != card and state.in_play(other) and definition(state, other).title == title
        for other, leaf in state.cards.items()
    )


def is_vacant(state: State, mission: CardId) -> bool:
    """Whether the outpost of a mission is not there and may be built again.

    Not once it is out of play (1E-4.2.0.2/4), nor where its player owns another facility (1E-4.2.0.2/3).
    """
    if not facts(state, mission).outpost or not state.mark(mission, "turned-over"):
        return False
    outpost, owner = outpost_of(state, mission), state.cards[mission].owner
    if outpost and state.cards[outpost].role != BACK:
        return False
    there = places.of_type(state, places.vessels_at(state, places.place_of(state, mission)), "facility")
    return not any(state.cards[facility].owner == owner for facility in there)


OF_PLACES = {"fielded": is_fielded, "vacant": is_vacant, "unopposed": is_unopposed, "jailed": is_jailed}
"""The traits that hold by what lies in play, and where."""
