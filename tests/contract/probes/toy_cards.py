"""The cards of the toy game, and the texts among them that hold all the time."""

from msgspec import Struct
from msgspec.structs import replace


class Toy(Struct, frozen=True):
    title: str
    listens: tuple[str, ...] = ()
    cost: int = 0  # no card costs more than 1
    power: int = 1
    reaction: str = ""
    lies: str = "table"  # the role from which it reacts
    must: bool = False  # its reaction is not optional
    on_card: bool = False  # it is played on a card
    forbids: str = ""
    continuous: bool = False
    blanks: str = ""  # the title of cards whose text is off while this one is in play
    lifts: int = 0  # power for its controller's other cards
    minds_itself: frozenset[str] = frozenset()
    answers: frozenset[str] = frozenset()


class CardValues(Struct, frozen=True):
    power: int
    is_on: bool = True


class Text(Struct, frozen=True):
    key: str
    card: int
    layer: int
    alters: frozenset[str]
    asks: frozenset[str] = frozenset(("is_on",))  # whether its own text is on
    looks: frozenset[str] = frozenset()
    grounds: tuple[str, ...] = ()
    reaches_back: bool = False

    def holds(self, state, values):
        return values.of(self.card).is_on

    def targets(self, state, values):
        if self.layer:
            return [card for card in own(state, state.cards[self.card].controller) if card != self.card]
        blanked = state.definition(self.card).blanks
        return [card for card in in_force(state) if state.definition(card).title == blanked]

    def alter(self, state, card, card_values, values):
        lifted = replace(card_values, power=card_values.power + state.definition(self.card).lifts)
        return lifted if self.layer else replace(card_values, is_on=False)


def in_force(state):
    return tuple(card for card, leaf in state.cards.items() if leaf.face_up and state.in_play(card))


def own(state, player):
    return tuple(card for card in in_force(state) if state.cards[card].controller == player)


def continuous(state):
    cards = [card for card in in_force(state) if state.definition(card).continuous]
    lifting = [card for card in cards if state.definition(card).lifts]
    blanks = [Text(f"{card}:blank", card, 0, frozenset(("is_on",))) for card in cards if card not in lifting]
    return [*blanks, *(Text(f"{card}:lift", card, 4, frozenset(("power",))) for card in lifting)]


PLAY, RESPOND = "action:action-play", "action:action-respond"
CARDS = (
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
CARDS = {card.title: card for card in CARDS}
ENDS = {"near": {1: (1, 3), 2: (2, 2), 3: (1, 4)}, "far": {1: (2, 2), 2: (1, 3), 3: (2, 2)}}
"""The places: for each player, what it costs to go there and the power that player must bring."""
