"""Personnel, ships, events and interrupts of Energize (2003) with plain texts; the others are in ``energize``."""

from spaceline.effects.names import CAUSE
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.phrases import (
    Book,
    aboard,
    about_to,
    affect,
    are,
    attributes,
    commanded,
    commands,
    copies,
    count,
    deck,
    destroy,
    discard,
    discard_from_hand,
    discard_pile,
    draw,
    each_opponent,
    each_owner,
    equipment,
    event,
    facing,
    gains,
    hand,
    here,
    if_,
    interrupt,
    is_facing,
    kill,
    leads,
    like,
    look,
    may,
    mission,
    one,
    only_if,
    order,
    pay,
    personnel,
    plays_in_core,
    present,
    prevent,
    put,
    raised,
    remove,
    reveal,
    select,
    ship,
    shuffle,
    some_are,
    stands,
    static,
    stop,
    this,
    those,
    unless,
    up_to,
    when,
    when_played,
)

cards = Book("2e-en")

# Cardassian personnel

cards.define(
    113,
    "Boheeka: Clandestine Connection",
    when("play", discard(up_to(count(hand()), among=hand(), name="discarded")), draw(count(those("discarded")))),
)
OTHER_CARDASSIANS = present(personnel(affiliations="Car", stopped=False), other=True)
cards.define(
    114,
    "Enabran Tain: Retired Mastermind",
    about_to(
        "stop", pay(kill(one(among=OTHER_CARDASSIANS, name="victim")), prevent(this)), test=some_are(OTHER_CARDASSIANS)
    ),
)
cards.define(
    116,
    "Jural",
    static(this, gains("Physics"), test=some_are(present(personnel(keywords="Gul", stopped=False), "anyone"))),
)
cards.define(117, "Natima Lang: Professor of Political Ethics", when("play", discard_from_hand(), must=True))

# Federation personnel

cards.define(
    120,
    "Chakotay: Freedom Fighter",
    static(present(personnel(icons="Maq"), other=True), attributes(1), test=is_facing()),
)
cards.define(
    123, "Joseph Sisko: Creole Chef", static(present(personnel(affiliations="Fed", icons="DS9")), attributes(1))
)
cards.define(
    128,
    "Miles O'Brien: Transporter Chief",
    static(
        this,
        gains("Physics", "Programming"),
        test=some_are(present(equipment(equips=personnel(titles="Miles O'Brien")))),
    ),
)
MAQUIS_DISCARDED = discard_pile(personnel(icons="Maq"))
cards.define(
    130,
    "Rebecca Sullivan: Resistance Fighter",
    order(put(one(among=MAQUIS_DISCARDED), "deck_bottom"), limit="turn"),
)
cards.define(
    131,
    "Thomas Riker: Defiant Leader",
    static(commanded(ship(affiliations="Fed", carries=personnel(titles="Thomas Riker"))), raised("Range", 2)),
)

# Klingon personnel

COMMANDS_KAHLESS = commands(1, personnel(titles="Kahless"))
cards.define(134, "Divok", when("play", draw(), test=COMMANDS_KAHLESS))
CHEAP_OPPONENTS = present(personnel(below=("cost", 3)), "opponent")
cards.define(
    135,
    "Drex: Arrogant Warrior",
    order(
        select(one(among=CHEAP_OPPONENTS, name="victim")),
        pay(put(this, "hand"), kill(those("victim"))),
    ),
)
cards.define(
    136,
    "K'mpec: Klingon Supreme Commander",
    when(
        "play",
        pay(put(one(among=hand(), name="returned"), "deck_bottom"), draw()),
        subject=personnel(skills="Honor", species="Klingon"),
        where="here",
        limit="turn",
    ),
)
cards.define(
    137,
    "Kahless: The Greatest Warrior of Them All",
    static(facing(), stands("Strength", instead_of="Integrity+Cunning"), test=is_facing()),
)
cards.define(143, "Koral: Dour Smuggler", when("play", affect(this, attributes(2)), must=True))
cards.define(145, "Losta", static(this, attributes(2), test=COMMANDS_KAHLESS))

# Non-Aligned and Romulan personnel

