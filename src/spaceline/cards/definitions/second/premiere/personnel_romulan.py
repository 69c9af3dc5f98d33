"""Personnel of Premiere (2002): Romulan."""

from spaceline.cards.definitions.second.battle_phrases import comes_to_help
from spaceline.cards.definitions.second.concealed_phrases import may_be
from spaceline.cards.definitions.second.premiere.phrases import assassin, downloads
from spaceline.effects.phrases import *

cards = Book("2e-se")


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

cards.define(356, "Cretak: Supporter of the Alliance", downloads(ship(classes="D'deridex")))

cards.define(357, "Donatra: Compassionate Patriot", while_facing(gains("Honor", "Security")))

cards.define(359, "Hiren: Romulan Praetor", downloads(like(titles="Prejudice and Politics")))

cards.define(361, "Lovok: Tal Shiar Colonel", comes_to_help(ship(affiliations=("Car", "Rom"))))

cards.define(
    363,
    "Movar: Political General",
    static(
        held(ship(affiliations="Kli")),
        costs(-1),
        test=commands(2, personnel(affiliations="Kli", skills="Treachery")),
    ),
)

LOYAL = personnel(species="Romulan", lacks="Treachery")

OTHER_ROMULANS = present(LOYAL, "anyone", other=True)

cards.define(
    364,
    "N'Vek: Soldier of the Underground",
    order(
        select(one(among=OTHER_ROMULANS, name="sent")),
        tell(highest("cost", those("sent")), "cost"),
        pay(put(those("sent"), "deck_bottom"), draw(number("cost"))),
        test=either(some_are(present(LOYAL, other=True)), some_are(present(may_be(LOYAL), "opponent"))),
        limit="turn",
    ),
)

cards.define(
    367,
    "Sela: Mysterious Operative",
    static(
        here(personnel(), "opponent"),
        barred("use"),
        test=no(some_are(here(personnel(skills="Intelligence"), "opponent"))),
    ),
)

cards.define(
    369,
    "Shinzon: Capable Commander",
    order(
        pay(
            discard_from_hand(),
            put(one(among=discard_pile(like(keywords="Maneuver")), name="wanted"), "deck_top"),
        ),
    ),
)

cards.define(370, "Shinzon: Romulan Praetor", order(pay(discard_from_hand(), draw()), limit="turn"))

cards.define(371, "Suran: Ambitious Commander", downloads(like(keywords="Maneuver")))

cards.define(372, "Tal'Aura: Impatient Senator", assassin(personnel(skills="Leadership"), kill(those("victim"))))

cards.define(374, "Taris: Deceitful Subcommander", when("play", look(hand(of="opponent"))))

cards.define(
    375, "Telek R'Mor: Astrophysical Researcher", may_play("reporting", at=commanded(ship(affiliations="Rom")))
)

cards.define(
    376,
    "The Viceroy: Shinzon's Protector",
    when(
        "play",
        look(deck(1)),
        may(put(deck(1), "deck_bottom"), otherwise=put(deck(1), "deck_top")),
        subject=personnel(titles="Shinzon"),
        where="here",
    ),
    when(
        "play",
        look(deck(1)),
        may(put(deck(1), "deck_bottom"), otherwise=put(deck(1), "deck_top")),
        subject=personnel(species="Reman"),
        where="here",
        other=True,
    ),
)

cards.define(
    378,
    "Tomalak: Beguiling Adversary",
    static(its_ship, attributes(2), test=both(are(this, like(within=ship(affiliations="Rom"))), leads())),
)

cards.define(
    379,
    "Vreenak: Tal Shiar Chairman",
    static(here(personnel(skills="Diplomacy"), "opponent"), taxed("Diplomacy")),
)
