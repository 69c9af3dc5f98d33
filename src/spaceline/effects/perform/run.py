"""The procedure that walks an expression: one frame, a cursor, and the names given so far.

The frame refers to the expression by definition and path, so a saved game finds it again.
"""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision
from spaceline.core.data.frames import Frame, RunEffect
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.effects.nodes.effects import Look, Put, Select
from spaceline.effects.perform.deeds import PERFORM, QUESTIONS
from spaceline.effects.perform.initiating import end_early, is_early, set_aside
from spaceline.effects.perform.leaving import BEGUN_AWAY, has_left
from spaceline.effects.perform.opponents import choose_opponent, is_to_be_chosen, take_opponent
from spaceline.effects.perform.reading import cards_meant, expression, remembered, root
from spaceline.effects.perform.verdicts import ASK, CAME_BACK, COME_BACK, DONE_WELL, ENTERED, EXAMINED, Into, Outcome
from spaceline.effects.world import world_of


def begin_effect(
    state: State,
    source: CardId,
    path: tuple[int, ...],
    you: PlayerId,
    *,
    cards: dict[str, tuple[EntityId, ...]] | None = None,
    responds_to: int = -1,
) -> None:
    """Carry out an expression of a card before the running procedure goes on."""
    state.frames.append(
        RunEffect(
            step="carry_out",
            definition=world_of(state).wording(state, source),
            path=path,
            source=source,
            you=you,
            cards=cards or {},
            numbers={BEGUN_AWAY: 1} if source in state.cards and has_left(state, source) else {},
            words=remembered(state, source),
            responds_to=responds_to,
        )
    )


def carry_out(state: State, run: RunEffect) -> Next:
    """Carry out node after node, until something else must be finished first or a player must answer."""
    depth = state.depth
    has_several_opponents = len(state.players) > 2
    while True:
        frame = state.frames[depth]
        assert isinstance(frame, RunEffect)
        node = expression(state, frame)
        if frame.only_chooses and not is_early(frame, root(state, frame), node):
            set_aside(state, depth, frame)
            return DONE
        if has_several_opponents and is_to_be_chosen(state, frame, node):
            return "choose_opponent"
        if isinstance(node, Select | Put | Look) and node.cards.top:
            world_of(state).get_to(state, cards_meant(state, frame, node.cards))
            if len(state.frames) > depth + 1:
                return "carry_out"
        following = follow(state, depth, PERFORM[type(node)](state, frame, node))
        if following is not None:
            return following
        if len(state.frames) > depth + 1:
            return "carry_out"


def follow(state: State, depth: int, reported: Outcome) -> Next:
    """Move the cursor as the node reported; returns the step to go to, None to go on at once."""
    run = state.frames[depth]
    assert isinstance(run, RunEffect)
    is_complete = reported is DONE_WELL
    if isinstance(reported, Into):
        state.frames[depth] = replace(run, cursor=(*run.cursor, reported.part), resumed=ENTERED)
    elif reported is ASK:
        return "answer_question"
    elif reported is COME_BACK:
        state.frames[depth] = replace(run, resumed=CAME_BACK)
    elif run.cursor:
        state.frames[depth] = replace(run, cursor=run.cursor[:-1], resumed=run.cursor[-1], succeeded=is_complete)
    else:
        report(state, depth, succeeded=is_complete)
        if run.only_chooses:
            end_early(state, depth, run, succeeded=is_complete)
        if EXAMINED in run.numbers:
            request(state, *(Change("stop-examining", (), player, run.source) for player in state.players))
        return DONE
    return None


def report(state: State, depth: int, *, succeeded: bool) -> None:
    """Tell the expression below, if there is one, how it went."""
    below: Frame | None = state.frames[depth - 1] if depth else None
    if below is not None and "succeeded" in below.__struct_fields__:
        state.frames[depth - 1] = replace(below, succeeded=succeeded)


def answer_question(state: State, run: RunEffect) -> Decision | None:
    """Ask what the node at the cursor leaves to a player."""
    node = expression(state, run)
    return QUESTIONS[type(node)][0](state, run, node)


def take_answer(state: State, run: RunEffect, given: Answer) -> Next:
    """Go on with the answer."""
    depth = state.depth
    node = expression(state, run)
    reported = QUESTIONS[type(node)][1](state, run, node, given)
    return follow(state, depth, reported) or "carry_out"


RUN_EFFECT: Procedure = Procedure(
    RunEffect, carry_out, Choose(answer_question, take_answer), Choose(choose_opponent, take_opponent)
)