cards.define(150, "Jaglom Shrek", when("play", may(look(deck(1)), otherwise=look(deck(1, "opponent")))))
cards.define(
    167, "Toraan", when("play", discard(one("opponent", among=hand(of="opponent")), who="opponent"), must=True)
)

# Ships

cards.define(170, "Aldara", static(aboard(personnel(species="Cardassian")), raised("Cunning", 1), test=leads()))
cards.define(
    173,
    "Valjean",
    order(
        select(one(among=deck(1, "opponent"), name="top")),
        reveal(those("top")),
        unless(are(those("top"), personnel()), pay(put(those("top"), "deck_bottom"), affect(this, attributes(2)))),
        limit="turn",
    ),
)

# Events

cards.define(
    58,
    "Reconfiguration",
    only_if(commands(2, personnel(skills="Engineer"))),
    when_played(may(shuffle(deck()), otherwise=shuffle(deck(of="opponent"))), draw()),
)
cards.define(
    60,
    "Salvaging the Wreckage",
    when_played(
        put(
            up_to(4, among=discard_pile(like(types=("personnel", "ship"))), name="salvaged"),
            "deck_bottom",
            any_order=True,
        ),
        remove(),
    ),
)
cards.define(
    62,
    "Sickbay",
    only_if(commands(1, personnel(skills="Medical"))),
    plays_in_core(),
    when("end_turn", destroy(), must=True),
    about_to(
        "kill",
        prevent(those()),
        put(those(), "deck_top"),
        subject=personnel(),
        test=some_are(here(ship(stopped=False))),
        must=True,
        by="dilemma",
    ),
)

# Interrupts

cards.define(
    76,
    "Diplomatic Masquerade",
    when(
        "face",
        select(one(among=those(), name="one")),
        select(one(among=deck(1, "opponent"), name="top")),
        reveal(those("top")),
        if_(are(those("top"), personnel()), affect(those("one"), copies(of=those("top")), until="dilemma")),
        subject=personnel(affiliations="Rom", skills="Diplomacy"),
    ),
)


def saved() -> Effect:
    """One of those something is about to happen to."""
    return select(one(among=those(), name="saved"))


cards.define(
    78,
    "Emergency Treatment",
    about_to(
        "kill",
        saved(),
        prevent(those("saved")),
        stop(those("saved")),
        each_owner(those(CAUSE), may(draw(3))),
        subject=personnel(unique=True),
        test=some_are(present(personnel(skills="Medical", stopped=False))),
        by="dilemma",
    ),
)
cards.define(
    83,
    "Powerful Example",
    only_if(commands(3, personnel(icons="TNG"))),
    order(
        pay(
            destroy(one(among=commanded(event()), name="given")),
            each_opponent(destroy(one(among=commanded(event()), name="lost"))),
        ),
        test=some_are(commanded(event())),
    ),
)
OF_EARTH = present(personnel(icons="E", stopped=False))
cards.define(
    84,
    "Precautionary Measures",
    about_to(
        "stop",
        saved(),
        pay(stop(one(among=OF_EARTH, name="instead")), prevent(those("saved"))),
        subject=personnel(icons="DS9"),
        test=some_are(OF_EARTH),
        by="dilemma",
    ),
)
cards.define(
    85,
    "Relentless",
    about_to(
        "stop",
        pay(discard_from_hand(which=interrupt()), saved(), prevent(those("saved"))),
        subject=personnel(skills="Honor", species="Klingon"),
        by="dilemma",
    ),
)
cards.define(
    88,
    "Team of Ambassadors",
    when(
        "face",
        affect(facing(), stands("Integrity", instead_of="Cunning+Strength"), until="dilemma"),
        subject=personnel(skills="Diplomacy"),
    ),
)
cards.define(
    93,
    "We Are Klingon",
    when(
        "attempt",
        select(one(affiliations="Kli", name="one")),
        if_(
            COMMANDS_KAHLESS,
            affect(those("one"), raised("Strength", 3), until="attempt"),
            otherwise=affect(those("one"), raised("Strength", 1), until="attempt"),
        ),
        subject=mission(),
        test=some_are(facing(affiliations="Kli")),
    ),
)
