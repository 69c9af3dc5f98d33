"""What a card is called: its characteristics, the class of a ship and whose it is, and who is of a species alone."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.matching import FilterPart
from spaceline.effects.scope import Values
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.data.characteristics import sides_of
from spaceline.rules.first.facts import FirstFacts
from spaceline.rules.first.language.modifying import species
from spaceline.rules.first.participants import facing_a_dilemma
from spaceline.rules.first.values import facts

CLASS = " Class"


def characterised(card_values: CardValues, wanted: tuple[str, ...]) -> bool:
    """It has one of these characteristics; species and gender are among them (1E-10.3/1).

    A ship is one of an affiliation's by origin, which is printed, or because it is of that affiliation now
    (1E-10.3.0.6/1).
    """
    if not set(wanted).isdisjoint(card_values.characteristics):
        return True
    return card_values.type == "ship" and not sides_of(wanted).isdisjoint(card_values.affiliations)


def is_of_class(facts: FirstFacts, wanted: tuple[str, ...]) -> bool:
    """It is of one of these classes; a modified one is of that which it was made of too (1E-10.3.0.5/1)."""
    classes = (facts.ship_class, *(word for word in facts.characteristics if word.endswith(CLASS)))
    return any(name.removesuffix(CLASS) in wanted for name in classes)


def kinless(wanted: object) -> FilterPart:
    """Nobody else of those who face the dilemma is of one of its species, of which it may have several.

    1E-G:species/2; a humanoid is the only one of its species (1E-10.3.0.4.1/2).
    """

    def part(state: State, card: CardId, card_values: CardValues, values: Values) -> bool:
        own = frozenset(species(facts(state, card), card_values))
        others = (one for one in facing_a_dilemma(state) if one != card)
        met = {name for one in others for name in species(facts(state, one), values(one))}
        return (not own or not own <= met) is bool(wanted)

    return part
