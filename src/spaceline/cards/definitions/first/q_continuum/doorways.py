"""Doorways of Q-Continuum (1996)."""

from spaceline.effects.phrases import *

cards = Book("1e-qc")


NO_DRAWS = card_plays(0, no_draws=True)

cards.define(
    13,
    "Manheim's Dimensional Door",
    plays_on(missions(mission(kinds=("planet", "dual")), "anyone")),
    hiccup(),
    nullified(some_are(present(equipment(titles="Anti-Matter Pod")))),
)

cards.define(
    14,
    "Q's Tent",
    may_seed("doorway_phase"),
    only_if(some_are(tent()), limit="turn"),
    when_played(
        may(
            select(one(among=tent())),
            reveal(those()),
            put(those(), "hand"),
            discard(this),
            NO_DRAWS,
            otherwise=sequence(
                select(random(among=tent())),
                reveal(those()),
                put(those(), "hand"),
                put(this, "deck_top"),
                NO_DRAWS,
            ),
        ),
    ),
)

cards.define(15, "Q-Flash", may_seed("doorway_phase"))
