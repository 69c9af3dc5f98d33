"""A First Edition game of two with invented cards, in mid-turn: what all First Edition tables begin with."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spaceline.core import engine
from spaceline.core.data.decisions import Decision
from spaceline.core.state import State
from spaceline.editions import FIRST
from spaceline.effects.nodes.abilities import Ability
from spaceline.rules.first.data.frames import Turn
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.facts import FirstFacts

ME, OPPONENT = 1, 2


class FirstGame:
    """An empty table in a part of player 1's turn; more cards may be invented as long as the game goes on."""

    def __init__(self, ruleset: str, turned: dict[str, str] | None = None, step: str = "execute_orders") -> None:
        """No card is there yet; switches may be turned."""
        self.definitions: dict[str, CardDefinition] = {}
        made = FIRST.build(ruleset, {}, turned)
        self.definitions.update(made.definitions)
        self.state = State(replace(made, definitions=self.definitions), 2, seed=1)
        self.state.frames = [Turn(step=step, player=ME)]

    def printed_as(self, id: str, title: str, type: str, texts: tuple[Ability, ...], facts: dict[str, Any]) -> str:
        """Invent a card, universal unless its facts say otherwise; returns its definition's id."""
        known = {"release": "test", "number": 0, "rarity": "", "uniqueness": "universal", **facts}
        self.definitions[id] = CardDefinition(FirstFacts(id=id, title=title, type=type, **known), texts)
        return id

    def run_on(self) -> None:
        """Let the game run to its next decision after something was put on the table."""
        self.state.watch()
        self.state.caches.clear()
        engine.run(self.state)

    @property
    def decision(self) -> Decision:
        """What is asked now."""
        found = engine.decision(self.state)
        assert found is not None, "nothing is asked"
        return found
