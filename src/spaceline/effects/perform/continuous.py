"""Texts in force: those of cards in play and those that outlast the action that made them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from spaceline.core.data.leaves import CardId, Lasting
from spaceline.core.modifiers import Sheet, Sheets
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Damage, Static
from spaceline.effects.nodes.effects import Affect
from spaceline.effects.nodes.modifiers import Copy, Cost, Modifier, Raise
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import Test
from spaceline.effects.paths import part
from spaceline.effects.perform.reading import cards_meant, holds, number_meant
from spaceline.effects.world import NOTHING, Reading, Scope, World, world_of

STATIC = "static:"
"""What a definition with continuous text listens to."""

AFFECTED = Cards("named", name="affected")


class Text:
    """One modifier of one text in force."""

    __slots__ = ("cards", "condition", "grounds", "key", "layer", "modifier", "reach", "scope", "test")

    def __init__(self, key: str, scope: Scope, of: Modification) -> None:
        """A modification by a text of a card, in the scope of that card."""
        self.key, self.scope = key, scope
        self.cards, self.modifier, self.test = of.cards, of.modifier, of.test
        self.layer, self.condition, self.reach, self.grounds = of.layer, of.condition, of.reach, of.grounds

    def holds(self, state: State, sheets: Sheets) -> bool:
        """Whether its condition is met."""
        return self.test is None or holds(state, self.scope, self.test, sheets.of)

    def targets(self, state: State, sheets: Sheets) -> Iterable[CardId]:
        """The cards it modifies."""
        return cards_meant(state, self.scope, self.cards, sheets.of)

    def alter(self, state: State, card: CardId, sheet: Sheet, sheets: Sheets) -> Sheet:
        """The values of a card after it."""
        modifier = self.modifier
        amount = 0
        donors: tuple[Sheet, ...] = ()
        if isinstance(modifier, Raise):
            amount = number_meant(state, self.scope, modifier.by, sheets.of) * modifier.times
        elif isinstance(modifier, Cost):
            amount = modifier.by
        elif isinstance(modifier, Copy):
            donors = tuple(map(sheets.of, cards_meant(state, self.scope, modifier.of, sheets.of)))
        return world_of(state).modified(state, sheet, modifier, amount, donors)


def texts_in_force(state: State) -> Sequence[Text]:
    """Every modifier of every text that is in force."""
    found: list[Text] = []
    world = world_of(state)
    for card in state.watched.get(STATIC, ()):
        if not world.text_is_on(state, card):
            continue
        scope = Reading(card, state.cards[card].controller)
        is_damage = state.cards[card].role == "on"
        for at, ability in enumerate(world.abilities(state, card)):
            text = ability.ability if isinstance(ability, Damage) and is_damage else ability
            if isinstance(text, Static):
                found.extend(modifiers_of(state, f"{card}:{at}", scope, text))
    for number, effect in enumerate(state.lasting):
        found.extend(lasting_modifiers(state, number, effect))
    return found


class Modification(NamedTuple):
    """One modifier with what it needs, and what that looks at."""

    cards: Cards
    modifier: Modifier
    test: Test | None
    layer: int
    condition: int
    reach: int
    grounds: tuple[str, ...]


@cache
def modifications(world: World, text: Static | Affect) -> tuple[Modification, ...]:
    """The modifiers of a text."""
    cards, test = (text.cards, text.test) if isinstance(text, Static) else (AFFECTED, None)
    condition = NOTHING if test is None else world.outlook(test)
    found = []
    for modifier in text.modifiers:
        looks = (world.outlook(cards), world.outlook(modifier))
        grounds = dict.fromkeys(ground for look in (condition, *looks) for ground in look.grounds)
        reach = max(look.layer for look in looks)
        found.append(Modification(cards, modifier, test, world.layer(modifier), condition.layer, reach, tuple(grounds)))
    return tuple(found)


def modifiers_of(state: State, key: str, scope: Scope, text: Static | Affect) -> Iterable[Text]:
    """The modifiers of one text in force."""
    for at, modification in enumerate(modifications(world_of(state), text)):
        yield Text(f"{key}:{at}", scope, modification)


def lasting_modifiers(state: State, number: int, effect: Lasting) -> Iterable[Text]:
    """The modifiers of an effect that lasts."""
    node = state.ruleset.definitions[effect.definition].abilities[effect.path[0]]
    for step in effect.path[1:]:
        node = part(node, step)
    if isinstance(node, Affect):
        scope = Reading(effect.source, effect.you, effect.cards, effect.numbers)
        yield from modifiers_of(state, f"{effect.source}:lasting{number}", scope, node)
