"""The public surface: start a game, ask what must be decided, answer.

``answer`` changes the state in place; ``clone`` it first to keep the old one. An answer that is refused leaves
the state as it was.
"""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.choices import confirm, only_answer
from spaceline.core.data.changes import Event
from spaceline.core.data.decisions import Answer, Decision, EndlessLoopError, Refusal
from spaceline.core.data.frames import Frame, Settling
from spaceline.core.modifiers import conflict
from spaceline.core.ruleset import DONE, Choose, Next
from spaceline.core.state import State

STEPS = 10_000
"""So many steps without a decision mean that the game does not end by itself."""


def run(state: State) -> None:
    """Let the rules go on until somebody must choose or the game is over.

    Raises:
        EndlessLoopError: there is no end to it.
    """
    procedures = state.ruleset.procedures
    for _ in range(STEPS):
        if is_over(state):
            return
        if conflict(state) and not isinstance(state.frames[-1], Settling):
            state.frames.append(Settling(step="choose_text", among=conflict(state)))
        state.depth = len(state.frames) - 1
        frame = state.frames[-1]
        step = procedures[type(frame)].steps[frame.step]
        if isinstance(step, Choose):
            decision = step.question(state, frame)
            if decision is None:
                advance(state, state.depth, None)
                continue
            forced = only_answer(decision)
            if forced is None:
                state.memo["decision"] = {0: decision}
                return
            advance(state, state.depth, step.accept(state, frame, forced))
        else:
            advance(state, state.depth, step(state, frame))
    raise EndlessLoopError(
        f"{STEPS} steps without a decision: {[(type(f).__name__, f.step) for f in state.frames]}"
    )


def is_over(state: State) -> bool:
    """Whether the game has ended; notes the result when the rules find one."""
    if state.result is None:
        memo = state.memo.get("verdict")
        if memo is None:
            state.memo["verdict"] = memo = {}
            state.result = state.ruleset.verdict(state)
            if state.result is not None:
                state.frames = []
    return state.result is not None or not state.frames


def advance(state: State, depth: int, following: Next) -> None:
    """Move the frame at that depth on to a named step or the next one, or take it off the stack when done."""
    if depth >= len(state.frames):
        return
    frame = state.frames[depth]
    name = following or state.ruleset.procedures[type(frame)].follower[frame.step]
    if name == DONE:
        del state.frames[depth]
    elif frame.step != name:
        state.frames[depth] = at_step(frame, name)


def at_step(frame: Frame, name: str) -> Frame:
    """The frame at another step."""
    return replace(frame, step=name)


def decision(state: State) -> Decision | None:
    """What must be decided now; None when the game is over."""
    if not state.frames or state.result is not None:
        return None
    memo = state.memo.get("decision")
    if memo is None:
        frame = state.frames[-1]
        step = state.ruleset.procedures[type(frame)].steps[frame.step]
        if not isinstance(step, Choose):
            raise RuntimeError(f"the game stands at {frame.step}, where nothing is asked")
        memo = state.memo["decision"] = {0: step.question(state, frame)}
    found: Decision | None = memo[0]
    return found


def answer(state: State, given: Answer) -> list[Event]:
    """Answer the open decision and let the game go on to the next one; returns what happened.

    Raises:
        Refusal: the rules do not allow it, or nothing is asked; the state is untouched.
    """
    asked = decision(state)
    if asked is None:
        raise Refusal("game-over", "The game is over.")
    refuse_unless_allowed(state, asked, given)
    frame = state.frames[-1]
    step = state.ruleset.procedures[type(frame)].steps[frame.step]
    assert isinstance(step, Choose)
    state.depth = len(state.frames) - 1
    state.memo.pop("decision", None)
    advance(state, state.depth, step.accept(state, frame, given))
    run(state)
    return state.sink if state.sink is not None else []


def refuse_unless_allowed(state: State, asked: Decision, given: Answer) -> None:
    """Refuse an answer, with the rule that stands in its way where one does."""
    option = given.option
    if asked.kind == "action" and option is not None and option not in asked.options:
        rule = state.ruleset.actions.get(option.kind)
        problem = rule.obstacle(state, asked.player, option) if rule else None
        if problem is not None:
            raise problem
    confirm(asked, given)
