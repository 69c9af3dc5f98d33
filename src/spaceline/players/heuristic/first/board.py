"""The table as a player reads it: locations, the player's ships and teams, and the current values of cards."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from msgspec.structs import replace

from spaceline.cards.view_index import ViewIndex
from spaceline.core.data.leaves import FIRST_CARD, TABLE, CardId, EntityId, PlaceId
from spaceline.core.data.seen import View
from spaceline.effects.nodes.borg import Scouts
from spaceline.effects.nodes.requirements import All
from spaceline.rules.first.damage import HULL_LOSS
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.data.printed_values import number
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.facts import HULL, QUADRANTS, FirstFacts, MissionEnd
from spaceline.rules.first.places import QUADRANT, SITE, SPAN_FOR, TIME_LOCATION
from spaceline.rules.first.roles import FULFILLED, SCOUTED, SCOUTING
from spaceline.rules.first.tactics.side_deck import TACTIC

UNABLE = ("stopped", "disabled", "stasis", "captive", "deactivated")
"""Marks of cards that cannot act."""
STAYING = ("stopped", "stasis")
"""Marks of cards that cannot be brought anywhere else."""
AFFLICTED = ("disabled", "held", "sheltered")
"""What cards in play make of others that cannot act then."""
WORTH = 40
"""An opponent's mission that shows so many points may be attempted (1E-7.2.1/2)."""


NO_MISSION = FirstFacts(id="", release="", number=0, rarity="", title="", uniqueness="universal", type="mission")
"""What is printed at a location of no type."""


class Location(NamedTuple):
    """A place on a spaceline, or a time location, as it is for the player."""

    place: PlaceId
    mission: CardId
    """The mission card whose end faces the player."""
    facts: FirstFacts
    end: MissionEnd | None
    quadrant: str
    """Of a time location a name of its own: it is alone in its row."""
    at: int
    """Its number on the spaceline, from the left."""
    seeds: int
    """How many cards lie beneath it."""
    is_mine: bool
    """Whether the player seeded a mission there."""
    is_completed: bool
    is_shared: bool = False
    """Whether both players seeded a mission there."""

    @property
    def points(self) -> int:
        """What solving the mission scores."""
        box = self.end.points if self.end is not None else None
        return box.value if box is not None and isinstance(box.value, int) else 0

    @property
    def span(self) -> int:
        """What it costs to enter or pass it."""
        return self.end.span if self.end is not None and isinstance(self.end.span, int) else 0


class Member(NamedTuple):
    """A card with its current values."""

    title: str
    type: str
    skills: Mapping[str, int]
    attributes: Mapping[str, int]
    affiliations: tuple[str, ...]
    icons: tuple[str, ...]
    words: tuple[str, ...]
    classifications: tuple[str, ...] = ()


def words_of(member: Member) -> Collection[str]:
    """What else a card is: its characteristics."""
    return member.words


def final(card_values: CardValues) -> dict[str, int]:
    """The attributes of a card as they count."""
    return {name: card_values.final(name) for name in card_values.attributes}


HEADQUARTERS = "headquarters"


