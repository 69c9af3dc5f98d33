"""Personnel of Energize (2003): Klingon."""

from spaceline.cards.definitions.second.energize.phrases import COMMANDS_KAHLESS, downloads
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import *
from spaceline.effects.phrases.battles import involved

cards = Book("2e-en")


cards.define(133, "Bregath", static(this, attributes(2), test=some_are(commanded(ship(damaged=True), "opponent"))))

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

KLINGON_SHIP = ship(affiliations="Kli")

YOUNG_KLINGONS = commandable(hand(personnel(affiliations="Kli", below=("cost", 4))))

cards.define(
    138,
    "Kahless: The Unforgettable",
    when(
        "kill",
        select(one(among=YOUNG_KLINGONS, name="follower")),
        select(one(among=commanded(KLINGON_SHIP), name="vessel")),
        put(those("follower"), "aboard", those("vessel")),
        whose="opponent",
        subject=personnel(),
        by="you",
        test=both(some_are(involved(of="anyone")), commands(1, KLINGON_SHIP)),
    ),
)

cards.define(139, "Kargan: Rash Captain", downloads(like(keywords="Maneuver")))

cards.define(140, "Khar", static(this, costs(-1), test=commands(1, personnel(titles="Kahless"))))

cards.define(
    141,
    "Khos",
    when(
        "kill",
        for_each(those(), affect(this, attributes(2), most=2)),
        whose="opponent",
        subject=personnel(),
        must=True,
    ),
)

cards.define(
    142,
    "Konmel: Renegade Warrior",
    when(
        "kill",
        name_skill(of=those()),
        affect(this, gains_named("skill"), until="attempt"),
        subject=personnel(species="Klingon"),
        where="present",
        other=True,
        test=some_are(Cards("facing", "anyone")),
        limit="turn",
    ),
)

cards.define(143, "Koral: Dour Smuggler", when("play", affect(this, attributes(2)), must=True))

cards.define(
    144,
    "Korris: Renegade Captain",
    when(
        "kill",
        affect(this, raised("Strength", 3), until="attempt", most=1),
        subject=personnel(species="Klingon"),
        where="present",
        other=True,
        test=some_are(Cards("facing", "anyone")),
        must=True,
    ),
)

cards.define(145, "Losta", static(this, attributes(2), test=COMMANDS_KAHLESS))

cards.define(
    146,
    "M'vil",
    when(
        "play",
        select(one(among=commanded(event(), "opponent"), name="event")),
        if_(
            both(some_are(those("event")), at_least(count(hand(of="opponent")), 2)),
            unless_chosen(
                put(
                    some(2, "opponent", among=hand(of="opponent"), name="two"),
                    "deck_top",
                    any_order=True,
                    who="opponent",
                ),
                destroy(those("event")),
                by="opponent",
            ),
            otherwise=destroy(those("event")),
        ),
    ),
)
