"""What a card must be to match a filter."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.nodes.selectors import Filter
from spaceline.effects.world import Values
from spaceline.rules.second.data.sheet import Sheet
from spaceline.rules.second.participants import facing_a_dilemma
from spaceline.rules.second.requirements import Group, ways
from spaceline.rules.second.values import definition, is_stopped


def matches(state: State, card: CardId, filter: Filter, values: Values) -> bool:
    """Whether a card is what a filter says, under the given values."""
    sheet: Sheet = values(card)
    if not (matches_print(state, card, filter) and matches_values(sheet, filter)):
        return False
    if filter.affiliations and not is_of(state, card, sheet, filter.affiliations):
        return False
    if filter.stopped is not None and is_stopped(state, card) != filter.stopped:
        return False
    if filter.facing is not None and (card in facing_a_dilemma(state)) != filter.facing:
        return False
    if filter.carries is not None and not carries(state, card, filter.carries, values):
        return False
    if filter.meets is not None:
        single = Group(state, ())
        single.sheets = {card: sheet}
        single.cards = (card,)
        if sheet.type != "personnel" or not ways(single, filter.meets):
            return False
    return not any(matches(state, card, other, values) for other in filter.excluding)


def carries(state: State, ship: CardId, filter: Filter, values: Values) -> bool:
    """Whether a card of its commander like that is aboard a ship."""
    commander = state.cards[ship].controller
    return any(
        state.cards[card].controller == commander and matches(state, card, filter, values)
        for card in state.zone(ship, "aboard")
    )


def is_of(state: State, card: CardId, sheet: Sheet, affiliations: tuple[str, ...]) -> bool:
    """Whether a card has one of these affiliation icons; those of a mission say who may attempt it."""
    if sheet.type != "mission":
        return sheet.affiliation in affiliations
    permission = definition(state, card).facts.attempt
    return permission is not None and any(icon in affiliations for icon in permission.affiliations)


def matches_print(state: State, card: CardId, filter: Filter) -> bool:
    """The parts of a filter that no text changes."""
    it = definition(state, card)
    facts = it.facts
    return (
        (not filter.titles or it.title in filter.titles or it.name in filter.titles)
        and (not filter.classes or facts.ship_class.removesuffix(" Class") in filter.classes)
        and (not filter.kinds or facts.kind in filter.kinds)
        and (not filter.quadrants or facts.quadrant in filter.quadrants)
        and (not filter.regions or facts.region in filter.regions)
        and (filter.unique is None or facts.unique == filter.unique)
    )


def matches_values(sheet: Sheet, filter: Filter) -> bool:
    """The parts of a filter that texts may change."""
    return (
        (not filter.types or sheet.type in filter.types)
        and all(icon in sheet.icons for icon in filter.icons)
        and (not filter.skills or any(sheet.skills.get(skill) for skill in filter.skills))
        and not any(sheet.skills.get(skill) for skill in filter.lacks)
        and (not filter.keywords or any(word in sheet.keywords for word in filter.keywords))
        and (not filter.species or any(word in sheet.species for word in filter.species))
        and (filter.below is None or stat(sheet, filter.below[0]) < filter.below[1])
    )


def stat(sheet: Sheet, name: str) -> int:
    """An attribute, a sum of attributes joined by ``+``, or ``cost``; never below zero (2E-modifiers/1)."""
    if name == "cost":
        return max(0, sheet.cost)
    return sum(max(0, sheet.attributes.get(part, 0)) for part in name.split("+"))
