"""Personnel of Energize (2003): Federation."""

from spaceline.cards.definitions.second.energize.phrases import downloads
from spaceline.effects.nodes.abilities import When
from spaceline.effects.phrases import *

cards = Book("2e-en")


cards.define(
    118,
    "Benjamin Sisko: Man of Resolve",
    order(affect(this, loses_skills("Diplomacy"), gains("Treachery")), limit="turn"),
)

cards.define(119, "Cal Hudson: Attache to the Demilitarized Zone", downloads(ship(icons="Maq")))

cards.define(
    120,
    "Chakotay: Freedom Fighter",
    static(present(personnel(icons="Maq"), other=True), attributes(1), test=is_facing()),
)

IS_THERE = commands(1, personnel(titles="Jadzia Dax", one_of=(like(stopped=False), like(stopped=True))))


def yields_to_jadzia(verb: str) -> When:
    """One of the two comes under your command like that, and Ezri Dax goes where both are."""
    daxes = personnel(titles=("Jadzia Dax", "Ezri Dax"))
    return when(verb, put(this, "discard"), subject=daxes, test=IS_THERE, must=True)


cards.define(
    121,
    "Ezri Dax: Station Counselor",
    yields_to_jadzia("put"),
    yields_to_jadzia("take-command"),
    as_soon_as(IS_THERE, put(this, "discard")),
    may_while_facing(
        pay(
            discard_from_hand(),
            name_skill("Engineer", "Law", "Science"),
            affect(this, gains_named("skill"), until="dilemma"),
        )
    ),
)

cards.define(
    122,
    "Jake Sisko: Temporal Anchor",
    order(pay(put(this, "discard"), download(personnel(affiliations="Fed", icons="DS9"), "hand"))),
)

cards.define(
    123, "Joseph Sisko: Creole Chef", static(present(personnel(affiliations="Fed", icons="DS9")), attributes(1))
)

cards.define(
    124,
    'Julian Bashir: "Unnatural Freak"',
    while_attempting(
        pay(remove(some(2, among=discard_pile(), name="removed")), affect(this, gains("Treachery"))),
        test=at_least(count(discard_pile()), 2),
        limit="turn",
    ),
)

cards.define(
    125,
    "Keiko O'Brien: School Teacher",
    about_to(
        "action-play",
        pay(
            discard(one(among=hand(apart="those"), name="discarded")),
            affect(those(), costs(-1), until="paid"),
        ),
        subject=personnel(affiliations="Baj"),
        where="there",
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

cards.define(
    128,
    "Miles O'Brien: Transporter Chief",
    static(
        this,
        gains("Physics", "Programming"),
        test=are(this, like(bears=equipment())),
    ),
)

cards.define(129, "Niles", downloads(like(titles="Retaliation")))

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
