"""Tables changed by hand: cards of the whole pool come into play where they may lie, others go, are stopped, cloaked.

Each change is made by a verb of the ruleset, with what it takes along, so that just that is forgotten which the rules
forget. What is kept before each change, and after it, is compared with a game that remembers nothing.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import cycle, islice

from msgspec.structs import replace

from spaceline.core import engine, table
from spaceline.core.caching import QUESTION
from spaceline.core.changing import make
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, EntityId
from spaceline.core.modifiers import value
from spaceline.core.state import AROUND, State
from spaceline.core.view import glance
from spaceline.effects.nodes.abilities import PlaysOn
from spaceline.effects.perform.reading import cards_meant
from spaceline.effects.scope import Reading
from tests.contract.offers.positions import games, midgames
from tests.support.memory import afresh, stale

SPARE = 4
"""So many cards are drawn by what the rules look for in texts, and as many at random."""
TOGETHER = 3
"""So many cards at most are drawn for one thing that the rules look for: some matter beside each other only."""
MOSTLY = 0.6
"""So often a card comes to where most comes."""
ASIDE = {"first": "out-of-play", "second": "removed"}
"""By edition: where they wait until they come into play."""
OPEN = {"first": "table", "second": "core"}
"""By edition: where a card lies beside the deck of its player."""
SKY = {"first": "space", "second": "orbit"}
"""By edition: where ships are."""
LEAVING = {"first": ("discard", "kill", "remove", "nullify"), "second": ("discard", "destroy", "remove")}
"""By edition: how cards leave play."""

STATUS: Mapping[str, tuple[tuple[str, str, tuple[str, ...]], ...]] = {
    "first": (
        ("stop", "", ("personnel", "ship", "facility", "equipment")),
        ("unstop", "", ("personnel", "ship", "facility", "equipment")),
        ("disable", "", ("personnel", "ship", "equipment")),
        ("enable", "", ("personnel", "ship", "equipment")),
        ("enter-stasis", "", ("personnel",)),
        ("leave-stasis", "", ("personnel",)),
        ("cloak", "cloak", ("ship",)),
        ("cloak", "decloak", ("ship",)),
        ("cloak", "phase", ("ship",)),
        ("cloak", "dephase", ("ship",)),
        ("damage", "", ("ship",)),
        ("repair", "", ("ship",)),
        ("spend-range", "", ("ship",)),
        ("restore-range", "", ("ship",)),
        ("deactivate", "", ("personnel",)),
        ("activate", "", ("personnel",)),
        ("take-control", "", ("personnel", "ship", "event", "equipment")),
        ("turn-over", "", ("event",)),
        ("disable", "by a card", ("personnel", "ship")),
        ("earn", "", ("artifact",)),
        ("hold", "by a card", ("personnel",)),
        ("afflict", "by a card", ("personnel", "ship")),
        ("release", "", ("personnel",)),
        ("complete", "", ("mission",)),
        ("vary", "", ("personnel",)),
    ),
    "second": (
        ("stop", "", ("personnel", "ship")),
        ("unstop", "", ("personnel", "ship")),
        ("spend-range", "", ("ship",)),
        ("restore-range", "", ("ship",)),
        ("take-command", "", ("personnel", "ship", "event", "equipment")),
        ("capture", "", ("personnel",)),
        ("complete", "", ("mission",)),
    ),
}
"""By edition: what befalls a card, with the detail of the change, and the types of cards that it befalls."""


class ChangedTable:
    """A copy of a position in which one thing after another is changed."""

    def __init__(self, state: State, edition: str, rng: random.Random) -> None:
        """Bring a few cards more to the table, and work out all that is kept."""
        self.edition, self.rng = edition, rng
        self.state = state.clone()
        self.leaving: set[CardId] = set()
        """What leaves play in one change."""
        self.spare = [self.bring(id) for id in drawn(state, rng)]
        self.state.watch()
        self.state.caches.clear()
        self.focus = rng.choice([place for place in state.places if state.zone(place, "mission")] or [0])
        """Where most comes to lie, since cards often matter only beside each other."""
        warm(self.state)

    def bring(self, id: str) -> CardId:
        """A card that waits outside play."""
        owner = self.rng.choice(self.state.players)
        return table.create(self.state, id, owner, owner, ASIDE[self.edition], face_up=True)

    def change(self) -> str:
        """Make one change at random; says which."""
        self.leaving.clear()
        done = self.rng.choice(CHANGES)(self)
        self.state.invalidate(QUESTION)
        return done

    def make(self, change: Change) -> str:
        """Make a change, and first what it takes along."""
        if self.verb(change).empties:
            self.leaving.update(change.cards)
            for one in self.state.ruleset.orphaned(self.state, change):
                if self.leaving.isdisjoint(one.cards):
                    self.make(one)
        left = self.verb(change).left
        cards = left(self.state, change) if left is not None else change.cards
        names = ", ".join(self.state.definition(card).name for card in cards)
        make(self.state, replace(change, cards=cards))
        return f"{change.verb} {change.detail} {names} {change.role}"

    def verb(self, change: Change):
        """How a change is made."""
        return self.state.ruleset.verbs[change.verb]

    def in_play(self, *types: str) -> list[CardId]:
        """The cards in play of some types, or of all but missions."""
        there = (card for card in self.state.cards if self.state.in_play(card))
        kinds = {card: self.state.definition(card).type for card in there}
        return [card for card, type_ in kinds.items() if (type_ in types if types else type_ != "mission")]

    def homes(self, card: CardId) -> list[tuple[EntityId, str]]:
        """Where a card may lie, by its type."""
        state, sky = self.state, SKY[self.edition]
        ships, missions = self.in_play("ship"), self.in_play("mission")
        places = [place for place in state.places if state.mark(place, "position") or self.edition == "second"]
        aboard = [(vessel, "aboard") for vessel in (*ships, *self.in_play("facility"))]
        planets = [(place, "surface") for place in places if is_planet(state, place)]
        match state.definition(card).type:
            case "personnel" | "equipment":
                return [*aboard, *planets]
            case "ship" | "facility":
                return [(place, sky) for place in places]
            case "mission":
                return []
        named = self.named_by_its_text(card)
        on = [(it, "on") for it in (*ships, *missions, *self.in_play("personnel", "facility"))]
        beside = [(player, OPEN[self.edition]) for player in state.players]
        at = [(place, "at") for place in places] if self.edition == "first" else []
        return self.rng.choice([end for end in (named, named, named, beside, on, at) if end])

    def near(self, homes: list[tuple[EntityId, str]]) -> tuple[EntityId, str]:
        """One of several places, mostly at the location to which most things come."""
        state = self.state
        there = [
            (it, role) for it, role in homes if self.focus in (it, state.outermost(it) if it in state.cards else 0)
        ]
        return self.rng.choice(there if there and self.rng.random() < MOSTLY else homes)

    def named_by_its_text(self, card: CardId) -> list[tuple[EntityId, str]]:
        """On what a card is played, if its text says that."""
        state = self.state
        texts = [text.cards for _, text in state.definition(card).of_kind(PlaysOn) if text.cards is not None]
        found = (it for cards in texts for it in cards_meant(state, Reading(card, state.cards[card].owner), cards))
        ends = []
        for it in found:
            is_mission = it in state.cards and state.definition(it).type == "mission"
            if it not in state.cards:
                ends.append((it, OPEN[self.edition] if it in state.players else SKY[self.edition]))
            elif is_mission and self.edition == "first":
                ends.append((state.cards[it].parent, "at"))
            else:
                ends.append((it, "on"))
        return ends


def pool(state: State) -> list[str]:
    """The cards that can be brought to a table: all but missions."""
    definitions = state.ruleset.definitions
    unread = state.ruleset.unread
    return [id for id, it in definitions.items() if it.type != "mission" and id != unread]


def drawn(state: State, rng: random.Random) -> list[str]:
    """Some of the pool: most by what the rules look for in texts, so that what is rare comes as often.

    Beside a card come some that its text names.
    """
    topics = rng.sample(topics_of(state), SPARE)
    alike = [id for ids in topics for id in rng.sample(ids, min(len(ids), TOGETHER))]
    first = [*alike, *rng.choices(pool(state), k=SPARE)]
    named = [named_in(state, id) for id in first]
    return [*first, *(id for ids in named for id in rng.sample(ids, min(len(ids), 2)))]


NAMED: dict[tuple[str, str], list[str]] = {}


def named_in(state: State, id: str) -> list[str]:
    """The cards of the pool whose titles the texts of a card name; a scenario adds cards that others do not have."""
    key = (state.ruleset.name, id)
    if key not in NAMED:
        texts = repr(state.ruleset.definitions[id].abilities)
        NAMED[key] = [other for other in pool(state) if repr(state.ruleset.definitions[other].title) in texts]
    return [other for other in NAMED[key] if other in state.ruleset.definitions]


def topics_of(state: State) -> list[list[str]]:
    """The cards of the pool by what the rules look for in their texts, moments left out."""
    found: dict[str, list[str]] = {}
    for id in pool(state):
        for topic in state.ruleset.definitions[id].listens:
            if topic.partition(":")[0] not in (*AROUND, "action"):
                found.setdefault(topic, []).append(id)
    return list(found.values())


def is_planet(state: State, place: EntityId) -> bool:
    """Whether somebody can be on the surface there."""
    missions = state.zone(place, "mission")
    return any(str(state.definition(card).facts.kind) in ("planet", "dual") for card in missions)


def put_into_play(it: ChangedTable) -> str:
    """Let one of the spare cards come into play."""
    waiting = [card for card in it.spare if not it.state.in_play(card)]
    card = it.rng.choice(waiting or it.spare)
    homes = it.homes(card)
    if it.state.in_play(card) or not homes:
        return "nothing"
    to, role = it.near(homes)
    where = f" to {it.state.definition(to).name}" if to in it.state.cards else f" to {to}"
    return it.make(Change("play", (card,), it.rng.choice(it.state.players), to=to, role=role)) + where


def take_a_spare_one(it: ChangedTable) -> str:
    """Let one of the cards that came leave again."""
    there = [card for card in it.spare if it.state.in_play(card)]
    return leave(it, it.rng.choice(there)) if there else "nothing"


def take_any(it: ChangedTable) -> str:
    """Let any card leave play."""
    there = it.in_play()
    return leave(it, it.rng.choice(there)) if there else "nothing"


def leave(it: ChangedTable, card: CardId) -> str:
    """A card leaves play in one of the ways there are, back into the hand among them."""
    verb = it.rng.choice((*LEAVING[it.edition], "put"))
    owner = it.state.cards[card].owner
    to, role = (owner, "hand") if verb == "put" else (0, "")
    return it.make(Change(verb, (card,), owner, to=to, role=role))


def befall(it: ChangedTable) -> str:
    """Something befalls a card."""
    verb, detail, types = it.rng.choice(STATUS[it.edition])
    there = it.in_play(*types)
    if not there:
        return "nothing"
    source = 0
    if detail == "by a card":
        source, detail = it.rng.choice(it.in_play()), ""
    new = [card for card in it.spare if card in there]
    card, player = it.rng.choice(new or there), it.rng.choice(it.state.players)
    if verb == "damage" and it.state.mark(card, "damage"):
        return "nothing"
    return it.make(Change(verb, (card,), player, source, detail=detail))


def go_elsewhere(it: ChangedTable) -> str:
    """Somebody or a ship goes elsewhere."""
    there = it.in_play("personnel", "equipment", "ship")
    if not there:
        return "nothing"
    card = it.rng.choice(there)
    to, role = it.near(it.homes(card) or [(0, "")])
    if not role or to == card or it.state.cards[card].role not in ("aboard", "surface", SKY[it.edition]):
        return "nothing"
    is_ship = it.state.definition(card).type == "ship"
    return it.make(Change("move" if is_ship else "beam", (card,), it.state.cards[card].controller, to=to, role=role))


def count_otherwise(it: ChangedTable) -> str:
    """Points are scored, cards are drawn or discarded, counters are spent."""
    player = it.rng.choice(it.state.players)
    kind = it.rng.choice(("score", "draw", "discard", "spend"))
    if kind == "spend" and it.edition == "second":
        return it.make(Change("spend", (), player, amount=min(1, it.state.mark(player, "counters"))))
    if kind == "discard" and it.state.zone(player, "hand"):
        return it.make(Change("discard", (it.rng.choice(it.state.zone(player, "hand")),), player))
    if kind == "draw":
        return it.make(Change("draw", (), player, amount=1))
    return it.make(Change("score", (), player, amount=it.rng.choice((5, -5))))


def let_time_pass(it: ChangedTable) -> str:
    """A turn begins or ends."""
    player = it.state.ruleset.active_player(it.state)
    return it.make(Change(it.rng.choice(("begin_turn", "pass_turn")), (), player, amount=it.rng.choice((0, 7))))


CHANGES: tuple[Callable[[ChangedTable], str], ...] = (
    put_into_play,
    put_into_play,
    put_into_play,
    take_a_spare_one,
    take_a_spare_one,
    take_any,
    befall,
    befall,
    befall,
    go_elsewhere,
    go_elsewhere,
    count_otherwise,
    let_time_pass,
)


def offered(state: State) -> Iterator[tuple[str, object]]:
    """All that players could be told: what they may do, what cards are worth, what they see."""
    yield "asked", engine.decision(state)
    for player in state.players:
        for kind, rule in state.ruleset.actions.items():
            yield f"{kind} of player {player}", tuple(rule.offer(state, player))
    for card in state.cards:
        if state.in_play(card):
            yield f"values of {state.definition(card).name}", value(state, card)
    for player in (0, *state.players):
        yield f"view of {player}", glance(state, player)


def warm(state: State) -> None:
    """Work out all that can be kept."""
    for _ in offered(state):
        pass


def differences(state: State, compared: Counter[str] | None = None) -> Iterator[str]:
    """What is told otherwise than by a game that remembers nothing, and what is kept and not so."""
    anew = afresh(state)
    for (what, one), (_, other) in zip(offered(state), offered(anew), strict=True):
        if one != other:
            yield f"{what}: {one} is remembered, and it is {other}"
    yield from stale(state, compared)


def look(
    state: State, edition: str, rng: random.Random, changes: int, compared: Counter[str] | None = None
) -> Iterator[str]:
    """Change a position so many times; tells what is kept wrongly for the first time, with what was done last."""
    it, done = ChangedTable(state, edition, rng), []
    for _ in range(changes):
        done.append(it.change())
        found = list(differences(it.state, compared)) if done[-1] != "nothing" else []
        yield from (f"after {done[-3:]}: {one}" for one in found)
        if found:
            return


def between_actions(edition: str, seed: int) -> Iterator[tuple[str, State]]:
    """Positions of games without end in which a player acts and nothing else is going on."""
    sources, rng = [games(edition, seed)], random.Random(seed)
    if edition == "first":
        sources.append(midgames(seed))
    for source in cycle(sources):
        where, state = next(islice(source, rng.randrange(20), None))
        asked = engine.decision(state)
        if asked is not None and asked.kind == "action" and len(state.frames) == 1:
            yield where, state
