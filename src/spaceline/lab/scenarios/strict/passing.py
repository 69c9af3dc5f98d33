"""Time that passes in a step: a turn or segment that ends unseen may hide all that a scenario means to show."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.data.leaves import PlayerId
from spaceline.lab.scenarios.dialect import Difference, TableSetting
from spaceline.lab.scenarios.format import AnyExpected, AnyStep

PassingMoment = tuple[PlayerId, str]
"""Whose turn it is and which segment; once the game is over, nobody's."""

PASSED = "pass_turn"
"""The event with which the turn goes to the next player, in all editions."""
OVER: PassingMoment = (0, "over")


def moment_of(at: TableSetting) -> PassingMoment:
    """Whose turn it is and which segment."""
    is_over = at.state.result is not None or not at.state.frames
    return OVER if is_over else at.dialect.moment(at.state)


def unseen(at: TableSetting, before: PassingMoment, step: AnyStep) -> Iterator[Difference]:
    """What ended in a step though the step does not say so.

    A turn that ends is said by the phrase that ends it, or by whose turn it must be then; several are said by their
    number. A segment that ends in the same turn is said by the phrase that ends it, or by which it must be then.
    """
    ended = sum(event.change.verb == PASSED for event in at.events)
    expected = step.expect or AnyExpected()
    after = moment_of(at)
    is_ended_by_phrase = step.do in at.dialect.endings
    is_end_said = expected.over is not None or expected.result is not None
    if step.turns is not None and ended != step.turns:
        yield "turns that end in the step", str(step.turns), str(ended)
    elif step.turns is None and ended > (is_ended_by_phrase or expected.turn is not None):
        said = "none, or `turns: N` where N of them may" if not is_ended_by_phrase else "one, or `turns: N`"
        yield "turns that end in the step", said, str(ended)
    elif after == OVER != before and not is_end_said:
        yield "the game", "that it goes on, or `expect: {over: true}`", "it is over"
    elif not ended and after != OVER and is_past(before, after) and not is_ended_by_phrase and not expected.segment:
        yield "segment", f"{before[1]}, or `expect: {{segment: {after[1]}}}`", after[1]


def is_past(before: PassingMoment, after: PassingMoment) -> bool:
    """Whether a segment has ended; in the seed phases players take turns in one."""
    return before[1] != after[1]


def unseen_in_setting(at: TableSetting, begun: PassingMoment, first: AnyStep) -> Iterator[Difference]:
    """What ended before the first step though that step, which does nothing, does not say so."""
    looks_on = first.expect if not first.do and first.answer is None else None
    yield from unseen(at, begun, AnyStep(expect=looks_on))
