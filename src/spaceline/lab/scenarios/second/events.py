"""What the events of Second Edition are like, beside the cards that most of them have."""

from __future__ import annotations

from spaceline.effects.perform.random_selection import IN_RANDOM_ORDER
from spaceline.lab.scenarios.strict.happening import ANY, Happenings
from spaceline.rules.second.verbs.leaving import WRECKED
from spaceline.rules.second.verbs.movement import NEXT_TURN

HAPPENINGS = Happenings(
    without_cards=frozenset(
        {
            *("begin_turn", "draw", "draw_dilemmas", "end_turn", "pass_turn", "score", "shuffle", "spend"),
            *("add-to-total", "name", "stop-examining", "total"),
        }
    ),
    with_amount=frozenset(
        {
            *("attempt", "begin_turn", "complete", "draw", "draw_dilemmas", "move", "score", "spend", "spend-range"),
            *("add-to-total", "total"),
        }
    ),
    details={
        **dict.fromkeys(("attempt", "name", "prevent", "select", "show", "staff", "use"), frozenset({ANY})),
        "put": frozenset({"top", "bottom", IN_RANDOM_ORDER, WRECKED}),
        "arrange": frozenset({"top", "bottom"}),
        "move": frozenset({NEXT_TURN}),
    },
)
