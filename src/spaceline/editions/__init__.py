"""The editions of the game and their rulesets, all looked up here; docs/adding-a-ruleset.md adds one."""

from __future__ import annotations

from typing import cast

from spaceline.editions.edition import BroughtDecks, Edition, RulesetSpec
from spaceline.editions.first import FIRST
from spaceline.editions.objectives import OBJECTIVES
from spaceline.editions.part import MissingPart, Part
from spaceline.editions.registry import EDITION_POINTS, RULESET_POINTS, RegistrationError, Registry, installed
from spaceline.editions.second import SECOND
from spaceline.editions.unknown import UnknownRuleset

REGISTRY = Registry(
    (SECOND, FIRST, OBJECTIVES, *(cast("Edition", found) for found in installed(EDITION_POINTS, Edition))),
    (cast("RulesetSpec", found) for found in installed(RULESET_POINTS, RulesetSpec)),
)
EDITIONS = tuple(REGISTRY.editions.values())
RULESETS = tuple(REGISTRY.of_ruleset)
"""The names of all rulesets."""
DEFAULT = RULESETS[0]
"""The ruleset that is meant where none is named."""
edition_of, book_of = REGISTRY.edition_of, REGISTRY.book_of

__all__ = [
    "DEFAULT",
    "EDITIONS",
    "FIRST",
    "OBJECTIVES",
    "REGISTRY",
    "RULESETS",
    "SECOND",
    "BroughtDecks",
    "Edition",
    "MissingPart",
    "Part",
    "RegistrationError",
    "Registry",
    "RulesetSpec",
    "UnknownRuleset",
    "book_of",
    "edition_of",
]
