"""A Second Edition table on which a test lays out exactly the position it needs; everything runs through the engine.

``SecondTable()`` is a game in the orders of player 1's turn. Locations, ships, people and dilemmas are added by name;
``table.py`` says how whoever is asked is answered.
"""

from __future__ import annotations

from typing import Any

from spaceline.core import engine, table
from spaceline.core.changing import request
from spaceline.core.data.changes import Change, Event
from spaceline.core.data.decisions import Answer
from spaceline.core.data.leaves import CardId, EntityId, PlaceId
from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.nodes.requirements import AnyRequirement, Skill, Total
from spaceline.rules.second.data.frames import MissionAttempt, Turn
from spaceline.rules.second.definition import CardDefinition
from spaceline.rules.second.facts import AttemptPermission, Facts
from spaceline.rules.second.ruleset import CALL_TO_ARMS
from tests.support.table import ME, OPPONENT, Table

ANYBODY = Total(("Integrity",), 0)
PLENTY = 99
"""What dilemmas may cost together when a test puts them on the stack itself."""


class SecondTable(Table):
    """A position of a game, in the second segment of player 1's turn unless it is begun elsewhere."""

    open_roles = frozenset(("orbit", "mission", "core", "on", "discard", "removed"))
    in_space = "orbit"
    usual = {"affiliation": "Fed"}  # noqa: RUF012 - never changed
    usual_attribute = 5

    def __init__(
        self, cards: dict[str, Any] | None = None, turned: dict[str, str] | None = None, players: int = 2
    ) -> None:
        """An empty table, with invented cards only unless others are given; switches may be turned."""
        super().__init__(CALL_TO_ARMS.build(cards or {}, turned), players)
        self.places: dict[str, PlaceId] = {}
        self.state.frames = [Turn(step="execute_orders", player=ME)]

    def printed_as(self, id: str, title: str, type: str, texts: tuple[Ability, ...], facts: dict[str, Any]) -> str:
        """Invent a card; returns its definition's id."""
        known = {"set": "test", "number": 1, "rarity": "", **facts}
        self.definitions[id] = CardDefinition(Facts(id=id, title=title, type=type, **known), texts)
        return id

    def location(
        self,
        title: str,
        kind: str = "planet",
        *abilities: Ability,
        owner: int = ME,
        requirement: AnyRequirement | None = ANYBODY,
        points: int = 30,
        span: int = 1,
        quadrant: str = "Alpha",
        **facts: Any,
    ) -> PlaceId:
        """A location with one mission of a player's of that title, which anybody may attempt and completes."""
        printed = {"requirement": requirement, "points": points, "span": span, "quadrant": quadrant, **facts}
        if kind != "headquarters":
            printed.setdefault("attempt", AttemptPermission())
        place = self.places[title] = table.add_place(self.state, title)
        self.card(title, "mission", *abilities, parent=place, role="mission", owner=owner, kind=kind, **printed)
        return place

    def dilemma(
        self, title: str, *abilities: Ability, owner: int = OPPONENT, kind: str = "dual", **facts: Any
    ) -> CardId:
        """A dilemma at the bottom of the stack: they are faced in the order in which they were added."""
        return self.card(
            title, "dilemma", *abilities, parent=owner, role="stack", owner=owner, face_up=False, kind=kind, **facts
        )

    def deck(self, player: int = ME, cards: int = 5) -> list[CardId]:
        """Cards in a player's deck that do nothing, so that nobody runs out of them."""
        return [
            self.card(f"filler {player}-{number}", "event", parent=player, role="deck", owner=player, cost=0)
            for number in range(cards)
        ]

    def keep_going(self) -> None:
        """Decks, and far away a ship that could beam a tool down, so that neither game nor turn ends by itself."""
        for player in self.state.players:
            self.deck(player)
            far = self.location(f"Far from {player}", owner=player, requirement=Skill("Telepathy"), quadrant="Delta")
            idle = self.ship(f"Idle {player}", far, owner=player)
            self.card(f"Tool {player}", "equipment", parent=idle, role="aboard", owner=player)

    def begin(self, step: str = "execute_orders", player: int = ME, counters: int = 0) -> None:
        """Let a player's turn go on at a step, up to its first question."""
        self.state.frames = [Turn(step=step, player=player)]
        table.put_mark(self.state, player, "counters", counters)
        self.run_on()

    def face_dilemmas(self, mission: CardId, ship: CardId = 0) -> None:
        """Those who are there attempt a mission and face what lies on the stack, without the steps before."""
        place = self.state.cards[mission].parent
        attempt = MissionAttempt(
            step="next_dilemma",
            player=ME,
            mission=mission,
            place=place,
            ship=ship,
            participants=self.team(ship or place),
            opponent=OPPONENT,
            limit=PLENTY,
        )
        self.state.frames.append(attempt)
        self.state.watch()
        engine.run(self.state)
        self.look_at_it()

    def team(self, base: EntityId) -> tuple[CardId, ...]:
        """Player 1's people aboard a ship or on a surface who could take part in an attempt."""
        return tuple(
            card
            for card in self.state.zone(base, "aboard" if base in self.state.cards else "surface")
            if self.state.cards[card].controller == ME
            and self.state.definition(card).type == "personnel"
            and not self.mark(card, "stopped")
        )

    def answer(self, given: Answer, player: int = 0) -> list[Event]:
        """Answer the open decision; everybody is shown what came of it."""
        events = super().answer(given, player)
        self.look_at_it()
        return events

    def happen(self, verb: str, *cards: CardId, player: int = ME, **details: Any) -> None:
        """Let something happen to cards as a text or another rule would bring it about, between two decisions."""
        self.ready()
        self.state.depth = len(self.state.frames) - 1
        request(self.state, Change(verb, cards, player, **details))
        engine.run(self.state)

    def where(self, card: CardId) -> tuple[EntityId, str]:
        """Where a card lies."""
        leaf = self.state.cards[card]
        return leaf.parent, leaf.role


__all__ = ["ANYBODY", "ME", "OPPONENT", "PLENTY", "SecondTable"]
