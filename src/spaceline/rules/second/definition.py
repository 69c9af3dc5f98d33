"""A Second Edition card as the game uses it: its facts and its texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from spaceline.effects.nodes import AnyNode, walk
from spaceline.effects.nodes.abilities import (
    Ability,
    Damage,
    Forbids,
    FreeRegion,
    Grant,
    Order,
    Played,
    PlayedOnlyIf,
    Plays,
    Static,
    Throughout,
    Toll,
    When,
)
from spaceline.effects.nodes.moments import answered_by, heard_by, meanwhile, minds_itself
from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.effects.nodes.selectors import CardsDrawn, CardsPlayed as Amount
from spaceline.effects.nodes.traits import Trait
from spaceline.effects.perform.continuous import OWN_COST, STATIC, changes_own_cost
from spaceline.rules.second.data.card_values import CardValues
from spaceline.rules.second.facts import Facts


class CardDefinition:
    """Facts and texts of one card, and what follows from them."""

    def __init__(self, facts: Facts, abilities: tuple[Ability, ...] = ()) -> None:
        """Join the facts of a card with its texts."""
        self.facts = facts
        self.abilities = abilities
        self.is_built = bool(abilities) or not facts.has_text
        """Whether all texts that are printed on it are known."""
        self.texts: dict[type[Any], tuple[tuple[int, Any], ...]] = {}
        self.title = facts.title
        self.type = facts.type
        self.unique = facts.unique
        self.name = full_name(facts)
        """What players call it: location, title and subtitle."""
        self.requirement: AnyRequirement | None = facts.requirement
        self.card_values = printed_values(facts)
        self.becomes_damage = any(isinstance(text, Damage) for text in abilities)
        """Whether it counts as damage where it lies on a ship (2E-damage/1)."""
        self.at_will = (
            facts.type == "interrupt" and bool(abilities) and not self.of_kind(When) and not self.of_kind(Order)
        )
        """Whether it is an interrupt without timing words (2E-playing-specific-kinds/8)."""
        texts_when_played = self.of_kind(Played)
        texts = self.of_kind(Order) + texts_when_played
        self.responds_only = facts.type == "interrupt" and bool(self.of_kind(When)) and not texts
        """Whether it is played in response and at no other time."""
        self.asks_first = bool(
            self.of_kind(PlayedOnlyIf) or (texts if facts.type == "interrupt" else texts_when_played)
        )
        """Whether its text may ask for something before it is played."""
        nodes = [node for ability in abilities for _, node in walk(ability)]
        self.listens = (*moments(abilities), *((AT_WILL,) if self.at_will else ()), *looking(nodes))
        self.minds_itself, self.answers = minds_itself(abilities), answered_by(abilities)
        self.continuous = STATIC in self.listens
        self.counts_copies = any(isinstance(node, Amount) and node.title == self.title for node in nodes)
        """Whether a text asks how many copies of the card were played this turn."""
        self.reaches_others = any(
            isinstance(text, Forbids | Toll) or (isinstance(text, Static) and text.cards.of != "you")
            for text in abilities
        )
        """Whether a text that goes on all the time is about other players' cards, or about what anybody may do."""

    def of_kind(self, kind: type[Any]) -> tuple[tuple[int, Any], ...]:
        """The texts of one kind with their numbers; each kind is looked for once."""
        found = self.texts.get(kind)
        if found is None:
            numbered = enumerate(self.abilities)
            found = self.texts[kind] = tuple((at, ability) for at, ability in numbered if isinstance(ability, kind))
        return found


UPON = "upon"
"""Cards that were not in play when a text put them on a card: there they are not in play either (OBJ-in-play/3)."""

REPAIRS = "when:end_turn"
"""What cards listen to that can be damage: they may be taken off ships then."""

AT_WILL = "at-will:"
"""What interrupts listen to that may be played at any time."""

COUNTS = "counts:"
"""What cards listen to that ask how many cards were drawn or ships played this turn: else nobody counts them."""

FACING = "facing:"
"""What cards listen to that ask who faces a dilemma: else values are the same before it, during it and after it."""

ORDER = "order:"
"""What a definition with an order listens to, so that such cards are found quickly."""


GRANTS = "grants:"
"""What a definition that grants attempts listens to."""


def printed_values(facts: Facts) -> CardValues:
    """The values of a card that no text changes."""
    return CardValues(
        type=facts.type,
        affiliation=facts.affiliation,
        icons=facts.icons,
        keywords=tuple(keyword.name for keyword in facts.keywords),
        species=facts.species,
        skills=facts.skills,
        attributes=facts.attributes,
        cost=facts.cost,
    )


def full_name(facts: Facts) -> str:
    """The name of a card with subtitle."""
    title = f"{facts.location}, {facts.title}" if facts.location else facts.title
    return f"{title}, {facts.subtitle}" if facts.subtitle else title


def moments(abilities: tuple[Ability, ...]) -> tuple[str, ...]:
    """What the texts respond to or have a say in."""
    found: list[str] = []
    for ability in abilities:
        text = ability.ability if isinstance(ability, Damage) else ability
        if isinstance(ability, Damage):
            found.append(REPAIRS)
        if type(text) in HEARD:
            found.extend(HEARD[type(text)](text))
    return tuple(dict.fromkeys(found))


def looking(nodes: list[AnyNode]) -> tuple[str, ...]:
    """What a card listens to that asks how many cards were drawn or ships played, or who faces a dilemma."""
    counts = any(isinstance(node, CardsDrawn) or (isinstance(node, Amount) and node.type == "ship") for node in nodes)
    looks = any(isinstance(node, Trait) and node.trait == "facing" for node in nodes)
    return (*((COUNTS,) if counts else ()), *((FACING,) if looks else ()))


HEARD: dict[type, Callable[[Any], Iterable[str]]] = {
    When: heard_by,
    Throughout: meanwhile,
    Static: lambda text: (STATIC, OWN_COST) if changes_own_cost(text) else (STATIC,),
    Order: lambda text: (ORDER,),
    Forbids: lambda text: (f"forbids:{text.act}",),
    FreeRegion: lambda text: ("free-region:",),
    Grant: lambda text: (GRANTS,),
    Toll: lambda text: ("tolls:",),
    Plays: lambda text: (f"plays:{text.how}",),
}
"""What texts of a kind make their card listen to."""
