"""The seed phases: what to put beneath which mission, and where to begin (1E-4)."""

from __future__ import annotations

from collections.abc import Sequence

from spaceline.core.data.decisions import Decision, Option, Selection
from spaceline.core.data.leaves import CardId, PlaceId
from spaceline.players.heuristic.first.board import Board, Location
from spaceline.players.heuristic.first.dilemma_value import DilemmaValue
from spaceline.rules.first.data.combo_dilemmas import counted_as

SHARED = 0.6
"""How much a mission counts at which the player's own teams meet the dilemmas too."""
COPIES = 2
"""1E-3.1/5."""


def no_two_alike(selection: Selection, wanted: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Those of the cards that may lie in one stack: of two of one group the first (1E-7.2.2.0.7/4)."""
    group = dict(zip(selection.cards, selection.groups, strict=True)) if selection.groups else {}
    first = {group.get(card, card): card for card in reversed(wanted)}
    return tuple(card for card in wanted if first[group.get(card, card)] == card)


class SeedPlanner:
    """Chooses in the seed phases."""

    def __init__(self, board: Board, dilemma_value: DilemmaValue, prompt: str = "") -> None:
        """Look at the board; among single seeds whatever is seeded goes beneath a mission (1E-4.3.0.2/1)."""
        self.board, self.dilemma_value, self.prompt = board, dilemma_value, prompt

    def stack(self, decision: Decision) -> tuple[CardId, ...]:
        """The seeds for one location, the one met first in front: dilemmas for the opponent, finds for oneself."""
        assert decision.selection is not None
        location = self.board.locations.get(decision.about[0]) if decision.about else None
        wanted = self.stack_for(location, decision.selection.cards) if location is not None else ()
        return no_two_alike(decision.selection, wanted)

    def stack_for(
        self, location: Location, cards: Sequence[CardId], *, beside: Sequence[CardId] = ()
    ) -> tuple[CardId, ...]:
        """The seeds for one location out of these cards; cards ``beside`` it are meant to go beneath other missions."""
        if location.is_mine and not location.is_shared:
            return self.find_for(location, cards)
        return self.obstacles(location, cards, beside)

    def find_for(self, location: Location, cards: Sequence[CardId]) -> tuple[CardId, ...]:
        """One artifact beneath an own planet mission that own people may attempt (1E-4.3/1, /3)."""
        if location.facts.kind == "space" or not self.is_for_own_people(location):
            return ()
        found = [card for card in cards if self.board.type_of(card) == "artifact"]
        return tuple(found[:1])

    def is_for_own_people(self, location: Location) -> bool:
        """Whether a personnel of the player's deck has an affiliation that the mission asks for (1E-7.2.1/5)."""
        icons = location.end.attempt if location.end is not None else ()
        deck = (self.board.pool[id] for id in self.board.view.brought.get("deck", ()))
        people = (it.facts for it in deck if it.type == "personnel")
        return not icons or any(not set(icons).isdisjoint(it.affiliations) for it in people)

    def obstacles(
        self, location: Location, cards: Sequence[CardId], beside: Sequence[CardId] = ()
    ) -> tuple[CardId, ...]:
        """Dilemmas of the location's kind, no two alike, shared out among the missions that the opponent can attempt.

        Those that stop teams most often come last, when the team is smaller.
        """
        chosen: dict[str, CardId] = {}
        harmful = [card for card in self.fitting(location, cards) if self.harm(card, location) > 0]
        ranked = sorted(harmful, key=lambda card: (-self.harm(card, location), card))
        for card in ranked:
            names = self.names_of(self.board.cards[card].definition)
            if names and not any(name in chosen or self.copies_seeded(name, beside) >= COPIES for name in names):
                chosen |= dict.fromkeys(names, card)
        best = list(dict.fromkeys(chosen.values()))[: self.share(location)]
        return tuple(sorted(best, key=lambda card: (self.stops(card, location), card)))

    def fitting(self, location: Location, cards: Sequence[CardId]) -> list[CardId]:
        """The dilemmas that may lie there (1E-4.3/1)."""
        kinds = ("dual", location.facts.kind)
        return [
            card
            for card in cards
            if (found := self.board.definition(card)) and found.type == "dilemma" and found.facts.kind in kinds
        ]

    def copies_seeded(self, name: str, meant: Sequence[CardId] = ()) -> int:
        """How many copies of a dilemma the player has beneath missions already, or means to put there."""
        down = [it.id for it in self.board.view.cards if it.role == "seeds" and self.board.is_own(it.id)]
        return sum(name in self.names_of(self.board.cards[card].definition) for card in (*down, *meant))

    def names_of(self, definition: str) -> tuple[str, ...]:
        """The names by which copies of a card are counted beneath missions (1E-7.2.2.0.7/4)."""
        return counted_as(definition, self.board.pool[definition]) if definition else ()

    def share(self, location: Location) -> int:
        """How many of the player's dilemmas belong beneath one mission: the richer ones get more."""
        seed_deck = (self.board.pool[id] for id in self.board.view.brought.get("seed-deck", ()))
        brought = [it for it in seed_deck if it.type == "dilemma" and self.dilemma_value.harm(it, location) > 0]
        rivals = [it for it in self.board.locations.values() if not it.is_mine or it.is_shared]
        worth = sum(it.points * weight(it) for it in rivals) or 1
        return max(1, round(len(brought) * location.points * weight(location) / worth))

    def harm(self, card: CardId, location: Location) -> float:
        """What a dilemma does there."""
        found = self.board.definition(card)
        return self.dilemma_value.harm(found, location) if found is not None else 0.0

    def stops(self, card: CardId, location: Location) -> float:
        """How often a dilemma ends an attempt there."""
        found = self.board.definition(card)
        return self.dilemma_value.stops(found, location) if found is not None else 0.0

    def singly(self, options: Sequence[Option]) -> Option | None:
        """Card by card: facilities where there is most to do around them, finds at home, dilemmas abroad."""
        seeds = [option for option in options if option.kind == "seed"]
        return max(seeds, key=lambda option: (self.worth_of(option), -option.card, -option.target), default=None)

    def worth_of(self, option: Option) -> float:
        """What it is worth to seed a card there; below zero it is better kept."""
        kind = self.board.type_of(option.card)
        location = self.board.locations.get(option.target)
        if kind == "facility":
            is_early = self.prompt == "seed-singly" or self.is_for_others(option.card)
            return -1.0 if is_early else 100.0 + self.worth_of_base(option.target)
        if location is None:
            return 50.0
        if kind == "artifact":
            has_one = any(self.board.type_of(card) == "artifact" for card in self.board.zone(option.target, "seeds"))
            return 30.0 if location.is_mine and not has_one and self.find_for(location, (option.card,)) else -1.0
        is_own = location.is_mine and not location.is_shared
        if kind != "dilemma" or is_own or option.card not in self.fitting(location, (option.card,)):
            return -1.0
        harm = self.harm(option.card, location)
        return harm + location.points / 10 - 2.0 * self.own_seeds(option.target, option.card) if harm > 0 else -1.0

    def is_for_others(self, card: CardId) -> bool:
        """Whether a station would be seeded now with the side up that fewer of the player's people match."""
        it = self.board.definition(card)
        if self.prompt != "seed-besides" or it is None or it.facts.other_side is None:
            return False
        deck = (self.board.pool[id] for id in self.board.view.brought.get("deck", ()))
        people = [other.facts.affiliations for other in deck if other.type == "personnel"]
        sides = (it.facts.affiliations, it.facts.other_side.affiliations)
        own, others = (sum(not set(side).isdisjoint(one) for one in people) for side in sides)
        return own >= others

    def own_seeds(self, place: PlaceId, card: CardId) -> float:
        """How many seeds of the player's lie there; a copy counts for many (1E-4.3/3)."""
        own = [other for other in self.board.zone(place, "seeds") if self.board.is_own(other)]
        names = {*self.names_of(self.board.cards[card].definition)}
        return len(own) + 20.0 * any(names & {*self.names_of(self.board.cards[other].definition)} for other in own)

    def worth_of_base(self, place: PlaceId) -> float:
        """How much there is to do around a location."""
        here = self.board.locations.get(place)
        if here is None:
            return 0.0
        others = [it for it in self.board.goals if it.quadrant == here.quadrant]
        return sum(it.points / (2 + abs(it.at - here.at)) for it in others)


def weight(location: Location) -> float:
    """How much it matters to guard a mission."""
    return SHARED if location.is_shared else 1.0


def place_mission(board: Board, options: Sequence[Option]) -> Option:
    """Next to an own mission, if one stands at an end."""
    own = (option for option in options if (it := board.locations.get(option.target)) is not None and it.is_mine)
    return next(own, options[0])
