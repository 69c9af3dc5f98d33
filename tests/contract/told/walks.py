"""Games to look at while they are played: from the start, in full swing, and with cards of the pool on the table."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import count

import msgspec

from spaceline.core import engine, table
from spaceline.core.choices import by_kind, sample
from spaceline.core.data.changes import Event
from spaceline.core.data.decisions import Answer, Decision
from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.editions import edition_of
from spaceline.lab.scenarios import load_scenario
from spaceline.lab.scenarios.running import positions as positions_of
from tests.contract.changed_tables import ChangedTable, drawn
from tests.contract.first_midgame import Midgame
from tests.contract.going_back.games import beginning
from tests.contract.offers.positions import SCENARIOS

CHANGES = 12
"""So many changes are made at most before a changed table is played on."""
LENGTH = 60
"""So many answers are given on it."""
WARM_UP = 160
"""So many answers are given at most before it is changed."""
AFTER_A_SCENARIO = 8
"""So many answers are given on the table of a scenario."""
COUNTERS = 20
"""With so many counters most of what was put into hands can be played."""
HELD = {"first": ("hand", "deck"), "second": ("hand", "deck")}
FACED = {"first": ("dilemma", "artifact"), "second": ("dilemma",)}


class Step(msgspec.Struct):
    """What a player was asked and answered, and what came of it."""

    where: str
    state: State
    asked: Decision
    """What is asked now."""
    answer: Answer | None = None
    """What was answered before."""
    events: tuple[Event, ...] = ()
    """What came of that."""


class Curious:
    """Somebody who does most likely what was done least, and with cards with which least was done."""

    def __init__(self, seed: int) -> None:
        """Nothing was done yet."""
        self.rng = random.Random(seed)
        self.done: Counter[object] = Counter()

    def answer(self, state: State, asked: Decision) -> Answer:
        """One of the answers."""
        if not asked.options:
            return sample(asked, self.rng)
        kinds = by_kind(asked.options)
        (kind,) = self.rng.choices(list(kinds), [1 / (1 + self.done[kind]) ** 2 for kind in kinds])
        names = [state.cards[it.card].definition if it.card in state.cards else it.detail for it in kinds[kind]]
        (option,) = self.rng.choices(kinds[kind], [1 / (1 + self.done[kind, name]) ** 2 for name in names])
        self.done.update((kind, (kind, names[kinds[kind].index(option)])))
        return Answer(option=option)


def played(where: str, state: State, seed: int, longest: int) -> Iterator[Step]:
    """A game that is played on, with every question that is asked."""
    player, answer, events = Curious(seed), None, ()
    for number in range(longest):
        asked = engine.decision(state)
        if asked is None:
            return
        yield Step(f"{where}, answer {number}", state, asked, answer, events)
        answer = player.answer(state, asked)
        state.sink = []
        engine.answer(state, answer)
        events = tuple(state.sink)


def begun(name: str, number: int) -> State:
    """A game of a ruleset; of First Edition most begin in full swing."""
    if edition_of(name).key == "first" and number % 3:
        return Midgame(name, number).begin()
    return beginning(name, random.Random(f"{name} {number}"), number)


def changed(state: State, name: str, rng: random.Random) -> State:
    """The game with cards of the pool on the table, in hands, on decks and where dilemmas are faced."""
    edition = "first" if edition_of(name).key == "first" else "second"
    it = ChangedTable(state, edition, rng)
    for id in (*drawn(state, rng), *drawn(state, rng)):
        hold(it, id)
    for _ in range(rng.randint(2, CHANGES)):
        it.change()
    if edition == "second":
        table.put_mark(it.state, it.state.ruleset.active_player(it.state), "counters", COUNTERS)
    it.state.caches.clear()
    it.state.watch()
    return it.state


def hold(it: ChangedTable, id: str) -> CardId:
    """Put a card of the pool where its owner would play it, or where it will be faced."""
    state, rng = it.state, it.rng
    owner = rng.choice(state.players)
    if state.ruleset.definitions[id].type in FACED[it.edition]:
        if it.edition == "second":
            card = table.create(state, id, owner, owner, "pile", face_up=False)
            table.move(state, card, owner, "pile", end=table.TOP)
            return card
        return table.create(state, id, owner, rng.choice(list(state.places) or [owner]), "seeds", face_up=False)
    role = rng.choice(HELD[it.edition])
    card = table.create(state, id, owner, owner, role, face_up=False)
    table.move(state, card, owner, role, end=table.TOP)
    return card


def walks(name: str, seed: int) -> Iterator[Iterator[Step]]:
    """Games of a ruleset without end: played at whim, and in between on tables that were changed."""
    for number in count(seed):
        rng = random.Random(f"told {name} {number}")
        kind = "midgame" if edition_of(name).key == "first" and number % 3 else "game"
        state = begun(name, number)
        steps = played(f"{name} {kind} {number}", state, number, rng.randrange(WARM_UP))
        yield steps
        for _ in steps:
            pass
        asked = engine.decision(state)
        while asked is not None and not (asked.kind == "action" and len(state.frames) == 1):
            engine.answer(state, sample(asked, rng))
            asked = engine.decision(state)
        if asked is not None and state.places:
            yield played(f"{name} changed {number}", changed(state, name, rng), number, LENGTH)


def of_scenarios(edition: str, share: float, seed: int) -> Iterator[Iterator[Step]]:
    """The tables of so large a share of the scenarios, each played on at whim."""
    rng = random.Random(seed)
    files = sorted((SCENARIOS / edition).rglob("*.yaml"))
    for file in rng.sample(files, round(share * len(files))):
        where = str(file.relative_to(SCENARIOS))
        for step, at in positions_of(load_scenario(file)):
            yield played(f"{where}, step {step}", at.state.clone(), seed + step, AFTER_A_SCENARIO)
