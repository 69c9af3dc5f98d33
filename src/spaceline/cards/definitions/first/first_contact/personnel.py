"""Personnel of First Contact (1997): drones of the Borg."""

from spaceline.effects.phrases import *

cards = Book("1e-fc")


BORG = personnel(affiliations="Bor")

ABOARD = are(this, like(within=ship()))

MINE = some_are(this_ship)

CLOAKED = here(ship(cloaked=True), "opponent")

cards.define(76, "Eight of Nineteen", static(present(BORG), raised("Strength", 2)), cumulative())

cards.define(77, "Eighteen of Nineteen", static(this_ship, raised("Range", 1)), cumulative())

cards.define(
    79,
    "Fifteen of Seventeen",
    about_to("draw", pay(prevent(), download(like(titles="Adapt"), to="either"))),
)

cards.define(81, "Four of Eleven", static(this_ship, raised("Shields", 2)), cumulative())

cards.define(
    88,
    "Ten of Nineteen",
    order(decloak(one(among=CLOAKED)), test=both(ABOARD, MINE, some_are(CLOAKED)), limit="turn"),
)

cards.define(89, "Thirteen of Nineteen", static(this_ship, raised("Weapons", 2)), cumulative())

cards.define(
    92,
    "Two of Nineteen",
    about_to(
        "draw",
        pay(prevent(), download(like(types=("doorway", "interrupt"), title_words="Transwarp"), to="either")),
        test=both(ABOARD, MINE),
    ),
)

cards.define(
    94,
    "Admiral Hayes",
    static(here(ship(characteristics="Federation ship")), raised("Weapons", 1), raised("Shields", 2)),
)

cards.define(109, "Paul Porter", special_download(download(equipment(title_words="PADD"))))
