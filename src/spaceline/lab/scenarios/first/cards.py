"""The cards of First Edition in scenarios: their names, fillers and inventions."""

from __future__ import annotations

from typing import Any

import msgspec

from spaceline.lab.scenarios.inventing import read_card
from spaceline.lab.scenarios.naming import Naming
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.facts import UNMARKED, FirstFacts

FILLER, IDLE, FILLER_TACTIC = "filler", "idle thought", "filler tactic"
NOTHING_DONE = {"node": "Unstop", "cards": {"node": "Cards", "where": "this"}}
OWN: dict[str, dict[str, Any]] = {
    FILLER: {"type": "event", "uniqueness": "universal", "has_text": True},
    FILLER_TACTIC: {"type": "tactic", "uniqueness": "universal"},
    IDLE: {"type": "idle", "uniqueness": "universal", "text": [{"node": "Order", "effect": NOTHING_DONE}]},
}
"""A card that fills decks and can never be played, a tactic that adds and damages nothing, and one of a type that no
text speaks of, with an order that does nothing and is always open."""


def names_of(it: Any) -> tuple[str, ...]:
    """The full name; the location of a mission, other titles."""
    return it.name, it.facts.location, *it.facts.other_titles


NAMING = Naming(
    names_of,
    of_players=(
        *("hand", "deck", "missions", "seed-deck", "discard", "out-of-play", "points"),
        *("table", "agenda", "playing", "away"),
        *("tactics", "drawn-tactics", "laid-tactic", "tactic"),
        *("tent", "continuum", "tribbles", "drawn-tribbles"),
    ),
    of_places=("mission", "ruined", "time-location", "space", "surface", "seeds", "found", "encountered", "at", "trap"),
    of_cards=("aboard", "docked", "on", "site", "back", "seeds"),
)


def identify(title: str) -> str:
    """The id of an invented card."""
    return f"invented:{title}"


def invented(title: str, fields: dict[str, Any]) -> CardDefinition:
    """A card made from facts and nodes; what is not printed has the default of its type.

    Raises:
        InventedCard: they make no card.
    """
    usual = UNMARKED.get(str(fields.get("type")), "universal")
    identity = {"id": identify(title), "release": "invented", "number": 0, "rarity": "C", "title": title}
    defaults = {"uniqueness": usual, **({"quadrant": "Alpha"} if fields.get("type") == "mission" else {})}
    facts, texts = read_card(title, {**defaults, **fields}, identity, FirstFacts)
    return CardDefinition(msgspec.structs.replace(facts, has_text=facts.has_text or bool(texts)), texts)


def without_text(it: CardDefinition) -> CardDefinition:
    """The card as though nothing but its facts were printed on it."""
    return CardDefinition(msgspec.structs.replace(it.facts, has_text=False))
