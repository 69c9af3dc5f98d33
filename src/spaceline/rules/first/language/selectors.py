"""The cards that the words of a text mean, from where the card lies whose text it is (1E-12.4)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from spaceline.core.caching import cached_on
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.effects.names import SPOKEN_OF
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.scope import Scope
from spaceline.rules.first import participants, places, teams
from spaceline.rules.first.data.frames import CommandeeringAttempt
from spaceline.rules.first.definition import NORS, VANISH, CardDefinition
from spaceline.rules.first.language.presence import NOWHERE, anchor, is_encountered, present
from spaceline.rules.first.participants import current_attempt
from spaceline.rules.first.people import belonging
from spaceline.rules.first.roles import ABDUCTED
from spaceline.rules.first.side_decks.piles import TENT, TRIBBLE_DECK, opened
from spaceline.rules.first.suspension import in_reach
from spaceline.rules.first.topics import LAYOUT, MODE, PLAY
from spaceline.rules.first.values import is_cloaked, type_of
from spaceline.rules.first.verbs.capture import CAPTIVE


def holder(state: State, scope: Scope) -> EntityId:
    """The card that a card lies on, is played on or responds to."""
    leaf = state.cards[scope.source]
    return leaf.parent if leaf.role == "on" else anchor(state, scope)


def place_meant(state: State, scope: Scope) -> PlaceId:
    """The location that a text means by "here" (1E-12.4/5): that of its card, else that of the attempt."""
    at = anchor(state, scope)
    if at:
        return places.place_of(state, at)
    attempt = current_attempt(state)
    return places.place_of(state, attempt.place) if attempt is not None else 0


def facing(state: State, scope: Scope) -> tuple[CardId, ...]:
    """Whom a dilemma concerns: those encountering it; later those on whose ship, or at whose planet, it lies."""
    source = state.cards[scope.source]
    if is_encountered(state, scope) or source.role in NOWHERE:
        return participants.facing(state)
    where = ship_at(state, scope) or places.place_of(state, scope.source)
    return teams.awake_at(state, where, scope.you)


def ship_at(state: State, scope: Scope) -> CardId:
    """The ship or facility that a text is of, on or aboard, the station of a site; 0 for none."""
    card = anchor(state, scope)
    while card >= FIRST_CARD:
        if type_of(state, card) in places.CONTAINERS:
            return places.vessel_of(state, card)
        card = state.cards[card].parent
    return 0


def is_of_a_rider(state: State, scope: Scope) -> bool:
    """Whether a text is of a personnel: its ship is one that it is aboard, no facility, and one of its player."""
    return type_of(state, scope.source) == "personnel"


def ships_meant(state: State, scope: Scope) -> tuple[CardId, ...]:
    """The ship that a text calls its own or responds to, or that attempts the mission."""
    ship = ship_at(state, scope)
    if ship:
        return (ship,) if type_of(state, ship) == "ship" or not is_of_a_rider(state, scope) else ()
    spoken_of = scope.cards.get(SPOKEN_OF, ())
    if spoken_of and all(type_of(state, card) == "ship" for card in spoken_of):
        return spoken_of
    attempt = current_attempt(state)
    return (attempt.ship,) if attempt is not None and attempt.ship else ()


def mission_meant(state: State, scope: Scope) -> tuple[CardId, ...]:
    """The mission that a text calls its own: the one attempted, or the one where its card is."""
    station = station_meant(state, scope)
    if station:
        return (station,)
    attempt = current_attempt(state)
    at = anchor(state, scope)
    for holder in (at, state.cards[at].parent) if at >= FIRST_CARD else ():
        if holder >= FIRST_CARD and state.cards[holder].role == "mission":
            return (holder,)
    if attempt is not None and places.place_of(state, at) in (0, attempt.place):
        return (attempt.mission,)
    place = places.place_of(state, at)
    mission = places.mission_for(state, place, scope.you) if place else 0
    return (mission,) if mission else ()


def station_meant(state: State, scope: Scope) -> CardId:
    """The station that is the mission to what was seeded beneath it, or placed on it since; 0 for none."""
    if NORS not in state.watched:
        return 0
    attempt, leaf = current_attempt(state), state.cards[scope.source]
    if isinstance(attempt, CommandeeringAttempt) and is_encountered(state, scope):
        return attempt.mission
    return leaf.parent if leaf.role == "on" and places.is_nor(state, leaf.parent) else 0


def here(state: State, scope: Scope) -> tuple[CardId, ...]:
    """Everything anywhere at the location (1E-12.4/5).

    To a facility and to what lies on it, only what is present with it is here (1E-G:here/1); to those aboard a cloaked
    ship only one another, for it has nothing to do with its location (1E-7.6/5).
    """
    facility = facility_of(state, scope.source)
    if facility:
        return (facility, *places.cards_inside(state, facility), *places.docked_at(state, facility))
    source = state.cards[scope.source]
    if source.role == "aboard" and is_cloaked(state, source.parent):
        return state.zone(source.parent, "aboard")
    place = place_meant(state, scope)
    return (*places.missions_at(state, place), *places.cards_here(state, place)) if place else ()


def cloaked_here(state: State, scope: Scope) -> tuple[CardId, ...]:
    """The cloaked ships at the location with those aboard, for a text that speaks of them: it needs no target.

    1E-7.6/6; phased ships are reached by what concerns all cards in play only (1E-7.6/9).
    """
    place = place_meant(state, scope)
    vessels = places.vessels_at(state, place) if place else ()
    cloaked = tuple(card for card in vessels if is_cloaked(state, card) and not state.mark(card, "phased"))
    return (*cloaked, *(card for vessel in cloaked for card in places.cards_inside(state, vessel)))


def speaks_of_the_cloaked(wanted: Filter) -> bool:
    """Whether a text means cloaked ships, or those aboard such ships."""
    within = wanted.said.get("within")
    return bool(wanted.said.get("cloaked")) or (within is not None and bool(within.said.get("cloaked")))


def facility_of(state: State, card: CardId) -> CardId:
    """The card itself if it is a facility or a site, or the one on which it lies; 0 for none."""
    leaf = state.cards[card]
    holder = leaf.parent if leaf.role == "on" and leaf.parent >= FIRST_CARD else card
    return holder if type_of(state, holder) in ("facility", "site") and state.in_play(holder) else 0


def on_planet(state: State, scope: Scope) -> tuple[CardId, ...]:
    """The cards on the planet of the location: on its surface, in facilities and ships there (1E-G:on-planet/1)."""
    place = place_meant(state, scope)
    surface = state.zone(place, "surface") if place else ()
    within = (card for holder in surface for card in state.zone(holder, "aboard"))
    return (*surface, *within)


def aboard(state: State, scope: Scope) -> tuple[CardId, ...]:
    """The cards aboard the ship or facility that is meant, and the sites of a station."""
    ships = ships_meant(state, scope)
    return tuple(card for ship in ships for card in (*places.sites_of(state, ship), *places.cards_inside(state, ship)))


def seeds(state: State, scope: Scope) -> tuple[CardId, ...]:
    """The seeds beneath the location, the one that is met next first (1E-7.2.1/9)."""
    place = place_meant(state, scope)
    return state.zone(place, "seeds")[::-1] if place else ()


def afflicted(state: State, scope: Scope) -> tuple[CardId, ...]:
    """Those whom this card disables, holds or has afflicted, as far as it reaches them (1E-10.2.4/1)."""
    return in_reach(state, scope.source) if state.lasting else ()


def team(state: State, scope: Scope) -> tuple[CardId, ...]:
    """The Away Team or crew of the personnel from whom a text looks around; or the part of it that is of use or not.

    1E-G:away-team-and-crew/2.
    """
    at = anchor(state, scope)
    if at < FIRST_CARD or type_of(state, at) != "personnel":
        return ()
    return next((part for part in teams.parts(state, teams.team_of(state, at)) if at in part), ())


def away_teams(state: State, scope: Scope) -> tuple[CardId, ...]:
    """Those who stand for the Away Teams in play: wherever somebody is in no crew.

    On surfaces, in facilities on a planet, and aboard what an opponent controls (1E-7.1/2, 1E-G:away-team-and-crew/1).
    """
    surfaces = [place for place in places.locations(state) if (place, "surface") in state.contents]
    rooms = [room for vessel in places.vessels(state) for room in places.rooms(state, vessel)]
    found: list[CardId] = []
    for player in state.players:
        for where in (*surfaces, *rooms):
            away = (team for team in teams.teams_at(state, where, player) if teams.is_away(state, team[0]))
            there = (part for team in away for part in teams.parts(state, team))
            found.extend(teams.spokesman(state, part, scope.you) for part in there)
    return tuple(found)


def ship_teams(state: State, scope: Scope) -> tuple[CardId, ...]:
    """The personnel of the Away Teams that belong to the ship that is meant (1E-7.0.1/2)."""
    return tuple(card for ship in ships_meant(state, scope) for card in belonging.belonging_to(state, ship))


def dock(state: State, scope: Scope) -> tuple[CardId, ...]:
    """The facility at which the ship is docked that is meant, whoever controls it; of a site its station."""
    docked = (ship for ship in ships_meant(state, scope) if places.is_docked(state, ship))
    return tuple(places.vessel_of(state, state.cards[ship].parent) for ship in docked)


def solved(state: State, scope: Scope) -> tuple[CardId, ...]:
    """The missions in play that the player of a text has completed, on whatever card of a location (1E-7.2.5/2)."""
    there = (card for place in places.locations(state) for card in places.missions_at(state, place))
    return tuple(card for card in there if state.mark(card, "completed") == scope.you)


def home(state: State, scope: Scope) -> tuple[CardId, ...]:
    """The facility at which the ship is docked that is meant, if the card keeps it in mind."""
    kept = afflicted(state, scope)
    return tuple(card for card in dock(state, scope) if card in kept)


def in_play(state: State, types: tuple[str, ...] = ()) -> tuple[CardId, ...]:
    """All cards in play (1E-12.3/1); one that is being played is not, only responses reach it (1E-6.2.0.2/2).

    With types, no others than may be of one of them. What has vanished for a while is not there.
    """
    found = lying_in_play(state, types)
    if VANISH in state.watched:
        return tuple(card for card in found if not places.is_out_of_time(state, card))
    return found


@cached_on(PLAY, MODE, LAYOUT)
def lying_in_play(state: State, types: tuple[str, ...]) -> tuple[CardId, ...]:
    """Those that may be of one of some types, what has vanished too."""
    if types:
        leaves, definitions = state.cards, state.ruleset.definitions
        its = [(card, definitions[leaves[card].definition]) for card in lying_in_play(state, ())]
        return tuple([card for card, it in its if it.type in types or may_be(it, types)])
    roles = {name for name, role in state.ruleset.roles.items() if role.in_play and name != "playing"}
    return tuple([card for card, leaf in state.cards.items() if leaf.role in roles])


def may_be(it: CardDefinition, types: tuple[str, ...]) -> bool:
    """Whether a card is of one of some types, wherever it lies: as printed, as it is used or as it is seeded."""
    return it.type in types or it.used_as in types or ("dilemma" in types and it.seeds_like_a_dilemma)


EVERYWHERE = ("command", "table")
"""Words for all cards in play."""

TABLE: dict[str, Callable[[State, Scope], tuple[CardId, ...]]] = {
    "this": lambda state, scope: (scope.source,),
    "facing": facing,
    "present": lambda state, scope: present(state, scope, None),
    "here": here,
    "planet": on_planet,
    "aboard": aboard,
    **dict.fromkeys(EVERYWHERE, lambda state, scope: in_play(state)),
    "mission": mission_meant,
    "missions": lambda state, scope: tuple(
        card for place in places.locations(state) for card in places.missions_at(state, place)
    ),
    "completed": solved,
    "ship": ships_meant,
    "seeds": seeds,
    "afflicted": afflicted,
    "team": team,
    "teams": away_teams,
    "ship_teams": ship_teams,
    "dock": dock,
    "home": home,
    "players": lambda state, scope: state.players,
    "involved": lambda state, scope: participants.involved(state),
}
"""Words for cards on the table; whose they are is looked at afterwards."""

OF_NOBODY = ("this", "mission", "completed", "seeds", "facing", "ship", "players")
"""Words for which it does not matter whose the cards are."""

PILES = {"hand": ("hand",), "held": ("hand", "deck", TENT), "deck": ("deck",), "discard": ("discard",)}
"""Words for zones of one player, or for several: from hand cards are played, from the others by a download."""


def captured(state: State, players: tuple[PlayerId, ...]) -> tuple[CardId, ...]:
    """The personnel of certain players who are captives (1E-7.7/1); nobody reaches those who are out of time.

    The abducted are none (1E-7.7.0.3/1).
    """
    there = (card for card, mark in state.marks if mark == CAPTIVE and (card, ABDUCTED) not in state.marks)
    there = (card for card in there if state.cards[card].owner in players)
    return tuple(card for card in there if state.in_play(card) and not places.is_out_of_time(state, card))


def in_tents(state: State, players: tuple[PlayerId, ...]) -> tuple[CardId, ...]:
    """All cards in the open Q's Tents of certain players: of a closed one none is reached.

    1E-G:doorway-closed/1, 1E-G:qs-tent-side-deck/1.
    """
    return tuple(card for player in players for card in opened(state, player, TENT))


def in_tribble_decks(state: State, players: tuple[PlayerId, ...]) -> tuple[CardId, ...]:
    """All cards in the open Tribble side decks of certain players (1E-2.14/1, 1E-G:doorway-closed/1)."""
    return tuple(card for player in players for card in opened(state, player, TRIBBLE_DECK))


def in_piles(roles: tuple[str, ...], state: State, players: tuple[PlayerId, ...]) -> tuple[CardId, ...]:
    """All cards in certain zones of certain players."""
    return tuple(card for player in players for role in roles for card in state.zone(player, role))


OWNED: dict[str, Callable[[State, tuple[PlayerId, ...]], tuple[CardId, ...]]] = {
    **{word: partial(in_piles, roles) for word, roles in PILES.items()},
    TENT: in_tents,
    TRIBBLE_DECK: in_tribble_decks,
    "captured": captured,
}
"""Words for cards of certain players, whoever has them now."""
