"""The rulesets with their pools of cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from spaceline.cards.catalogue import load_facts
from spaceline.cards.definitions import load_definitions
from spaceline.core.ruleset import Ruleset
from spaceline.rules.second.definition import CardDefinition
from spaceline.rules.second.ruleset import CTA2003, second_edition

NAMES = (CTA2003,)


class UnknownRuleset(ValueError):
    """There is no ruleset of that name."""


@cache
def pool() -> Mapping[str, CardDefinition]:
    """All cards of Second Edition: facts with texts."""
    texts = load_definitions()
    return {id: CardDefinition(facts, texts.get(id, ())) for id, facts in load_facts().items()}


@cache
def ruleset(name: str = CTA2003) -> Ruleset:
    """A ruleset by name.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    if name not in NAMES:
        raise UnknownRuleset(f"no ruleset is called {name!r}; there are: {', '.join(NAMES)}")
    return second_edition(pool())


def is_playable(card: CardDefinition) -> bool:
    """Whether the card does everything that is printed on it."""
    return bool(card.abilities) or not card.facts.has_text
