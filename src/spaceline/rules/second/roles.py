"""Where cards lie in Second Edition, who sees them there, and the marks they bear."""

from __future__ import annotations

from spaceline.core.caching import Topic
from spaceline.core.ruleset import Role
from spaceline.effects.this_turn import DRAWN, MOST_EXPENSIVE, PLAYED
from spaceline.effects.topics import DECK, DISCARD, HAND, PILE, REMOVED, SCORE
from spaceline.rules.second.switches import Readings
from spaceline.rules.second.topics import BENEATH, BOARD, PLAY, RANGE, STOPPED, THIS_TURN
from spaceline.rules.second.verbs import movement
from spaceline.rules.second.verbs.battle import ABSTAINS

ROLES = {
    role.name: role
    for role in (
        Role("hand", known="holder", ordered=False, topic=HAND),
        Role("deck", known="nobody", topic=DECK),
        Role("pile", known="nobody", topic=PILE),
        Role("drawn", known="holder", ordered=False, topic=PILE),
        Role("stack", known="holder", topic=PILE),
        Role("faced", topic=PILE, is_met=True),
        Role("discard", ordered=False, topic=DISCARD),
        Role("removed", ordered=False, topic=REMOVED),
        Role("core", in_play=True, topic=PLAY),
        Role("playing", in_play=True, topic=PLAY),
        Role("brig", ordered=False, topic=PLAY),
        Role("mission", in_play=True, topic=PLAY),
        Role("surface", in_play=True, ordered=False, topic=BOARD),
        Role("orbit", in_play=True, ordered=False, topic=BOARD),
        Role("aboard", in_play=True, ordered=False, topic=BOARD),
        Role("on", in_play=True, topic=PLAY),
        Role("upon", ordered=False, topic=HAND),
        Role("beneath", in_play=True, topic=BENEATH),
    )
}
"""Where cards lie, who sees them there, whether their order has a meaning (2E-showing-your-cards, 2E-discarding/2)."""


HIDDEN_DISCARDS = Role("discard", known="holder", ordered=False, topic=DISCARD)


def roles(readings: Readings) -> dict[str, Role]:
    """The roles; with hidden discards only the owner can look through what lies face down there (2E-discarding/3)."""
    return ROLES if readings.opponents_discards == "seen" else {**ROLES, "discard": HIDDEN_DISCARDS}


USED = tuple(f"used{number}" for number in range(8))
"""Marks of texts that were used this turn, by their number on the card: no card has more."""


CARD_MARKS = ("stopped", "range-used", movement.OWED, *USED)


MARK_TOPICS: dict[str, Topic] = {
    "stopped": STOPPED,
    "points": SCORE,
    "completed": SCORE,
    "vacated": SCORE,
    "gone": SCORE,
    "range-used": RANGE,
    movement.OWED: RANGE,
    **{f"{PLAYED}{cost}": THIS_TURN for cost in range(MOST_EXPENSIVE + 1)},
    f"{PLAYED}ship": THIS_TURN,
    DRAWN: THIS_TURN,
    ABSTAINS: THIS_TURN,
}
