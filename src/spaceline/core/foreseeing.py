"""What a player may choose later, and what would come of it, under the names of that player's view.

Nothing is shown here that ``view`` would hide: by the rules of an edition only
what the player knows counts, and a test compares states that look the same to a viewer.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import PlayerId
from spaceline.core.data.renaming import renamed_record
from spaceline.core.ruleset import Foreseen
from spaceline.core.state import State
from spaceline.core.view import inward, outward


def seen_prospects(state: State, viewer: PlayerId) -> tuple[Option, ...]:
    """What the viewer may choose in parts of the setup that have not come yet, as the table stands."""
    rename = outward(state, viewer)
    found = (renamed_record(option, rename) for option in state.ruleset.foresight.prospects(state, viewer))
    # By the viewer's numbers, as what is asked: another order might tell something.
    return tuple(sorted(found, key=attrgetter("card", "target")))


def foreseen(state: State, viewer: PlayerId, options: Sequence[Option]) -> tuple[Foreseen, ...]:
    """What would stand in the way of choosing all of that then, for each of them.

    Raises:
        Refusal: one of them names a card that is unknown to the viewer.
    """
    rename = inward(state, viewer)
    meant = [renamed_record(option, rename) for option in options]
    return tuple(state.ruleset.foresight.foresees(state.clone(), viewer, meant))
