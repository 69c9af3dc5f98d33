"""Personnel of The Trouble with Tribbles (2000)."""

from spaceline.cards.definitions.first.captor_phrases import captures, captures_here
from spaceline.cards.definitions.first.premiere.phrases import KLINGON, ROMULAN, WITH_THOSE_WHO_FACE
from spaceline.effects.phrases import *

cards = Book("1e-twt")


SCOUT = ship(titles="Borg Scout Vessel")

IN_ALPHA = like(types=("mission", "time location"), quadrants="Alpha")


ENTERPRISE = ship(titles="Starship Enterprise")

cards.define(
    46,
    "Third of Five",
    static(this_ship, attributes(2), test=are(this_ship, SCOUT)),
    static(this_ship, attributes(2), test=are(this_ship, SCOUT.but(at=IN_ALPHA))),
    special_download(download(interrupt(titles="Hugh"))),
)

cards.define(58, "Ensign Chekov", static(its_ship, raised("Range", 2), test=are(its_ship, ENTERPRISE)))

CAPTAIN_KIRK = in_play(personnel(titles="Captain Kirk"))

cards.define(66, "Lt. Sisko", may_play("reporting", at=CAPTAIN_KIRK), may_play("free", at=CAPTAIN_KIRK))

cards.define(67, "Lt. Sulu", static(its_ship, raised("Weapons", 2), test=are(its_ship, ENTERPRISE)))

cards.define(
    71,
    "Mr. Scott",
    special_download(download(like(titles="Classic Type II Phaser"))),
    static(its_ship, attributes(2), test=are(its_ship, ship(classes="Constitution"))),
)

KIRK = present(personnel(titles="Captain Kirk"), "anyone")

cards.define(
    72,
    "Mr. Spock",
    special_download(download(like(titles="Vulcan Nerve Pinch"))),
    static(this, attributes(2), test=some_are(KIRK)),
    static(KIRK, attributes(2)),
)

KLINGONS = aboard(personnel(one_of=KLINGON, icons="OS"), "anyone")

GENDER_RELATED = (like(characteristics="female-related dilemma"), like(characteristics="male-related dilemma"))
"""Dilemmas that are related to women or men; none is called gender-related (1E-G:gender-related/1)."""

cards.define(
    75,
    "Lumba",
    special_download(download(like(titles="Nilva"))),
    static(
        present(personnel(affiliations="Fer", characteristics="male", unique=False), "anyone"),
        doubles_skills(first=True),
    ),
    when(
        "encounter",
        nullify(those()),
        whose="anyone",
        subject=dilemma(one_of=GENDER_RELATED),
        test=WITH_THOSE_WHO_FACE,
    ),
)

cards.define(
    78,
    "Captain Koloth",
    static(its_ship, attributes(count(KLINGONS, most=3)), test=are(its_ship, ship(titles="I.K.C. Gr'oth"))),
)

cards.define(
    88,
    "Grebnedlog",
    special_download(download(like(titles="We Look for Things"))),
    captures_here(here(personnel(skills="ENGINEER"), "opponent")),
)

cards.define(92, "Worf (The Trouble with Tribbles)", captures(present(personnel(titles="Barry Waddle"), "opponent")))

cards.define(93, "Yint", special_download(download(equipment(characteristics="disruptor", title_words="Rifle"))))

cards.define(97, "The Centurion", static(here(personnel(one_of=ROMULAN), "anyone", other=True), attributes(1)))

LOG = commanded(event(titles="Captain's Log"))

cards.define(
    98,
    "Velal",
    static(commanded(ship(classes="D'deridex", corresponds=True)), raised("Shields+Weapons", 1), test=some_are(LOG)),
)
