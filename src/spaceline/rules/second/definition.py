"""A Second Edition card as the game uses it: its facts and its texts."""

from __future__ import annotations

from typing import Any

from spaceline.effects.nodes.abilities import Ability, Damage, Forbids, FreeRegion, Order, Static, When
from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.effects.perform.continuous import STATIC
from spaceline.effects.perform.responding import listens
from spaceline.rules.second.data.sheet import Sheet
from spaceline.rules.second.facts import Facts


class CardDefinition:
    """Facts and texts of one card, and what follows from them."""

    def __init__(self, facts: Facts, abilities: tuple[Ability, ...] = ()) -> None:
        """Join the facts of a card with its texts."""
        self.facts = facts
        self.abilities = abilities
        self.title = facts.title
        self.type = facts.type
        self.unique = facts.unique
        self.name = full_name(facts)
        """What players call it: location, title and subtitle."""
        self.requirement: AnyRequirement | None = facts.requirement
        self.sheet = Sheet(
            type=facts.type,
            affiliation=facts.affiliation,
            icons=facts.icons,
            keywords=tuple(keyword.name for keyword in facts.keywords),
            species=facts.species,
            skills=facts.skills,
            attributes=facts.attributes,
            cost=facts.cost,
        )
        self.listens = moments(abilities)
        self.continuous = STATIC in self.listens

    def of_kind(self, kind: type[Any]) -> tuple[tuple[int, Any], ...]:
        """The texts of one kind with their numbers."""
        return tuple((at, ability) for at, ability in enumerate(self.abilities) if isinstance(ability, kind))


ORDER = "order:"
"""What a definition with an order listens to, so that such cards are found quickly."""


def full_name(facts: Facts) -> str:
    """The name of a card with subtitle."""
    title = f"{facts.location}, {facts.title}" if facts.location else facts.title
    return f"{title}, {facts.subtitle}" if facts.subtitle else title


def moments(abilities: tuple[Ability, ...]) -> tuple[str, ...]:
    """What the texts respond to or have a say in."""
    found: list[str] = []
    for ability in abilities:
        text = ability.ability if isinstance(ability, Damage) else ability
        if isinstance(text, When):
            found.append(listens(text))
        elif isinstance(text, Static):
            found.append(STATIC)
        elif isinstance(text, Order):
            found.append(ORDER)
        elif isinstance(text, Forbids):
            found.append(f"forbids:{text.act}")
        elif isinstance(text, FreeRegion):
            found.append("free-region:")
    return tuple(dict.fromkeys(found))
