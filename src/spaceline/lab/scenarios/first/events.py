"""What the events of First Edition are like, beside the cards that most of them have."""

from __future__ import annotations

from spaceline.effects.perform.random_selection import IN_RANDOM_ORDER
from spaceline.lab.scenarios.strict.happening import ANY, Happenings

HAPPENINGS = Happenings(
    without_cards=frozenset(
        {
            *("begin_turn", "draw", "end_turn", "forgo-draws", "grant-plays", "note", "pass_turn", "score", "shuffle"),
            *("flash", "name", "renew-continuum", "silence-continuum", "renew-tribbles", "shuffle-tribbles"),
            "stop-examining",
        }
    ),
    with_amount=frozenset(
        {
            "attempt-station",
            *("attempt", "change-affiliation", "complete", "count-down", "damage", "draw", "fire", "grant-plays"),
            *("form-location", "form-party", "scout", "complete-scouting", "fulfil", "land", "take-off"),
            *(
                "jail",
                "join-team",
                "move",
                "note",
                "note-docked",
                "open-hand",
                "restore-range",
                "score",
                "spend-range",
                "vary",
            ),
            *("flash", "silence-continuum", "win-battle", "withstand"),
        }
    ),
    details={
        **dict.fromkeys(("afflict", "disable", "hold", "stop"), frozenset({"selected"})),
        **dict.fromkeys(("begin-battle", "win-battle"), frozenset({"personnel", "ship"})),
        **dict.fromkeys(("damage", "destroy"), frozenset({"battle"})),
        **dict.fromkeys(
            ("change-affiliation", "form-location", "land", "name", "note", "prevent", "select", "take-off", "use"),
            frozenset({ANY}),
        ),
        "assimilate": frozenset({"spokesman"}),
        "cloak": frozenset({"cloak", "decloak", "phase", "dephase"}),
        "kill": frozenset({"battle", "selected"}),
        "hide": frozenset({"free"}),
        "lay-out": frozenset({"left", "right", "over"}),
        "move": frozenset({"through"}),
        "put": frozenset({"top", "bottom", IN_RANDOM_ORDER}),
        "relocate": frozenset({"beam"}),
        "score": frozenset({"bonus"}),
        "seed": frozenset({"top", "bottom"}),
        "withstand": frozenset({"hit", "direct-hit", "miss"}),
        "wound": frozenset({"casualty"}),
    },
)
