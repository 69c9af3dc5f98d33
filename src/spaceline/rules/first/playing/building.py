"""Building facilities (1E-2.10, 1E-4.4)."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import CardId, PlaceId, PlayerId
from spaceline.core.modifiers import values_for
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import PlaysOn
from spaceline.effects.nodes.requirements import Skill
from spaceline.effects.perform.reading import cards_meant
from spaceline.effects.scope import Reading
from spaceline.rules.first import places
from spaceline.rules.first.affiliations import affiliations
from spaceline.rules.first.facts import Builder
from spaceline.rules.first.location_cache import occupied
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.requirements import asked_for
from spaceline.rules.first.teams import is_usable
from spaceline.rules.first.values import definition, facts, type_of


def sites(state: State, player: PlayerId, card: CardId) -> Iterator[PlaceId]:
    """The locations where a player could build the facility, or play it where its text says so."""
    there = places.locations(state) if facts(state, card).plays else occupied(state, player)
    return (place for place in there if cannot_build(state, player, card, place) is None)


def cannot_build(state: State, player: PlayerId, card: CardId, place: PlaceId) -> Refusal | None:
    """Why the facility cannot be built there; the quadrant does not matter, as it does for seeding (1E-4.4/3)."""
    it = facts(state, card)
    if it.builder is None and not it.plays:
        return refusal("seeds-only")
    if not places.is_location(state, place):
        return refusal("nothing-to-play-on")
    if owns_facility_at(state, player, place):
        return refusal("own-facility-there")
    if it.kind == "outpost":
        if is_homeworld(state, place):
            return refusal("homeworld")
        if not is_site_for(state, player, card, place):
            return refusal("no-icon")
    if it.builder is None:
        return None if is_site_for(state, player, card, place) else refusal("nothing-to-play-on")
    return None if builders(state, player, place, it.builder) else refusal("no-builder")


def is_site_for(state: State, player: PlayerId, outpost: CardId, place: PlaceId) -> bool:
    """Whether an outpost may be at a mission: where its text says, or else where its icon is shown.

    1E-4.4/5, 1E-G:facility/11.
    """
    ons = definition(state, outpost).of_kind(PlaysOn)
    if not ons or ons[0][1].cards is None:
        return shows_icon(state, player, place, facts(state, outpost).affiliations)
    named = cards_meant(state, Reading(outpost, player), ons[0][1].cards)
    return not set(places.missions_at(state, place)).isdisjoint(named)


def owns_facility_at(state: State, player: PlayerId, place: PlaceId) -> bool:
    """Whether a player owns a facility there, whoever controls it (1E-4.4/7)."""
    there = places.vessels_at(state, place)
    return any(state.cards[card].owner == player and type_of(state, card) == "facility" for card in there)


def is_homeworld(state: State, place: PlaceId) -> bool:
    """Whether the location is some affiliation's homeworld (1E-4.4/6)."""
    return any(facts(state, mission).homeworld_of for mission in places.missions_at(state, place))


def shows_icon(state: State, player: PlayerId, place: PlaceId, icons: tuple[str, ...]) -> bool:
    """Whether the player's end of the mission shows one of the affiliations (1E-4.4/5, 1E-2.1.0.3/1)."""
    end = places.end_for(state, place, player)
    return end is not None and bool(set(icons) & set(end.attempt))


def builders(state: State, player: PlayerId, place: PlaceId, builder: Builder) -> tuple[CardId, ...]:
    """Whoever is there and could build it: by classification or skill (1E-10.1.0.1/1)."""
    there = places.own(state, places.of_type(state, places.cards_here(state, place), "personnel"), player)
    look = values_for(state, asked_for(Skill(builder.classification)))
    return tuple(
        card
        for card in there
        if is_usable(state, card) and is_builder(state, card, builder) and look(card).skills.get(builder.classification)
    )


def is_builder(state: State, card: CardId, builder: Builder) -> bool:
    """Whether a personnel is of the affiliation, the quadrant and the icon that are asked for."""
    it = facts(state, card)
    return (
        (not builder.affiliation or builder.affiliation in affiliations(state, card))
        and (not builder.quadrant or builder.quadrant == it.quadrant)
        and (not builder.icon or builder.icon in it.icons)
    )


def role_of_facility(state: State, card: CardId) -> str:
    """Space, unless the facility stands on a planet as a headquarters does (1E-4.4/2)."""
    it = facts(state, card)
    return "surface" if it.kind == "headquarters" or ON_PLANET in it.characteristics else "space"


ON_PLANET = "planet-facility"
"""The characteristic of a facility whose text puts it on a planet (1E-4.4/2, /9)."""
