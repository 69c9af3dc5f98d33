"""The table as a player reads it: its own missions, ships and companies, and what is printed on the cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import ClassVar, NamedTuple

from spaceline.cards.view_index import ViewIndex
from spaceline.core.data.leaves import TABLE, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.data.seen import View
from spaceline.effects.nodes.abilities import Grant
from spaceline.rules.second.data.frames import DilemmaEncounter, MissionAttempt
from spaceline.rules.second.definition import CardDefinition
from spaceline.rules.second.facts import Facts


class Site(NamedTuple):
    """One of the player's own missions."""

    card: CardId
    place: PlaceId
    facts: Facts
    is_completed: bool
    overcome: int
    """How many dilemmas lie beneath it."""
    grants: tuple[tuple[str, Grant], ...] = ()
    """The texts by which some personnel may attempt it otherwise, each with the ``detail`` of such an attempt."""


class Company(NamedTuple):
    """The player's cards at one place that can act now."""

    place: PlaceId
    ashore: tuple[CardId, ...]
    """Unstopped personnel on the planet or at the headquarters."""
    ships: Mapping[CardId, tuple[CardId, ...]]
    """Each unstopped ship there with the unstopped personnel aboard."""

    @property
    def personnel(self) -> tuple[CardId, ...]:
        """All of them, aboard or not."""
        return (*self.ashore, *(card for crew in self.ships.values() for card in crew))


class Board(ViewIndex[CardDefinition]):
    """A view, looked up quickly."""

    border: ClassVar[int] = 2
    """The Range that a way between quadrants costs more (2E-moving-a-ship-glossary/1)."""

    def __init__(self, view: View, pool: Mapping[str, CardDefinition]) -> None:
        """Sort the cards of a view."""
        super().__init__(view, pool)
        self.me = view.viewer

    def facts(self, card: CardId) -> Facts | None:
        """What is printed on it, if the player may read it."""
        found = self.definition(card)
        return found.facts if found is not None else None

    def attribute(self, card: CardId, name: str) -> int:
        """An attribute as it is now, of a card that the player may read; never below zero (2E-modifiers/1)."""
        card_values = self.view.values.get(card) or self.facts(card)
        return max(0, card_values.attributes.get(name, 0)) if card_values is not None else 0

    def known(self, cards: tuple[CardId, ...]) -> tuple[Facts, ...]:
        """What is printed on those of the cards that can be read."""
        return tuple(facts for card in cards if (facts := self.facts(card)) is not None)

    @property
    def turns(self) -> int:
        """How many turns are over."""
        return self.mark(TABLE, "turns")

    @property
    def cards_left(self) -> int:
        """How many cards the player can still draw."""
        return len(self.zone(self.me, "deck"))

    @cached_property
    def sites(self) -> tuple[Site, ...]:
        """The player's own missions as they were laid out."""
        return tuple(self._find_sites(self.me))

    def _find_sites(self, player: PlayerId) -> Iterator[Site]:
        for card in self.view.cards:
            if card.role == "mission" and card.owner == player:
                done = bool(self.mark(card.id, "completed"))
                beneath = len(self.zone(card.id, "beneath"))
                it = self.pool[card.definition]
                grants = (*((str(at), text) for at, text in it.of_kind(Grant)), *self._grants_for(it.facts))
                yield Site(card.id, card.parent, it.facts, done, beneath, grants)

    def _grants_for(self, mission: Facts) -> Iterator[tuple[str, Grant]]:
        """The texts of the player's cards in play that grant attempts at missions of a region."""
        for detail, text in self._granting:
            if text.missions is not None and mission.region in text.missions.names("regions"):
                yield detail, text

    @cached_property
    def _granting(self) -> tuple[tuple[str, Grant], ...]:
        """The texts of the player's cards in play that grant attempts, each with the ``detail`` of such an attempt."""
        return tuple(
            (f"{card.definition}:{at}", text)
            for card in self.view.cards
            if card.controller == self.me and card.role in ("core", "on") and card.definition in self.pool
            for at, text in self.pool[card.definition].of_kind(Grant)
        )

    @cached_property
    def home(self) -> PlaceId:
        """The player's headquarters; 0 without one."""
        return next((site.place for site in self.sites if site.facts.kind == "headquarters"), 0)

    @cached_property
    def goals(self) -> tuple[Site, ...]:
        """The missions that remain to be completed."""
        return tuple(site for site in self.sites if site.facts.kind != "headquarters" and not site.is_completed)

    @cached_property
    def companies(self) -> dict[PlaceId, Company]:
        """Everybody who can act, by place."""
        found = {place: self._company(place) for place in self.view.places}
        return {place: company for place, company in found.items() if company.ashore or company.ships}

    def _company(self, place: PlaceId) -> Company:
        ships = {
            ship: self.ready(self.zone(ship, "aboard"))
            for ship in self.zone(place, "orbit")
            if self.is_own(ship) and not self.mark(ship, "stopped")
        }
        return Company(place, self.ready(self.zone(place, "surface")), ships)

    def ready(self, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        """The player's unstopped personnel among cards."""
        return tuple(card for card in self.personnel(cards) if not self.mark(card, "stopped"))

    def passengers(self, spot: EntityId, role: str) -> tuple[CardId, ...]:
        """The player's unstopped personnel and equipment at a spot: who beams when all do (2E-executing-orders/5)."""
        return tuple(
            card
            for card in self.zone(spot, role)
            if self.is_own(card)
            and not self.mark(card, "stopped")
            and (facts := self.facts(card))
            and facts.type in ("personnel", "equipment")
        )

    def personnel(self, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        """The player's personnel among cards."""
        return tuple(
            card for card in cards if self.is_own(card) and (facts := self.facts(card)) and facts.type == "personnel"
        )

    @cached_property
    def crew(self) -> tuple[CardId, ...]:
        """All personnel the player has in play, stopped or not."""
        places = (zone for (_, role), zone in self.zones.items() if role in ("surface", "aboard"))
        return tuple(card for zone in places for card in self.personnel(zone))

    @cached_property
    def ships(self) -> tuple[CardId, ...]:
        """All ships the player has in play."""
        orbits = (zone for (_, role), zone in self.zones.items() if role == "orbit")
        return tuple(card for zone in orbits for card in zone if self.is_own(card))

    @cached_property
    def attempt(self) -> MissionAttempt | None:
        """The mission attempt that is going on."""
        return next((frame for frame in reversed(self.view.frames) if isinstance(frame, MissionAttempt)), None)

    @property
    def crew_in_place(self) -> DilemmaEncounter | None:
        """The encounter with a dilemma that is faced in place of those who attempt the mission."""
        frames = reversed(self.view.frames)
        return next((frame for frame in frames if isinstance(frame, DilemmaEncounter) and frame.ship), None)
