"""Putting the cards of a Second Edition scenario on the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, TypeAlias

from spaceline.core import table
from spaceline.core.data.leaves import CardId, Chance, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.lab.scenarios.format import CardNames, Several
from spaceline.lab.scenarios.naming import NameProblem, NamesOnTable
from spaceline.lab.scenarios.second.cards import FILLER, FILLER_DILEMMA, IDLE_HAND, IDLE_SHIP
from spaceline.lab.scenarios.second.format import Scenario, Side
from spaceline.rules.second.numbers import numbers

SEGMENTS = {
    "start": "begin_turn",
    "play": "play_and_draw",
    "orders": "execute_orders",
    "discard": "discard_excess",
    "end": "take_end_of_turn_actions",
}
Rows: TypeAlias = tuple[tuple[str, ...], ...]
"""The missions or locations of each player."""
DEFAULT_MISSIONS: Rows = (
    ("Heart of the Empire", "Khitomer Investigation", "Medical Relief", "Intercept Renegade", "Collect Sample"),
    ("Seat of Power", "Uncover DNA Clues", "Plague Planet", "Mining Survey", "Investigate Rogue Comet"),
    ("Cradle of the Federation", "Excavation", "Cure Blight", "Chart Stellar Cluster", "Amnesty Talks"),
    ("Gift of the Prophets", "Deliver Supplies", "Cargo Rendezvous", "Investigate Rumors", "Abduction Plot"),
)
"""A row for each player, of cards that do nothing but what their facts say."""

Zone: TypeAlias = tuple[str, CardNames | Several, str, bool]
"""A role, the cards there, what a number of them stands for, and whether they lie face up."""


def count_players(scenario: Scenario) -> int:
    """How many players sit at the table; at least two."""
    count = max(2, *scenario.players, 2)
    if min(scenario.players, default=1) < 1 or count > 4:
        raise NameProblem("players are numbered from 1 to 4")
    if scenario.segment not in SEGMENTS:
        raise NameProblem(f"no segment is called {scenario.segment!r}; there are {', '.join(SEGMENTS)}")
    if not 1 <= scenario.turn <= count:
        raise NameProblem(f"there is no player {scenario.turn}")
    return count


def sides(scenario: Scenario) -> list[tuple[PlayerId, Side]]:
    """The players with what they have."""
    players = range(1, count_players(scenario) + 1)
    return [(player, scenario.players.get(player, scenario.unlisted)) for player in players]


def listed(cards: Sequence[str] | int, filler: str) -> Sequence[str]:
    """The names; a number stands for so many fillers."""
    return (filler,) * cards if isinstance(cards, int) else cards


class Setter:
    """Puts the cards of a scenario on the table, missions first, then what may lie on other cards."""

    def __init__(self, state: State, names: NamesOnTable, scenario: Scenario) -> None:
        """Begin with an empty table."""
        self.state = state
        self.names = names
        self.scenario = scenario
        self.sides = sides(scenario)

    rows: ClassVar[Rows] = DEFAULT_MISSIONS
    """What players have laid out of whom nothing is said."""

    def lay_out(self, id: str, player: PlayerId) -> None:
        """Lay a mission out; copies make one place."""
        place = table.add_place(self.state, self.names.pool.full[id])
        self.put(id, player, place, "mission", face_up=True)

    def set_all(self) -> None:
        """Set everything; missions that are listed have the first numbers."""
        for player, side in sorted(self.sides, key=lambda pair: not pair[1].missions):
            for name in side.missions or self.rows[player - 1]:
                self.lay_out(self.names.pool.id(name), player)
        for player, side in self.sides:
            self.set_missions(player, side)
        for player, side in self.sides:
            self.set_zones(player, side)
            self.set_attached(player, side)
            self.set_numbers(player, side)
        self.set_marks()

    def put(self, id: str, owner: PlayerId, parent: EntityId, role: str, *, face_up: bool = False) -> CardId:
        """Put one card down."""
        card = table.create(self.state, id, owner, parent, role, face_up=face_up)
        self.names.add(card, id)
        return card

    def put_named(
        self, names: Iterable[str], owner: PlayerId, parent: EntityId, role: str, *, face_up: bool = False
    ) -> None:
        """Put down cards by name."""
        for name in names:
            self.put(self.names.pool.id(name), owner, parent, role, face_up=face_up)

    def set_missions(self, player: PlayerId, side: Side) -> None:
        """Cards at missions: personnel and equipment on them, ships, and those aboard."""
        for mission, entries in side.at.items():
            place = self.names.place(self.state, mission)
            for entry in entries:
                for name, aboard in entry.items() if isinstance(entry, dict) else ((entry, ()),):
                    id = self.names.pool.id(name)
                    is_ship = self.state.ruleset.definitions[id].type == "ship"
                    if aboard and not is_ship:
                        raise NameProblem(f"{name!r} is no ship: nobody can be aboard")
                    role = "orbit" if is_ship else "surface"
                    card = self.put(id, player, place, role, face_up=is_ship)
                    self.put_named(aboard, player, card, "aboard")
        if side.idle:
            home = self.state.cards[self.names.card((side.missions or self.rows[player - 1])[0])].parent
            ship = self.put(self.names.pool.id(IDLE_SHIP), player, home, "orbit", face_up=True)
            self.put_named([IDLE_HAND], player, ship, "aboard")

    def set_zones(self, player: PlayerId, side: Side) -> None:
        """Cards in the player's own zones."""
        for role, cards, filler, face_up in self.zones_of(side):
            self.put_named(listed(cards, filler), player, player, role, face_up=face_up)
        for owner, captives in side.brig.items():
            self.put_named(captives, owner, player, "brig", face_up=True)

    def zones_of(self, side: Side) -> tuple[Zone, ...]:
        """The player's own zones with what lies there."""
        return (
            ("hand", side.hand, FILLER, False),
            ("deck", side.deck, FILLER, False),
            ("pile", side.pile, FILLER_DILEMMA, False),
            ("pile", side.pile_face_up, FILLER_DILEMMA, True),
            ("discard", side.discard, FILLER, True),
            ("removed", side.removed, FILLER, True),
            ("core", side.core, FILLER, True),
        )

    def set_attached(self, player: PlayerId, side: Side) -> None:
        """Cards that lie on or beneath others."""
        for role, held in (("on", side.on), ("upon", side.upon), ("beneath", side.beneath)):
            for holder, cards in held.items():
                self.put_named(cards, player, self.names.card(holder), role, face_up=True)

    def set_numbers(self, player: PlayerId, side: Side) -> None:
        """Points, counters, and what is completed."""
        active = player == self.scenario.turn and self.scenario.segment in ("start", "play")
        counters = side.counters if side.counters is not None else numbers(self.state).counters * active
        table.put_mark(self.state, player, "counters", counters)
        table.put_mark(self.state, player, "points", side.points)
        self.set_completed(side)

    def set_completed(self, side: Side) -> None:
        """Mark the missions that are completed."""
        for mission in side.completed:
            table.put_mark(self.state, self.names.card(mission), "completed", 1)

    def set_marks(self) -> None:
        """What is marked on cards, and what chance will bring."""
        for name in self.scenario.stopped:
            table.put_mark(self.state, self.names.card(name), "stopped", 1)
        for name, used in self.scenario.range_used.items():
            table.put_mark(self.state, self.names.card(name), "range-used", used)
        for name, player in self.scenario.commanded.items():
            table.hand_over(self.state, self.names.card(name), player)
        for name in self.scenario.shown:
            table.turn(self.state, self.names.card(name), face_up=True)
        fixed = tuple(self.names.card(name) for name in self.scenario.chance.fixed)
        self.state.chance = Chance(self.scenario.chance.seed, 0, fixed)
