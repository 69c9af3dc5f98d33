"""Seeding at random, but what belongs where: else hardly a game of First Edition would come to anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from spaceline.core.data.decisions import PASS, Answer, Option
from spaceline.core.data.leaves import CardId, PlaceId
from spaceline.players.seat import PlayerAnswer, Seat
from spaceline.rules.first.facts import FirstFacts

BLUFFS = 0.02
"""How often anything at all goes beneath a mission."""
PASSES = 0.02
"""How often nothing more is seeded in a phase."""
TALLEST = 3
"""So many cards a stack has at most."""


RELATED = "{title}-related dilemma"
"""The characteristic of dilemmas that are seeded beneath a station."""


def build_stack(seat: Seat, rng: Random) -> PlayerAnswer:
    """A few of the cards that belong beneath the mission, in any order."""
    asked = seat.decision
    if rng.random() < BLUFFS or asked.selection is None:
        return seat.sample(rng)
    fitting = those_that_belong(seat, asked.selection.cards, asked.about[0])
    return Answer(cards=tuple(rng.sample(fitting, rng.randint(0, min(TALLEST, len(fitting))))))


def seed_one(seat: Seat, rng: Random) -> PlayerAnswer:
    """Any card that may be seeded, where it belongs."""
    options = seat.decision.options
    fitting = sensible(seat, [option for option in options if option.kind == "seed"])
    if not fitting or rng.random() < PASSES:
        return Answer(option=PASS) if PASS in options else seat.sample(rng)
    return Answer(option=rng.choice(fitting))


def sensible(seat: Seat, options: Sequence[Option]) -> list[Option]:
    """Those whose cards are no bluffs; in the other phases none could be."""
    if seat.decision.prompt != "seed-singly":
        return list(options)
    places = {option.target for option in options if option.target in seat.view.places}
    fitting = {place: those_that_belong(seat, cards_for(options, place), place) for place in places}
    return [option for option in options if option.target not in places or option.card in fitting[option.target]]


def cards_for(options: Sequence[Option], place: PlaceId) -> list[CardId]:
    """The cards that may be seeded at a place."""
    return [option.card for option in options if option.target == place]


def those_that_belong(seat: Seat, cards: Sequence[CardId], place: PlaceId) -> list[CardId]:
    """The cards that go beneath such a mission (1E-4.3/1), or beneath such a station."""
    faces = faces_of(seat)
    if place in faces:
        related = RELATED.format(title=seat.definitions[faces[place]].title)
        return [card for card in cards if related in seat.definitions[faces[card]].facts.characteristics]
    mission = next(other for other in seat.cards if other.role == "mission" and other.parent == place)
    kind: str = seat.definitions[mission.definition].facts.kind
    return [card for card in cards if belongs(seat.definitions[faces[card]].facts, kind)]


def belongs(it: FirstFacts, kind: str) -> bool:
    """Whether a card goes beneath missions of a kind."""
    if it.type == "artifact":
        return kind != "space"
    return it.type == "dilemma" and ("dual" in (it.kind, kind) or it.kind == kind)


def faces_of(seat: Seat) -> Mapping[CardId, str]:
    """The definitions of the cards that the player can read."""
    return {card.id: card.definition for card in seat.cards if card.definition}


SEEDING: Mapping[str, Callable[[Seat, Random], PlayerAnswer]] = {
    "build-stack": build_stack,
    "seed-besides": seed_one,
    "seed-stations": seed_one,
    "seed-singly": seed_one,
    "seed-facilities": seed_one,
}
"""The questions that are answered so, by their prompts."""
