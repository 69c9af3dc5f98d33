"""Personnel of First Contact (1997): drones of the Borg."""

from spaceline.cards.definitions.first.borg_phrases import (
    BORG,
    DRONE,
    ON_A_SHIP,
    chosen_skill,
    in_place_of_a_draw,
    shared_skills,
)
from spaceline.effects.phrases import *

cards = Book("1e-fc")


ABOARD = are(this, ON_A_SHIP)

MINE = some_are(this_ship)

CLOAKED = here(ship(cloaked=True), "opponent")

PLAN = interrupt(titles="A Change of Plans")

cards.define(75, "Borg Queen", *chosen_skill(), in_place_of_a_draw(like(one_of=(PLAN, DRONE))))

cards.define(76, "Eight of Nineteen", static(present(BORG), raised("Strength", 2)), cumulative())

cards.define(77, "Eighteen of Nineteen", static(this_ship, raised("Range", 1)), cumulative())

cards.define(
    78,
    "Eleven of Nineteen",
    just("kill", put(one(among=those()), "deck_bottom"), subject=BORG, where="present", other=True, limit="turn"),
)

cards.define(79, "Fifteen of Seventeen", in_place_of_a_draw(like(titles="Adapt")))

cards.define(81, "Four of Eleven", static(this_ship, raised("Shields", 2)), cumulative())

cards.define(82, "Nine of Eleven", *shared_skills())

cards.define(
    85,
    "Six of Eleven",
    in_place_of_a_draw(like(titles="Alternate Universe Door"), test=both(ABOARD, MINE)),
)

cards.define(
    86,
    "Six of Seventeen",
    order(
        may(
            affect(its_ship, raised("Range", -2)),
            otherwise=affect(its_ship, raised("Weapons", -2)),
        ),
        test=ABOARD,
        limit="turn",
        during="any_time",
    ),
)

cards.define(87, "Sixteen of Nineteen", acquires())

cards.define(
    88,
    "Ten of Nineteen",
    order(decloak(one(among=CLOAKED)), test=both(ABOARD, MINE, some_are(CLOAKED)), limit="turn"),
)

cards.define(89, "Thirteen of Nineteen", static(this_ship, raised("Weapons", 2)), cumulative())

cards.define(
    90,
    "Three of Nineteen",
    just(
        "stun",
        abduct(those()),
        may(transport(this)),
        assimilation(those()),
        whose="opponent",
        subject=personnel(),
        by="you",
        test=are(this, like(involved="combat")),
    ),
    special_download(download(like(titles="Assimilation Tubules"))),
)

cards.define(91, "Two of Eleven", through_shields())

cards.define(
    92,
    "Two of Nineteen",
    in_place_of_a_draw(like(types=("doorway", "interrupt"), title_words="Transwarp"), test=both(ABOARD, MINE)),
)

cards.define(
    94,
    "Admiral Hayes",
    static(here(ship(characteristics="Federation ship")), raised("Weapons", 1), raised("Shields", 2)),
)

STOPPED = present(like(types=("personnel", "equipment"), stopped=True))

cards.define(
    98,
    "Deanna Troi (First Contact)",
    order(unstop(STOPPED), test=are(this, like(stopped=True, away=True)), limit="game"),
)

cards.define(109, "Paul Porter", special_download(download(equipment(title_words="PADD"))))
