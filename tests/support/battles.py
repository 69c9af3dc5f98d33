"""A tabletop for combat and engagements: two forces at one mission, and an event in player 1's core."""

from __future__ import annotations

from spaceline.core import table
from spaceline.core.data.leaves import CardId
from tests.support.playing import ME, OPPONENT, PlayTable, person
from tests.support.tabletop import Person


class BattleTable(PlayTable):
    """Player 1 gives orders; both sides stand at the mission."""

    def __init__(self, kind: str = "planet") -> None:
        """The mission is a planet, or in space."""
        super().__init__(kind)
        if self.ship:
            table.move(self.state, self.ship, ME, "removed")
            self.ship = 0

    def against(self, *strengths: int) -> None:
        """Opponents of such Strength: ``foe1``, ``foe2`` ..."""
        for number, strength in enumerate(strengths, 1):
            self.add(f"foe{number}", person(strength=strength), OPPONENT)

    def vessel(self, name: str, affiliation: str, player: int, *crew: Person, **values: int) -> CardId:
        """A ship that anybody of its affiliation staffs, with a crew; both can be called by name."""
        attributes = {"Range": 8, "Weapons": 8, "Shields": 8, **values}
        made = self.printed_as(
            f"probe-{name}", name, "ship", (), {"affiliation": affiliation, "attributes": attributes}
        )
        self.put(name, made, self.place, "orbit", player, face_up=True)
        for number, who in enumerate(crew, 1):
            self.add(f"{name}{number}", who, player, self.names[name])
        return self.names[name]

    def print_ship_of(self, player: int, title: str) -> CardId:
        """A printed ship of a player at the mission."""
        return table.create(self.state, self.definition_of(title), player, self.place, "orbit", face_up=True)

    def own_ships(self) -> list[CardId]:
        """Player 1's ships in play."""
        return [card for card, leaf in self.state.cards.items() if leaf.role == "orbit" and leaf.controller == ME]

    def remove(self, ship: CardId) -> None:
        """Take a ship out of the game with what is aboard."""
        for card in (*self.state.zone(ship, "aboard"), ship):
            table.move(self.state, card, ME, "removed")

    def in_core(self, title: str, player: int = ME) -> CardId:
        """An event in a core."""
        return table.create(self.state, self.definition_of(title), player, player, "core", face_up=True)

    def damage(self, title: str, ship: str, player: int = OPPONENT) -> CardId:
        """A card on a ship."""
        return table.create(self.state, self.definition_of(title), player, self.card(ship), "on", face_up=True)

    def carry_out(self, card: CardId) -> None:
        """The position is laid out; the order of a card is carried out."""
        self.ready()
        self.order(card)

    def can_carry_out(self, card: CardId) -> bool:
        """Whether that is open."""
        self.ready()
        return bool(self.offers("order", card))
