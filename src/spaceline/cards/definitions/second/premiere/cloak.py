"""The cards of Premiere (2002) that move ships after others, hide them, or place cards at other missions."""

from spaceline.cards.definitions.battles import kill_at_random
from spaceline.effects.phrases import (
    Book,
    are,
    barred,
    both,
    commanded,
    count,
    destroy,
    discard,
    event,
    follow,
    hand,
    in_play,
    join,
    like,
    may_play,
    missions,
    no,
    on_this,
    one,
    order,
    pay,
    plays_in_core,
    plays_on,
    put,
    random,
    select,
    sequence,
    sharing,
    ship,
    some,
    some_are,
    spend_range,
    static,
    this,
    this_mission,
    this_ship,
    those,
    up_to,
    when,
)
from spaceline.effects.phrases.battles import engagement

cards = Book("2e-se")

CLOAK = event(titles="Engage Cloak")
HIDDEN = on_this(ship())
CLOAKABLE = commanded(ship(keywords="Cloaking Device", staffed=True, excluding=like(on=CLOAK)))
HIDDEN_ROMULANS = commanded(ship(affiliations="Rom", on=CLOAK))
PARTY = commanded(like(types=("personnel", "equipment")))

cards.define(
    81,
    "Blind Spot",
    plays_on(commanded(ship())),
    when(
        "move",
        follow(this_ship, those()),
        whose="opponent",
        subject=ship(),
        test=some_are(sharing("place", this_ship, those("left"))),
    ),
)
cards.define(
    87,
    "Engage Cloak",
    plays_in_core(),
    order(
        put(one(among=CLOAKABLE, name="ship"), "this"),
        test=no(some_are(HIDDEN)),
        limit="card",
    ),
    order(
        select(one(among=HIDDEN, name="ship")),
        select(one(among=missions(of="anyone"), name="mission")),
        put(those("ship"), "space", those("mission")),
        spend_range(those("ship")),
        test=some_are(HIDDEN),
        limit="card",
    ),
    static(this, barred("leave"), test=some_are(HIDDEN)),
)
cards.define(
    96,
    "Nelvana Trap",
    plays_on(missions(of="opponent")),
    when(
        "move",
        select(one(among=this_mission, name="mission")),
        pay(
            destroy(),
            sequence(
                select(some(count(HIDDEN_ROMULANS), among=HIDDEN_ROMULANS, name="ships")),
                put(those("ships"), "space", those("mission")),
                engagement(kill_at_random(), among=those("ships"), first=join(those("ships"))),
            ),
        ),
        whose="opponent",
        subject=ship(),
        by="opponent",
        test=both(some_are(sharing("place", those(), this)), some_are(HIDDEN_ROMULANS)),
    ),
)
cards.define(
    125,
    "Dimensional Shifting",
    order(
        pay(
            discard(random(among=hand(), name="discarded")),
            sequence(
                select(one(among=in_play(ship()), name="ship")),
                select(
                    up_to(
                        count(sharing("place", PARTY, those("ship"))),
                        among=sharing("place", PARTY, those("ship")),
                        name="moved",
                    )
                ),
                put(those("moved"), "aboard", those("ship")),
            ),
        ),
    ),
)
cards.define(
    134,
    "Pursuit Course",
    when(
        "move",
        select(one(among=sharing("place", commanded(ship(staffed=True)), those("left")), name="pursuer")),
        put(those("pursuer"), "space", those()),
        whose="opponent",
        subject=ship(),
        test=some_are(sharing("place", commanded(ship(staffed=True)), those("left"))),
    ),
)
cards.define(
    375, "Telek R'Mor: Astrophysical Researcher", may_play("reporting", at=commanded(ship(affiliations="Rom")))
)
cards.define(
    415,
    "Valdore",
    when(
        "begin-battle",
        put(this, "space", those()),
        join(this),
        subject=ship(),
        other=True,
        by="opponent",
        test=are(this, like(on=CLOAK)),
    ),
)
