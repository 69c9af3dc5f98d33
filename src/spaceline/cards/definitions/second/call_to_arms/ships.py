"""Ships of Call to Arms (2003)."""

from spaceline.effects.phrases import *

cards = Book("2e-ca")


cards.define(
    200,
    "Locutus' Borg Cube",
    order(
        pay(
            back_to_hand(one(among=aboard(personnel(keywords="Drone")), name="drone")),
            download(like(keywords="Maneuver"), "hand"),
        ),
        test=are(this, like(staffed=True)),
        limit="turn",
    ),
)

cards.define(
    201,
    "Modern Galor",
    when("play", discard_from_hand(), if_(commands(1, personnel(affiliations="Dom")), may(draw())), must=True),
)

STAFFED = are(this, like(staffed=True))

cards.define(
    204,
    "Tenak'talar: Weyoun's Warship",
    when("fail-attempt", score(10), whose="opponent", subject=mission(), where="here", test=STAFFED, must=True),
)

cards.define(
    205,
    "U.S.S. Defiant: Stolen Warship",
    order(
        select(one(among=sharing("place", missions(of="anyone"), this), name="mission")),
        each_owner(those("mission"), put(one(among=hand(), name="returned"), "deck_top")),
        test=both(STAFFED, are(this_mission, mission(kinds=("planet", "space")))),
        limit="turn",
    ),
)

CLOAK = event(titles="Engage Cloak")

cards.define(
    206,
    "I.K.S. Pagh",
    static(commanded(ship(), "opponent"), raised("Range", -1), test=are(this, like(on=CLOAK))),
)

cards.define(207, "Xhosa", crosses_border("Badlands", 1))

cards.define(
    208,
    "Soterus",
    while_in_an_engagement(
        pay(
            discard(one(among=hand(like(keywords="Maneuver")), name="maneuver")),
            affect(this, attributes(2), until="battle"),
        )
    ),
)
