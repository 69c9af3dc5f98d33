"""Windows: moments in which players may respond. One that nobody could use is skipped at the cost of a lookup."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import PASS, RESPOND, Answer, Decision, PromptParts
from spaceline.core.data.frames import Action, Frame, Whence, Window
from spaceline.core.data.leaves import CardId
from spaceline.core.pile_order import without_order
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import ANSWERING, OTHERS, State


def has_listener(state: State, verb: str) -> bool:
    """Whether some card of this game responds to such a change before or after it."""
    return verb in state.watched


def listeners(state: State, heard: str, concerned: tuple[CardId, ...]) -> Iterable[CardId]:
    """The cards whose texts may respond: without those that only mind themselves, where it happens to other cards."""
    watched = state.watched
    everybody = watched.get(ANSWERING + heard)
    if everybody is None:
        everybody = watched.get(heard, ())
    others = watched.get(OTHERS + heard) if concerned else None
    if others is None:
        return everybody
    themselves = [card for card in concerned if card in everybody and card not in others]
    return sorted((*others, *themselves)) if themselves else others


def is_useless(state: State, heard: str, watching: tuple[CardId, ...]) -> bool:
    """Whether no text of this game responds at a moment, and nobody might do anything else then."""
    may_do_more = state.ruleset.may_do_more
    if may_do_more is None or state.watched.get(ANSWERING + heard, watching):
        return False
    return not may_do_more(state)


def open_window(
    state: State,
    moment: str,
    occurrence: Change,
    witnesses: tuple[CardId, ...] = (),
    whence: dict[CardId, Whence] | None = None,
) -> bool:
    """Open a window, if anybody has something to do in it; ``witnesses`` respond as they were before.

    One that nobody could use is looked at all the same while the game is traced: it might have been used.
    """
    heard = f"{moment}:{occurrence.verb}"
    watching, ruleset = state.watched.get(heard), state.ruleset
    if watching is None or (ruleset.may_do_more and state.tracer is None and is_useless(state, heard, watching)):
        return False
    order = ruleset.priority(state, moment, occurrence)
    window = Window(
        step="find_responder",
        moment=moment,
        occurrence=occurrence,
        order=order,
        passes=0 if watching else len(order),
        witnesses=witnesses,
        whence=whence or {},
    )
    may_respond = ruleset.may_respond
    if state.tracer is None:
        for player in order:
            if may_respond(state, window, player):
                break
        else:
            return False
    state.frames.append(window)
    return True


def find_responder(state: State, window: Window) -> Next:
    """Go round to the next player who has a response, until all have passed in succession."""
    count = len(window.order)
    turn, passes = window.turn, window.passes
    while passes < count:
        if state.ruleset.may_respond(state, window, window.order[turn]):
            state.frames[state.depth] = replace(window, turn=turn, passes=passes)
            return None
        turn, passes = (turn + 1) % count, passes + 1
    return DONE


def respond(state: State, window: Window) -> Decision | None:
    """Ask for a response; one that is not optional leaves no way to pass."""
    player = window.order[window.turn]
    must = state.ruleset.obligations(state, window, player)
    options = must or (*state.ruleset.responses(state, window, player), PASS)
    return Decision(
        player,
        "response",
        PromptParts(RESPOND, window.moment, window.occurrence.verb).prompt,
        options,
        about=without_order(state, window.occurrence, player).cards,
    )


def take_response(state: State, window: Window, answer: Answer) -> Next:
    """Carry the response out as an action of its own, or go on to the next player."""
    option = answer.option
    turn = (window.turn + 1) % len(window.order)
    depth = state.depth
    if option is None or option == PASS:
        state.frames[depth] = replace(window, turn=turn, passes=window.passes + 1)
        return "find_responder"
    state.frames[depth] = replace(window, turn=turn, passes=0, used=(*window.used, option))
    nature = "just-response" if window.moment == "just" else "response"
    player = window.order[window.turn]
    state.frames.append(
        Action(step="check_conditions", option=option, player=player, nature=nature, responds_to=depth - 1)
    )
    return "find_responder"


WINDOW: Procedure = Procedure(Window, find_responder, Choose(respond, take_response))


def natures(state: State) -> tuple[str, ...]:
    """What is going on, from the outside in: the natures of the actions on the stack.

    What may be done at a moment is computed from this, never from a flag.
    """
    return tuple(frame.nature for frame in state.frames if isinstance(frame, Action))


def innermost(state: State, kind: type[Frame]) -> int:
    """The depth of the innermost frame of a type, -1 when there is none."""
    for depth in range(len(state.frames) - 1, -1, -1):
        if isinstance(state.frames[depth], kind):
            return depth
    return -1
