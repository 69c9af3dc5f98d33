"""The cards of Second Edition in scenarios: their names, fillers and inventions."""

from __future__ import annotations

from typing import Any

import msgspec

from spaceline.lab.scenarios.inventing import read_card
from spaceline.lab.scenarios.naming import Naming
from spaceline.rules.second.definition import CardDefinition
from spaceline.rules.second.facts import Facts

FILLER, FILLER_DILEMMA, IDLE_SHIP, IDLE_HAND = "filler", "filler dilemma", "idle ship", "idle hand"
OWN: dict[str, dict[str, Any]] = {
    FILLER: {"type": "personnel", "cost": 1},
    FILLER_DILEMMA: {"type": "dilemma", "kind": "dual", "cost": 1},
    IDLE_SHIP: {"type": "ship", "affiliation": "none"},
    IDLE_HAND: {"type": "personnel"},
}
"""Cards that fill decks and pass the time; no headquarters accepts them."""


def names_of(it: Any) -> tuple[str, ...]:
    """The full name; the location or a mission's subtitle."""
    return it.name, it.facts.location, it.facts.subtitle if it.type == "mission" else ""


NAMING = Naming(
    names_of,
    of_players=("hand", "deck", "pile", "drawn", "stack", "discard", "removed", "core", "playing", "brig"),
    of_places=("surface", "orbit", "mission"),
    of_cards=("aboard", "on", "upon", "beneath", "faced"),
)


def identify(title: str) -> str:
    """The id of an invented card."""
    return f"invented:{title}"


def invented(title: str, fields: dict[str, Any]) -> CardDefinition:
    """A card made from facts and nodes.

    Raises:
        InventedCard: they make no card.
    """
    identity = {"id": identify(title), "set": "invented", "number": 0, "rarity": "C", "title": title}
    return CardDefinition(*read_card(title, fields, identity, Facts))


def without_text(it: CardDefinition) -> CardDefinition:
    """The card as though nothing but its facts were printed on it."""
    return CardDefinition(msgspec.structs.replace(it.facts, has_text=False))
