"""Personnel of Premiere (2002): Cardassian."""

from spaceline.cards.definitions.second.battle_phrases import comes_to_help
from spaceline.cards.definitions.second.premiere.phrases import downloads
from spaceline.effects.phrases import *

cards = Book("2e-se")


HOME = sharing("home", missions(mission(kinds="headquarters")), this)

cards.define(
    229,
    "Ari",
    static(this, costs(-1), test=some_are(sharing("place", commanded(personnel(keywords=("Gul", "Legate"))), HOME))),
)

cards.define(
    230,
    "Corbin Entek: Undercover Operations Supervisor",
    order(
        pay(kill(one(among=brig())), destroy(one(among=commanded(event(), "owner"), name="lost"))),
        test=some_are(brig()),
    ),
)

cards.define(
    231,
    "Damar: Loyal Glinn",
    order(shuffle(deck()), test=some_are(present(personnel(keywords="Gul"))), limit="turn"),
)

cards.define(
    233,
    "Darhe'el: The Butcher of Gallitep",
    when("capture", pay(discard_from_hand(), draw(2)), subject=personnel(), whose="opponent", by="you", limit="turn"),
)

cards.define(235, "Dukat: Military Advisor", order(put(one(among=hand()), "deck_bottom")))

CONTACTS = hand(personnel())

cards.define(
    236,
    "Elim Garak: Agent of the Obsidian Order",
    while_attempting(
        select(one(among=CONTACTS, name="contact")),
        name_skill(of=those("contact")),
        pay(discard(those("contact")), affect(this, gains_named("skill"), until="attempt")),
        test=some_are(CONTACTS),
    ),
)

cards.define(238, "Enabran Tain: Head of the Obsidian Order", comes_to_help(ship(affiliations=("Car", "Rom"))))

cards.define(
    239,
    "Evek: Attache to the Demilitarized Zone",
    when("play", pay(discard_from_hand(), download(like(keywords="Capture"), "hand"))),
)

cards.define(240, "Gilora Rejal: Subspace Researcher", while_facing(gains("Physics", "Science")))

cards.define(
    242,
    "Joret Dal: Patriotic Visionary",
    static(here(ship(affiliations="Car"), "anyone"), raised("Weapons+Shields", -2)),
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

cards.define(244, "Lemec: Posturing Negotiator", static(this, raised("Cunning+Strength", 2), test=leads()))

cards.define(245, "Madred: Calculating Captor", downloads(like(keywords="Punishment")))

cards.define(
    246,
    "Makbar: Chief Archon",
    when("begin_turn", each_opponent(if_(some_are(captured(of="holder")), discard(deck(1)))), must=True),
)

cards.define(
    248,
    "Ocett: Dogged Rival",
    when(
        "play",
        pay(
            discard(one(among=deck(1), name="top")),
            put(one(among=discard_pile(apart="top"), name="wanted"), "deck_top"),
        ),
    ),
)
