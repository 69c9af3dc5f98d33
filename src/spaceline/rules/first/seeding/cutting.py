"""Missions with two sides are announced, for their backs can be seen, and the pile may be cut (1E-G:mission-ii/1)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import NO, YES, Answer, Decision
from spaceline.core.data.leaves import PlayerId
from spaceline.core.ruleset import Next
from spaceline.core.state import State
from spaceline.rules.first.data.frames import Seeding
from spaceline.rules.first.language.openness import has_two_sides
from spaceline.rules.first.seeding.phases import other

PILE = "missions"
ONE, TWO = "cut-one-side", "cut-two-sides"
"""The question where the mission on top has one side, or two."""


def announce(state: State, starting: PlayerId) -> tuple[PlayerId, ...]:
    """Whoever has missions with two sides tells the opponent, who sees the back on top; a pile of one is not cut."""
    found = []
    for player in (starting, other(starting)):
        pile = state.zone(player, PILE)
        if any(has_two_sides(state, card) for card in pile):
            request(state, Change("announce-sides", pile[:1], player, to=other(player)))
            if len(pile) > 1:
                found.append(player)
    return tuple(found)


def whether_to_cut(state: State, frame: Seeding) -> Decision | None:
    """Ask the opponent of whoever has announced such missions."""
    if not frame.uncut:
        return None
    owner = frame.uncut[0]
    top = state.zone(owner, PILE)[:1]
    prompt = TWO if has_two_sides(state, top[0]) else ONE
    return Decision(other(owner), "yes_no", prompt, (YES, NO), about=top, clause="1E-G:mission-ii/1")


def cut(state: State, frame: Seeding, answer: Answer) -> Next:
    """Cutting a pile that nobody knows is as good as shuffling it."""
    state.frames[0] = replace(frame, uncut=frame.uncut[1:])
    if answer.option == YES:
        request(state, Change("shuffle", (), frame.uncut[0], role=PILE))
    return "whether_to_cut"
