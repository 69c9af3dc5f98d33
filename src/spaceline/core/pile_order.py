"""In which order cards come to lie in a pile that nobody looks through: only whoever puts them there knows."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.data.changes import Change
from spaceline.core.data.frames import Changing, Frame, Window
from spaceline.core.data.leaves import PlayerId
from spaceline.core.state import State


def is_order_unknown(state: State, change: Change, viewer: PlayerId) -> bool:
    """Whether somebody else puts several cards into such a pile at once."""
    is_pile = change.role in state.ruleset.roles and state.ruleset.roles[change.role].known == "nobody"
    return is_pile and len(change.cards) > 1 and viewer != change.player


def without_order(state: State, change: Change, viewer: PlayerId) -> Change:
    """A change with its cards in the order of the viewer's numbers, where their own is not known."""
    if not is_order_unknown(state, change, viewer):
        return change
    return replace(change, cards=tuple(sorted(change.cards, key=lambda card: state.cards[card].handles[viewer])))


def unordered(state: State, frame: Frame, viewer: PlayerId) -> Frame:
    """A frame without the order in which somebody else is about to put cards into a pile, or has."""
    if isinstance(frame, Changing):
        pending = tuple(without_order(state, change, viewer) for change in frame.pending)
        made = None if frame.made is None else without_order(state, frame.made, viewer)
        whence = frame.whence if made == frame.made else dict(sorted(frame.whence.items()))
        return replace(frame, pending=pending, made=made, whence=whence)
    if isinstance(frame, Window):
        occurrence = without_order(state, frame.occurrence, viewer)
        whence = frame.whence if occurrence == frame.occurrence else dict(sorted(frame.whence.items()))
        return replace(frame, occurrence=occurrence, whence=whence)
    return frame
