"""Facilities of The Dominion (1999)."""

from spaceline.cards.definitions.first.headquarters_phrases import HQ, at_home, of_rank, one_free
from spaceline.effects.phrases import *

cards = Book("1e-dom")


WHITE = equipment(titles="Ketracel-White")
NO_RUNNING_DOWN = static(aboard(WHITE, "anyone"), barred("run_down"))
NO_REPAIRS = static(this, barred("repair"))

OWN_GOODS = may_play("seeded", equipment(excluding=like(characteristics="hand weapon")))

cards.define(
    31,
    "Primary Supply Depot",
    plays_on(missions(mission(quadrants="Gamma", excluding=mission(characteristics="Homeworld")), "anyone")),
    *(OWN_GOODS,) * 3,
    NO_RUNNING_DOWN,
    NO_REPAIRS,
)

cards.define(
    32,
    "Remote Supply Depot",
    may_play("reporting", equipment(), at=this),
    may_play("free", equipment(), at=this),
    NO_RUNNING_DOWN,
    NO_REPAIRS,
)

cards.define(
    33,
    "The Great Link",
    at_home("Founders' homeworld"),
    static(on_planet(WHITE, "anyone"), barred("count")),
    one_free(personnel(characteristics="Founder"), HQ),
)

cards.define(
    34,
    "Office of the President",
    at_home("Earth"),
    one_free(
        personnel(affiliations="Fed", characteristics=("Ambassador", "Admiral", "Vice-Admiral", "President")),
        HQ,
    ),
)

cards.define(
    35,
    "The Great Hall",
    at_home("Qo'noS"),
    one_free(
        of_rank("Kli", "Klingon", "Emperor", "Chancellor"),
        personnel(characteristics="High Council"),
        HQ,
    ),
)

cards.define(
    36,
    "Empok Nor",
    may_seed("mission_phase"),
    plays_on(missions(mission(unique=False), "anyone")),
    may_play("seeded", dilemma(characteristics="Empok Nor-related dilemma")),
    just(
        "flip-over",
        each_player(may(download_different(like(types=("site", "equipment")), at=this))),
        whose="anyone",
        must=True,
    ),
)

cards.define(
    37,
    "Office of the Proconsul",
    at_home("Romulus"),
    one_free(
        of_rank("Rom", "Romulan", "General", "Admiral", "Senator", "Proconsul"),
        personnel(titles=("Sela", "Tomalak")),
        HQ,
    ),
)
