"""Cards of Energize (2003) about ships: where they are, what they lie on, what damages them, dilemmas for attempts."""

from spaceline.cards.definitions.battles import ENEMY_SHIP, LEADERSHIP
from spaceline.effects.phrases import (
    Book,
    aboard,
    affect,
    are,
    attributes,
    barred,
    both,
    cannot_depart,
    commanded,
    commands,
    count,
    damage,
    deck,
    destroy,
    dilemma_pile,
    discard_from_hand,
    discard_pile,
    draw,
    drawn,
    either,
    event,
    gains_named,
    hand,
    held,
    here,
    if_,
    interrupt,
    like,
    look,
    may_while_facing,
    mission,
    missions,
    more_dilemmas,
    name_skill,
    number,
    on_planet,
    one,
    order,
    pay,
    personnel,
    plays_in_core,
    put,
    remove,
    select,
    sequence,
    sharing,
    ship,
    shuffle,
    some_are,
    static,
    stop,
    tell,
    this,
    this_mission,
    those,
    when,
)
from spaceline.effects.phrases.battles import engagement

cards = Book("2e-en")

CLOAK = event(titles="Engage Cloak")
STAFFED = are(this, like(staffed=True))

# Events and interrupts

cards.define(
    36,
    "Complications",
    plays_in_core(),
    when("attempt", pay(destroy(), more_dilemmas(3, 3)), whose="right", subject=mission()),
)
cards.define(
    41,
    "Disable Sensors",
    plays_in_core(),
    order(
        engagement(
            select(one(among=ENEMY_SHIP, name="loser")),
            put(this, "ship", those("loser")),
            personnel=LEADERSHIP,
            otherwise=destroy(),
        )
    ),
    damage(static(aboard(personnel(), "anyone"), barred("attempt"))),
)
cards.define(
    49,
    "Machinations",
    plays_in_core(),
    when(
        "draw_dilemmas",
        tell(count(drawn()), "held"),
        pay(
            remove(),
            sequence(
                remove(drawn()),
                look(dilemma_pile()),
                put(one(among=dilemma_pile(costing=number("held")), name="chosen"), "stack"),
                shuffle(dilemma_pile()),
            ),
        ),
    ),
)
cards.define(
    69,
    "Unexpected Difficulties",
    plays_in_core(),
    when(
        "draw_dilemmas",
        pay(
            destroy(),
            sequence(tell(count(drawn()), "held"), put(drawn(), "pile"), more_dilemmas(number("held"))),
        ),
    ),
)

# Missions

TRADERS = sharing("presence", commanded(personnel(skills="Acquisition", stopped=False)), those())
cards.define(
    99,
    "Cargo Haul",
    cannot_depart(mission(kinds="headquarters")),
    when(
        "move",
        pay(stop(one(among=TRADERS, name="trader")), draw()),
        subject=ship(carries=personnel(skills="Acquisition")),
        by="you",
        test=both(are(this, mission(completed=False)), some_are(sharing("place", those(), this))),
    ),
)

# Personnel

JADZIA = personnel(titles="Jadzia Dax")
HAS_JADZIA = either(commands(1, JADZIA), commands(1, personnel(titles="Jadzia Dax", stopped=True)))
cards.define(
    121,
    "Ezri Dax: Station Counselor",
    when("play", put(this, "discard"), test=HAS_JADZIA, must=True),
    when("put", put(this, "discard"), test=HAS_JADZIA, must=True),
    when("play", put(this, "discard"), subject=JADZIA, must=True),
    when("put", put(this, "discard"), subject=JADZIA, test=commands(1, JADZIA), must=True),
    may_while_facing(
        pay(
            discard_from_hand(),
            name_skill("Engineer", "Law", "Science"),
            affect(this, gains_named("skill"), until="dilemma"),
        )
    ),
)
cards.define(
    127,
    "Michael Eddington: Noble Hero",
    static(
        held(interrupt(), "opponent"),
        barred("play"),
        test=some_are(here(ship(involved="engagement"), "opponent")),
    ),
)
UNDAMAGED = here(ship(damaged=False), "opponent")
DAMAGE_IN_HAND = hand(like(damaging=True))
cards.define(
    132,
    "William Patrick Samuels: Maquis Saboteur",
    order(
        select(one(among=UNDAMAGED, name="ship")),
        pay(
            stop(this),
            if_(some_are(those("ship")), put(one(among=DAMAGE_IN_HAND, name="damage"), "ship", those("ship"))),
        ),
        test=both(
            are(this_mission, mission(kinds="planet")), some_are(on_planet(like(titles="William Patrick Samuels")))
        ),
    ),
)
cards.define(
    166,
    "T'Rul: Curt Subcommander",
    order(look(deck(1, "opponent")), test=are(this, like(within=ship(on=CLOAK)))),
)

# Ships

cards.define(
    169,
    "Kitara",
    when(
        "beam",
        put(one(among=discard_pile(), name="found"), "hand"),
        whose="opponent",
        subject=like(types=("personnel", "equipment")),
        where="planet",
        test=both(STAFFED, are(this_mission, mission(kinds="planet"))),
    ),
)
cards.define(
    174,
    "I.K.S. Qam-Chee",
    static(
        here(like(types=("personnel", "ship")), "opponent"),
        attributes(-1),
        test=both(STAFFED, some_are(sharing("place", missions(of="opponent"), this))),
    ),
)
cards.define(
    178,
    "Khazara",
    order(
        look(hand(of="opponent")),
        select(one(among=hand(of="opponent"), name="card")),
        select(one(among=deck(1, "opponent"), name="top")),
        pay(put(those("top"), "hand", who="opponent"), put(those("card"), "deck_top", who="opponent")),
        test=are(this, like(on=CLOAK)),
        limit="turn",
    ),
)
