"""Cards in hands on a First Edition table, and the usual places where they are played."""

from __future__ import annotations

from typing import Any

from spaceline.core.data.leaves import CardId
from spaceline.effects.nodes.abilities import Played, When
from spaceline.effects.nodes.effects import Draw, Nullify
from spaceline.effects.nodes.traits import like
from tests.support.first_table import ME, OPPONENT, FirstTable


class HandTable(FirstTable):
    """A table with an outpost of player 1, and something that can always be done."""

    def __init__(self, ruleset: str = "1e-modern", turned: dict[str, str] | None = None) -> None:
        """Lay out a planet with an outpost in space."""
        super().__init__(ruleset, turned)
        self.planet = self.location("Planet")
        self.outpost = self.facility("Outpost", self.planet)
        self.spare = self.hold("Spare Event", "event")
        self.idle = self.hold("Idle", "interrupt", Played(Draw()))

    def hold(self, title: str, type: str, *abilities: Any, owner: int = ME, **facts: Any) -> CardId:
        """A card in a hand."""
        if type in ("personnel", "ship"):
            attributes = (
                ("Integrity", "Cunning", "Strength") if type == "personnel" else ("Range", "Weapons", "Shields")
            )
            facts = {"affiliations": ("Fed",), "attributes": dict.fromkeys(attributes, 6), **facts}
        facts = {"has_text": bool(abilities), **facts}
        return self.card(title, type, *abilities, parent=owner, role="hand", owner=owner, face_up=False, **facts)

    def in_play(self, title: str, type: str, *abilities: Any, owner: int = ME, **facts: Any) -> CardId:
        """A card on its player's table."""
        return self.card(title, type, *abilities, parent=owner, role="table", owner=owner, **facts)

    def to_play(self, player: int = ME) -> HandTable:
        """Begin the part of the turn in which cards are played."""
        self.begin("play_cards", player)
        return self

    def to_orders(self, player: int = ME) -> HandTable:
        """Begin the part of the turn in which orders are carried out."""
        self.begin("execute_orders", player)
        return self

    def can_play(self, card: CardId) -> bool:
        """Whether playing the card is offered now."""
        return any(option.card == card for option in self.offers("play"))


def nullifier(*types: str, titles: tuple[str, ...] = ()) -> When:
    """The text of an interrupt that nullifies cards of some types or titles as they are played."""
    return When("action", "action-play", Nullify(), "anyone", like(types=types, titles=titles))


__all__ = ["ME", "OPPONENT", "HandTable", "nullifier"]
