"""The cards of the toy game, and the texts among them that hold all the time."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from spaceline.core.modifiers import Sheets
from spaceline.core.state import State


class Toy(Struct, frozen=True):
    title: str
    listens: tuple[str, ...] = ()
    continuous: bool = False
    cost: int = 0
    power: int = 1
    reaction: str = ""
    lies: str = "table"  # the role from which it reacts
    must: bool = False  # its reaction is not optional
    on_card: bool = False  # it is played on a card
    forbids: str = ""
    blanks: str = ""  # the title of cards whose text is off while this one is in play
    lifts: int = 0  # power for its controller's other cards


class Sheet(Struct, frozen=True):
    power: int
    is_on: bool = True


class Blank(Struct, frozen=True):
    card: int
    key: str
    layer: int = 0
    asks: frozenset[str] = frozenset(("is_on",))  # whether its own text is on
    looks: frozenset[str] = frozenset()
    alters: frozenset[str] = frozenset(("is_on",))
    grounds: tuple[str, ...] = ()

    def holds(self, state: State, sheets: Sheets) -> bool:
        return sheets.of(self.card).is_on

    def targets(self, state: State, sheets: Sheets) -> Iterable[int]:
        title = state.definition(self.card).blanks
        return [card for card in in_force(state) if state.definition(card).title == title]

    def alter(self, state: State, card: int, sheet: Sheet, sheets: Sheets) -> Sheet:
        return replace(sheet, is_on=False)


class Lift(Blank, frozen=True):
    layer: int = 4
    alters: frozenset[str] = frozenset(("power",))

    def targets(self, state: State, sheets: Sheets) -> Iterable[int]:
        return [card for card in own(state, state.cards[self.card].controller) if card != self.card]

    def alter(self, state: State, card: int, sheet: Sheet, sheets: Sheets) -> Sheet:
        return replace(sheet, power=sheet.power + state.definition(self.card).lifts)


def in_force(state: State) -> list[int]:
    return [card for card, leaf in state.cards.items() if leaf.face_up and state.in_play(card)]


def own(state: State, player: int) -> list[int]:
    return [card for card in in_force(state) if state.cards[card].controller == player]


def continuous(state: State) -> list[Blank]:
    cards = [(card, state.definition(card)) for card in in_force(state)]
    blanks = [Blank(card, f"{card}:blank") for card, definition in cards if definition.blanks]
    return [*blanks, *(Lift(card, f"{card}:lift") for card, definition in cards if definition.lifts)]


PLAY, RESPOND = "action:action-play", "action:action-respond"
DEFINITIONS = (
    Toy("Hull", cost=1, power=3),
    Toy("Crew"),
    Toy("Tool", power=0, on_card=True),
    Toy("Denial", (PLAY, RESPOND), reaction="deny", lies="hand", cost=1),
    Toy("Cheer", ("just:enter",), reaction="gain"),
    Toy("Murmur", ("when:enter",), reaction="gain"),
    Toy("Applause", ("just:action-play",), reaction="gain"),
    Toy("Interlude", ("when:score",), reaction="pause", lies="hand"),
    Toy("Blast", cost=1, on_card=True),
    Toy("Trap", (PLAY,), reaction="spring", lies="set", forbids="Hull"),
    Toy("Pod", ("about:destroy",), reaction="escape", lies="aboard"),
    Toy("Shield", ("about:destroy",), reaction="save"),
    Toy("Wake", ("when:destroy",), reaction="gain", must=True),
    Toy("Hush", continuous=True, blanks="Still"),
    Toy("Still", continuous=True, blanks="Hush"),
    Toy("Banner", continuous=True, lifts=1),
    Toy("Riddle", continuous=True, blanks="Riddle"),
)
CARDS = {card.title: card for card in DEFINITIONS}
ENDS = {"near": {1: (1, 3), 2: (2, 2), 3: (1, 4)}, "far": {1: (2, 2), 2: (1, 3), 3: (2, 2)}}
"""The places: for each player, what it costs to go there and the power that player must bring."""
