"""Personnel of Premiere (2002): Bajoran."""

from spaceline.cards.definitions.second.battle_phrases import comes_to_help
from spaceline.cards.definitions.second.premiere.phrases import downloads
from spaceline.effects.phrases import *

cards = Book("2e-se")


OTHER_BAJORANS = present(personnel(affiliations="Baj"), other=True)

cards.define(
    208,
    "Bareil Antos: Esteemed Vedek",
    static(OTHER_BAJORANS, raised("Integrity", 1)),
    static(present(personnel(affiliations="Baj", facing=True), other=True), raised("Integrity", 1)),
)

cards.define(
    209,
    "Benjamin Sisko: The Emissary of the Prophets",
    when(
        "play",
        pay(discard_from_hand(), draw()),
        subject=personnel(species="Bajoran", lacks="Treachery"),
        where="here",
        other=True,
        limit="turn",
    ),
)

cards.define(212, "Furel: Resistance Fighter", downloads(like(titles="Resistance Tactics")))

cards.define(213, "Hazar", comes_to_help(ship(), aboard=ship(affiliations="Baj"), by="opponent"))

cards.define(
    216,
    "Kira Nerys: Colonel Kira",
    static(OTHER_BAJORANS, attributes(1), test=some_are(present(personnel(affiliations="Fed")))),
)

cards.define(
    217,
    "Li Nalas: Legend of Bajor",
    when("play", draw()),
    when("kill", discard_from_hand(), must=True),
)

cards.define(218, "Lupaza: Resistance Fighter", downloads(like(titles="Just Like Old Times")))

cards.define(
    220,
    "Odo: Constable",
    static(
        here(personnel(one_of=(personnel(keywords="Thief"), personnel(skills="Treachery"))), "opponent"), barred("use")
    ),
)

cards.define(221, "Opaka: Kai of Bajor", downloads(personnel(affiliations="Baj")))

cards.define(222, "Ranjen Koral: Student of B'hala", when("play", put(one(among=discard_pile()), "hand")))

cards.define(
    223,
    "Rom: Diagnostic and Repair Technician",
    while_facing(attributes(1), gains("Astrometrics", "Honor", "Physics")),
)

BAJORANS = personnel(affiliations="Baj")

cards.define(
    224,
    "Shakaar Edon: Resistance Leader",
    static(present(BAJORANS, other=True), raised("Strength", 1)),
    static(present(personnel(affiliations="Baj", involved="combat"), other=True), raised("Strength", 1)),
)

cards.define(
    226,
    "Trazko: Hired Muscle",
    order(
        select(one(among=present(personnel(skills="Treachery"), "opponent"), name="victim")),
        pay(back_to_hand(), kill(those("victim"))),
    ),
)

cards.define(
    228,
    "Winn Adami: Kai of Bajor",
    order(
        pay(
            discard_from_hand(),
            put(one(among=discard_pile(personnel(excluding=personnel(affiliations="Baj")))), "deck_top"),
        ),
        limit="turn",
    ),
)
