"""A First Edition game of two with invented cards, in mid-turn: what all First Edition tables begin with."""

from __future__ import annotations

from typing import Any

from spaceline.core.data.leaves import CardId
from spaceline.editions import FIRST
from spaceline.effects.nodes.abilities import Ability
from spaceline.rules.first.data.frames import Turn
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.facts import FirstFacts
from spaceline.rules.first.topics import LAYOUT, PLAY
from tests.support.table import ME, OPPONENT, Table


class FirstGame(Table):
    """An empty table in a part of player 1's turn."""

    open_roles = frozenset(("space", "mission", "found", "table", "on", "at", "discard"))
    in_space = "space"
    usual = {"affiliations": ("Fed",)}  # noqa: RUF012 - never changed
    usual_attribute = 6

    def __init__(self, ruleset: str, turned: dict[str, str] | None = None, step: str = "execute_orders") -> None:
        """No card is there yet; switches may be turned."""
        super().__init__(FIRST.build(ruleset, {}, turned))
        self.state.frames = [Turn(step=step, player=ME)]

    def printed_as(self, id: str, title: str, type: str, texts: tuple[Ability, ...], facts: dict[str, Any]) -> str:
        """Invent a card, universal unless its facts say otherwise; returns its definition's id."""
        known = {"release": "test", "number": 0, "rarity": "", "uniqueness": "universal", **facts}
        self.definitions[id] = CardDefinition(FirstFacts(id=id, title=title, type=type, **known), texts)
        return id

    def put(self, *where: Any) -> CardId:
        """A card somewhere; what is remembered of the table is found anew."""
        card = super().put(*where)
        self.state.invalidate(PLAY)
        self.state.invalidate(LAYOUT)
        return card


__all__ = ["ME", "OPPONENT", "FirstGame"]
