"""Building facilities (1E-2.10, 1E-4.4)."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import CardId, PlaceId, PlayerId
from spaceline.core.modifiers import values_for
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Plays, PlaysOn
from spaceline.effects.nodes.requirements import Skill
from spaceline.effects.perform.reading import cards_meant, holds
from spaceline.effects.scope import Reading
from spaceline.effects.world import world_of
from spaceline.rules.first import places
from spaceline.rules.first.affiliations import affiliations
from spaceline.rules.first.borg.objectives import is_assimilated
from spaceline.rules.first.facts import PEOPLES, Builder
from spaceline.rules.first.location_cache import occupied
from spaceline.rules.first.playing.timing import speaks_of
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.requirements import asked_for
from spaceline.rules.first.teams import at_large
from spaceline.rules.first.values import definition, facts, is_disabled, type_of


def sites(state: State, player: PlayerId, card: CardId) -> Iterator[PlaceId]:
    """The locations where a player could build the facility, or play it where its text says."""
    is_played = facts(state, card).plays or is_headquarters(state, card)
    there = places.locations(state) if is_played else occupied(state, player)
    return (place for place in there if cannot_build(state, player, card, place) is None)


def cannot_build(
    state: State, player: PlayerId, card: CardId, place: PlaceId, *, is_named: bool = False
) -> Refusal | None:
    """Why the facility cannot be built there; the quadrant does not matter, as it does for seeding (1E-4.4/3).

    Where a text names the place to which the facility is downloaded, what the mission shows does not matter either.
    """
    it = facts(state, card)
    if it.builder is None and not (it.plays or is_headquarters(state, card)):
        return refusal("seeds-only")
    if not places.is_location(state, place):
        return refusal("nothing-to-play-on")
    if owns_facility_at(state, player, place, beside=card):
        return refusal("own-facility-there")
    if it.builder is None:
        elsewhere = "no-homeworld-of-it" if is_headquarters(state, card) else "nothing-to-play-on"
        return None if is_site_for(state, player, card, place) else refusal(elsewhere)
    if it.kind == "outpost":
        if is_homeworld(state, place):
            return refusal("homeworld")
        if not is_named and not is_site_for(state, player, card, place):
            return refusal("no-icon")
    return None if builders(state, player, place, it.builder) else refusal("no-builder")


def is_headquarters(state: State, card: CardId) -> bool:
    """Whether a facility is a headquarters: it is seeded or played on its homeworld (1E-G:facility/11)."""
    return facts(state, card).kind == "headquarters"


def is_site_for(state: State, player: PlayerId, card: CardId, place: PlaceId) -> bool:
    """Whether a facility may be at a mission: where its text says, or else where its icon is shown.

    1E-4.4/5, 1E-G:facility/11; the icons of an assimilated planet mean nothing (1E-7.3.2.1.1/2).
    """
    ons = definition(state, card).of_kind(PlaysOn)
    if not ons or ons[0][1].cards is None:
        return not is_assimilated(state, place) and shows_icon(state, player, place, facts(state, card).affiliations)
    said = (cards for cards in (ons[0][1].cards, *ons[0][1].also) if cards is not None)
    named = {one for cards in said for one in cards_meant(state, Reading(card, player), cards)}
    there = (*places.missions_at(state, place), places.time_location(state, place))
    return not named.isdisjoint(there) or is_let_be_built(state, player, card, there)


def is_let_be_built(state: State, player: PlayerId, card: CardId, there: tuple[CardId, ...]) -> bool:
    """Whether the text of an own card in play lets a facility be built at one of these missions (1E-G:giral/1)."""
    world = world_of(state)
    for source in state.watched.get(BUILT_BY, ()):
        if state.cards[source].controller != player or not world.text_is_on(state, source):
            continue
        scope = Reading(source, player)
        for _, text in definition(state, source).of_kind(Plays):
            is_such = text.how == BUILT and text.cards is not None and speaks_of(state, text.cards, card)
            is_now = is_such and (text.test is None or holds(state, scope, text.test))
            if is_now and text.at is not None and not set(cards_meant(state, scope, text.at)).isdisjoint(there):
                return True
    return False


def owns_facility_at(state: State, player: PlayerId, place: PlaceId, *, beside: CardId) -> bool:
    """Whether a player owns a facility there, whoever controls it, that keeps another one away (1E-4.4/7)."""
    return any(
        state.cards[other].owner == player
        and type_of(state, other) == "facility"
        and not (lets_coexist(state, beside, other) or lets_coexist(state, other, beside))
        for other in places.vessels_at(state, place)
    )


def lets_coexist(state: State, one: CardId, other: CardId) -> bool:
    """Whether the text of a facility lets another be where it is (1E-G:facility/3)."""
    return any(
        text.how == COEXISTING and text.cards is not None and speaks_of(state, text.cards, other)
        for _, text in definition(state, one).of_kind(Plays)
    )


def is_homeworld(state: State, place: PlaceId) -> bool:
    """Whether the location is some affiliation's homeworld (1E-4.4/6)."""
    return any(facts(state, mission).homeworld_of for mission in places.missions_at(state, place))


