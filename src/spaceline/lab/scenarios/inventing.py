"""The cards of a scenario: the pool, the cards it invents, and cards whose text it leaves out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from spaceline.cards.rulesets import ruleset
from spaceline.core.ruleset import Ruleset
from spaceline.effects.nodes import Ability
from spaceline.lab.scenarios.format import Scenario
from spaceline.lab.scenarios.naming import Pool
from spaceline.rules.second.definition import CardDefinition
from spaceline.rules.second.facts import Facts

FILLER, FILLER_DILEMMA, IDLE_SHIP, IDLE_HAND = "filler", "filler dilemma", "idle ship", "idle hand"
OWN: dict[str, dict[str, Any]] = {
    FILLER: {"type": "personnel", "cost": 1},
    FILLER_DILEMMA: {"type": "dilemma", "kind": "dual", "cost": 1},
    IDLE_SHIP: {"type": "ship", "affiliation": "none"},
    IDLE_HAND: {"type": "personnel"},
}
"""Cards that fill decks and pass the time; no headquarters accepts them."""


class InventedCard(ValueError):
    """An invented card that is none."""


def invented(title: str, fields: dict[str, Any]) -> CardDefinition:
    """A card made from facts and nodes.

    Raises:
        InventedCard: they make no card.
    """
    printed = {name: value for name, value in fields.items() if name != "text"}
    identity = {"id": f"invented:{title}", "set": "invented", "number": 0, "rarity": "C", "title": title}
    try:
        facts = msgspec.convert({**identity, **printed}, Facts)
        texts = msgspec.convert(fields.get("text", []), tuple[Ability, ...])
    except msgspec.ValidationError as error:
        raise InventedCard(f"the invented card {title!r}: {error}") from error
    return CardDefinition(facts, texts)


def without_text(it: CardDefinition) -> CardDefinition:
    """The same card as though nothing but its facts were printed on it."""
    return CardDefinition(msgspec.structs.replace(it.facts, has_text=False))


def ruleset_of(scenario: Scenario) -> tuple[Ruleset, Pool]:
    """The ruleset with the cards of a scenario, and their names.

    Raises:
        InventedCard: a card of the scenario is none.
        NameProblem: a plain card does not exist.
    """
    rules = ruleset(scenario.ruleset)
    definitions: dict[str, CardDefinition] = dict(rules.definitions)
    for title, fields in {**OWN, **scenario.cards}.items():
        it = invented(title, fields)
        definitions[it.facts.id] = it
    pool = Pool(definitions)
    if scenario.plain is True:
        definitions.update((id, without_text(it)) for id, it in definitions.items() if id not in invented_ids(scenario))
    elif scenario.plain:
        for name in scenario.plain:
            id = pool.id(name)
            definitions[id] = without_text(definitions[id])
    return replace(rules, definitions=definitions), pool


def invented_ids(scenario: Scenario) -> set[str]:
    """The ids of the invented cards."""
    return {f"invented:{title}" for title in scenario.cards}
