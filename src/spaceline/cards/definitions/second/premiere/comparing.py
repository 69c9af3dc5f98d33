"""The cards of Premiere (2002) that compare cards, examine decks, or count what was played."""

from spaceline.effects.phrases import (
    Book,
    aboard,
    affect,
    are,
    at_least,
    attributes,
    both,
    brig,
    commanded,
    commands,
    copies,
    costs,
    count,
    deck,
    discard,
    discard_pile,
    draw,
    each_opponent,
    hand,
    here,
    if_,
    kill,
    like,
    look,
    may,
    mission,
    missions,
    no,
    one,
    only_if,
    order,
    pay,
    personnel,
    played_this_turn,
    plays_in_core,
    plays_on,
    put,
    raised,
    reveal,
    score,
    select,
    sequence,
    sharing,
    ship,
    some,
    some_are,
    static,
    taxed,
    this,
    this_ship,
    those,
    up_to,
    when,
    while_attempting,
)

cards = Book("2e-se")

# Events

ENVOY = personnel(affiliations="Fed", skills="Diplomacy")
cards.define(
    86,
    "Diplomatic Overture",
    plays_on(sharing("place", missions(of="anyone"), commanded(ENVOY))),
    static(here(personnel(skills="Diplomacy"), "anyone"), taxed()),
)
cards.define(
    91,
    "Inspiring Leader",
    plays_on(commanded(ship(excluding=like(under=like(titles="Inspiring Leader"))))),
    static(
        this_ship,
        raised("Range", 2),
        test=some_are(aboard(personnel(keywords="Commander", corresponds=True, stopped=False))),
    ),
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
ON_ROMULUS = personnel(keywords=("Praetor", "Senator"), at=mission(titles="Romulus"), excluding=like(within=ship()))
cards.define(
    106,
    "Prejudice and Politics",
    plays_in_core(),
    order(
        select(one(among=deck(1, "opponent"), name="top")),
        reveal(those("top")),
        if_(
            are(those("top"), personnel()),
            put(those("top"), "hand", who="opponent"),
            otherwise=sequence(score(5), put(those("top"), "deck_bottom", who="opponent")),
        ),
        test=commands(1, ON_ROMULUS),
        limit="turn",
    ),
)
SPIES = sharing("place", commanded(personnel(affiliations="Rom")), missions(mission(kinds="planet"), "opponent"))
cards.define(
    110,
    "Romulan Intelligence Network",
    plays_in_core(),
    when(
        "begin_turn",
        select(some(2, among=deck(2, "opponent"), name="two")),
        look(those("two")),
        put(one(among=those("two"), name="lower"), "deck_bottom"),
        test=some_are(SPIES),
    ),
)

# Interrupts

FAITHFUL, OTHERS = personnel(affiliations="Baj"), personnel(excluding=like(affiliations="Baj"))
cards.define(
    130,
    "Lasting Peace",
    only_if(commands(1, personnel(affiliations="Baj", skills="Diplomacy"))),
    order(
        select(up_to(count(discard_pile(OTHERS)), among=discard_pile(FAITHFUL), name="faithful")),
        select(some(count(those("faithful")), among=discard_pile(OTHERS), name="others")),
        put(those("faithful", also="others"), "deck_top", any_order=True),
    ),
)
cards.define(
    146,
    "Torture",
    only_if(no(at_least(played_this_turn("Torture")))),
    order(
        select(one(among=brig(), name="captive")),
        affect(commanded(personnel(skills="Intelligence")), copies(those("captive"))),
    ),
)

# Personnel

HOME = sharing("home", missions(mission(kinds="headquarters")), this)
cards.define(
    229,
    "Ari",
    static(this, costs(-1), test=some_are(sharing("place", commanded(personnel(keywords=("Gul", "Legate"))), HOME))),
)
cards.define(
    243,
    "Kovat: Public Conservator",
    while_attempting(
        pay(kill(one(among=brig())), affect(this, attributes(3), until="attempt")),
        test=some_are(brig()),
        limit="turn",
    ),
)
MATCHING = sharing("affiliation", hand(like(types=("personnel", "ship"))), this_ship)
cards.define(
    326,
    "Etana Jol: Ktarian Operative",
    order(
        pay(discard(one(among=MATCHING)), draw()),
        test=both(are(this, like(within=ship())), some_are(this_ship)),
        limit="turn",
    ),
)
ROMULAN = personnel(affiliations="Rom")
cards.define(
    354,
    "Alidar Jarok: Conscientious Admiral",
    when(
        "play",
        if_(commands(1, ROMULAN), may(look(deck(4)))),
        each_opponent(if_(commands(1, ROMULAN), may(look(deck(4), "opponent"), by="opponent"))),
        must=True,
    ),
)
