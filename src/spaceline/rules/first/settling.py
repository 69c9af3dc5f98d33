"""What is settled after an action, before anybody else may act: the table is brought into the order it must be in."""

from __future__ import annotations

from collections.abc import Callable

from spaceline.core.caching import cached_on
from spaceline.core.state import State
from spaceline.rules.first.battle.boarders import see_to_boarders
from spaceline.rules.first.battle.grappling import see_to_claws
from spaceline.rules.first.countdowns import see_to_renewals
from spaceline.rules.first.definition import (
    BOARDS,
    BOX,
    CONNECTS,
    COUNTDOWN,
    EXPOSES,
    FORCED_MOVE,
    GRAPPLES,
    INFILTRATES,
    TOWED,
    TROUBLES,
)
from spaceline.rules.first.holograms import see_to_holograms
from spaceline.rules.first.language.openness import see_to_hands
from spaceline.rules.first.missions.curing import see_to_cures
from spaceline.rules.first.movement.forced_moves import see_to_forced_moves
from spaceline.rules.first.movement.towing import see_to_tows
from spaceline.rules.first.people.exposure import see_to_infiltrators
from spaceline.rules.first.people.restrictions import see_to_those_apart
from spaceline.rules.first.people.traps import see_to_traps
from spaceline.rules.first.side_decks.groups import see_to_troubles
from spaceline.rules.first.verbs.connecting import see_to_connected

SEEN_TO: tuple[tuple[str, Callable[[State], None]], ...] = (
    ("", see_to_holograms),
    (INFILTRATES, see_to_infiltrators),
    (BOX, see_to_those_apart),
    (EXPOSES, see_to_hands),
    (FORCED_MOVE, see_to_forced_moves),
    (BOARDS, see_to_boarders),
    ("", see_to_traps),
    (TOWED, see_to_tows),
    (GRAPPLES, see_to_claws),
    (COUNTDOWN, see_to_renewals),
    (TROUBLES, see_to_troubles),
    (CONNECTS, see_to_connected),
)
"""What is settled after an action, in this order, each with what some card of the game must listen to for it."""


@cached_on()
def seen_to(state: State) -> tuple[Callable[[State], None], ...]:
    """What is settled in this game, for the sake of its cards."""
    return tuple(see_to for needed, see_to in SEEN_TO if not needed or needed in state.watched)


def settle(state: State) -> None:
    """After an action, holograms that are where they cannot exist are erased at once (1E-6.3.2.1/4).

    What somebody now cures is cured, once all the rest is settled (1E-7.2.2.3/1, 1E-7.2.2.4/1).
    """
    at = len(state.frames)
    for see_to in seen_to(state):
        see_to(state)
    see_to_cures(state, at)
