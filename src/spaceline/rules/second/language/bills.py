"""What it costs to use cards that a text uses, and which of several ways to use some is paid for.

2E-skills-glossary/1, /3, 2E-actions-costs/2.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.modifiers import current_values_for
from spaceline.core.state import State
from spaceline.effects.perform.doers import skills_used
from spaceline.effects.perform.paying import Bill, price, together
from spaceline.effects.scope import Reading, Scope
from spaceline.effects.world import world_of

TAXES = frozenset(("taxes",))

Uses = tuple[Change, ...]
"""What is used of whom, by one way to have what a text asks for."""


def skills_cost(state: State) -> bool:
    """Whether there is any text by which the use of skills costs something."""
    return current_values_for(state, TAXES) is not None


def bill_for(state: State, text: Scope, card: CardId, skills: frozenset[str]) -> Bill:
    """What it costs a text to use these skills of a card together."""
    taxes = world_of(state).taxed(state, text, (card,)).get(card, ())
    return price(taxes, skills) if taxes else ()


def bills_for(state: State, uses: Iterable[Change]) -> dict[CardId, Bill]:
    """What it costs to use the skills of cards that are said to be used; nothing else of them costs anything.

    Of somebody used for several things all is paid for at once (2E-skills-glossary/4). Where no text in force lets
    skills cost anything, which of them are used is not looked at.
    """
    if not skills_cost(state):
        return {}
    uses_of: dict[CardId, list[Change]] = {}
    for use in uses:
        for card in use.cards if use.verb == "use" else ():
            uses_of.setdefault(card, []).append(use)
    found = {card: bill_for_all(state, card, its) for card, its in uses_of.items()}
    return {card: bill for card, bill in found.items() if bill}


def bill_for_all(state: State, card: CardId, uses: list[Change]) -> Bill:
    """What it costs to use of a card what several uses are of together."""
    skills = frozenset().union(*(skills_used(state, card, use) for use in uses))
    return bill_for(state, Reading(uses[0].source, uses[0].player), card, skills)


def can_pay(state: State, text: Scope, owed: Counter[PlayerId], kept: int = 0) -> bool:
    """Whether all have so many cards, the text's player beside so many that its own cost takes.

    One card pays for one thing only (2E-actions-costs/2), and the card whose text it is pays for nothing of its own.
    """
    due = owed + Counter({text.you: kept}) if text.you in owed else owed
    return all(
        sum(card != text.source for card in state.zone(player, "hand")) >= number for player, number in due.items()
    )


def can_pay_for(state: State, text: Scope, uses: Iterable[Change], kept: int = 0) -> bool:
    """Whether everybody could discard for all that a text uses, beside so many cards that its own cost takes."""
    return can_pay(state, text, together(bills_for(state, uses).values()), kept)


def cheapest(state: State, text: Scope, ways: Iterable[Uses], beside: Uses = (), kept: int = 0) -> Uses:
    """The way that is paid for: one that can be, and of those the one that costs least; the first if none costs.

    Beside what the text uses anyhow.
    """
    if not skills_cost(state):
        return next(iter(ways), ())

    def rank(way: Uses) -> tuple[bool, int]:
        owed = together(bills_for(state, (*way, *beside)).values())
        return not can_pay(state, text, owed, kept), owed.total()

    return min(ways, key=rank, default=())
