"""The cards of a ruleset that decks are drawn from, by their types, and what is printed on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from spaceline.cards.card import is_playable
from spaceline.cards.decks.first.formats import format_of
from spaceline.core.ruleset import Ruleset
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import PlaysOn, Seeds
from spaceline.effects.nodes.node import Node
from spaceline.effects.nodes.traits import Among, Filter, Named
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.facts import FirstFacts
from spaceline.rules.first.ruleset import UNREAD

ALPHA = "Alpha"
"""The quadrant of a card without a quadrant icon (1E-6.3/6)."""
BORG, BORG_ONLY = "Bor", "BO"
ALTERNATE_UNIVERSE = "AU"
NEUTRAL, NON_ALIGNED = "Neu", "NA"
ANYBODYS = (NEUTRAL, NON_ALIGNED)
"""The affiliations of facilities to which cards of others report."""
OF_SIDES = ("personnel", "ship", "facility")


class PlayablePool:
    """What the program can play under a ruleset, banned cards left out."""

    def __init__(self, rules: Ruleset) -> None:
        """Sort the cards by type."""
        self.ruleset = rules.name
        self.definitions = rules.definitions
        banned = format_of(rules.name).bans
        brought = (it for it in rules.definitions.values() if not it.facts.printed_on)
        playable = (it for it in brought if is_playable(it) and it.title not in banned)
        self.cards: tuple[CardDefinition, ...] = tuple(it for it in playable if it.facts.id != UNREAD.facts.id)
        self.by_name = {it.name: it for it in self.cards}
        self._by_type: dict[str, list[CardDefinition]] = {}
        for it in self.cards:
            self._by_type.setdefault(it.type, []).append(it)

    def of_type(self, *types: str) -> list[CardDefinition]:
        """The cards of some types, in the order of the pool."""
        return [it for type in types for it in self._by_type.get(type, ())]

    def titled(self, *titles: str) -> list[CardDefinition]:
        """The cards with some titles, those that the pool has."""
        return [self.by_name[title] for title in titles if title in self.by_name]


@cache
def nodes_of(card: CardDefinition) -> frozenset[str]:
    """The names of all nodes in the texts of a card."""
    return frozenset(type(node).__name__ for text in card.abilities for _, node in walk(text))


@cache
def node_names() -> frozenset[str]:
    """The names of all nodes of the effect language."""
    found: set[str] = set()
    left: list[type[Node]] = [Node]
    while left:
        kinds = left.pop().__subclasses__()
        found.update(kind.__name__ for kind in kinds)
        left += kinds
    return frozenset(found)


def says(*nodes: str) -> Callable[[CardDefinition], bool]:
    """Whether one of these nodes stands in the texts of a card.

    Raises:
        ValueError: there is no such node.
    """
    wanted = frozenset(nodes)
    if unknown := wanted - node_names():
        raise ValueError(f"no node is called {', '.join(sorted(unknown))}")
    return lambda card: not wanted.isdisjoint(nodes_of(card))


def called(*titles: str) -> Callable[[CardDefinition], bool]:
    """Whether a card has one of these titles."""
    return lambda card: card.title in titles


def quadrant_of(facts: FirstFacts) -> str:
    """Where a card is native."""
    return facts.quadrant or ALPHA


def attempted_by(facts: FirstFacts) -> frozenset[str]:
    """The affiliations that the own end of a mission shows."""
    return frozenset(facts.end.attempt) if facts.end is not None else frozenset()


def is_of_the_borg(facts: FirstFacts) -> bool:
    """Whether only a deck of Borg may have it beside others of theirs (1E-3.0.1/1)."""
    return BORG in facts.affiliations or BORG_ONLY in facts.icons


def is_seeded(card: CardDefinition) -> bool:
    """Whether a text of a card says that it is seeded; a mission has a pile of its own, whenever it comes."""
    return card.type != "mission" and bool(card.of_kind(Seeds))


def hosts(mission: FirstFacts, facility: CardDefinition) -> bool:
    """Whether a facility may be seeded at a mission, as far as both print it (1E-4.4/3, /5, /6)."""
    if quadrant_of(mission) != quadrant_of(facility.facts):
        return False
    ons = [text.cards for _, text in facility.of_kind(PlaysOn) if text.cards is not None]
    if ons:
        return fits(ons[0].filter, mission)
    return not mission.homeworld_of and not attempted_by(mission).isdisjoint(facility.facts.affiliations)


PRINTED: dict[str, Callable[[FirstFacts], Any]] = {
    "kinds": lambda facts: {facts.kind},
    "quadrants": lambda facts: {quadrant_of(facts)},
    "affiliations": attempted_by,
    "regions": lambda facts: {facts.region},
    "titles": lambda facts: {facts.title, facts.location},
    "characteristics": lambda facts: {"Homeworld"} if facts.homeworld_of else set(),
}
"""What a mission prints of what texts name, by the trait."""


def fits(asked: Filter, mission: FirstFacts) -> bool:
    """Whether a mission is what a filter asks for; what is not printed is taken to hold."""
    return all(trait_fits(it, mission) for it in asked.traits)


def trait_fits(trait: Any, mission: FirstFacts) -> bool:
    """Whether one trait of a filter is printed on a mission."""
    if isinstance(trait, Among):
        found = any(fits(it, mission) for it in trait.filters)
        return found if trait.trait == "one_of" else not found
    if isinstance(trait, Named) and trait.trait in PRINTED:
        return not PRINTED[trait.trait](mission).isdisjoint(trait.names)
    return True


def pairs_of(facts: FirstFacts, missions: list[CardDefinition]) -> Iterator[CardDefinition]:
    """The missions at the place to which a time location corresponds (1E-2.12/2)."""
    for mission in missions:
        it = mission.facts
        if (it.quadrant, it.lies_at()) == (facts.quadrant, facts.lies_at()):
            yield mission
