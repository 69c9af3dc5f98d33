"""The rulesets by name, with their pools of cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spaceline.cards.card import is_playable
from spaceline.cards.editions import RULESETS, UnknownRuleset, edition_of, pool_of
from spaceline.core.ruleset import Ruleset

__all__ = ["DEFAULT", "NAMES", "UnknownRuleset", "is_playable", "pool", "ruleset"]

NAMES = RULESETS
DEFAULT = NAMES[0]
"""The ruleset that is meant where none is named."""


def pool(name: str = DEFAULT) -> Mapping[str, Any]:
    """All cards that a ruleset is played with, by id: facts with texts.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    return pool_of(name)


def ruleset(name: str = DEFAULT) -> Ruleset:
    """A ruleset by name.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    return edition_of(name).ruleset(name)
