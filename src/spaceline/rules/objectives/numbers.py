"""The numbers of the variant beside those of Second Edition."""

from __future__ import annotations

from spaceline.core.state import State
from spaceline.rules.second.numbers import Numbers


class ObjectivesNumbers(Numbers, frozen=True, kw_only=True):
    """As the rules summary has them."""

    hull: int = 100
    """The hull damage in percent that destroys a ship (OBJ-engagements/9)."""
    tactics: int = 2
    """How many tactics a player may draw for an engagement (OBJ-engagements/1)."""


def numbers(state: State) -> ObjectivesNumbers:
    """The numbers in force in a game."""
    found: ObjectivesNumbers = state.ruleset.numbers
    return found