class Board(ViewIndex[CardDefinition]):
    """A view, looked up quickly."""

    def __init__(self, view: View, pool: Mapping[str, CardDefinition]) -> None:
        """Sort the cards of a view."""
        super().__init__(view, pool)
        self.me = view.viewer
        self.turns = self.mark(TABLE, "turns")
        """How many turns are over."""
        self._members: dict[CardId, Member | None] = {}
        self._spots: dict[PlaceId, tuple[EntityId, ...]] = {}
        self._companies: dict[PlaceId, dict[EntityId, tuple[CardId, ...]]] = {}

    def card_values(self, card: CardId) -> CardValues | None:
        """The current values of a card, if the player may read it."""
        found: CardValues | None = self.view.values.get(card)
        it = self.definition(card)
        if found is not None or it is None:
            return found
        return it.variants.get(self.mark(card, "variable") - 1, it.modes)[self.mark(card, "mode")]

    def member(self, card: CardId) -> Member | None:
        """A card with its current values, if the player may read it; each card is looked at once."""
        if card not in self._members:
            self._members[card] = self._member(card)
        return self._members[card]

    def _member(self, card: CardId) -> Member | None:
        it, card_values = self.definition(card), self.card_values(card)
        if it is None or card_values is None:
            return None
        return Member(
            it.title,
            card_values.type,
            card_values.skills,
            final(card_values),
            card_values.affiliations,
            card_values.icons,
            card_values.characteristics,
            card_values.classifications,
        )

    def members(self, cards: Iterable[CardId]) -> tuple[Member, ...]:
        """Those of the cards that can be read."""
        return tuple(member for card in cards if (member := self.member(card)) is not None)

    def names_at(self, entity: EntityId) -> tuple[str, ...]:
        """The names of the marks on an entity."""
        return self.noted.get(entity, ())

    @cached_property
    def noted(self) -> dict[EntityId, tuple[str, ...]]:
        """The names of the marks by entity."""
        found: dict[EntityId, list[str]] = {}
        for entity, name in self.marks:
            found.setdefault(entity, []).append(name)
        return {entity: tuple(names) for entity, names in found.items()}

    def type_of(self, card: CardId) -> str:
        """The printed type of a card; empty when it cannot be read."""
        found = self.definition(card)
        return found.type if found is not None else ""

    def is_able(self, card: CardId) -> bool:
        """Whether the card can act."""
        return card not in self.helpless and not any((card, name) in self.marks for name in UNABLE)

    def could_go(self, card: CardId) -> bool:
        """Whether a card of the player's beams or walks when all do; disabled people are carried (1E-10.2.3/1)."""
        kept = any((card, name) in self.marks for name in STAYING)
        return self.is_own(card) and self.type_of(card) in ("personnel", "equipment") and not kept

    @cached_property
    def helpless(self) -> frozenset[CardId]:
        """The cards that others in play keep from acting."""
        return frozenset(
            card
            for effect in self.view.lasting
            if effect.words.get("status") in AFFLICTED
            for card in effect.cards.get("affected", ())
        )

    @cached_property
    def locations(self) -> dict[PlaceId, Location]:
        """The locations, spaceline after spaceline and from left to right."""
        rows: dict[str, list[PlaceId]] = {}
        for place in sorted(self.view.places, key=lambda place: self.mark(place, "position")):
            missions = self.zone(place, "mission")
            it, number = self.definition(missions[0]) if missions else None, self.mark(place, QUADRANT)
            if self.time_location(place):
                rows[f"{TIME_LOCATION} {place}"] = [place]
            elif self.mark(place, "position") and (it is not None or number):
                rows.setdefault(it.facts.quadrant if it else QUADRANTS[number - 1], []).append(place)
        return {place: self._location(place, at) for row in rows.values() for at, place in enumerate(row)}

    def time_location(self, place: PlaceId) -> CardDefinition | None:
        """The time location that a place is; None for another one."""
        return next((self.definition(card) for card in self.zone(place, TIME_LOCATION)), None)

    def _location(self, place: PlaceId, at: int) -> Location:
        there = self.zone(place, "mission")
        time = self.time_location(place)
        if time is not None:
            row = f"{TIME_LOCATION} {place}"
            return Location(place, 0, time.facts, None, row, at, 0, is_mine=False, is_completed=False)
        if not there:
            return self._without_mission(place, at)
        mission = next((card for card in there if self.cards[card].owner == self.me), there[0])
        is_mine = self.cards[mission].owner == self.me
        it = self.definition(mission)
        assert it is not None
        return Location(
            place=place,
            mission=mission,
            facts=it.facts,
            end=it.end_for(is_own=is_mine),
            quadrant=it.facts.quadrant,
            at=at,
            seeds=len(self.zone(place, "seeds")),
            is_mine=is_mine,
            is_completed=bool(self.mark(place, "completed")),
            is_shared=len({self.cards[card].owner for card in there}) > 1,
        )

    def _without_mission(self, place: PlaceId, at: int) -> Location:
        """A location of no type: all that is left of it is its span."""
        quadrant, span = QUADRANTS[self.mark(place, QUADRANT) - 1], self.mark(place, f"{SPAN_FOR}{self.me}")
        return Location(place, 0, NO_MISSION, MissionEnd(span=span), quadrant, at, 0, is_mine=False, is_completed=False)

    def hull_lost(self, vessel: CardId) -> int:
        """The percentage of HULL that rotation damage and damage markers have taken (1E-7.5)."""
        markers = (it for card in self.zone(vessel, "on") if (it := self.definition(card)) and it.type == TACTIC)
        by_markers = sum(number(it.facts.attributes.get(HULL, 0)) for it in markers)
        return HULL_LOSS * self.mark(vessel, "damage") - by_markers

    def damages(self, vessel: CardId) -> int:
        """How often a ship or facility is damaged, as though all of it were rotation damage."""
        return self.hull_lost(vessel) // HULL_LOSS

    @cached_property
    def goals(self) -> tuple[Location, ...]:
        """The missions that the player may still solve, or scout for an objective (1E-7.2.1/1, /2, 1E-7.3.2)."""
        if self.is_of_borg:
            return tuple(self._to_scout())
        is_open = self.view.ruleset.endswith("open")
        return tuple(
            it
            for it in self.locations.values()
            if not it.is_completed and it.points and (it.is_mine or is_open or it.points >= WORTH)
        )

    @cached_property
    def is_of_borg(self) -> bool:
        """Whether the player plays Borg."""
        own = (self.definition(card) for card in self.cards if self.is_own(card))
        return any(it is not None and "Bor" in it.facts.affiliations for it in own)

    @cached_property
    def current_objective(self) -> CardId:
        """The objective by which the player's Borg scout; 0 for none."""
        there = (card for place in self.locations for card in self.zone(place, "at") if self.is_own(card))
        return next((card for card in there if self._lets_scout(card) and not self.mark(card, FULFILLED)), 0)

    def _lets_scout(self, card: CardId) -> bool:
        it = self.definition(card)
        return it is not None and bool(it.of_kind(Scouts))

    def has_fulfilled(self, place: PlaceId) -> bool:
        """Whether the player has completed an objective there."""
        return any(self.is_own(card) and self.mark(card, FULFILLED) for card in self.zone(place, "at"))

    @cached_property
    def is_waiting(self) -> PlaceId:
        """Where there is nothing more to do than to wait for a probe; 0 for nowhere."""
        objective = self.current_objective
        place = self.place(objective) if objective else 0
        is_begun = bool(objective and self.mark(objective, SCOUTING))
        is_done = bool(objective and self.mark(objective, SCOUTED)) or (is_begun and not self.zone(place, "seeds"))
        return place if is_done else 0

    def _to_scout(self) -> Iterator[Location]:
        """The target of the current objective, which asks for nothing but to get past what lies there."""
        objective = self.current_objective
        it = self.locations.get(self.place(objective)) if objective else None
        card = self.definition(objective) if objective else None
        if it is not None and it.end is not None and card is not None:
            end = replace(it.end, points=card.facts.points, attempt=(), requirement=All(()))
            yield Location(
                it.place, it.mission, it.facts, end, it.quadrant, it.at, it.seeds, it.is_mine, is_completed=False
            )

    @cached_property
    def vessels(self) -> tuple[CardId, ...]:
        """The player's ships and facilities at locations."""
        return tuple(self._vessels())

    def _vessels(self) -> Iterator[CardId]:
        for place in self.locations:
            for card in (*self.zone(place, "space"), *self.zone(place, "surface")):
                if self.type_of(card) in ("ship", "facility"):
                    docked = (ship for dock in (card, *self.zone(card, SITE)) for ship in self.zone(dock, "docked"))
                    yield from (one for hull in (card, *docked) for one in self.with_carried(hull) if self.is_own(one))

    def with_carried(self, hull: CardId) -> Iterator[CardId]:
        """A ship or facility, and the ships aboard it."""
        yield hull
        for card in self.zone(hull, "aboard"):
            if self.type_of(card) == "ship":
                yield from self.with_carried(card)

    @cached_property
    def ships(self) -> tuple[CardId, ...]:
        """The player's ships at locations, docked ones among them."""
        return tuple(card for card in self.vessels if self.type_of(card) == "ship")

    @cached_property
    def undocked(self) -> frozenset[CardId]:
        """Those of the player's ships that are in space."""
        return frozenset(card for card in self.ships if self.cards[card].role == "space")

    def spots(self, place: PlaceId) -> tuple[EntityId, ...]:
        """Where personnel of the player can be at a location: the surface, ships and facilities, sites of stations."""
        found = self._spots.get(place)
        if found is None:
            found = self._spots[place] = self._find_spots(place)
        return found

    def _find_spots(self, place: PlaceId) -> tuple[EntityId, ...]:
        vessels = (card for card in self.vessels if self.place(card) == place and not self.zone(card, SITE))
        shared = (card for card in self.zone(place, "surface") if self.is_shared(card))
        sites = (site for card in self.zone(place, "space") for site in self.zone(card, SITE))
        return (place, *vessels, *shared, *sites)

    def is_shared(self, card: CardId) -> bool:
        """Whether it is a headquarters of the other player's, which may serve both (1E-G:headquarters/1)."""
        it = self.definition(card)
        return it is not None and it.facts.kind == HEADQUARTERS and not self.is_own(card)

    def vessel_of(self, spot: EntityId) -> EntityId:
        """The station of which a site is part; whatever is no site is itself."""
        return self.cards[spot].parent if spot in self.cards and self.cards[spot].role == SITE else spot

    def people(self, spot: EntityId, *, idle: bool = False) -> tuple[CardId, ...]:
        """The player's personnel at a spot who can act; with ``idle`` the others too."""
        role = "aboard" if spot >= FIRST_CARD and spot not in self.view.places else "surface"
        return tuple(
            card
            for card in self.zone(spot, role)
            if self.is_own(card) and self.type_of(card) == "personnel" and (idle or self.is_able(card))
        )

    def company(self, place: PlaceId) -> dict[EntityId, tuple[CardId, ...]]:
        """The player's personnel at a location who can act, by spot; spots without any are left out."""
        found = self._companies.get(place)
        if found is None:
            found = {spot: people for spot in self.spots(place) if (people := self.people(spot))}
            self._companies[place] = found
        return found
