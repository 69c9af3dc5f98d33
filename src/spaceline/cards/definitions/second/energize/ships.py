"""Ships of Energize (2003)."""

from spaceline.cards.definitions.second.battle_phrases import ATTACKED, ENEMY
from spaceline.cards.definitions.second.energize.phrases import CLOAK, downloads
from spaceline.effects.phrases import *

cards = Book("2e-en")


STAFFED = are(this, like(staffed=True))

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

cards.define(170, "Aldara", static(aboard(personnel(species="Cardassian")), raised("Cunning", 1), test=leads()))

cards.define(
    171,
    "Guingouin",
    when(
        "win-battle",
        score(10),
        test=both(no(ATTACKED), are(commanded(ship()), like(icons="Maq"))),
        must=True,
    ),
)

cards.define(
    172,
    "Maquis Raider",
    when("win-battle", put(one("opponent", among=ENEMY), "deck_top", who="opponent"), must=True),
)

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

cards.define(
    174,
    "I.K.S. Qam-Chee",
    static(
        here(like(types=("personnel", "ship")), "opponent"),
        attributes(-1),
        test=both(STAFFED, some_are(sharing("place", missions(of="opponent"), this))),
    ),
)

cards.define(175, "Fortune", downloads(personnel(affiliations="NA", skills="Archaeology")))

cards.define(177, "Tama", toll("beam", mission(kinds="planet")))

cards.define(
    178,
    "Khazara",
    order(
        look(hand(of="opponent")),
        select(one(among=hand(of="opponent"), name="card")),
        select(one(among=deck(1, "opponent"), name="top")),
        if_(
            both(some_are(those("card")), some_are(those("top"))),
            put(those("top"), "hand", who="opponent"),
            put(those("card"), "deck_top", who="opponent"),
        ),
        test=are(this, like(on=CLOAK)),
        limit="turn",
    ),
)

cards.define(179, "Terix", toll("attempt", mission(kinds="space"), 2))

cards.define(180, "Trolarak", toll("attempt", mission(kinds="planet"), 2))
