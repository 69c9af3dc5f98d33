"""What a card must be to match a filter in Second Edition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.matching import Matcher, Part, excluding, meets_alone, printed, standing, titled, valued
from spaceline.effects.nodes.abilities import Static
from spaceline.effects.nodes.selectors import Filter
from spaceline.effects.world import Values
from spaceline.rules.second import places
from spaceline.rules.second.data.sheet import Sheet
from spaceline.rules.second.participants import facing_a_dilemma
from spaceline.rules.second.requirements import Group
from spaceline.rules.second.values import definition, facts, is_stopped


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
            state.cards[card].controller == commander and MATCHER.matches(state, card, cargo, values)
            for card in state.zone(ship, "aboard")
        )

    return part


def equips(wearer: Filter) -> Part:
    """It is with a personnel of its commander like that, whom its text could affect (2E-equipped-with/1)."""

    def part(state: State, equipment: CardId, sheet: Sheet, values: Values) -> bool:
        commander = state.cards[equipment].controller
        affected = [text.cards.filter for _, text in definition(state, equipment).of_kind(Static)]
        present = places.own(state, places.present_with(state, equipment), commander)
        wearers = MATCHER.fitting(state, present, wearer, values)
        return any(MATCHER.matches(state, card, which, values) for card in wearers for which in affected)

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
    "meets": meets_alone(Group),
    "excluding": excluding,
}
"""The fields of a filter, and how each is looked at."""

MATCHER = Matcher(PARTS)


def stat(sheet: Sheet, name: str) -> int:
    """An attribute, a sum of attributes joined by ``+``, or ``cost``; never below zero (2E-modifiers/1)."""
    if name == "cost":
        return max(0, sheet.cost)
    return sum(max(0, sheet.attributes.get(part, 0)) for part in name.split("+"))
