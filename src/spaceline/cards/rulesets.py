"""The rulesets with their pools of cards, each built once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from spaceline.cards.catalogue import CARDS
from spaceline.core.ruleset import Ruleset
from spaceline.editions import DEFAULT, Edition, edition_of


def all_cards(edition: Edition) -> Mapping[str, Any]:
    """All cards of an edition by id: facts with texts."""
    return CARDS.of(edition).cards


def pool(name: str = DEFAULT) -> Mapping[str, Any]:
    """The cards that a ruleset is played with, by id: facts with texts, sorted out once.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    return _pool(name)


@cache
def _pool(name: str) -> Mapping[str, Any]:
    edition = edition_of(name)
    sets, cards = edition.spec(name).sets, all_cards(edition)
    return cards if sets is None else {id: card for id, card in cards.items() if card.facts.set in sets}


def ruleset(name: str = DEFAULT) -> Ruleset:
    """A ruleset with its cards.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    return _ruleset(name)


@cache
def _ruleset(name: str) -> Ruleset:
    return edition_of(name).build(name, pool(name))
