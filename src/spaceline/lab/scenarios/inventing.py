"""The cards of a scenario: the pool, the cards it invents, and cards whose text it leaves out."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any, TypeVar

import msgspec

from spaceline.cards.languages import LANGUAGES
from spaceline.cards.rulesets import pool, ruleset
from spaceline.core.decoding import built
from spaceline.core.ruleset import Ruleset
from spaceline.editions import edition_of
from spaceline.effects.nodes import Ability
from spaceline.effects.nodes.traits import spelled_out
from spaceline.effects.support import unsupported
from spaceline.lab.scenarios.dialect import Dialect
from spaceline.lab.scenarios.dialects import dialect_of
from spaceline.lab.scenarios.format import AnyScenario
from spaceline.lab.scenarios.naming import NamedCards, Naming
from spaceline.lab.scenarios.strict.printing import problems_of_invented, words_of_texts

Invented = TypeVar("Invented")


class InventedCard(ValueError):
    """An invented card that is none; ``name`` as it was written, to be looked for."""

    def __init__(self, message: str, name: str = "") -> None:
        """Keep the name beside the message."""
        super().__init__(message)
        self.name = name


def read_card(
    title: str, fields: dict[str, Any], identity: dict[str, Any], facts: type[Invented]
) -> tuple[Invented, tuple[Ability, ...]]:
    """The facts of an invented card and its texts.

    Raises:
        InventedCard: they make no card.
    """
    printed = {name: value for name, value in fields.items() if name != "text"}
    try:
        found = msgspec.convert({**identity, **printed}, built(facts))
        return found, msgspec.convert(spelled_out(fields.get("text", [])), built(tuple[Ability, ...]))
    except msgspec.ValidationError as error:
        raise InventedCard(f"the invented card {title!r}: {error}", title) from error


def ruleset_of(scenario: AnyScenario, dialect: Dialect) -> tuple[Ruleset, NamedCards]:
    """The ruleset with the cards of a scenario, and their names.

    Raises:
        InventedCard: a card of the scenario is none, or a switch.
        NameProblem: a plain card does not exist.
    """
    rules = turned(scenario) if scenario.switches else ruleset(scenario.ruleset)
    invented = {title: dialect.invented(title, fields) for title, fields in scenario.cards.items()}
    confirm_invented(scenario, dialect, invented)
    definitions: dict[str, Any] = dict(rules.definitions)
    for title, card in {**own_cards(scenario.ruleset), **invented}.items():
        definitions[dialect.identify(title)] = card
    pool = NamedCards(definitions, dialect.naming, known_names(scenario.ruleset, dialect.naming))
    for id in plain_cards(scenario, dialect, pool):
        definitions[id] = dialect.without_text(definitions[id])
    return replace(rules, definitions=definitions), pool


@cache
def known_names(name: str, naming: Naming) -> NamedCards:
    """The names of the cards of a ruleset, which are the same in all its scenarios, whatever they switch."""
    return NamedCards(ruleset(name).definitions, naming)


@cache
def own_cards(name: str) -> dict[str, Any]:
    """The cards that every scenario of a ruleset may name, by title."""
    dialect = dialect_of(name)
    return {title: dialect.invented(title, fields) for title, fields in dialect.own_cards.items()}


def confirm_invented(scenario: AnyScenario, dialect: Dialect, cards: dict[str, Any]) -> None:
    """Invented cards say what their edition supports, and the names on them are those that cards have printed.

    Raises:
        InventedCard: one says something else, or has a typing error.
    """
    skills = dialect.skills_to_come
    words = words_of_texts(scenario.ruleset, skills, cards.values())
    for title, card in cards.items():
        language = LANGUAGES.of(edition_of(scenario.ruleset))
        for sentence in unsupported(title, card.abilities, language):
            raise InventedCard(sentence, title)
        for problem in problems_of_invented(card, scenario.ruleset, skills, words):
            raise InventedCard(f"the invented card {title!r}: {problem}", title)


def turned(scenario: AnyScenario) -> Ruleset:
    """The ruleset with the switches that the scenario turns.

    Raises:
        InventedCard: there is no such switch or reading.
    """
    name = scenario.ruleset
    try:
        return edition_of(name).build(name, pool(name), scenario.switches)
    except ValueError as error:
        raise InventedCard(str(error)) from error


def plain_cards(scenario: AnyScenario, dialect: Dialect, pool: NamedCards) -> list[str]:
    """The cards that have no text here; invented ones keep theirs unless they are named."""
    if scenario.plain is True:
        own = {dialect.identify(title) for title in scenario.cards}
        return [id for id in pool.definitions if id not in own]
    return [pool.id(name) for name in scenario.plain or ()]
