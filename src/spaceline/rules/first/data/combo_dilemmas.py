"""Combo dilemmas: one card that is met as two dilemmas, one after the other (1E-7.2.2.0.7, 1E-G:combo-dilemma/1).

Which of them a card is now stands in a mark. As each it has the title of that dilemma and its texts, so that cards that
name one leave the other alone (1E-7.2.2.0.7/3). In hands and piles, and before it is met, it has a title of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import PartOfCombo
from spaceline.rules.first.facts import FirstFacts

SECOND = "second-half"
"""The mark of a combo dilemma of which the first is done with."""
EXPELLED = "expelled"
"""The mark of a combo whose first half may not be there: it leaves the game after the second (1E-G:combo-dilemma/2)."""
SIGN = "&"
"""What stands in the name of a dilemma that is half a card, between the definition and which half it is."""


def halves_of(
    facts: FirstFacts, texts: tuple[tuple[int, PartOfCombo], ...]
) -> Iterator[tuple[FirstFacts, PartOfCombo]]:
    """The dilemmas on a card, each with what is printed for it; the point box is that of the last one."""
    for at, (_, half) in enumerate(texts, 1):
        points = facts.points if at == len(texts) else None
        characteristics = facts.halves[at - 1] if facts.halves else facts.characteristics
        own = replace(facts, title=half.title, other_titles=(), characteristics=characteristics, halves=())
        yield replace(own, points=points, countdown=half.countdown), half


def counted_as(id: str, it: Any) -> tuple[str, ...]:
    """The names by which copies of a card are counted beneath missions: a half is its original (1E-7.2.2.0.7/4)."""
    if it.halves:
        return tuple(half.title for half in it.halves)
    return (it.title,) if it.type == "dilemma" else (id,)


def number_of(state: State, card: CardId) -> int:
    """Which of its dilemmas a combo is now: 0 or 1."""
    return 1 if (card, SECOND) in state.marks else 0


def is_met(state: State, card: CardId) -> bool:
    """Whether a card lies where it is one dilemma or the other: encountered, or in play after that."""
    return state.in_play(card)


def has_another(state: State, card: CardId) -> bool:
    """Whether a card is encountered as the first of two dilemmas on it."""
    is_combo = bool(state.ruleset.definitions[state.cards[card].definition].halves)
    return is_combo and state.cards[card].role == "encountered" and (card, SECOND) not in state.marks


def as_half(state: State, card: CardId, whole: Any) -> Any:
    """The definition of a combo as it is now."""
    return whole.halves[number_of(state, card)] if is_met(state, card) else whole


def name_of(state: State, card: CardId, whole: Any) -> str:
    """The name of that definition."""
    own = state.cards[card].definition
    return f"{own}{SIGN}{number_of(state, card)}" if whole.halves and is_met(state, card) else own