def shows_icon(state: State, player: PlayerId, place: PlaceId, icons: tuple[str, ...]) -> bool:
    """Whether the player's end of the mission shows one of the affiliations (1E-4.4/5, 1E-2.1.0.3/1)."""
    end = places.end_for(state, place, player)
    return end is not None and bool(set(icons) & set(end.attempt))


def suits(state: State, player: PlayerId, card: CardId, place: PlaceId, declared: str) -> bool:
    """Whether a facility of several affiliations may be declared so at a mission: that icon must be shown there.

    1E-G:klaestron-outpost/1; where its text says where it is, that counts instead.
    """
    if not declared or definition(state, card).of_kind(PlaysOn):
        return True
    return shows_icon(state, player, place, (declared,))


def builders(state: State, player: PlayerId, place: PlaceId, builder: Builder) -> tuple[CardId, ...]:
    """Whoever is there and could build it: by classification or skill, stopped or not (1E-10.1.0.1/1, 1E-10.2.1.0.1/1).

    The disabled and those under house arrest do not (1E-10.2.3/1, 1E-10.2.10/2).
    """
    there = places.own(state, places.of_type(state, places.cards_here(state, place), "personnel"), player)
    awake = tuple(card for card in at_large(state, there) if not is_disabled(state, card))
    look = values_for(state, asked_for(Skill(builder.classification)))
    return tuple(
        card for card in awake if is_builder(state, card, builder) and look(card).skills.get(builder.classification)
    )


def is_builder(state: State, card: CardId, builder: Builder) -> bool:
    """Whether a personnel is of the affiliation, the species, the quadrant and the icon that are asked for."""
    it = facts(state, card)
    return (
        (not builder.affiliation or is_called(state, card, builder.affiliation))
        and (not builder.quadrant or builder.quadrant == it.quadrant)
        and (not builder.icon or builder.icon in it.icons)
        and (not builder.species or builder.species in it.species)
    )


def is_called(state: State, card: CardId, affiliation: str) -> bool:
    """Whether a personnel is what an affiliation is called, by this or by species (1E-G:affiliation-and-species/1)."""
    return affiliation in affiliations(state, card) or PEOPLES.get(affiliation) in facts(state, card).species


def role_of_facility(state: State, card: CardId) -> str:
    """Space, unless the facility stands on a planet as a headquarters does (1E-4.4/2)."""
    it = facts(state, card)
    return "surface" if it.kind == "headquarters" or ON_PLANET in it.characteristics else "space"


BUILT = "built"
"""How a facility is built by the text of another card (the node ``Plays``)."""
BUILT_BY = f"plays:{BUILT}"

COEXISTING = "coexisting"
"""How facilities may be at one location by the text of one of them (the node ``Plays``)."""

ON_PLANET = "Planet facility"
"""The characteristic of a facility whose text puts it on a planet (1E-4.4/2, /9)."""
