"""Personnel of Premiere (2002): Klingon."""

from spaceline.cards.definitions.second.battle_phrases import comes_to_help
from spaceline.cards.definitions.second.premiere.phrases import downloads
from spaceline.effects.phrases import *

cards = Book("2e-se")


TREACHEROUS = personnel(skills="Treachery")

cards.define(293, "B'Etor: Sister of Duras", downloads(TREACHEROUS, test=commands(1, personnel(titles="Lursa"))))

cards.define(
    294,
    "Bo'rak: Klingon Intelligence Agent",
    when("keep", put(those(), "deck_top", who="opponent"), whose="opponent", subject=like(), must=True),
)

cards.define(
    296,
    "Duras: Son of a Traitor",
    when(
        "complete",
        kill(one(among=here(personnel(), "owner"), name="victim")),
        whose="opponent",
        subject=mission(),
        where="here",
    ),
)

cards.define(297, "Gowron: Leader of the High Council", downloads(personnel(skills="Honor", species="Klingon")))

cards.define(
    300,
    "Kahlest: GhojmoH of Worf",
    static(present(personnel(skills="Honor", species="Klingon"), other=True), raised("Cunning", 1)),
)

cards.define(
    302,
    "Kang: Honored Warrior",
    downloads(ship(affiliations="Kli", classes="K'Vort"), test=commands(1, personnel(titles=("Koloth", "Kor")))),
)

cards.define(
    303,
    'Kitrik: "The Tyrant Molor"',
    when("play", draw(), test=commands(1, mission(requires="Science"))),
)

cards.define(
    304,
    "Koloth: D'akturak",
    downloads(like(keywords="Assault"), test=commands(1, personnel(titles=("Kang", "Kor")))),
)

cards.define(305, "Kor: Dahar Master", downloads(like(titles=("Jadzia Dax", "Kang", "Koloth"))))

cards.define(306, "Koroth: High Cleric of Boreth", downloads(like(titles="Kahless")))

cards.define(
    308,
    "Kurak: Warp Field Specialist",
    static(commanded(personnel(skills="Science"), "opponent"), taxed(), test=no(completed(who="opponent"))),
)

cards.define(309, "Kurn: Squadron Commander", comes_to_help(ship(affiliations="Kli")))

cards.define(310, "Lursa: Sister of Duras", downloads(TREACHEROUS, test=commands(1, personnel(titles="B'Etor"))))

cards.define(311, "Martok: Soldier of the Empire", static(here(ship(affiliations="Kli")), raised("Weapons", 1)))

cards.define(
    313,
    "Morka: Klingon Intelligence Agent",
    about_to(
        "put",
        pay(discard_from_hand(), prevent(those()), put(those(), "deck_bottom")),
        whose="opponent",
        subject=like(),
        where="deck_top",
        by="opponent",
    ),
)

cards.define(
    314,
    "Nu'Daq: Tenacious Rival",
    when("play", pay(discard_from_hand(), put(one(among=discard_pile(), name="wanted"), "hand"))),
)
