"""The public surface: start a game, ask what must be decided, answer.

``answer`` changes the state in place; ``clone`` it first to keep the old one. An answer that is refused leaves
the state as it was.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from spaceline.core.caching import QUESTION, VERDICT, Cache
from spaceline.core.choices import confirm, in_known_order, only_answer
from spaceline.core.data.changes import Event
from spaceline.core.data.decisions import Answer, Decision, EndlessLoopError, Option, Refusal
from spaceline.core.data.frames import Action, Frame, Settling
from spaceline.core.data.leaves import FIRST_CARD, TABLE, EntityId, PlayerId
from spaceline.core.modifiers import CALM, CURRENT, conflict
from spaceline.core.refusals import refusal
from spaceline.core.ruleset import DONE, Choose, Next
from spaceline.core.state import State

OPEN: Cache[tuple[()], Decision | None] = Cache(QUESTION)
"""The open decision."""

JUDGED: Cache[tuple[()], None] = Cache(VERDICT)
"""Whether it was looked at whether the game is over: the result itself is kept by the game."""

STEPS = 10_000
"""So many steps without a decision mean that the game does not end by itself."""


def run(state: State) -> None:
    """Let the rules go on until somebody must choose or the game is over.

    Raises:
        EndlessLoopError: there is no end to it.
    """
    procedures, tracer, calm = state.ruleset.procedures, state.tracer, CALM.group
    for _ in range(STEPS):
        if not ((state.frames and calm in state.caches) or is_calm(state)) and is_stopped(state):
            return
        stack = state.frames
        state.depth = depth = len(stack) - 1
        frame = stack[-1]
        if tracer is not None and tracer.step(state, frame):
            return
        step, choice, follower = procedures[type(frame)].course[frame.step]
        if choice is None:
            assert step is not None
            following = step(state, frame)
            if state.frames is not stack:
                continue
            if following is None and follower != DONE and stack[depth] is frame:
                stack[depth] = replace(frame, step=follower)
            else:
                advance(state, depth, following)
            continue
        decision = ask(state, choice, frame)
        if decision is None:
            advance(state, depth, None)
            continue
        forced = only_answer(decision)
        if forced is None:
            state.caches[OPEN.group][()] = decision
            return
        take(state, choice.accept, frame, forced)
    raise EndlessLoopError(f"{STEPS} steps without a decision: {[(type(f).__name__, f.step) for f in state.frames]}")


def is_calm(state: State) -> bool:
    """Whether the game goes on and no texts contradict each other, as far as is remembered from the step before.

    If so, that is noted until something changes on which it depends.
    """
    caches = state.caches
    if JUDGED.group not in caches or state.settled or not state.frames or state.result is not None:
        return False
    current = caches[CURRENT.group].get(())
    is_contested = state.ruleset.may_be_contested(state) if current is None else bool(current.contested)
    if not is_contested:
        caches[CALM.group][()] = None
    return not is_contested


def is_stopped(state: State) -> bool:
    """Whether the game is over; if not, texts that contradict each other are to be settled first."""
    if is_over(state):
        return True
    among = conflict(state) if may_contradict(state) else ()
    if among and not isinstance(state.frames[-1], Settling):
        state.frames.append(Settling(step="choose_text", among=among))
    return False


def may_contradict(state: State) -> bool:
    """Whether to look for texts that contradict each other: not where no texts of this game ever could.

    What was found of texts that also look at something else than values is looked at anew all the same.
    """
    current = state.caches[CURRENT.group].get(())
    return bool(state.settled or (current is not None and current.grounds)) or state.ruleset.may_be_contested(state)


def ask(state: State, step: Choose, frame: Frame) -> Decision | None:
    """The question of a step. What may be chosen stands in an order that tells the player nothing."""
    asked = step.question(state, frame)
    if asked is not None and state.tracer is not None:
        state.tracer.question(asked)
    if asked is None or (len(asked.options) < 2 and asked.selection is None):
        return asked
    cards, player = state.cards, asked.player

    def known(entity: EntityId) -> int:
        leaf = cards.get(entity)
        return entity if leaf is None else FIRST_CARD + leaf.handles[player]

    def place_in_order(option: Option) -> tuple[int, int]:
        card, other = cards.get(option.card), option.target
        target = cards.get(other) if other else None
        return (
            option.card if card is None else FIRST_CARD + card.handles[player],
            other if target is None else FIRST_CARD + target.handles[player],
        )

    return in_known_order(asked, known, place_in_order)


def take(state: State, accept: Callable[[State, Any, Answer], Next], frame: Frame, given: Answer) -> None:
    """Let a step of the topmost frame take its answer, then move on, unless it went back to an earlier position."""
    stack, depth = state.frames, state.depth
    following = accept(state, frame, given)
    if state.frames is stack:
        advance(state, depth, following)


def is_over(state: State) -> bool:
    """Whether the game has ended; notes the result when the rules find one."""
    if state.result is None:
        judged = state.caches[JUDGED.group]
        if () not in judged:
            judged[()] = None
            state.result = state.ruleset.verdict(state)
            if state.result is not None:
                state.frames = []
    return state.result is not None or not state.frames


def advance(state: State, depth: int, following: Next) -> None:
    """Move the frame at that depth on to a named step or the next one, or take it off the stack when done.

    The end of an action may be that of the game, which is not over while one is carried out.
    """
    frame = state.frames[depth]
    name = following or state.ruleset.procedures[type(frame)].follower[frame.step]
    if name == DONE:
        del state.frames[depth]
        if isinstance(frame, Action):
            for group in (JUDGED.group, CALM.group):
                state.caches.pop(group, None)
    elif frame.step != name:
        state.frames[depth] = replace(frame, step=name)


def decision(state: State) -> Decision | None:
    """What must be decided now; None when the game is over, or in a sampled state that must first ``run`` on."""
    if not state.frames or state.result is not None:
        return None
    opened: dict[tuple[()], Decision | None] = state.caches[OPEN.group]
    if () not in opened:
        frame = state.frames[-1]
        step = state.ruleset.procedures[type(frame)].steps[frame.step]
        opened[()] = ask(state, step, frame) if isinstance(step, Choose) else None
    return opened[()]


def answer(state: State, given: Answer) -> list[Event]:
    """Answer the open decision and let the game go on to the next one; returns what happened.

    Raises:
        Refusal: the rules do not allow it, or nothing is asked; the state is untouched.
    """
    asked = decision(state)
    if asked is None:
        raise refusal("nothing-asked")
    refuse_unless_allowed(state, asked, given)
    frame = state.frames[-1]
    step = state.ruleset.procedures[type(frame)].steps[frame.step]
    assert isinstance(step, Choose)
    state.depth = len(state.frames) - 1
    state.invalidate(QUESTION)
    take(state, step.accept, frame, given)
    run(state)
    return state.sink if state.sink is not None else []


def leave(state: State, player: PlayerId) -> list[Event]:
    """Let a player leave the game, whoever is asked at the time, and let the game go on; returns what happened.

    Raises:
        Refusal: the player cannot leave; the state is untouched.
    """
    rule = state.ruleset.leave
    if rule is None or not state.frames or player not in state.players:
        raise refusal("cannot-leave")
    state.depth = len(state.frames) - 1
    rule(state, player)
    state.invalidate(QUESTION)
    run(state)
    return state.sink if state.sink is not None else []


def refuse_unless_allowed(state: State, asked: Decision, given: Answer) -> None:
    """Refuse an answer, with the rule that stands in its way where one does."""
    option = given.option
    if option is not None and option in asked.options and not given.cards and not given.numbers:
        return
    if asked.kind == "action" and option is not None and option not in asked.options:
        rule = state.ruleset.actions.get(option.kind)
        problem = rule.obstacle(state, asked.player, option) if rule and names_what_is_there(state, option) else None
        if problem is not None:
            raise problem
    try:
        confirm(asked, given)
    except Refusal as problem:
        is_there = option is None or names_what_is_there(state, option)
        raise (state.ruleset.explains(state, asked, given, problem) if is_there else problem) from None


def names_what_is_there(state: State, option: Option) -> bool:
    """Whether the numbers in an option are those of players, places and cards of this game, or the table's, or none."""
    return all(
        entity in (0, TABLE) or entity in state.players or entity in state.places or entity in state.cards
        for entity in (option.card, option.target)
    )
