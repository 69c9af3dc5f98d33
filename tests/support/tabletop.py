"""A table on which a test lays out exactly the position it needs, with people who have exactly the skills it needs.

``Tabletop("planet")`` is a game of two in which player 1 is about to attempt a mission that anybody completes, and
player 2 owns the dilemmas. Everything that happens runs through the real engine.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from spaceline.cards.rulesets import pool
from spaceline.core import table
from spaceline.core.data.leaves import CardId, Chance
from spaceline.rules.second.data.frames import MissionAttempt
from spaceline.rules.second.facts import Keyword
from spaceline.rules.second.values import attribute
from tests.support.second_table import ANYBODY, ME, OPPONENT, SecondTable


@dataclass
class Person:
    """Who takes part: attributes, and skills by name."""

    skills: dict[str, int] = field(default_factory=dict)
    integrity: int = 5
    cunning: int = 5
    strength: int = 5
    affiliation: str = "Fed"
    icons: tuple[str, ...] = ()
    species: tuple[str, ...] = ("Human",)
    keywords: tuple[str, ...] = ()
    title: str = ""
    cost: int = 0
    unique: bool = False


def person(*skills: str, **traits) -> Person:
    """A person with skills such as ``"2 Security"``; ``person("Honor", cunning=7)``."""
    levels = {}
    for named in skills:
        level, _, name = named.partition(" ")
        levels[name or level] = int(level) if name else 1
    return Person(levels, **traits)


def dummies(count: int, **traits) -> dict[str, Person]:
    """So many people without skills, called ``d1``, ``d2`` ..."""
    return {f"d{number}": person(**traits) for number in range(1, count + 1)}


class Tabletop(SecondTable):
    """A position of a two-player game, in the second segment of player 1's turn."""

    def __init__(self, kind: str = "planet", mission: str = "") -> None:
        """Lay out missions; the one attempted is the one of that name, or one of that kind that anybody completes."""
        super().__init__(pool())
        self.kind = kind
        if mission:
            self.mission = self.lay_out(mission, ME)
            self.kind = self.state.definition(self.mission).facts.kind
        else:
            self.mission = self.lay_out(self.easy_mission(kind), ME)
        self.place = self.state.cards[self.mission].parent
        for player in (ME, OPPONENT):
            table.create(self.state, self.definition_of("Tricorder"), player, player, "deck", face_up=False)
        self.ship = self.add_ship() if self.kind == "space" else 0
        self.leave_something_to_do()

    def definition_of(self, title: str) -> str:
        """The id of a card by its title."""
        return next(id for id, it in self.definitions.items() if title in (it.title, it.name))

    def lay_out(self, title: str, player: int) -> CardId:
        """Lay out a printed mission."""
        definition = self.definition_of(title)
        place = table.add_place(self.state, self.definitions[definition].name)
        return table.create(self.state, definition, player, place, "mission", face_up=True)

    def easy_mission(self, kind: str) -> str:
        """A mission that anybody completes."""
        mission = self.define(
            "Anybody's Mission", "mission", kind=kind, points=30, span=1, quadrant="Alpha", requirement=ANYBODY
        )
        return self.definitions[mission].title

    def leave_something_to_do(self) -> None:
        """Far away a ship could beam equipment down, so that the turn does not end by itself."""
        elsewhere = self.state.cards[self.lay_out("Surgery Under Fire", ME)].parent
        ship = self.add_ship(place=elsewhere)
        self.add_card("Tricorder", ship=ship)

    def set_ship(self, **values: int) -> None:
        """The ship in the attempt is another one, with some values of its own."""
        table.move(self.state, self.ship, ME, "removed")
        self.ship = self.add_ship(**values)

    def use_range(self, number: int) -> None:
        """The ship in the attempt has used so much Range this turn."""
        table.put_mark(self.state, self.ship, "range-used", number)

    def add_ship(self, player: int = ME, place: int = 0, **values: int) -> CardId:
        """A ship at the mission, or at another place."""
        id = "probe-ship" + "".join(f"-{name}-{value}" for name, value in values.items())
        attributes = {"Range": 8, "Weapons": 8, "Shields": 8, **values}
        self.printed_as(id, "Ship", "ship", (), {"affiliation": "Fed", "attributes": attributes})
        return table.create(self.state, id, player, place or self.place, "orbit", face_up=True)

    def add(self, name: str, who: Person, player: int = ME, ship: CardId = 0) -> CardId:
        """A person where the attempt takes place, or aboard another ship."""
        printed = {
            "cost": who.cost,
            "unique": who.unique,
            "affiliation": who.affiliation,
            "icons": who.icons,
            "species": who.species,
            "keywords": tuple(Keyword(word) for word in who.keywords),
            "skills": who.skills,
            "attributes": {"Integrity": who.integrity, "Cunning": who.cunning, "Strength": who.strength},
        }
        made = self.printed_as(f"probe-{player}-{name}", who.title or name, "personnel", (), printed)
        self.names[name] = self.put_in(made, player, ship)
        return self.names[name]

    def put_in(self, definition: str, player: int, ship: CardId = 0) -> CardId:
        """A card where the attempt takes place, or aboard another ship."""
        ship = ship or self.ship
        parent, role = (ship, "aboard") if ship else (self.place, "surface")
        return table.create(self.state, definition, player, parent, role, face_up=False)

    def crew(self, people: dict[str, Person]) -> None:
        """Several people."""
        for name, who in people.items():
            self.add(name, who)

    def add_card(self, title: str, player: int = ME, ship: CardId = 0) -> CardId:
        """A printed personnel or equipment where the attempt takes place."""
        return self.put_in(self.definition_of(title), player, ship)

    def add_to(self, zone: str, title: str, player: int = ME) -> CardId:
        """A printed card in one of a player's zones."""
        role = self.state.ruleset.roles[zone]
        return table.create(self.state, self.definition_of(title), player, player, zone, face_up=role.known == "all")

    def card(self, name: str) -> CardId:
        """The card of a person."""
        return self.names[name]

    def fix(self, *names: str) -> None:
        """The people that the next random selections bring."""
        chance = self.state.chance
        self.state.chance = Chance(chance.seed, chance.drawn, tuple(self.names[name] for name in names))

    def face(self, *titles: str) -> list[CardId]:
        """Let everybody who is there face dilemmas, the first one first, until somebody must choose or it is over."""
        dilemmas = [self.add_to("stack", title, OPPONENT) for title in titles]
        self.face_dilemmas(self.mission, self.ship)
        return dilemmas

    def attempt(self) -> None:
        """Begin an attempt as an order."""
        self.ready()
        self.do("attempt", self.mission, self.ship or self.place)

    def can_attempt(self) -> bool:
        """Whether player 1 may attempt the mission now."""
        return bool(self.offers("attempt"))

    def put_on_mission(self, title: str) -> CardId:
        """A dilemma of player 2 on the mission."""
        return table.create(self.state, self.definition_of(title), OPPONENT, self.mission, "on", face_up=True)

    def end_turn(self) -> None:
        """Player 1 ends the turn."""
        self.do("end-orders")

    def choices(self) -> set[str]:
        """The people who may be chosen now."""
        assert self.asked is not None
        assert self.asked.selection is not None
        return self.called(self.asked.selection.cards)

    def called(self, cards: Iterable[CardId]) -> set[str]:
        """The names of people."""
        by_card = {card: name for name, card in self.names.items()}
        return {by_card[card] for card in cards}

    def is_over(self) -> bool:
        """Whether the attempt is over."""
        return not any(isinstance(frame, MissionAttempt) for frame in self.state.frames)

    def stop(self, *names: str) -> None:
        """Let people be stopped from the beginning."""
        for name in names:
            table.put_mark(self.state, self.names[name], "stopped", 1)

    def unstop(self, *names: str) -> None:
        """Let people get up again."""
        for name in names:
            table.put_mark(self.state, self.names[name], "stopped", 0)

    def strength(self, card: CardId) -> int:
        """The current Strength of a personnel."""
        return attribute(self.state, card, "Strength")

    def stopped(self) -> set[str]:
        """The people who are stopped."""
        return {name for name, card in self.names.items() if self.state.mark(card, "stopped")}

    def lying(self, role: str) -> set[str]:
        """The people who lie in such a zone."""
        return {name for name, card in self.names.items() if self.state.cards[card].role == role}

    def killed(self) -> set[str]:
        """The people in a discard pile."""
        return self.lying("discard")

    def whereabouts(self, dilemma: CardId) -> str:
        """Where a dilemma is: ``overcome``, ``returned`` (face up under the pile), ``mission`` or another role."""
        leaf = self.state.cards[dilemma]
        if leaf.role == "beneath" and leaf.parent == self.mission and leaf.face_up:
            return "overcome"
        if leaf.role == "pile" and leaf.face_up and self.state.zone(leaf.owner, "pile")[-1] == dilemma:
            return "returned"
        if leaf.role == "on" and leaf.parent == self.mission:
            return "mission"
        return leaf.role

    @property
    def worth(self) -> int:
        """The points of the mission."""
        return self.state.definition(self.mission).facts.points

    def set_points(self, number: int) -> None:
        """Player 1 has scored before."""
        table.put_mark(self.state, ME, "points", number)

    def points(self, player: int = ME) -> int:
        """A player's score."""
        return self.state.mark(player, "points")


__all__ = ["ME", "OPPONENT", "Person", "Tabletop", "dummies", "person"]
