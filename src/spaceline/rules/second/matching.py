"""What a card must be to match a filter."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Static
from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.effects.nodes.selectors import Filter
from spaceline.effects.world import Values
from spaceline.rules.second import places
from spaceline.rules.second.data.sheet import Sheet
from spaceline.rules.second.facts import Facts
from spaceline.rules.second.participants import facing_a_dilemma
from spaceline.rules.second.requirements import Group, ways
from spaceline.rules.second.values import definition, facts, is_stopped

Part = Callable[[State, CardId, Sheet, Values], bool]
"""One part of a filter: whether a card with these values is like that."""


def matches(state: State, card: CardId, filter: Filter, values: Values) -> bool:
    """Whether a card is what a filter says, under the given values."""
    return bool(fitting(state, (card,), filter, values))


def fitting(state: State, cards: tuple[CardId, ...], filter: Filter, values: Values) -> tuple[CardId, ...]:
    """Those of several cards that are what a filter says, under the given values."""
    parts = given(filter)
    found = []
    for card in cards:
        sheet: Sheet = values(card)
        for part in parts:
            if not part(state, card, sheet, values):
                break
        else:
            found.append(card)
    return tuple(found)


@cache
def given(filter: Filter) -> tuple[Part, ...]:
    """The parts of a filter that say something; what is soonest looked at comes first."""
    defaults = {field.name: field.default for field in msgspec.structs.fields(Filter)}
    asked = ((name, getattr(filter, name)) for name in PARTS)
    return tuple(PARTS[name](wanted) for name, wanted in asked if wanted != defaults[name])


def titled(titles: tuple[str, ...]) -> Part:
    """It has one of these titles, or is called so in full."""

    def part(state: State, card: CardId, sheet: Sheet, values: Values) -> bool:
        it = definition(state, card)
        return it.title in titles or it.name in titles

    return part


def of_affiliation(affiliations: tuple[str, ...]) -> Part:
    """It has one of these affiliation icons; those of a mission say who may attempt it."""

    def part(state: State, card: CardId, sheet: Sheet, values: Values) -> bool:
        if sheet.type != "mission":
            return sheet.affiliation in affiliations
        permission = facts(state, card).attempt
        return permission is not None and any(icon in affiliations for icon in permission.affiliations)

    return part


def carries(cargo: Filter) -> Part:
    """A card of its commander like that is aboard it."""

    def part(state: State, ship: CardId, sheet: Sheet, values: Values) -> bool:
        commander = state.cards[ship].controller
        return any(
            state.cards[card].controller == commander and matches(state, card, cargo, values)
            for card in state.zone(ship, "aboard")
        )

    return part


def equips(wearer: Filter) -> Part:
    """It is with a personnel of its commander like that, whom its text could affect (2E-equipped-with/1)."""

    def part(state: State, equipment: CardId, sheet: Sheet, values: Values) -> bool:
        commander = state.cards[equipment].controller
        affected = [text.cards.filter for _, text in definition(state, equipment).of_kind(Static)]
        wearers = fitting(state, places.own(state, places.present_with(state, equipment), commander), wearer, values)
        return any(matches(state, card, which, values) for card in wearers for which in affected)

    return part


def meets(requirement: AnyRequirement) -> Part:
    """It is a personnel that meets a requirement alone."""

    def part(state: State, card: CardId, sheet: Sheet, values: Values) -> bool:
        if sheet.type != "personnel":
            return False
        single = Group(state, ())
        single.sheets = {card: sheet}
        single.cards = (card,)
        return bool(ways(single, requirement))

    return part


def valued(look: Callable[[Sheet, Any], bool]) -> Callable[[Any], Part]:
    """A part of a filter that looks at current values."""

    def of(wanted: Any) -> Part:
        def part(state: State, card: CardId, sheet: Sheet, values: Values) -> bool:
            return look(sheet, wanted)

        return part

    return of


def printed(look: Callable[[Facts, Any], bool]) -> Callable[[Any], Part]:
    """A part of a filter that looks at what no text changes."""

    def of(wanted: Any) -> Part:
        def part(state: State, card: CardId, sheet: Sheet, values: Values) -> bool:
            return look(facts(state, card), wanted)

        return part

    return of


def standing(look: Callable[[State, CardId], bool]) -> Callable[[Any], Part]:
    """A part of a filter that looks at how the card stands in the game."""

    def of(wanted: Any) -> Part:
        def part(state: State, card: CardId, sheet: Sheet, values: Values) -> bool:
            return bool(look(state, card) == wanted)

        return part

    return of


def excluding(others: tuple[Filter, ...]) -> Part:
    """It matches none of these filters."""

    def part(state: State, card: CardId, sheet: Sheet, values: Values) -> bool:
        return not any(matches(state, card, other, values) for other in others)

    return part


def is_facing(state: State, card: CardId) -> bool:
    """Whether it is among the personnel that face a dilemma."""
    return card in facing_a_dilemma(state)


PARTS: dict[str, Callable[[Any], Part]] = {
    "types": valued(lambda sheet, wanted: sheet.type in wanted),
    "affiliations": of_affiliation,
    "species": valued(lambda sheet, wanted: not set(wanted).isdisjoint(sheet.species)),
    "icons": valued(lambda sheet, wanted: set(wanted).issubset(sheet.icons)),
    "keywords": valued(lambda sheet, wanted: not set(wanted).isdisjoint(sheet.keywords)),
    "skills": valued(lambda sheet, wanted: any(map(sheet.skills.get, wanted))),
    "lacks": valued(lambda sheet, wanted: not any(map(sheet.skills.get, wanted))),
    "titles": titled,
    "classes": printed(lambda facts, wanted: facts.ship_class.removesuffix(" Class") in wanted),
    "kinds": printed(lambda facts, wanted: facts.kind in wanted),
    "quadrants": printed(lambda facts, wanted: facts.quadrant in wanted),
    "regions": printed(lambda facts, wanted: facts.region in wanted),
    "unique": printed(lambda facts, wanted: facts.unique == wanted),
    "below": valued(lambda sheet, wanted: stat(sheet, wanted[0]) < wanted[1]),
    "stopped": standing(is_stopped),
    "facing": standing(is_facing),
    "carries": carries,
    "equips": equips,
    "meets": meets,
    "excluding": excluding,
}
"""The fields of a filter, and how each is looked at."""


def stat(sheet: Sheet, name: str) -> int:
    """An attribute, a sum of attributes joined by ``+``, or ``cost``; never below zero (2E-modifiers/1)."""
    if name == "cost":
        return max(0, sheet.cost)
    return sum(max(0, sheet.attributes.get(part, 0)) for part in name.split("+"))
