"""The table of one viewer, looked up by number: the same that is sent to a browser, ready to be printed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spaceline.cards.card import Card
from spaceline.core.data.leaves import CardId, EntityId, PlaceId, PlayerId
from spaceline.core.ruleset import Role
from spaceline.hosting.seating import Seating
from spaceline.presentation import Scene, Sitter, describer_for, presentation_of, table_of
from spaceline.presentation.model.faces import End
from spaceline.presentation.model.table import CardHere, PlaceHere, PlayerHere, ShownZone, Status

VESSELS = ("ship", "facility")
HOLDING = ("aboard", "docked")
SPACE = ("space", "orbit")
"""Where ships are at a place."""


class ShownTable:
    """A table with what is printed on its cards."""

    def __init__(self, scene: Scene, roles: Mapping[str, Role], seating: Seating) -> None:
        """Make the table of the scene's viewer; players are named after their seats and decks."""
        self.scene = scene
        self.presentation = presentation_of(scene.view.ruleset)
        self.describer = describer_for(scene)
        self.table = table_of(scene, roles, {player: sitter(scene, seating, player) for player in scene.view.players})
        self.cards: dict[CardId, CardHere] = {card.id: card for card in self.table.cards}
        self.places: dict[PlaceId, PlaceHere] = {place.id: place for place in self.table.places}
        self.zones: dict[tuple[EntityId, str], ShownZone] = {
            (zone.parent, zone.role): zone for zone in self.table.zones
        }

    @property
    def viewer(self) -> PlayerId:
        """Who sees it."""
        return self.table.viewer

    @property
    def players(self) -> list[PlayerHere]:
        """The players, the viewer first."""
        at = next((at for at, player in enumerate(self.table.players) if player.is_you), 0)
        return [*self.table.players[at:], *self.table.players[:at]]

    def zone(self, parent: EntityId, role: str) -> tuple[CardId, ...]:
        """The cards that lie there."""
        zone = self.zones.get((parent, role))
        return zone.cards if zone is not None else ()

    def zones_of(self, parent: EntityId, without: Sequence[str] = ()) -> list[ShownZone]:
        """What lies with a player, place or card, but for some roles."""
        return [zone for zone in self.table.zones if zone.parent == parent and zone.role not in without]

    def of_player(self, cards: Sequence[CardId], player: PlayerId) -> list[CardId]:
        """Those that a player controls."""
        return [card for card in cards if card in self.cards and self.cards[card].controller == player]

    def definition(self, card: CardId) -> Card | None:
        """What a card is; None where the viewer may not read it."""
        return self.scene.definition(card)

    def is_vessel(self, card: CardId) -> bool:
        """Whether a card is a ship or facility, or something unread that lies or holds cards like one."""
        it, here = self.definition(card), self.cards.get(card)
        if it is not None:
            return it.type in VESSELS
        return here is not None and (here.role in SPACE or any(self.zone(card, role) for role in HOLDING))

    def mission(self, place: PlaceHere) -> CardId:
        """The mission card of a place that the viewer laid out, otherwise the first; 0 where there is none."""
        there = self.zone(place.id, "mission")
        return next((card for card in there if self.cards[card].owner == self.viewer), there[0] if there else 0)

    def end(self, place: PlaceHere) -> End | None:
        """What the mission of a place says to the viewer."""
        it = self.definition(self.mission(place))
        ends = self.describer.face(it).ends if it is not None else ()
        return ends[place.end] if place.end < len(ends) else None


def sitter(scene: Scene, seating: Seating, player: PlayerId) -> Sitter:
    """A player by what the viewer calls one, with the deck."""
    name, chair = scene.label_of(player), seating.chair(player)
    return Sitter(f"{name[:1].upper()}{name[1:]}", chair.deck_name, not chair.is_person)


def whose(table: ShownTable, player: PlayerHere) -> str:
    """The word before what a player has somewhere; nothing before what is the viewer's."""
    return "" if player.is_you else f"{table.scene.label_of(player.number)} "


COUNTED = ("range", "damage", "countdown")
"""Statuses that do not keep anybody from acting."""


def condition(table: ShownTable, card: CardId) -> str:
    """What keeps a card from acting, in a word."""
    return next((status.label for status in statuses(table, card) if status.name not in COUNTED), "")


def statuses(table: ShownTable, card: CardId) -> tuple[Status, ...]:
    """What has befallen a card."""
    return table.cards[card].statuses if card in table.cards else ()
