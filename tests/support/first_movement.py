"""A First Edition table for orders: locations, ships, facilities and those aboard, with exactly what a rule asks for.

``Orders()`` is a game of two in the orders of player 1's turn. What happens runs through the real engine.
"""

from __future__ import annotations

from itertools import product
from typing import Any

from spaceline.core import table
from spaceline.core.actions import refuse
from spaceline.core.changing import request
from spaceline.core.data.changes import Change, Event
from spaceline.core.data.decisions import Answer, Option
from spaceline.core.data.leaves import CardId, EntityId, PlaceId
from spaceline.effects.nodes.abilities import Ability
from spaceline.rules.first.data.frames import Turn
from spaceline.rules.first.facts import MissionEnd, Points, Staffing
from spaceline.rules.first.places import MIDDLE
from tests.support.first_game import ME, OPPONENT, FirstGame

PERSON = {"Integrity": 5, "Cunning": 5, "Strength": 5}
SHIP = {"Range": 8, "Weapons": 6, "Shields": 6}


class Orders(FirstGame):
    """A position of a game of two."""

    def __init__(self, name: str = "1e-modern", *, step: str = "execute_orders", **turned: str) -> None:
        """Nothing but two draw decks, so that nobody has won; switches may be turned."""
        super().__init__(name, turned, step)
        self.step = step
        self.idle: set[EntityId] = set()
        """Ships far away that only keep turns from ending by themselves; what they can do is not told."""
        for player in (ME, OPPONENT):
            for _ in range(9):
                self.add(self.invent("Filler", "event"), player, player, "deck", face_up=False)

    def invent(self, title: str, type: str, *texts: Ability, **facts: Any) -> str:
        """A card that exists for the test only."""
        return self.printed_as(f"1e-probe-{len(self.definitions)}", title, type, texts, facts)

    def add(self, definition: str, player: int, parent: EntityId, role: str, *, face_up: bool = True) -> CardId:
        """A card anywhere."""
        return table.create(self.state, definition, player, parent, role, face_up=face_up)

    def location(
        self,
        kind: str = "space",
        *texts: Ability,
        span: int = 2,
        quadrant: str = "Alpha",
        at: int = 0,
        player: int = ME,
        **facts: Any,
    ) -> PlaceId:
        """A location to the right of all others, or at a position."""
        number = len(self.state.places)
        facts.setdefault("end", MissionEnd(span=span, points=Points(30)))
        definition = self.invent(f"Mission {number}", "mission", *texts, kind=kind, quadrant=quadrant, **facts)
        place = table.add_place(self.state, f"place {number}")
        self.add(definition, player, place, "mission")
        table.put_mark(self.state, place, "position", at or MIDDLE + number)
        return place

    def mission(self, place: PlaceId) -> CardId:
        """The mission card of a location."""
        return self.state.zone(place, "mission")[0]

    def person(self, where: EntityId, affiliation: str = "Fed", *icons: str, player: int = ME, **facts: Any) -> CardId:
        """A personnel aboard a ship or facility, or on a surface; several affiliations are joined by a slash."""
        texts = facts.pop("texts", ())
        title = facts.pop("title", f"Person {len(self.definitions)}")
        facts = {"attributes": PERSON, "classifications": ("OFFICER",), **facts}
        names = tuple(affiliation.split("/"))
        return self.inside(
            self.invent(title, "personnel", *texts, affiliations=names, icons=icons, **facts), where, player
        )

    def tool(self, where: EntityId, *texts: Ability, player: int = ME, **facts: Any) -> CardId:
        """Equipment aboard a ship or facility, or on a surface."""
        return self.inside(self.invent("Tool", "equipment", *texts, **facts), where, player)

    def inside(self, definition: str, where: EntityId, player: int = ME) -> CardId:
        """A card aboard a ship or facility, or on a surface; its face is the controller's secret (1E-12.12/2)."""
        role = "aboard" if where in self.state.cards else "surface"
        return self.add(definition, player, where, role, face_up=False)

    def ship(self, where: EntityId, affiliation: str = "Fed", *icons: str, player: int = ME, **facts: Any) -> CardId:
        """A ship in space, or docked at a facility, with staffing icons."""
        texts, role = facts.pop("texts", ()), facts.pop("role", "docked" if where in self.state.cards else "space")
        facts = {"attributes": SHIP, "staffing": (Staffing(icons=icons),) if icons else (), **facts}
        names = tuple(affiliation.split("/"))
        made = self.invent(f"Ship {len(self.definitions)}", "ship", *texts, affiliations=names, **facts)
        return self.add(made, player, where, role, face_up=role != "docked")

    def facility(self, where: PlaceId, affiliation: str = "Fed", *, player: int = ME, **facts: Any) -> CardId:
        """A facility in space, or on the planet (role ``surface``)."""
        texts, role = facts.pop("texts", ()), facts.pop("role", "space")
        facts = {"attributes": {"Shields": 20}, "kind": "outpost", **facts}
        names = tuple(affiliation.split("/"))
        made = self.invent(f"Facility {len(self.definitions)}", "facility", *texts, affiliations=names, **facts)
        return self.add(made, player, where, role)

    def put_marks(self, card: EntityId, *names: str) -> None:
        """Let marks be there from the beginning."""
        for name in names:
            table.put_mark(self.state, card, name, 1)

    def turn_of(self, player: int, step: str = "execute_orders") -> Orders:
        """Let it be a player's turn."""
        self.state.frames = [Turn(step=step, player=player)]
        return self.run()

    def run(self) -> Orders:
        """Let the game begin, or go on after the position was changed."""
        if not self.idle:
            self.leave_something_to_do()
        self.run_on()
        self.look_at_it()
        return self

    def leave_something_to_do(self) -> None:
        """In another quadrant each player could beam equipment down, so that no turn ends by itself."""
        far = self.location("planet", quadrant="Mirror", at=1)
        for player in (ME, OPPONENT):
            idle = self.ship(far, player=player, attributes={"Shields": 1})
            self.tool(idle, player=player)
            self.idle.add(idle)

    def offered(self, *kinds: str) -> set[tuple[EntityId, EntityId, str]]:
        """The card, target and detail of the options of some kinds that are offered now."""
        return {
            (option.card, option.target, option.detail)
            for option in self.decision.options
            if option.kind in kinds and not {option.card, option.target} & self.idle
        }

    def choices(self) -> set[CardId]:
        """The cards that may be chosen now."""
        assert self.decision.selection is not None
        return set(self.decision.selection.cards)

    def transfer(self, verb: str, source: EntityId, target: EntityId, *cards: CardId) -> None:
        """Somebody beams or walks; a choice without alternatives is not asked for."""
        self.do(verb, source, target)
        if self.decision.kind == "cards":
            self.choose(*cards)

    def answer(self, given: Answer, player: int = 0) -> list[Event]:
        """Answer the open decision; everybody is shown what came of it."""
        events = super().answer(given, player)
        self.look_at_it()
        return events

    def happen(self, verb: str, *cards: CardId, **details: Any) -> None:
        """Let something happen to cards as a text or another rule would bring it about, between two decisions."""
        self.state.depth = len(self.state.frames) - 1
        request(self.state, Change(verb, cards, **details))
        self.run()

    def end_turn(self) -> None:
        """The turn ends, and the other player's goes on to its orders."""
        self.do("end-turn")
        while self.decision.prompt == "card-plays":
            self.do("end-play")

    def why_not(self, kind: str, card: EntityId = 0, target: EntityId = 0, detail: str = "", player: int = ME) -> str:
        """The clause that stands in the way of an action; empty where none does."""
        problem = refuse(self.state, player, Option(kind, card, target, detail))
        return problem.clause if problem else ""

    def where(self, card: CardId) -> tuple[EntityId, str]:
        """Where a card lies."""
        leaf = self.state.cards[card]
        return leaf.parent, leaf.role

    def has(self, card: EntityId, name: str) -> bool:
        """Whether a mark is there."""
        return bool(self.state.mark(card, name))

    def disagreements(self, *kinds: str) -> set[Option]:
        """Options of some kinds about anything in play that are offered and refused at once, or neither."""
        ends = (0, *self.state.places, *(c for c, leaf in self.state.cards.items() if self.state.in_play(c)))
        details = {option.detail for option in self.decision.options if option.kind in kinds} | {""}
        offered = set(self.decision.options)
        player = self.decision.player
        every = (Option(kind, *pair, detail) for kind in kinds for pair in product(ends, ends) for detail in details)
        return {option for option in every if (option in offered) == bool(refuse(self.state, player, option))}
