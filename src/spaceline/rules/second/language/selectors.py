"""Which cards on the table the words of texts mean."""

from __future__ import annotations

from collections.abc import Callable

from spaceline.core.caching import cached_on
from spaceline.core.data.leaves import FIRST_CARD, CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.names import SPOKEN_OF
from spaceline.effects.scope import Scope
from spaceline.rules.second import places, topics
from spaceline.rules.second.battle.sides import all_involved, current_battle, place_of_battle
from spaceline.rules.second.damage import damage_on, is_damage
from spaceline.rules.second.definition import UPON
from spaceline.rules.second.participants import current_attempt, facing, field_of, who_faces
from spaceline.rules.second.topics import BENEATH, PLAY
from spaceline.rules.second.values import STOPPED


def mission_meant(state: State, scope: Scope) -> tuple[CardId, ...]:
    """The mission that a text calls its own: the one attempted, or the one where the card is (2E-this-mission/1).

    Of a card that lies nowhere on the table, outside of an attempt, it is the one where that is to which it responds.
    """
    leaf = state.cards[scope.source]
    if leaf.role == "mission":
        return (scope.source,)
    if leaf.parent >= FIRST_CARD and state.cards[leaf.parent].role == "mission":
        return (leaf.parent,)
    place = places.place_of(state, scope.source)
    if not place and places.ship_of(state, scope.source):
        return ()
    attempt = current_attempt(state)
    if not place and (battle := current_battle(state)) is not None:
        place = place_of_battle(state, battle)
    if attempt is not None and place in (0, attempt.place):
        return (attempt.mission,)
    if not place and (spoken_of := scope.cards.get(SPOKEN_OF, ())):
        place = places.place_of(state, spoken_of[0])
    here = places.missions_at(state, place) if place else ()
    return places.own(state, here, scope.you) or here[:1]


def ships_meant(state: State, scope: Scope) -> tuple[CardId, ...]:
    """The ship a text calls its own or yours: itself, the one it lies on or is aboard, the one in the attempt.

    At a planet it is any of yours there. Where another crew faces a dilemma, it is their ship.
    """
    ship = places.ship_of(state, scope.source)
    if ship:
        return (ship,)
    party = who_faces(state)
    if party is not None:
        where, role = field_of(party)
        return (where,) if role == "aboard" else places.ships_at(state, where, party.player)
    place = places.place_of(state, scope.source)
    return places.ships_at(state, place, scope.you) if place else ()


def at_this_mission(state: State, scope: Scope) -> tuple[CardId, ...]:
    """The cards at the mission where the text's card is."""
    missions = mission_meant(state, scope)
    if not missions:
        return ()
    on_it = tuple(card for copy in places.one_mission(state, missions[0]) for card in state.zone(copy, "on"))
    return (*places.cards_at(state, state.cards[missions[0]].parent), *on_it)


def present(state: State, scope: Scope) -> tuple[CardId, ...]:
    """The cards present with the text's card.

    With a dilemma, or an interrupt or event that lies nowhere on the table, those present with the participants or,
    outside of an attempt, with the personnel it responds to.
    """
    party = who_faces(state)
    source = scope.source
    if state.cards[source].role != "faced" and (places.place_of(state, source) or places.ship_of(state, source)):
        return places.present_with(state, source)
    if party is not None:
        return state.zone(*field_of(party))
    spoken_of = scope.cards.get(SPOKEN_OF, ())
    return places.present_with(state, spoken_of[0]) if spoken_of else ()


def on_planet(state: State, scope: Scope) -> tuple[CardId, ...]:
    """The cards on the planet of the text's mission."""
    missions = mission_meant(state, scope)
    return state.zone(state.cards[missions[0]].parent, "surface") if missions else ()


def aboard(state: State, scope: Scope) -> tuple[CardId, ...]:
    """The cards aboard the ship that the text is of, is on, is aboard, or that is used for the attempt."""
    ship = places.ship_of(state, scope.source)
    if ship:
        return state.zone(ship, "aboard")
    return tuple(card for ship in ships_meant(state, scope) for card in state.zone(ship, "aboard"))


@cached_on(PLAY, BENEATH)
def in_play(state: State) -> tuple[CardId, ...]:
    """All cards in play but those that are damage: only a text that speaks of damage cards means them (2E-damage/7)."""
    roles = state.ruleset.roles
    found: list[CardId] = []
    for (_, role), cards in state.contents.items():
        if role == "on":
            found.extend([card for card in cards if not is_damage(state, card)])
        elif roles[role].in_play:
            found.extend(cards)
    return tuple(sorted(found))


@cached_on(PLAY, topics.STOPPED, BENEATH)
def at_command(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """The unstopped cards in play that a player commands (2E-command-and-owner/1).

    Stopped ones neither count nor are affected (2E-stopped/3, /6).
    """
    return without_stopped(state, places.own(state, in_play(state), player), player)


def without_stopped(state: State, cards: tuple[CardId, ...], player: PlayerId) -> tuple[CardId, ...]:
    """Cards but for those of a player that are stopped (2E-stopped/3)."""
    leaves, marks = state.cards, state.marks
    return tuple([card for card in cards if (card, STOPPED) not in marks or leaves[card].controller != player])


TABLE: dict[str, Callable[[State, Scope], tuple[CardId, ...]]] = {
    "this": lambda state, scope: (scope.source,),
    "facing": lambda state, scope: facing(state),
    "present": present,
    "here": at_this_mission,
    "planet": on_planet,
    "aboard": aboard,
    "command": lambda state, scope: in_play(state),
    "table": lambda state, scope: in_play(state),
    "mission": mission_meant,
    "involved": lambda state, scope: all_involved(state),
    "damage": lambda state, scope: tuple(card for ship in ships_meant(state, scope) for card in damage_on(state, ship)),
    "on": lambda state, scope: (*state.zone(scope.source, "on"), *state.zone(scope.source, UPON)),
    "missions": lambda state, scope: tuple(c for p in state.players for c in places.own_missions(state, p)),
    "ship": ships_meant,
}
"""Words for cards on the table; whose they are is looked at afterwards."""
