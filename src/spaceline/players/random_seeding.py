"""Seeding at random, but what belongs where: else hardly a game of First Edition would come to anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from spaceline.core.data.decisions import PASS, Answer, Option
from spaceline.core.data.leaves import CardId, PlaceId
from spaceline.players.seat import Choice, Seat

BLUFFS = 0.02
"""How often anything at all goes beneath a mission."""
PASSES = 0.02
"""How often nothing more is seeded in a phase."""
TALLEST = 3
"""So many cards a stack has at most."""


def build_stack(seat: Seat, rng: Random) -> Choice:
    """A few of the cards that belong beneath the mission, in any order."""
    asked = seat.decision
    if rng.random() < BLUFFS or asked.selection is None:
        return seat.sample(rng)
    fitting = [card for card in asked.selection.cards if belongs(seat, card, asked.about[0])]
    return Answer(cards=tuple(rng.sample(fitting, rng.randint(0, min(TALLEST, len(fitting))))))


def seed_one(seat: Seat, rng: Random) -> Choice:
    """Any card that may be seeded, where it belongs."""
    options = seat.decision.options
    fitting = [option for option in options if option.kind == "seed" and is_sensible(seat, option)]
    if not fitting or rng.random() < PASSES:
        return Answer(option=PASS) if PASS in options else seat.sample(rng)
    return Answer(option=rng.choice(fitting))


def is_sensible(seat: Seat, option: Option) -> bool:
    """Whether the card is no bluff; in the other phases none could be."""
    is_beneath = seat.decision.prompt == "seed-singly" and option.target in seat.view.places
    return not is_beneath or belongs(seat, option.card, option.target)


def belongs(seat: Seat, card: CardId, place: PlaceId) -> bool:
    """Whether a card is one that goes beneath such a mission (1E-4.3/1)."""
    faces = faces_of(seat)
    it = seat.definitions[faces[card]].facts
    mission = next(other for other in seat.view.cards if other.role == "mission" and other.parent == place)
    kind: str = seat.definitions[mission.definition].facts.kind
    if it.type == "artifact":
        return kind != "space"
    return bool(it.type == "dilemma") and ("dual" in (it.kind, kind) or bool(it.kind == kind))


def faces_of(seat: Seat) -> Mapping[CardId, str]:
    """The definitions of the cards that the player can read."""
    return {card.id: card.definition for card in seat.view.cards if card.definition}


SEEDING: Mapping[str, Callable[[Seat, Random], Choice]] = {
    "build-stack": build_stack,
    "seed-besides": seed_one,
    "seed-singly": seed_one,
    "seed-facilities": seed_one,
}
"""The questions that are answered so, by their prompts."""
