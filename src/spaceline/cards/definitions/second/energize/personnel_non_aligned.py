"""Personnel of Energize (2003): Non-Aligned."""

from spaceline.cards.definitions.second.battle_phrases import comes_to_help
from spaceline.cards.definitions.second.energize.phrases import fetched
from spaceline.effects.phrases import *
from spaceline.effects.phrases.battles import involved

cards = Book("2e-en")


MAQUIS_SHIP = ship(icons="Maq")

cards.define(147, "Amaros: Earnest Vanguard", comes_to_help(MAQUIS_SHIP, aboard=MAQUIS_SHIP))

cards.define(
    148, "Arctus Baran: Mercenary Captain", may_while_facing(pay(discard_from_hand(), fetched("Shady Resources")))
)

OTHER_EVENTS = in_play(event(excluding=like(keywords="Maneuver")))

cards.define(
    149,
    "Harana",
    when("kill", destroy(one(among=OTHER_EVENTS)), by="dilemma"),
    when("kill", destroy(one(among=OTHER_EVENTS)), test=some_are(involved(of="anyone"))),
)

cards.define(150, "Jaglom Shrek", when("play", may(look(deck(1)), otherwise=look(deck(1, "opponent")))))

cards.define(
    151,
    "Kobb",
    when(
        "play",
        put(one("opponent", among=hand(of="opponent"), name="returned"), "deck_top", who="opponent"),
        test=are(this, like(at=mission(titles="Athos IV"))),
        must=True,
    ),
)

cards.define(
    152,
    "Liam Bilby: Family Man",
    may_while_facing(pay(put(one(among=hand(), name="given"), "deck_top"), fetched("Bank Heist"))),
)

MAQUIS_CARDS = like(one_of=(personnel(icons="Maq"), like(titles="For the Cause")))

cards.define(
    153, "Macius", order(pay(put(this, "discard"), put(one(among=discard_pile(MAQUIS_CARDS), name="found"), "hand")))
)

cards.define(
    156,
    "Raimus: Criminal Master",
    order(pay(put(one(among=hand(), name="paid"), "deck_top"), download(like(keywords="Crime"), "hand")), limit="turn"),
)

cards.define(
    157, "Roga Danar: Decorated Subhadar", about_to("capture", put(this, "deck_top"), prevent(this), must=True)
)

cards.define(
    158,
    "Sakonna: Gunrunner",
    order(
        select(one(among=brig())),
        name_skill(of=those()),
        affect(this, gains_named("skill"), until="your_next_turn"),
        limit="turn",
    ),
)
