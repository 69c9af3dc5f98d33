"""A First Edition table on which a test lays out exactly the position it needs; everything runs through the engine.

``FirstTable()`` is a game of two in the orders of player 1's turn. Locations, ships, facilities, people and seeds are
added by name; whoever is asked is answered with ``do``, ``choose``, ``take``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spaceline.core import engine, table
from spaceline.core.data.decisions import NO, PASS, YES, Answer, Option, Refusal
from spaceline.core.data.leaves import TABLE, CardId, Chance
from spaceline.effects.nodes.requirements import AnyRequirement, Total
from spaceline.rules.first.data.frames import Turn
from spaceline.rules.first.facts import MissionEnd, Points
from spaceline.rules.first.places import MIDDLE
from spaceline.rules.first.topics import LAYOUT, PLAY
from tests.support.first_game import ME, OPPONENT, FirstGame

ANYBODY = Total(("Integrity",), 0)


class FirstTable(FirstGame):
    """A position of a game of two players."""

    def __init__(self, ruleset: str = "1e-modern", turned: dict[str, str] | None = None) -> None:
        """An empty table, with a deck for both players and something left to do for player 1."""
        super().__init__(ruleset, turned)
        self.names: dict[str, CardId] = {}
        self.places: dict[str, int] = {}
        self.events: list[Any] = []
        self.state.sink = []
        for player in (ME, OPPONENT):
            for number in range(5):
                self.card(f"filler {player}-{number}", "event", parent=player, role="deck", owner=player)
        table.put_mark(self.state, TABLE, "began", 1)

    def define(self, title: str, type: str, *abilities: Any, **facts: Any) -> str:
        """An invented card; returns its definition's id."""
        id = f"test-{type}-{title}"
        if id not in self.definitions:
            self.printed_as(id, title, type, abilities, facts)
        return id

    def card(
        self,
        title: str,
        type: str,
        *abilities: Any,
        parent: int,
        role: str,
        owner: int = ME,
        face_up: bool | None = None,
        **facts: Any,
    ) -> CardId:
        """A card somewhere on the table, called by its title."""
        definition = self.define(title, type, *abilities, **facts)
        up = role in ("space", "mission", "found", "table", "on", "at", "discard") if face_up is None else face_up
        card = table.create(self.state, definition, owner, parent, role, face_up=up)
        self.names[title] = card
        self.state.invalidate(PLAY)
        self.state.invalidate(LAYOUT)
        return card

    def location(
        self,
        title: str,
        kind: str = "planet",
        *abilities: Any,
        owner: int = ME,
        attempt: tuple[str, ...] = (),
        requirement: AnyRequirement | None = ANYBODY,
        points: int | None = 30,
        span: int = 3,
        quadrant: str = "Alpha",
        **facts: Any,
    ) -> int:
        """A location at the right end of its spaceline, with one mission card of that title."""
        box = None if points is None else Points(points)
        end = MissionEnd(span=span, points=box, attempt=attempt, requirement=requirement)
        place = table.add_place(self.state, title)
        self.card(
            title,
            "mission",
            *abilities,
            parent=place,
            role="mission",
            owner=owner,
            kind=kind,
            quadrant=quadrant,
            end=end,
            **{"uniqueness": "not-duplicatable", **facts},
        )
        if not self.state.mark(place, "position"):
            table.put_mark(self.state, place, "position", MIDDLE + len(self.state.places))
        self.places[title] = place
        return place

    def person(self, title: str, at: int, *abilities: Any, owner: int = ME, **facts: Any) -> CardId:
        """Somebody aboard a ship or facility, or on the surface of a place; attributes are 6 unless given."""
        skills = facts.pop("skills", {})
        if isinstance(skills, (tuple, list)):
            skills = dict.fromkeys(skills, 1)
        integrity, cunning, strength = (facts.pop(name, 6) for name in ("integrity", "cunning", "strength"))
        printed = {
            "affiliations": ("Fed",),
            "attributes": {"Integrity": integrity, "Cunning": cunning, "Strength": strength},
            "skills": skills,
            **facts,
        }
        role = "aboard" if at in self.state.cards else "surface"
        return self.card(title, "personnel", *abilities, parent=at, role=role, owner=owner, face_up=False, **printed)

    def ship(self, title: str, at: int, *abilities: Any, owner: int = ME, role: str = "space", **facts: Any) -> CardId:
        """A ship at a place, docked at a facility (``role="docked"``) or landed (``surface``)."""
        attributes = {name.capitalize(): facts.pop(name, 8) for name in ("range", "weapons", "shields")}
        printed = {"affiliations": ("Fed",), "attributes": attributes, **facts}
        return self.card(title, "ship", *abilities, parent=at, role=role, owner=owner, **printed)

    def facility(
        self, title: str, at: int, *abilities: Any, owner: int = ME, role: str = "space", **facts: Any
    ) -> CardId:
        """An outpost, unless another kind is given, in space at a place or on its surface."""
        printed = {"affiliations": ("Fed",), "attributes": {"Shields": 30}, "kind": "outpost", **facts}
        return self.card(title, "facility", *abilities, parent=at, role=role, owner=owner, **printed)

    def dilemma(self, title: str, place: int, *abilities: Any, owner: int = OPPONENT, **facts: Any) -> CardId:
        """A seed beneath a mission; the one added last lies lowest and is met first."""
        kind = facts.pop("kind", "dual")
        return self.card(
            title, facts.pop("type", "dilemma"), *abilities, parent=place, role="seeds", owner=owner, kind=kind, **facts
        )

    def begin(self, step: str = "", player: int = ME, fixed: Iterable[CardId] = ()) -> FirstTable:
        """Let the game run to its first decision, in another part of a turn if one is named."""
        if step:
            self.state.frames = [Turn(step=step, player=player)]
        self.state.chance = Chance(1, 0, tuple(fixed))
        self.run_on()
        return self

    def answer(self, given: Answer) -> None:
        """Answer and keep what happened."""
        self.state.sink = []
        engine.answer(self.state, given)
        self.events = list(self.state.sink or [])

    def do(self, kind: str, card: int = 0, target: int = 0, detail: str = "") -> None:
        """Choose an option."""
        self.answer(Answer(option=Option(kind, card, target, detail)))

    def choose(self, *cards: CardId) -> None:
        """Choose cards, or put them in order."""
        self.answer(Answer(cards=cards))

    def say(self, *, yes: bool) -> None:
        """Yes or no."""
        self.answer(Answer(option=YES if yes else NO))

    def let_pass(self) -> None:
        """Pass."""
        self.answer(Answer(option=PASS))

    def refused(self, kind: str, card: int = 0, target: int = 0, detail: str = "") -> tuple[str, str]:
        """Reason and clause with which an option is refused; the state must be untouched."""
        before = self.state.clone()
        try:
            engine.answer(self.state, Answer(option=Option(kind, card, target, detail)))
        except Refusal as problem:
            assert self.state == before
            return problem.reason, problem.clause
        raise AssertionError(f"{kind} was not refused")

    def offers(self, kind: str) -> list[Option]:
        """The options of a kind that are open now."""
        return [option for option in self.decision.options if option.kind == kind]

    def happened(self, verb: str) -> list[Any]:
        """The changes of a verb in the latest answer."""
        return [event.change for event in self.events if event.change.verb == verb]

    def role(self, card: CardId) -> str:
        """Where a card lies."""
        return self.state.cards[card].role

    def mark(self, entity: int, name: str) -> int:
        """A number kept on an entity."""
        return self.state.mark(entity, name)

    def play(self, card: CardId, target: int = 0, detail: str = "") -> None:
        """Play a card: where it can be played, if there is one place only."""
        there = [
            o for o in self.offers("play") if o.card == card and target in (0, o.target) and detail in ("", o.detail)
        ]
        assert len(there) == 1, (card, self.decision)
        self.do("play", card, there[0].target, there[0].detail)

    def respond(self, card: CardId) -> None:
        """Respond with a card in play or from hand."""
        there = [option for option in self.decision.options if option.card == card]
        assert len(there) == 1, (card, self.decision)
        self.do(there[0].kind, card, there[0].target, there[0].detail)


__all__ = ["ANYBODY", "ME", "OPPONENT", "FirstTable"]
