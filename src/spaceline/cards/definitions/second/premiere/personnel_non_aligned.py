"""Personnel of Premiere (2002): Non-Aligned."""

from spaceline.cards.definitions.second.premiere.phrases import assassin
from spaceline.effects.phrases import *

cards = Book("2e-se")


cards.define(318, "Altovar: Vindictive Criminal", assassin(personnel(skills="Medical"), back_to_hand(those("victim"))))

cards.define(
    322,
    "Chorgan: Leader of the Gatherers",
    while_facing(
        attributes(1),
        gains("Diplomacy", "Leadership"),
        test=some_are(present(personnel(keywords="Gatherer"), "anyone", other=True)),
    ),
)

cards.define(
    324,
    "Dathon: Speaker of Tama",
    static(
        facing(),
        stands("Integrity", instead_of="Strength"),
        test=both(is_facing(), some_are(present(personnel(skills="Diplomacy"), other=True))),
    ),
)

MATCHING = sharing("affiliation", hand(like(types=("personnel", "ship"))), this_ship)

cards.define(
    326,
    "Etana Jol: Ktarian Operative",
    order(
        pay(discard(one(among=MATCHING)), draw()),
        test=both(are(this, like(within=ship())), some_are(this_ship)),
        limit="turn",
    ),
)

cards.define(
    331, "Jo'Bril: Patient Schemer", about_to("kill", put(this, "deck_top"), prevent(this), must=True, by="dilemma")
)

cards.define(
    332,
    "Kamala: The Perfect Mate",
    order(
        select(one(among=present(personnel(), "anyone", other=True), name="teacher")),
        name_skill(of=those("teacher")),
        affect(this, gains_named("skill"), until="your_next_turn"),
        limit="turn",
    ),
)

cards.define(
    335,
    "Marouk: Sovereign of Acamar",
    static(here(personnel(keywords="Gatherer"), "anyone"), gains("Geology"), loses("Thief")),
)

cards.define(
    337,
    "Morn: Barfly",
    when(
        "begin_turn",
        draw(),
        test=both(
            are(this_mission, mission(titles="Mouth of the Wormhole")),
            some_are(here(personnel(keywords=("Smuggler", "Thief")), other=True)),
        ),
    ),
)

cards.define(
    338,
    "Nel Apgar: Temperamental Researcher",
    when("play", draw(3), put(some(3, among=hand(), name="returned"), "deck_bottom", any_order=True)),
)

cards.define(342, "Retaya: Urbane Poisoner", assassin(personnel(skills="Intelligence"), kill(those("victim"))))

cards.define(343, "Riva: Respected Mediator", when("play", each_player(may(draw())), must=True))

cards.define(
    344,
    "Serova: Warp Field Theorist",
    static(present(personnel(skills="Engineer"), other=True), raised("Cunning", 1), test=is_facing()),
)

cards.define(348, "The Albino: Killer of Children", assassin(personnel(skills="Honor"), kill(those("victim"))))

cards.define(350, "Tosk: The Hunted", while_facing(barred("random")))

cards.define(
    352,
    "Vash: Treasure Hunter",
    when(
        "play",
        put(one(among=discard_pile(), name="returned"), "deck_bottom"),
        if_(some_are(here(personnel(titles="Jean-Luc Picard"), "anyone")), draw(2), otherwise=draw()),
    ),
)
