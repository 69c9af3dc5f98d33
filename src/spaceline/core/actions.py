"""Actions in three stages: initiation, responses, results."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core import engine
from spaceline.core.codec import load_into, save
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action, Window
from spaceline.core.data.leaves import PlayerId
from spaceline.core.refusals import refusal
from spaceline.core.ruleset import DONE, Next, Procedure
from spaceline.core.state import State
from spaceline.core.windows import open_window


def begin_action(state: State, player: PlayerId, option: Option, nature: str = "action") -> None:
    """Initiate an action; its results come before the running procedure goes on."""
    state.frames.append(Action(step="check_conditions", option=option, player=player, nature=nature))


def begin_offered(state: State, player: PlayerId, option: Option) -> None:
    """Initiate an action that the player was just offered: nothing stands in its way, so it is not looked at again.

    Where the position is kept to which a rule may return, its conditions are checked as they will be then.
    """
    step = "check_conditions" if state.ruleset.restores(state) else "pay_costs"
    state.frames.append(Action(step=step, option=option, player=player))


def occurrence(state: State, action: Action) -> Change:
    """The action as something that can be responded to."""
    option = action.option
    kind = state.ruleset.actions[option.kind].known_as
    return Change(f"action-{kind}", (option.card,) if option.card else (), action.player, to=option.target)


def check_conditions(state: State, action: Action) -> Next:
    """Check function, conditions and targets; an action that has become illegal ends without cost."""
    rule = state.ruleset.actions[action.option.kind]
    if rule.obstacle(state, action.player, action.option) is not None:
        return DONE
    if state.ruleset.restores(state):
        keep_restore_point(state, state.depth)
    return pay_costs(state, action)


def keep_restore_point(state: State, depth: int) -> None:
    """Keep the position, for whoever returns to the initiation of the action at that depth."""
    action = state.frames[depth]
    assert isinstance(action, Action)
    kept, state.restores = state.restores, ()
    state.restores = (*kept, save(state))
    state.frames[depth] = replace(action, restore=len(state.restores))


def pay_costs(state: State, action: Action) -> Next:
    """Pay; what is paid stays paid even when the action is prevented."""
    rule = state.ruleset.actions[action.option.kind]
    if rule.pay is not None:
        rule.pay(state, action)
    return stage_after_costs(state, action) if rule.begin is None else "choose_targets"


def choose_targets(state: State, action: Action) -> Next:
    """Let its texts choose targets and pay what they ask for, one after another, before anybody responds.

    An action whose own costs come to nothing fails there and then: nobody need respond to it.
    """
    begin = state.ruleset.actions[action.option.kind].begin
    if begin is not None and begin(state, action):
        return "choose_targets"
    return "forget_restore_point" if action.cancelled else stage_after_costs(state, action)


def heard_as(state: State, moment: str, action: Action) -> str:
    """Under which name texts respond to such an action at that moment."""
    return f"{moment}:action-{state.ruleset.actions[action.option.kind].known_as}"


def is_listened_to(state: State, moment: str, action: Action) -> bool:
    """Whether some card of this game responds to such an action at that moment."""
    return heard_as(state, moment, action) in state.watched


def stage_after_costs(state: State, action: Action) -> Next:
    """The responses, unless no card of this game could give one."""
    return "invite_responses" if is_listened_to(state, "action", action) else "take_results"


def invite_responses(state: State, action: Action) -> Next:
    """Let players respond to the initiation."""
    open_window(state, "action", occurrence(state, action))
    return None


def take_results(state: State, action: Action) -> Next:
    """Do what the action does, unless it was cancelled."""
    if action.cancelled:
        return "forget_restore_point"
    state.ruleset.actions[action.option.kind].perform(state, action)
    if is_listened_to(state, "just", action):
        return None
    is_over = len(state.frames) == state.depth + 1 and not action.restore
    return DONE if is_over else "forget_restore_point"


def invite_just_responses(state: State, action: Action) -> Next:
    """Let players respond to what has just been done, before anything else."""
    open_window(state, "just", occurrence(state, action))
    return None


def forget_restore_point(state: State, action: Action) -> Next:
    """The action is over: it cannot be taken back any more; what was begun of one that was cancelled ends."""
    call_off = state.ruleset.actions[action.option.kind].call_off
    if action.cancelled and call_off is not None:
        call_off(state, action)
    if action.restore:
        state.restores = state.restores[: action.restore - (not is_remembered(state, action))]
    return DONE


def is_remembered(state: State, action: Action) -> bool:
    """Whether the position before an action outlasts it: of one that is part of no other, where a rule may undo it."""
    is_part = any(isinstance(frame, Action) for frame in state.frames[: state.depth])
    return not is_part and state.ruleset.remembers(state)


def positions(state: State) -> tuple[State, ...]:
    """The positions that are kept, the latest last: each with the action on top that was begun in it."""
    found = tuple(State(state.ruleset, 0, 0) for _ in state.restores)
    for position, data in zip(found, state.restores, strict=True):
        load_into(position, data)
    return found


def forget_positions(state: State, kept: int = 0) -> None:
    """Keep so many of the latest positions; no action may be in progress to which one of the others belongs."""
    state.restores = state.restores[len(state.restores) - kept :] if kept else ()


ACTION: Procedure = Procedure(
    Action,
    check_conditions,
    pay_costs,
    choose_targets,
    invite_responses,
    take_results,
    invite_just_responses,
    forget_restore_point,
)


def cancel(state: State, depth: int) -> None:
    """Let the action at that depth have no result; its costs stay paid.

    A response calls this while the window of the initiation is open. After it there is nothing left to respond to:
    what was cancelled or nullified is not cancelled again.
    """
    action = state.frames[depth]
    if not isinstance(action, Action):
        raise TypeError(f"no action at depth {depth}")
    state.frames[depth] = replace(action, cancelled=True)
    below = state.frames[action.responds_to + 1] if action.responds_to >= 0 else None
    if isinstance(below, Window):
        state.frames[action.responds_to + 1] = replace(below, in_vain=(*below.in_vain, action.option))
    above = state.frames[depth + 1] if depth + 1 < len(state.frames) else None
    if isinstance(above, Window) and above.moment == "action":
        state.frames[depth + 1] = replace(above, passes=len(above.order))


def take_back(state: State, depth: int) -> None:
    """Cancel the action at that depth for a card that goes back to where nobody else knows it: its frame names it not.

    What had been begun of it ends.
    """
    cancel(state, depth)
    action = state.frames[depth]
    assert isinstance(action, Action)
    state.frames[depth] = replace(action, option=Option(action.option.kind), set_aside=())
    call_off = state.ruleset.actions[action.option.kind].call_off
    if call_off is not None:
        call_off(state, action)


def begin_instead(state: State, depth: int, option: Option) -> None:
    """Initiate another action of the same player in place of the one at that depth, which was taken back.

    Its costs are paid at once, and it goes on when what stands above it is done. Nobody returns to its initiation.
    """
    action = state.frames[depth]
    assert isinstance(action, Action)
    if action.restore:
        state.restores = state.restores[: action.restore - 1]
    begun = Action(
        step="pay_costs",
        option=option,
        player=action.player,
        nature=action.nature,
        responds_to=action.responds_to,
    )
    state.frames[depth] = begun
    above, state.depth = state.depth, depth
    following = pay_costs(state, begun)
    state.depth = above
    state.frames[depth] = replace(state.frames[depth], step=following or "")


def act_back(state: State, depth: int) -> None:
    """Return to the initiation of the action at that depth, with everything paid given back.

    The caller then makes its change and the action's conditions are checked anew. Chance is not rewound, nor do names
    that cards were known by come again. Whatever stood above the action, the caller's own frame too, is gone.

    Raises:
        Refusal: no restore point was kept.
    """
    action = state.frames[depth]
    if not isinstance(action, Action) or not action.restore:
        raise refusal("no-restore-point")
    chance, handles, restores = state.chance, state.handles, state.restores
    load_into(state, restores[action.restore - 1])
    state.chance, state.handles, state.restores = chance, handles, restores[: action.restore - 1]


def refuse(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why an action is not legal now; None when the rules of its kind see no obstacle and the player is asked."""
    rule = state.ruleset.actions.get(option.kind)
    if rule is None:
        return refusal("unknown-action")
    if not state.frames:
        return refusal("game-over")
    problem = rule.obstacle(state, player, option)
    return problem or (None if is_asked(state, player) else refusal("not-asked"))


def is_invited(state: State, player: PlayerId, option: Option) -> bool:
    """Whether the player is asked for a response and has that one, or it has just been chosen."""
    top = state.frames[-1] if state.frames else None
    if isinstance(top, Action):
        return top.step == check_conditions.__name__ and (top.player, top.option) == (player, option)
    asked = engine.decision(state)
    return asked is not None and (asked.player, asked.kind) == (player, "response") and option in asked.options


def is_asked(state: State, player: PlayerId) -> bool:
    """Whether the open decision is the player's."""
    asked = engine.decision(state)
    return asked is not None and asked.player == player
