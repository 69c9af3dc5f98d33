"""Effects made of other effects: in sequence, behind a gate, for each player or card."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.data.frames import RunEffect
from spaceline.core.state import State
from spaceline.effects.nodes import effects as node
from spaceline.effects.nodes.tests import Shows
from spaceline.effects.paths import names as part_names
from spaceline.effects.perform.checking import begin_check
from spaceline.effects.perform.reading import cards_meant, holds
from spaceline.effects.perform.verdicts import (
    ASK,
    COME_BACK,
    DONE_WELL,
    ENTERED,
    name_cards,
    name_number,
    outcome,
    running,
)

ALL_WELL = "all-well"


def sequence(state: State, run: RunEffect, it: node.Sequence) -> int:
    """One step after another; it fails when a step does, but goes on."""
    if run.resumed == ENTERED:
        return 0
    complete = run.succeeded and run.numbers.get(f"{ALL_WELL}{len(run.cursor)}", 1) == 1
    following = run.resumed + 1
    if following < len(it.steps):
        name_number(state, f"{ALL_WELL}{len(run.cursor)}", int(complete))
        return following
    if not complete:
        name_number(state, f"{ALL_WELL}{len(run.cursor)}", 1)
    return outcome(complete=complete)


def branch(it: node.Gate, *, yes: bool) -> int:
    """The part to go on with; without one, a declined offer and an unpaid cost fall short, a failed test does not."""
    names = part_names(it)
    wanted = "then" if yes else "otherwise"
    if wanted in names:
        return names.index(wanted)
    return outcome(complete=yes or it.test is not None)


def gate(state: State, run: RunEffect, it: node.Gate) -> int:
    """Test, ask or try; then go one way or the other."""
    names = part_names(it)
    if run.resumed >= 0:
        came_from = names[run.resumed]
        if came_from == "tries":
            return branch(it, yes=run.succeeded)
        return outcome(complete=run.succeeded)
    if run.resumed == COME_BACK:
        return branch(it, yes=run.succeeded)
    if it.asks:
        return ASK
    if it.tries is not None:
        return names.index("tries")
    assert it.test is not None
    if isinstance(it.test, Shows):
        at = names.index("test")
        begin_check(state, run, it.test, at)
        return COME_BACK
    return branch(it, yes=holds(state, run, it.test))


def each_player(state: State, run: RunEffect, it: node.EachPlayer) -> int:
    """Each player in turn order is "you" for the effect."""
    key = f"player{len(run.cursor)}"
    first = run.numbers.get(f"{key}-first", run.you)
    players = state.players
    order = players[players.index(first) :] + players[: players.index(first)]
    if it.opponents_only:
        order = order[1:]
    at = run.numbers.get(key, 0)
    if run.resumed == ENTERED:
        at = 0
        name_number(state, f"{key}-first", run.you)
    if at >= len(order):
        speak_to(state, first)
        return DONE_WELL
    name_number(state, key, at + 1)
    speak_to(state, order[at])
    return 0


def speak_to(state: State, player: int) -> None:
    """Let a player be "you"."""
    state.frames[state.depth] = replace(running(state), you=player)


def for_each(state: State, run: RunEffect, it: node.ForEach) -> int:
    """The effect once for each of the cards there were at the beginning."""
    key = f"each{len(run.cursor)}"
    if run.resumed == ENTERED:
        cards = cards_meant(state, run, it.cards)
        name_cards(state, key, cards)
    else:
        cards = run.cards[key][1:]
        name_cards(state, key, cards)
    if not cards:
        return DONE_WELL
    name_cards(state, it.name, cards[:1])
    return 0
