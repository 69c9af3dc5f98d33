"""The whole game as one container of frozen leaves: copied in microseconds, compared and saved as data."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from operator import attrgetter
from typing import Any, Protocol

from spaceline.core.caching import Caches, Topic, no_caches
from spaceline.core.data.changes import Event
from spaceline.core.data.decisions import Decision
from spaceline.core.data.frames import Frame
from spaceline.core.data.leaves import (
    CardId,
    CardState,
    Chance,
    EntityId,
    Lasting,
    Place,
    PlaceId,
    PlayerId,
    Settled,
)
from spaceline.core.data.snapshot import Header, Snapshot
from spaceline.core.ruleset import AROUND, MOMENTS, Ruleset

Zone = tuple[EntityId, str]
"""A parent and a role: where cards lie together."""

SEEDS = 1 << 64
"""So many seeds there are; a number beyond them counts as the one that it leaves."""

Mark = tuple[EntityId, str]
"""A number that is kept on a player, a place or a card."""

OTHERS = "others "
"""Before a moment in the table of listeners: those of its cards that respond to what happens to others, too."""

ANSWERING = "answering "
"""Before a moment in the table of listeners: those of its cards whose texts respond, where not those of all do."""

DATA = Snapshot.__struct_fields__[len(Header.__struct_fields__) + 1 :]
"""The names of the parts that are data: what is saved of a game, behind its ruleset and the number of its players."""

data_of = attrgetter(*DATA)
"""The parts of a game that are data, in that order."""


new = object.__new__
"""A game without its parts, for a copy: in less time than by calling the class."""


class Tracer(Protocol):
    """What follows the steps of an answer (``core.tracing``)."""

    def step(self, state: State, frame: Frame) -> bool:
        """A step of the topmost frame comes; returns whether nobody wants to know how it goes on."""

    def question(self, asked: Decision) -> None:
        """Somebody has something to decide, be it in one way only."""


class State:
    """One game at one moment.

    Only ``core.table`` writes to it, and what loads, samples or undoes as a whole. Equality is equality of the data;
    caches, sink and tracer stand outside.
    """

    __slots__ = (*DATA, "caches", "depth", "players", "ruleset", "sink", "tracer", "watched")

    ruleset: Ruleset
    players: tuple[PlayerId, ...]
    cards: dict[CardId, CardState]
    contents: dict[Zone, tuple[CardId, ...]]
    marks: dict[Mark, int]
    places: dict[PlaceId, Place]
    frames: list[Frame]
    lasting: tuple[Lasting, ...]
    settled: tuple[Settled, ...]
    chance: Chance
    handles: tuple[int, ...]
    """How many handles each viewer has been given; number 0 is a spectator."""
    restores: tuple[bytes, ...]
    lists: dict[PlayerId, dict[str, tuple[str, ...]]]
    """What each player brought, by the role in which the cards started: known to that player."""
    result: tuple[tuple[PlayerId, ...], str] | None
    """Winners (several in a tie, none in a draw) and the reason."""
    depth: int
    """The index of the frame whose step is running."""
    caches: Caches
    """What was worked out from the data (``core.caching``)."""
    watched: dict[str, tuple[CardId, ...]]
    """Moment and verb to the cards of this game whose texts respond to it; a verb alone to those of all its moments."""
    sink: list[Event] | None
    tracer: Tracer | None
    """Follows what happens, where somebody wants to know how it came about; never copied."""

    def __init__(self, ruleset: Ruleset, players: int, seed: int | bytes) -> None:
        """An empty table for a number of players."""
        self.ruleset = ruleset
        self.sink, self.tracer = None, None
        self.players = tuple(range(1, players + 1))
        self.cards, self.contents, self.marks, self.places = {}, {}, {}, {}
        self.frames, self.lasting, self.settled = [], (), ()
        self.chance = Chance(seed if isinstance(seed, bytes) else seed % SEEDS)
        self.handles = (0,) * (players + 1)
        self.restores, self.lists, self.result = (), {}, None
        self.depth, self.caches, self.watched = 0, no_caches(), {}

    def clone(self) -> State:
        """A copy that shares nothing that is written to."""
        copy = new(State)
        copy.ruleset = self.ruleset
        copy.players = self.players
        copy.cards = self.cards.copy()
        copy.contents = self.contents.copy()
        copy.marks = self.marks.copy()
        copy.places = self.places
        copy.frames = self.frames.copy()
        copy.lasting = self.lasting
        copy.settled = self.settled
        copy.chance = self.chance
        copy.handles = self.handles
        copy.restores = self.restores
        copy.lists = self.lists
        copy.result = self.result
        copy.depth = self.depth
        copy.caches = defaultdict(dict, self.caches)  # in two thirds of the time of its own method
        copy.watched = self.watched
        copy.sink, copy.tracer = None, None
        return copy

    def __eq__(self, other: object) -> bool:
        """Equal data."""
        if not isinstance(other, State):
            return NotImplemented
        return self.ruleset.name == other.ruleset.name and data_of(self) == data_of(other)

    __hash__ = None  # type: ignore[assignment]

    def zone(self, parent: EntityId, role: str) -> tuple[CardId, ...]:
        """The cards that lie there, the top one first."""
        return self.contents.get((parent, role), ())

    def mark(self, entity: EntityId, name: str) -> int:
        """The number kept there, 0 when none is."""
        return self.marks.get((entity, name), 0)

    def in_play(self, card: CardId) -> bool:
        """Whether the card's role is one of play."""
        return self.ruleset.roles[self.cards[card].role].in_play

    def face_down(self) -> list[CardId]:
        """The cards in play that lie face down, by number."""
        roles, cards = self.ruleset.roles, self.cards
        there = (card for (_, role), held in self.contents.items() if roles[role].in_play for card in held)
        return sorted(card for card in there if not cards[card].face_up)

    def definition(self, card: CardId) -> Any:
        """What the card is; identity for whoever may know it."""
        return self.ruleset.definitions[self.cards[card].definition]

    def holders(self, card: CardId) -> Iterator[EntityId]:
        """The parent of the card, the parent of that and so on, out to a place or a player."""
        leaf = self.cards.get(card)
        while leaf is not None:
            yield leaf.parent
            leaf = self.cards.get(leaf.parent)

    def outermost(self, card: CardId) -> EntityId:
        """The place or player at the end of the chain of parents."""
        parent = card
        for holder in self.holders(card):
            parent = holder
        return parent

    def invalidate(self, topic: Topic) -> None:
        """Drop what was worked out from a topic that has changed."""
        caches = self.caches
        for group in topic.groups:
            if group in caches:
                del caches[group]

    def listen_to_all(self) -> None:
        """Skip nothing any more only because no card of this game responds to it."""
        self.watched = self.ruleset.unheard | self.watched

    def watch(self) -> None:
        """Find which cards of this game respond to what; called once all cards are there."""
        watched: dict[str, list[CardId]] = {}
        minding: dict[str, set[CardId]] = {}
        answering: dict[str, list[CardId]] = {}
        definitions = self.ruleset.definitions
        for card, leaf in self.cards.items():
            definition = definitions[leaf.definition]
            if not definition.listens:
                continue
            for moment in definition.listens:
                watched.setdefault(moment, []).append(card)
            for moment in definition.minds_itself:
                minding.setdefault(moment, set()).add(card)
            for moment in definition.answers:
                answering.setdefault(moment, []).append(card)
        self.watched = {moment: tuple(cards) for moment, cards in watched.items()}
        for moment, cards in watched.items():
            when, _, verb = moment.partition(":")
            if when in AROUND:
                self.watched[verb] = (*self.watched.get(verb, ()), *cards)
            if when in MOMENTS and answering.get(moment) != cards:
                self.watched[ANSWERING + moment] = tuple(answering.get(moment, ()))
        for moment, minded in minding.items():
            responding = self.watched.get(ANSWERING + moment, watched[moment])
            self.watched[OTHERS + moment] = tuple(card for card in responding if card not in minded)
