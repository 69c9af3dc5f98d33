"""Interrupts of Alternate Universe (1995)."""

from spaceline.effects.phrases import *
from spaceline.effects.phrases.battles import involved

cards = Book("1e-au")


KIDNAPPERS = event(titles="Telepathic Alien Kidnappers")

ANSWERED = like(titles=("Telepathic Alien Kidnappers", "Gift of the Tormentor"))
"""The interrupt among them says that Countermanda alone nullifies it (1E-G:nullify/2)."""

IN_BATTLE = like(types=("ship", "facility"), involved="engagement")
OPPOSING = involved(ship(), "opponent")
SLOW_ABOARD = sharing("presence", in_play(personnel(below=("Cunning", 8))), those("it"))
BORG_SHIP = in_play(dilemma(titles="Borg Ship", involved="engagement"))

cards.define(
    53,
    "Anti-Matter Spread",
    just(
        "begin-battle",
        for_each(OPPOSING, affect(those("it"), raised("Weapons", count(SLOW_ABOARD), times=-1), until="battle")),
        whose="anyone",
        subject=IN_BATTLE,
        test=both(some_are(OPPOSING), some_are(involved(IN_BATTLE))),
    ),
    just(
        "begin-battle",
        affect(BORG_SHIP, fixed("Weapons", 16), until="turn"),
        whose="anyone",
        subject=like(involved="engagement"),
        test=some_are(BORG_SHIP),
    ),
)

cards.define(
    56,
    "Countermanda",
    plays_on(in_play(KIDNAPPERS)),
    when_played(nullify(target)),
    in_response("action-play", nullify(), subject=ANSWERED),
    in_response(
        "action-play",
        remove(some(3, among=discard_pile(of="opponent"))),
        whose="opponent",
        subject=like(titles=("Res-Q", "Palor Toff")),
    ),
)

OUTPOST = commanded(like(types="facility", kinds="outpost"))

cards.define(
    72,
    "Rescue Captives",
    only_if(both(some_are(captured()), some_are(OUTPOST))),
    when_played(for_each(captured(), select(one(among=OUTPOST)), release(those("it"), to=those()))),
)

AMBUSHERS = commanded(ship(classes="D'deridex", cloaked=False))

WEAK = ship(below=("Shields", 6), cloaked=False, excluding=like(within=ship()))
"""Ships that are present with others, as those that are carried are not (1E-12.4/3)."""

cards.define(
    73,
    "Romulan Ambush",
    plays_on(sharing("place", commanded(WEAK, "opponent"), AMBUSHERS)),
    when_played(
        select(one(among=sharing("place", AMBUSHERS, target), name="ambusher")),
        capture(one(among=aboard(personnel(), "opponent")), team=those("ambusher")),
        destroy(target),
    ),
)

STAFF = all_of(*(skill(name) for name in ("OFFICER", "ENGINEER", "MEDICAL", "SCIENCE", "SECURITY")))

cards.define(
    76,
    "Senior Staff Meeting",
    about_to(
        "attempt",
        put(this, "ship"),
        whose="anyone",
        subject=mission(kinds=("space", "dual"), attempted=False),
        by="you",
        test=both(some_are(this_ship), shows(STAFF, among=aboard(personnel()))),
    ),
    just("encounter", nullify(those()), discard(this), whose="anyone", subject=dilemma(), must=True),
    when("fail-attempt", discard(this), whose="anyone", subject=mission(), must=True),
    when("complete", discard(this), whose="anyone", subject=mission(), must=True),
)
