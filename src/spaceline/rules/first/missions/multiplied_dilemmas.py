"""Dilemmas that are doubled or tripled: requirements, effects, points, or only some of these (1E-7.2.2.0.6/1)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from msgspec.structs import replace

from spaceline.core.data.leaves import CardId
from spaceline.core.modifiers import values_for
from spaceline.core.state import State
from spaceline.effects.multiples import POINTS, Factors, multiplied
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.data.combo_dilemmas import SIGN as HALF, name_of
from spaceline.rules.first.definition import DOUBLES, CardDefinition
from spaceline.rules.first.facts import FirstFacts
from spaceline.rules.first.values import are_printed, definition

DOUBLED = frozenset(("doubled",))

SIGN = "*"
"""What stands in the name of a wording between the definition and by how much its parts are multiplied."""


def factors_of(state: State, card: CardId) -> tuple[tuple[str, int], ...]:
    """The parts of a dilemma whose numbers are multiplied now, each with by how much."""
    if DOUBLES not in state.watched or are_printed(state, DOUBLED):
        return ()
    found: CardValues = values_for(state, DOUBLED)(card)
    return found.doubled


def wording(state: State, card: CardId) -> str:
    """The name of the definition as texts that double it let it read now; that of its own where none does."""
    whole = state.ruleset.definitions[state.cards[card].definition]
    own, factors = name_of(state, card, whole), factors_of(state, card)
    return own + SIGN + ",".join(f"{part}={by}" for part, by in factors) if factors else own


def worded(state: State, card: CardId) -> CardDefinition:
    """The definition as it reads now."""
    name, definitions = wording(state, card), state.ruleset.definitions
    return called(name, definitions) if SIGN in name else definition(state, card)


def called(name: str, definitions: Mapping[str, CardDefinition]) -> CardDefinition:
    """The wording of that name.

    Raises:
        KeyError: no definition is called like that.
    """
    own, sign, parts = name.partition(SIGN)
    card, is_half, half = own.partition(HALF)
    if not sign and not is_half:
        raise KeyError(name)
    it = definitions[card].halves[int(half)] if is_half else definitions[own]
    if not sign:
        return it
    factors = ((part, int(by)) for part, _, by in (word.partition("=") for word in parts.split(",")))
    return doubled(it, tuple(factors))


@cache
def doubled(it: CardDefinition, factors: tuple[tuple[str, int], ...]) -> CardDefinition:
    """A definition with its numbers multiplied."""
    numbers = dict(factors)
    return CardDefinition(with_points(it.facts, numbers), tuple(multiplied(text, numbers) for text in it.abilities))


def with_points(facts: FirstFacts, factors: Factors) -> FirstFacts:
    """Facts with another number in the point box."""
    box = facts.points
    if box is None or not isinstance(box.value, int):
        return facts
    return replace(facts, points=replace(box, value=box.value * factors.get(POINTS, 1)))
