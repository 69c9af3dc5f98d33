"""A location that closes: whoever takes its card out of play moves the ships there (1E-G:gaps-in-normal-space/1)."""

from __future__ import annotations

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Option
from spaceline.core.data.leaves import PlaceId
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.data.frames import ClosingLocation


def choose_side(state: State, frame: ClosingLocation) -> Decision | None:
    """Ask to which side the ships there are moved, if there are two."""
    options = tuple(Option("place", place) for place in places.beside(state, frame.place))
    if len(options) < 2 or not state.zone(frame.place, "space"):
        return None
    clause = "1E-G:gaps-in-normal-space/1"
    return Decision(frame.player, "place", "relocate", options, about=state.zone(frame.place, "at")[:1], clause=clause)


def move_to_side(state: State, frame: ClosingLocation, answer: Answer) -> Next:
    """Move them to the side that was chosen."""
    assert answer.option is not None
    clear(state, frame, answer.option.card)
    return "close"


def close(state: State, frame: ClosingLocation) -> Next:
    """Move those who are left to the only side there is, and close the location."""
    clear(state, frame, next(iter(places.beside(state, frame.place)), 0))
    request(state, Change("close-location", (), frame.player, to=frame.place))
    return DONE


def clear(state: State, frame: ClosingLocation, place: PlaceId) -> None:
    """Move all ships and facilities of a location to another."""
    vessels = state.zone(frame.place, "space")
    if vessels and place:
        request(state, Change("relocate", vessels, frame.player, to=place, role="space"))


CLOSING_LOCATION: Procedure = Procedure(ClosingLocation, Choose(choose_side, move_to_side), close)
