"""Filters: what a card must be, looked at trait by trait as an edition's table says.

An edition registers in a table how it looks at each trait that it knows; the others its cards may not say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from spaceline.core.data.leaves import CardId
from spaceline.core.modifiers import AnyCardValues
from spaceline.core.state import State
from spaceline.effects.meeting import ways
from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.scope import Values
from spaceline.effects.world import world_of

FilterPart = Callable[[State, CardId, AnyCardValues, Values], bool]
"""One trait with what is said of it: whether a card with these values is like that."""


class OfPrint:
    """A trait of which print alone decides: it is looked at once for each definition."""

    __slots__ = ("look",)

    def __init__(self, look: Callable[[Any], bool]) -> None:
        """Tell by a definition whether a card is like that."""
        self.look = look


Parts = Mapping[str, Callable[[Any], FilterPart | OfPrint]]
"""The traits that an edition knows, and how each is looked at; what is soonest looked at stands first."""


class FilterParts:
    """What a filter looks at: print, found out once for each definition, and then the rest."""

    __slots__ = ("known", "others", "prints")

    def __init__(self, parts: Iterable[FilterPart | OfPrint]) -> None:
        """Sort the parts; what is soonest looked at comes first."""
        every = tuple(parts)
        self.prints = tuple(part.look for part in every if isinstance(part, OfPrint))
        self.others = tuple(part for part in every if not isinstance(part, OfPrint))
        self.known: dict[Any, bool] = {}
        """By definition, whether print is as the filter says; a definition is known by its identity."""

    def fit_by_print(self, definition: Any) -> bool:
        """Whether what is printed is as the filter says."""
        found = self.known.get(definition)
        if found is None:
            found = self.known[definition] = all(look(definition) for look in self.prints)
        return found


class Matcher:
    """The filters of an edition; what each looks at is put together once."""

    __slots__ = ("definition", "known", "parts")

    def __init__(self, parts: Parts, definition: Callable[[State, CardId], Any] = State.definition) -> None:
        """Look at filters as this table says, at print by the definition that a card has now."""
        self.parts = parts
        self.definition = definition
        self.known: dict[Filter, FilterParts] = {}

    def given(self, filter: Filter) -> FilterParts:
        """What a filter looks at."""
        found = self.known.get(filter)
        if found is None:
            looks = (look(filter.said[word]) for word, look in self.parts.items() if word in filter.said)
            found = self.known[filter] = FilterParts(looks)
        return found

    def fitting(self, state: State, cards: tuple[CardId, ...], filter: Filter, values: Values) -> tuple[CardId, ...]:
        """Those of several cards that are what a filter says, under the given values."""
        looks = self.given(filter)
        if looks.prints:
            known, definition, fit = looks.known, self.definition, looks.fit_by_print
            of_print = [(card, definition(state, card)) for card in cards]
            cards = tuple([card for card, it in of_print if known.get(it) or (it not in known and fit(it))])
        if not looks.others:
            return cards
        found = []
        for card in cards:
            card_values = values(card)
            for part in looks.others:
                if not part(state, card, card_values, values):
                    break
            else:
                found.append(card)
        return tuple(found)

    def matches(self, state: State, card: CardId, filter: Filter, values: Values) -> bool:
        """Whether a card is what a filter says, under the given values."""
        looks = self.given(filter)
        if looks.prints and not looks.fit_by_print(self.definition(state, card)):
            return False
        if looks.others:
            card_values = values(card)
            for part in looks.others:
                if not part(state, card, card_values, values):
                    return False
        return True


def valued(look: Callable[[Any, Any], bool]) -> Callable[[Any], FilterPart]:
    """A trait that looks at current values."""

    def of(wanted: Any) -> FilterPart:
        def part(state: State, card: CardId, card_values: AnyCardValues, values: Values) -> bool:
            return look(card_values, wanted)

        return part

    return of


def printed(look: Callable[[Any, Any], bool]) -> Callable[[Any], OfPrint]:
    """A trait that looks at the facts, which no text changes."""

    def of(wanted: Any) -> OfPrint:
        return OfPrint(lambda definition: look(definition.facts, wanted))

    return of


def standing(look: Callable[[State, CardId], bool]) -> Callable[[Any], FilterPart]:
    """A trait that looks at how the card stands in the game."""

    def of(wanted: Any) -> FilterPart:
        def part(state: State, card: CardId, card_values: AnyCardValues, values: Values) -> bool:
            return bool(look(state, card) == wanted)

        return part

    return of


def titled(titles: tuple[str, ...]) -> OfPrint:
    """It has one of these titles, or is called so in full."""
    return OfPrint(lambda definition: definition.title in titles or definition.name in titles)


def lies_in(zones: tuple[str, ...]) -> FilterPart:
    """It lies in one of these zones."""

    def part(state: State, card: CardId, card_values: AnyCardValues, values: Values) -> bool:
        return state.cards[card].role in zones

    return part


def lies_on(holder: Filter) -> FilterPart:
    """It lies on a card like that."""

    def part(state: State, card: CardId, card_values: AnyCardValues, values: Values) -> bool:
        leaf = state.cards[card]
        return leaf.role == "on" and world_of(state).matches(state, leaf.parent, holder, values)

    return part


def lies_under(other: Filter) -> FilterPart:
    """A card like that lies on it."""

    def part(state: State, card: CardId, card_values: AnyCardValues, values: Values) -> bool:
        return bool(world_of(state).fitting(state, state.zone(card, "on"), other, values))

    return part


def one_of(others: tuple[Filter, ...]) -> FilterPart:
    """It matches one of these filters."""

    def part(state: State, card: CardId, card_values: AnyCardValues, values: Values) -> bool:
        matches = world_of(state).matches
        return any(matches(state, card, other, values) for other in others)

    return part


def excluding(others: tuple[Filter, ...]) -> FilterPart:
    """It matches none of these filters."""

    def part(state: State, card: CardId, card_values: AnyCardValues, values: Values) -> bool:
        matches = world_of(state).matches
        return not any(matches(state, card, other, values) for other in others)

    return part


def meets_alone(group: Callable[[State, tuple[CardId, ...]], Any]) -> Callable[[AnyRequirement], FilterPart]:
    """It is a personnel that meets a requirement alone, as the groups of an edition do."""

    def of(requirement: AnyRequirement) -> FilterPart:
        def part(state: State, card: CardId, card_values: AnyCardValues, values: Values) -> bool:
            if card_values.type != "personnel":
                return False
            single = group(state, ())
            single.personnel = {card: card_values}
            single.cards = (card,)
            return bool(ways(single, requirement))

        return part

    return of
