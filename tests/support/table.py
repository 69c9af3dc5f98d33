"""The table that a test lays out, in whatever edition: cards by name, and answers for whoever is asked.

``FirstTable`` and ``SecondTable`` add what only their edition has: a ``location``, a ``facility``, a ``dilemma``. Cards
are invented as needed (``person("Ann", place, skills=("Honor",))``); everything that happens runs through the engine.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from spaceline.core import engine, table
from spaceline.core.data.changes import Event
from spaceline.core.data.decisions import NO, PASS, YES, Answer, Decision, Option, Refusal
from spaceline.core.data.leaves import CardId, EntityId
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State
from spaceline.core.view import view

ME, OPPONENT = 1, 2
ATTRIBUTES = ("integrity", "cunning", "strength")
SHIP_ATTRIBUTES = ("range", "weapons", "shields")


class Table:
    """A position of a game, empty at first."""

    open_roles: ClassVar[frozenset[str]]
    """Where cards lie face up unless a test says otherwise."""
    in_space: ClassVar[str]
    """What a ship at a place is to it."""
    usual: ClassVar[Mapping[str, Any]]
    """What is printed on everybody and on every ship, unless a test says otherwise."""
    usual_attribute: ClassVar[int]

    def __init__(self, ruleset: Ruleset, players: int = 2) -> None:
        """No card is there yet; more may be invented as long as the game goes on."""
        self.definitions: dict[str, Any] = dict(ruleset.definitions)
        self.state = State(replace(ruleset, definitions=self.definitions), players, seed=1)
        self.names: dict[str, CardId] = {}
        self.events: list[Event] = []

    def printed_as(self, id: str, title: str, type: str, texts: tuple[Any, ...], facts: dict[str, Any]) -> str:
        """Invent a card; returns its definition's id."""
        raise NotImplementedError

    def define(self, title: str, type: str, *abilities: Any, **facts: Any) -> str:
        """A card that exists for the test only; the same one when it is asked for again."""
        id = f"test-{type}-{title}"
        return id if id in self.definitions else self.printed_as(id, title, type, abilities, facts)

    def put(self, name: str, definition: str, parent: EntityId, role: str, owner: int, face_up: bool | None) -> CardId:
        """A card somewhere, called by a name."""
        up = role in self.open_roles if face_up is None else face_up
        self.names[name] = table.create(self.state, definition, owner, parent, role, face_up=up)
        return self.names[name]

    def card(
        self,
        title: str,
        type: str,
        *abilities: Any,
        parent: EntityId,
        role: str,
        owner: int = ME,
        face_up: bool | None = None,
        **facts: Any,
    ) -> CardId:
        """An invented card somewhere, called by its title."""
        return self.put(title, self.define(title, type, *abilities, **facts), parent, role, owner, face_up)

    def person(self, title: str, at: EntityId, *abilities: Any, owner: int = ME, **facts: Any) -> CardId:
        """Somebody aboard a ship or facility, or on the surface of a place."""
        skills = facts.pop("skills", {})
        printed = {
            **self.usual,
            "attributes": {name.capitalize(): facts.pop(name, self.usual_attribute) for name in ATTRIBUTES},
            "skills": dict(skills) if isinstance(skills, Mapping) else dict.fromkeys(skills, 1),
            **facts,
        }
        role = "aboard" if at in self.state.cards else "surface"
        return self.card(title, "personnel", *abilities, parent=at, role=role, owner=owner, face_up=False, **printed)

    def ship(self, title: str, at: EntityId, *abilities: Any, owner: int = ME, role: str = "", **facts: Any) -> CardId:
        """A ship in space at a place, or where its role says."""
        attributes = {name.capitalize(): facts.pop(name, 8) for name in SHIP_ATTRIBUTES}
        printed = {**self.usual, "attributes": attributes, **facts}
        return self.card(title, "ship", *abilities, parent=at, role=role or self.in_space, owner=owner, **printed)

    def ready(self) -> None:
        """The position is laid out: nothing is remembered of an earlier one."""
        self.state.watch()
        self.state.caches.clear()

    def run_on(self) -> None:
        """Let the game run to its next decision after something was put on the table."""
        self.ready()
        engine.run(self.state)

    @property
    def asked(self) -> Decision | None:
        """What is asked now, if anything is."""
        return engine.decision(self.state)

    @property
    def decision(self) -> Decision:
        """What is asked now."""
        found = self.asked
        assert found is not None, "nothing is asked"
        return found

    def answer(self, given: Answer, player: int = 0) -> list[Event]:
        """Whoever is asked answers, who is that player where one is named; what happened is kept."""
        assert player in (0, self.decision.player), self.decision
        self.state.sink = []
        try:
            engine.answer(self.state, given)
        finally:
            self.events, self.state.sink = list(self.state.sink or []), None
        return self.events

    def act(self, option: Option, player: int = 0) -> list[Event]:
        """Choose an option."""
        return self.answer(Answer(option=option), player)

    def do(self, kind: str, card: EntityId = 0, target: EntityId = 0, detail: str = "", player: int = 0) -> list[Event]:
        """Choose an option by what it is."""
        return self.act(Option(kind, card, target, detail), player)

    def choose(self, *cards: CardId | str, player: int = 0) -> list[Event]:
        """Choose cards, or put them in order; some may be called by their names."""
        return self.answer(Answer(cards=tuple(self.names[it] if isinstance(it, str) else it for it in cards)), player)

    def say(self, *, yes: bool, player: int = 0) -> None:
        """Yes or no."""
        assert self.decision.kind == "yes_no", self.decision
        self.act(YES if yes else NO, player)

    def let_pass(self, player: int = 0) -> None:
        """Pass."""
        self.act(PASS, player)

    def play(self, card: CardId, target: EntityId = 0, detail: str = "") -> None:
        """Play a card: where it can be played, if there is one place only."""
        there = [it for it in self.offers("play", card) if target in (0, it.target) and detail in ("", it.detail)]
        assert len(there) == 1, (card, self.decision)
        self.act(there[0])

    def respond(self, card: CardId, player: int = 0) -> None:
        """Respond with a card in play or from hand."""
        there = [option for option in self.decision.options if option.card == card]
        assert len(there) == 1, (card, self.decision)
        self.act(there[0], player)

    def offers(self, kind: str, card: EntityId = 0) -> list[Option]:
        """The options of a kind, or of a kind with a card, that are open now."""
        asked = self.asked
        return [it for it in asked.options if it.kind == kind and card in (0, it.card)] if asked else []

    def refused(self, kind: str, card: EntityId = 0, target: EntityId = 0, detail: str = "") -> tuple[str, str]:
        """Reason and clause with which an option is refused; the state must be untouched."""
        before = self.state.clone()
        try:
            engine.answer(self.state, Answer(option=Option(kind, card, target, detail)))
        except Refusal as problem:
            assert self.state == before
            return problem.reason, problem.clause
        raise AssertionError(f"{kind} was not refused")

    def happened(self, verb: str) -> list[Any]:
        """The changes of a verb in the latest answer."""
        return [event.change for event in self.events if event.change.verb == verb]

    def role(self, card: CardId) -> str:
        """Where a card lies."""
        return self.state.cards[card].role

    def mark(self, entity: EntityId, name: str) -> int:
        """A number kept on an entity."""
        return self.state.mark(entity, name)

    def look_at_it(self) -> None:
        """Every player and every spectator can be shown the position."""
        for viewer in (0, *self.state.players):
            view(self.state, viewer)
