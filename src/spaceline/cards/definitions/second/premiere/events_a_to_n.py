"""Events of Premiere (2002), A to N."""

from spaceline.cards.definitions.second.battle_phrases import LEADERSHIP, kill_at_random, spent_on, stronger
from spaceline.cards.definitions.second.premiere.phrases import CLOAK, two_for_one
from spaceline.effects.phrases import *
from spaceline.effects.phrases.battles import combat, engagement

cards = Book("2e-se")


cards.define(73, "A Chance for Glory", *spent_on(combat(personnel(affiliations="Kli"), score(10), or_engagement=True)))

cards.define(
    74,
    "A Treasure Beyond Comparison",
    plays_in_core(),
    when("capture", draw(), subject=personnel(), whose="opponent", by="you"),
)

ASTROMETRICS_ABOARD = ship(carries=personnel(skills="Astrometrics"))

cards.define(
    75,
    "Astrometrics Lab",
    plays_in_core(),
    order(
        pay(discard_from_hand(), affect(one(among=commanded(ASTROMETRICS_ABOARD), name="faster"), raised("Range", 2))),
        limit="turn",
    ),
)

cards.define(
    76,
    "Awaiting Trial",
    only_if(commands(3, personnel(affiliations="Car"))),
    plays_in_core(),
    when("begin_turn", draw(), test=some_are(brig())),
)

cards.define(77, "Back-Flush Bussard Collectors", *two_for_one(personnel(affiliations="Fed", skills="Engineer")))

cards.define(78, "BaH!", *spent_on(engagement(score(10), ship=ship(affiliations="Kli"), first=stronger(1))))

cards.define(
    79,
    "Bajoran Gratitude Festival",
    only_if(commands(3, personnel(affiliations="Baj"))),
    when_played(remove(up_to(4, among=discard_pile(), name="removed")), draw(count(those("removed")))),
)

cards.define(
    80, "Battle Drills", *spent_on(engagement(kill_at_random(), personnel=personnel(keywords="Gul"), first=stronger(2)))
)

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

cards.define(82, "Brutal Struggle", *spent_on(combat(LEADERSHIP, kill_at_random())))

cards.define(83, 'Cry "Havoc!"', *spent_on(engagement(kill_at_random(), personnel=LEADERSHIP)))

cards.define(
    84,
    "D'Arsay Archive",
    when_played(
        tell(count(hand()), "cards"),
        pay(put(random(count(hand()), among=hand(), name="returned"), "deck_bottom"), draw(number("cards"))),
    ),
)

cards.define(85, "Days of Atonement", *two_for_one(personnel(affiliations="Baj", skills="Anthropology")))

ENVOY = personnel(affiliations="Fed", skills="Diplomacy")

cards.define(
    86,
    "Diplomatic Overture",
    plays_on(sharing("place", missions(of="anyone"), commanded(ENVOY))),
    static(here(personnel(skills="Diplomacy"), "anyone"), taxed(by_owner=True)),
)

HIDDEN = on_this(ship())

CLOAKABLE = commanded(ship(keywords="Cloaking Device", staffed=True, excluding=like(on=CLOAK)))

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
    88,
    "Feast on the Dying",
    when_played(
        select(some(2, among=deck(2), name="seen")),
        look(those("seen")),
        select(up_to(count(discard_pile(), most=2), among=those("seen"), name="left")),
        select(some(count(those("left")), among=discard_pile(), name="found")),
        put(those("left"), "discard"),
        replaced(those("found")),
        look(deck(2)),
        put(deck(2), "deck_top", any_order=True),
        remove(),
    ),
)

OFFICIALS = personnel(keywords=("Gul", "Legate"), at=mission(excluding=mission(titles="Cardassia Prime")))

cards.define(
    89,
    "For All Our Sons",
    plays_on(missions(mission(titles="Cardassia Prime"), "anyone")),
    when(
        "begin_turn",
        look(deck(3)),
        put(some(2, among=deck(3), name="taken"), "hand"),
        discard(deck(1)),
        test=commands(1, OFFICIALS),
    ),
)

cards.define(
    90,
    "How Would You Like a Trip to Romulus?",
    when_played(
        may(
            download(personnel(keywords="Commander", corresponds=True), "hand"),
            otherwise=download(ship(corresponds=True), "hand"),
        )
    ),
)

cards.define(
    91,
    "Inspiring Leader",
    plays_on(commanded(ship(excluding=like(under=like(titles="Inspiring Leader"))))),
    static(
        this_ship,
        raised("Range", 2),
        test=some_are(aboard(personnel(keywords="Commander", corresponds=True))),
    ),
)

cards.define(92, "Just Like Old Times", *spent_on(combat(personnel(keywords="Bajoran Resistance"), score(15))))

cards.define(
    93,
    "Labor Camp",
    plays_on(missions(mission(kinds="planet"))),
    when(
        "begin_turn",
        score(10),
        test=both(some_are(on_planet(personnel(affiliations="Car"))), some_are(brig())),
        must=True,
    ),
)

cards.define(
    94, "Let Honor Guide You", *spent_on(combat(personnel(affiliations="Kli", skills="Honor"), kill_at_random()))
)

AFFILIATIONS = ("Baj", "Bor", "Car", "Dom", "Fed", "Fer", "Kli", "NA", "Rom")

cards.define(
    95,
    "Line of Defense",
    plays_in_core(),
    static(
        commanded(ship(one_of=tuple(ship(affiliations=name, at=mission(affiliations=name)) for name in AFFILIATIONS))),
        raised("Shields", 2),
    ),
)

HIDDEN_ROMULANS = commanded(ship(affiliations="Rom", on=CLOAK))
READY_ROMULANS = commanded(ship(affiliations="Rom", on=CLOAK, staffed=True, stopped=False))

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
        whose="anyone",
        subject=ship(),
        by="opponent",
        test=both(
            some_are(sharing("place", those(), this)),
            are(this_mission, mission(kinds=("planet", "space"))),
            some_are(READY_ROMULANS),
        ),
    ),
)

cards.define(
    97,
    "No Love for the Spoon Heads",
    *spent_on(
        combat(personnel(affiliations="Baj"), kill_at_random(), may(destroy(one(among=in_play(event()), name="event"))))
    ),
)

KLINGON_TRAITORS = personnel(affiliations="Kli", skills="Treachery")

cards.define(
    98,
    "No Peace in Our Time",
    *spent_on(engagement(kill_at_random(), personnel=KLINGON_TRAITORS)),
    static(commanded(KLINGON_TRAITORS), raised("Cunning", 2)),
)

cards.define(
    99,
    "Nothing That Happens is Truly Random",
    only_if(commands(1, personnel(affiliations="Fed", skills="Diplomacy"))),
    when_played(
        select(some(3, among=deck(3), name="three")),
        reveal(those("three")),
        discard(one("opponent", among=those("three"), name="lost")),
        put(those("three", apart="lost"), "hand"),
    ),
)
