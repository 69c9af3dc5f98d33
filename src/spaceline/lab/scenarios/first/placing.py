"""Putting the cards of a First Edition scenario on the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import TABLE, CardId, Chance, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.lab.scenarios.first.cards import FILLER, FILLER_TACTIC, IDLE
from spaceline.lab.scenarios.first.format import Housed, Inside, LocationSetting, Scenario, Seeded, Side, Within
from spaceline.lab.scenarios.naming import NameProblem, NamesOnTable
from spaceline.rules.first import places
from spaceline.rules.first.definition import SELF_CONTROLLED
from spaceline.rules.first.missions.built_in import BACK, SIGN, outpost_of
from spaceline.rules.first.playing.time_locations import TYPE
from spaceline.rules.first.roles import FACE_DOWN_HOMES
from spaceline.rules.first.side_decks.piles import CONTINUUM, SIDE_DECKS
from spaceline.rules.first.verbs.spaceline import found_time_location
from spaceline.rules.first.verbs.table import complete
from spaceline.rules.tactics import TACTICS

DEFAULT_MISSIONS: tuple[str | Mapping[str, LocationSetting], ...] = (
    "Excavation",
    "Study Stellar Collision",
    {"Relief Mission": LocationSetting(owner=2)},
    {"Secret Salvage": LocationSetting(owner=2)},
)
"""Two of each player, a planet and a space mission."""

SEED_PHASES = ("doorways", "missions", "dilemmas", "facilities")
BOTH = (1, 2)


def located(scenario: Scenario) -> Iterable[tuple[str, LocationSetting]]:
    """The missions with what is said of them."""
    in_missions = scenario.segment in SEED_PHASES[:2]
    for entry in scenario.missions or (() if in_missions else DEFAULT_MISSIONS):
        yield from ((entry, LocationSetting()),) if isinstance(entry, str) else entry.items()


def listed(cards: Sequence[str] | int, filler: str = FILLER) -> Sequence[str]:
    """The names; a number stands for so many fillers."""
    return (filler,) * cards if isinstance(cards, int) else cards


class Setter:
    """Puts the cards of a scenario on the table: locations, what is at them, the players' zones, what lies on cards."""

    def __init__(self, state: State, names: NamesOnTable, scenario: Scenario) -> None:
        """Begin with an empty table."""
        self.state = state
        self.names = names
        self.scenario = scenario
        self.sides: tuple[tuple[PlayerId, Side], ...] = tuple(
            (player, scenario.players.get(player, Side())) for player in BOTH
        )

    def set_all(self) -> None:
        """Set everything; missions have the first numbers, then what lies beneath them."""
        self.set_locations()
        for player, side in self.sides:
            for mission, entries in side.at.items():
                place = self.names.place(self.state, mission)
                for entry in entries:
                    self.set_inside(player, entry, place)
        self.check_landed()
        for player, side in self.sides:
            for vessel, name in ((vessel, name) for vessel, cards in side.aboard.items() for name in cards):
                self.set_inside(player, name, self.names.card(vessel))
            self.set_beneath(player, side)
        for player, side in self.sides:
            self.set_zones(player, side)
        for player, side in self.sides:
            for holder, cards in side.on.items():
                self.put_named(cards, player, self.names.card(holder), "on")
        self.set_backs()
        self.set_marks()

    def set_beneath(self, player: PlayerId, side: Side) -> None:
        """Cards that hold captives at missions, and cards beneath stations, the one that is met first last."""
        for mission, cards in side.traps.items():
            self.put_named(cards, player, self.names.place(self.state, mission), "trap")
        for station, cards in side.beneath.items():
            self.put_named(reversed(cards), player, self.names.card(station), "seeds")

    def set_backs(self) -> None:
        """An outpost that is printed on a mission and is not there lies on its back: that side lies down."""
        for mission in tuple(card for card, leaf in self.state.cards.items() if leaf.role == "mission"):
            leaf = self.state.cards[mission]
            if self.state.definition(mission).facts.outpost and not outpost_of(self.state, mission):
                self.put(leaf.definition + SIGN, leaf.owner, mission, BACK)
                table.put_mark(self.state, mission, "turned-over", 1)

    def put(self, id: str, owner: PlayerId, parent: EntityId, role: str) -> CardId:
        """Put one card down, the way up in which cards lie there."""
        is_hidden = (role in ("surface", "aboard") and self.is_inside(id)) or (
            role == "aboard" and self.kind(id) == "ship"
        )
        face_up = role not in FACE_DOWN_HOMES and not is_hidden
        card = table.create(self.state, id, owner, parent, role, face_up=face_up)
        self.names.add(card, id)
        return card

    def is_inside(self, id: str) -> bool:
        """Whether it is a card that lies face down once it has been seen: personnel and equipment (1E-12.12/2)."""
        return self.state.ruleset.definitions[id].plays_as in ("personnel", "equipment")

    def kind(self, id: str) -> str:
        """The type of a card."""
        kind: str = self.state.ruleset.definitions[id].type
        return kind

    def put_named(self, names: Iterable[str], owner: PlayerId, parent: EntityId, role: str) -> None:
        """Put down cards by name."""
        for name in names:
            self.put(self.names.pool.id(name), owner, parent, role)

    def set_locations(self) -> None:
        """The spacelines, and what lies beneath each mission."""
        laid: list[tuple[EntityId, LocationSetting]] = []
        for at, (name, location) in enumerate(located(self.scenario)):
            id = self.names.pool.id(name)
            if self.kind(id) == TYPE:
                laid.append((self.set_apart(id, location.owner), location))
                continue
            key = location_key(self.state, id, at)
            place = table.add_place(self.state, key)
            table.put_mark(self.state, place, "position", places.MIDDLE + at)
            mission = self.put(id, location.owner, place, "mission")
            if location.shared:
                upper = self.names.pool.id(location.shared) if isinstance(location.shared, str) else id
                self.put(upper, other(location.owner), place, "mission")
            if location.completed:
                complete(self.state, Change("complete", (mission,), location.completed))
            laid.append((place, location))
        for place, location in laid:
            for role, seeds in (("seeds", location.seeds), ("found", location.found)):
                for owner, name in reversed([self.seeded(seed, other(location.owner)) for seed in seeds]):
                    self.put(self.names.pool.id(name), owner, place, role)
            for owner, cards in location.at.items():
                self.put_named(cards, owner, place, "at")

    def set_apart(self, id: str, owner: PlayerId) -> EntityId:
        """A time location, which is on no spaceline."""
        card = self.put(id, owner, owner, "hand")
        found_time_location(self.state, card, owner)
        return self.state.cards[card].parent

    def seeded(self, seed: Seeded, owner: PlayerId) -> tuple[PlayerId, str]:
        """A seed card with its owner."""
        if isinstance(seed, str):
            return owner, seed
        (found,) = seed.items()
        return found

    def set_inside(self, owner: PlayerId, entry: Inside | Housed | Within, where: EntityId) -> None:
        """A card at a location, in a ship or in a facility, with what is in it."""
        for name, contents in entry.items() if not isinstance(entry, str) else ((entry, ()),):
            id = self.names.pool.id(name)
            if contents and self.kind(id) not in places.CONTAINERS:
                raise NameProblem(f"{name!r} is no ship or facility: nothing can be in it", name)
            card = self.put(id, owner, where, self.role(id, where))
            for inner in contents:
                self.set_inside(owner, inner, card)

    def role(self, id: str, where: EntityId) -> str:
        """How the next copy of a card lies at a location or in another card."""
        kind = self.kind(id)
        if where in self.state.places:
            has_landed = any(self.names.is_next(name, id) for name in self.scenario.landed)
            is_in_space = (
                kind in ("ship", "facility") or SELF_CONTROLLED in self.state.ruleset.definitions[id].facts.icons
            )
            return "space" if is_in_space and not has_landed else "surface"
        if kind == places.SITE:
            return places.SITE
        may_dock = self.state.definition(where).type in ("facility", "site")
        return "docked" if kind == "ship" and may_dock else "aboard"

    def check_landed(self) -> None:
        """Whatever is said to have landed lies at a location."""
        for name in self.scenario.landed:
            if self.state.cards[self.names.card(name)].role != "surface":
                raise NameProblem(f"{name!r} has not landed: it lies at no location", name)

    def set_zones(self, player: PlayerId, side: Side) -> None:
        """Cards in the player's own zones."""
        for role, cards in (
            ("hand", side.hand),
            ("deck", side.deck),
            ("discard", side.discard),
            ("out-of-play", side.out_of_play),
            ("points", side.point_area),
            ("table", side.table),
            ("agenda", side.agenda),
            ("missions", side.mission_pile),
            ("seed-deck", side.seed_deck),
        ):
            self.put_named(listed(cards), player, player, role)
        self.put_named(listed(side.tactics, FILLER_TACTIC), player, player, TACTICS)
        for name in side.tactics_face_up:
            table.turn(self.state, self.put(self.names.pool.id(name), player, player, TACTICS), face_up=True)
        for pile in SIDE_DECKS:
            self.put_named(listed(getattr(side, pile)), player, player, pile)
        for name in side.continuum_face_up:
            table.turn(self.state, self.put(self.names.pool.id(name), player, player, CONTINUUM), face_up=True)
        self.put_named((IDLE,) * side.idle, player, player, "table")
        table.put_mark(self.state, player, "points", side.points)
        table.put_mark(self.state, player, "bonus", side.bonus)

    def set_marks(self) -> None:
        """What is marked on cards, who controls them, and what chance will bring."""
        state, scenario, card = self.state, self.scenario, self.names.card
        for mark in ("stopped", "disabled", "stasis", "cloaked", "deactivated"):
            for name in getattr(scenario, mark):
                table.put_mark(state, card(name), mark, 1)
        for name in (*scenario.cloaked, *scenario.shown):
            table.turn(state, card(name), face_up=name in scenario.shown)
        for mark, numbers in (
            ("damage", scenario.damaged),
            ("range-used", scenario.range_used),
            ("docked-turns", scenario.docked_turns),
            ("countdown", scenario.countdown),
            ("captive", scenario.captives),
        ):
            for name, number in numbers.items():
                table.put_mark(state, card(name), mark, number)
        for name, player in (*scenario.controlled.items(), *scenario.captives.items()):
            table.hand_over(state, card(name), player)
        for name, affiliation in scenario.affiliation.items():
            table.put_mark(state, card(name), "mode", self.mode(card(name), affiliation))
        if scenario.segment not in SEED_PHASES:
            table.put_mark(state, TABLE, "began", 1)
        state.chance = Chance(scenario.chance.seed, 0, tuple(card(name) for name in scenario.chance.fixed))

    def mode(self, card: CardId, affiliation: str) -> int:
        """The number of an affiliation among those of a card."""
        known = self.state.definition(card).facts.affiliations
        if affiliation not in known:
            raise NameProblem(f"{affiliation!r} is none of its affiliations: {', '.join(known)}", affiliation)
        return int(known.index(affiliation))


def other(player: PlayerId) -> PlayerId:
    """The opponent."""
    return 3 - player


def location_key(state: State, id: str, at: int) -> str:
    """What makes two missions one location; universal ones are all different (1E-4.2/7, /9)."""
    facts = state.ruleset.definitions[id].facts
    name = facts.lies_at()
    return f"{facts.quadrant}:{name}" if facts.uniqueness != "universal" else f"{facts.quadrant}:{name}:{at}"
