"""Mission specialists, personnel of one regular skill and nothing else; and mission reports.

1E-G:assign-mission-specialists/3. Who has helped to solve a mission may file a report of it until the player attempts
another.
"""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId
from spaceline.core.modifiers import value
from spaceline.core.state import State
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.roles import LATEST_ATTEMPT, SOLVED_IN
from spaceline.rules.first.values import definition


def is_specialist(state: State, card: CardId) -> bool:
    """Whether a single regular skill is printed on a personnel, of whatever level, with no text and no download.

    Losing skills makes nobody one, and whose skill is replaced stays one.
    """
    it = definition(state, card)
    facts = it.facts
    is_alone = it.type == "personnel" and not facts.pair and len(facts.skills) == 1
    return is_alone and not (facts.skill_choices or facts.special_downloads or facts.has_text)


def only_skill(state: State, card: CardId) -> tuple[str, ...]:
    """The skill of a mission specialist: the printed one, or what has taken its place."""
    if not is_specialist(state, card):
        return ()
    found: CardValues = value(state, card)
    printed = frozenset(definition(state, card).facts.skills) & found.skills.keys()
    return tuple(sorted(printed or frozenset(found.skills).difference(found.classifications)))


def solvers(state: State, change: Change) -> Iterator[CardId]:
    """Those who have used a skill or classification to complete a mission, and no attribute alone."""
    for use in change.uses:
        found: CardValues = value(state, use.card)
        if not found.skills.keys().isdisjoint(use.of):
            yield use.card


def may_report(state: State, card: CardId) -> bool:
    """Whether somebody has helped to solve the mission that the player attempted last."""
    attempt = state.mark(card, SOLVED_IN)
    return bool(attempt) and attempt == state.mark(state.cards[card].controller, LATEST_ATTEMPT)
