"""Changes are requested, never made directly: players may respond before one is made and after it."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.data.changes import Change, Event
from spaceline.core.data.frames import Changing, Whence, Window
from spaceline.core.data.leaves import PlayerId
from spaceline.core.data.previews import Preview
from spaceline.core.ruleset import DONE, Next, Procedure
from spaceline.core.state import State
from spaceline.core.table import LEAVES
from spaceline.core.windows import open_window


def request(state: State, *changes: Change) -> None:
    """Ask for changes, to be made in this order before the running procedure goes on.

    Where no card of the game could respond and nothing lies on the cards, they are made at once, unless the same step
    has asked for others that wait: then they are made after those.
    """
    frames = state.frames
    waiting = frames[-1] if len(frames) - 1 > state.depth else None
    if isinstance(waiting, Changing):
        frames[-1] = replace(waiting, pending=(*waiting.pending, *changes))
        return
    for at, change in enumerate(changes):
        if needs_frame(state, change):
            frames.append(Changing(step="open_window_before", pending=changes[at:]))
            return
        make(state, change)


def conclude(state: State, change: Change) -> None:
    """Make a change that players have been told of before by a window of its own: they may respond only after it.

    It is made after whatever the same step has asked for.
    """
    if len(state.frames) - 1 > state.depth or needs_frame(state, change):
        state.frames.insert(state.depth + 1, Changing(step="empty_containers", pending=(change,)))
    else:
        make(state, change)


def needs_frame(state: State, change: Change) -> bool:
    """Whether a change must be made step by step: somebody listens, or what leaves play takes others along."""
    if change.verb in state.watched:
        return True
    if not state.ruleset.verbs[change.verb].empties:
        return False
    leaving = set(change.cards)
    if not leaving.isdisjoint([parent for parent, _ in state.contents]):
        return True
    if not state.lasting:
        return False
    lasting = (effect for effect in state.lasting if effect.until == LEAVES)
    return any(
        effect.source in leaving or any(not leaving.isdisjoint(cards) for cards in effect.cards.values())
        for effect in lasting
    )


def make(state: State, change: Change) -> None:
    """Make one change and report it."""
    verb = state.ruleset.verbs[change.verb]
    if state.sink is None:
        verb.apply(state, change)
        return
    cards = state.cards
    before = tuple(cards[card] for card in change.cards)
    source, target = cards.get(change.source), cards.get(change.to)
    to = verb.audience(state, change) if verb.audience else ()
    at = len(state.sink)
    verb.apply(state, change)
    after = tuple(cards[card] for card in change.cards)
    state.sink.insert(at, Event(change, before, after, to, source, target))


def report(state: State, change: Change, *, tally: Preview | None = None, to: tuple[PlayerId, ...] = ()) -> None:
    """Tell those who look on what no change tells: who takes part, or what they come to. Nothing is changed by it."""
    if state.sink is not None:
        cards = state.cards
        leaves = tuple(cards[card] for card in change.cards)
        source, target = cards.get(change.source), cards.get(change.to)
        state.sink.append(Event(change, leaves, leaves, to, source, target, tally))


def open_window_before(state: State, frame: Changing) -> Next:
    """Let players respond to what is about to happen; they may prevent or replace it."""
    if open_window(state, "about", frame.pending[0]):
        return "empty_containers"
    return empty_containers(state, frame)


def empty_containers(state: State, frame: Changing) -> Next:
    """Deal first with what lies on, in or under cards that are about to leave play."""
    if state.ruleset.verbs[frame.pending[0].verb].empties:
        request(state, *state.ruleset.orphaned(state, frame.pending[0]))
        return "make_change"
    return make_change(state, frame)


def make_change(state: State, frame: Changing) -> Next:
    """Make the change, for the cards that are left of it; the windows that nobody listens in are not visited."""
    change = frame.pending[0]
    verb = state.ruleset.verbs[change.verb]
    if verb.possible is not None and not verb.possible(state, change):
        return drop_change(state, frame)
    if verb.left is not None:
        change = replace(change, cards=verb.left(state, change))
    is_just_heard, is_heard = f"just:{change.verb}" in state.watched, f"when:{change.verb}" in state.watched
    if not (is_just_heard or is_heard):
        make(state, change)
        return take_up(state, frame, frame.pending[1:])
    witnesses = state.ruleset.witnesses(state, change)
    named = change.cards if verb.brings is None else (*change.cards, *verb.brings(state, change))
    cards = [(card, state.cards[card]) for card in named]
    whence = {card: Whence(leaf.parent, leaf.controller, leaf.role) for card, leaf in cards}
    make(state, change)
    then = "open_just_window" if is_just_heard else "open_window_after"
    state.frames[state.depth] = replace(
        frame, step=then, pending=frame.pending[1:], made=change, witnesses=witnesses, whence=whence
    )
    return then


def drop_change(state: State, frame: Changing) -> Next:
    """Make nothing of a change that cannot be made; nobody responds to it any more."""
    dropped = replace(frame, pending=frame.pending[1:], made=None)
    state.frames[state.depth] = dropped
    return go_on(state, dropped)


def open_just_window(state: State, frame: Changing) -> Next:
    """Let players respond to what has just happened, before anything else does."""
    if frame.made is not None and open_window(state, "just", frame.made, frame.witnesses, frame.whence):
        return "open_window_after"
    return open_window_after(state, frame)


def open_window_after(state: State, frame: Changing) -> Next:
    """Let players respond to what has happened."""
    if frame.made is not None and open_window(state, "when", frame.made, frame.witnesses, frame.whence):
        return "go_on"
    return go_on(state, frame)


def go_on(state: State, frame: Changing) -> Next:
    """Take up the next change that was asked for."""
    return take_up(state, frame, frame.pending)


def take_up(state: State, frame: Changing, pending: tuple[Change, ...]) -> Next:
    """Go on with the changes that are left, if there are any."""
    if not pending:
        return DONE
    state.frames[state.depth] = Changing(step="open_window_before", pending=pending)
    return "open_window_before"


def amend_change(state: State, depth: int, change: Change | None) -> None:
    """Replace the change that is about to be made by the frame at that depth, or prevent it (None).

    A response calls this while the window before the change is open. After it, players may respond to the change as
    it then is; the window closes when it is prevented.
    """
    frame = state.frames[depth]
    if not isinstance(frame, Changing):
        raise TypeError(f"no change is pending at depth {depth}")
    above = state.frames[depth + 1] if depth + 1 < len(state.frames) else None
    if change is None:
        close_window(state, depth + 1)
    elif isinstance(above, Window):
        state.frames[depth + 1] = replace(above, occurrence=change)
    if change is None and len(frame.pending) == 1:
        state.frames[depth] = replace(frame, pending=(), step="go_on")
    elif change is None:
        state.frames[depth] = replace(frame, pending=frame.pending[1:], step="open_window_before")
    else:
        state.frames[depth] = replace(frame, pending=(change, *frame.pending[1:]))


def call_off(state: State, depth: int) -> Change | None:
    """Close the window after the change that the frame at that depth has made; returns the change, None without one.

    What the change had brought about the caller takes back.
    """
    frame = state.frames[depth]
    if not isinstance(frame, Changing) or frame.made is None:
        return None
    close_window(state, depth + 1)
    return frame.made


def close_window(state: State, depth: int) -> None:
    """Let nobody respond any more in the window at that depth."""
    window = state.frames[depth] if depth < len(state.frames) else None
    if isinstance(window, Window):
        state.frames[depth] = replace(window, passes=len(window.order))


def without(change: Change, cards: tuple[int, ...]) -> Change | None:
    """The change for the other cards only; None when no card is left."""
    left = tuple(card for card in change.cards if card not in cards)
    return replace(change, cards=left) if left else None


CHANGING: Procedure = Procedure(
    Changing,
    open_window_before,
    empty_containers,
    make_change,
    open_just_window,
    open_window_after,
    go_on,
)
