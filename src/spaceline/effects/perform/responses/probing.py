"""Probing: the top card of a deck is revealed, and another one in its place where a text says so (1E-8.2)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.frames import RunEffect
from spaceline.core.state import State
from spaceline.effects.names import PROBED
from spaceline.effects.nodes.choices import Probe, ProbeAgain
from spaceline.effects.parts import probes_of
from spaceline.effects.perform.verdicts import DONE_WELL, EXAMINED, FELL_SHORT, Outcome, name_cards, name_number


def probe(state: State, run: RunEffect, it: Probe) -> Outcome:
    """Let everybody see the probe card until what comes of it is done."""
    cards = probes_of(state).probe(state, run)
    if not cards:
        return FELL_SHORT
    name_cards(state, PROBED, cards)
    name_number(state, EXAMINED, 1)
    request(state, Change("reveal", cards, run.you, run.source))
    return DONE_WELL


def probe_again(state: State, run: RunEffect, it: ProbeAgain) -> Outcome:
    """Discard the probe card to which this responds, and let the text that probes go on with the next one.

    Texts may respond to that one as to the first.
    """
    depth = probing_text(state, run.responds_to)
    again = probes_of(state).next_probe(state, run) if depth >= 0 else ()
    if not again:
        return FELL_SHORT
    frame = state.frames[depth]
    assert isinstance(frame, RunEffect)
    state.frames[depth] = replace(frame, cards={**frame.cards, PROBED: again})
    revealed = Change("reveal", again, frame.you, frame.source)
    request(state, Change("discard", frame.cards[PROBED], run.you, run.source), revealed)
    return DONE_WELL


def probing_text(state: State, depth: int) -> int:
    """At which depth the text that probes is, beneath the one that responds; -1 for none."""
    for at in range(depth, -1, -1):
        frame = state.frames[at]
        if isinstance(frame, RunEffect) and PROBED in frame.cards:
            return at
    return -1
