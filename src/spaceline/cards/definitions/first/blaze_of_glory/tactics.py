"""Tactics of Blaze of Glory (1999)."""

from spaceline.cards.definitions.first.tactic_phrases import (
    CASUALTY,
    CREW,
    DEFENDING,
    bonus,
    casualty_among,
    fetched_to_the_ship,
    marker,
    of_affiliation,
    one_at_random,
)
from spaceline.effects.phrases import *

cards = Book("1e-bog")

DOMINION_SHIP = of_affiliation("Dom", "Dominion ship")

ATTACK_SHIP = ship(characteristics="Jem'hadar Attack Ship")

cards.define(
    110,
    "Attack Wing",
    static(this, raised("Attack", count(commanded(ship(involved="firing"))))),
    bonus("Defense", 1, ATTACK_SHIP, DEFENDING),
    casualty_among(
        personnel(one_of=(like(skills=("MEDICAL", "Exobiology")), like(disabled=True))),
        "Infirmary",
    ),
)

IN_THIS_BATTLE = like(types=("ship", "facility"), involved="engagement")

KEEN_OFFICER = personnel(skills="OFFICER", excluding=like(below=("Cunning", 9)), within=IN_THIS_BATTLE, disabled=False)

OWN_IN_BATTLE = commanded(ship(involved="engagement"))

cards.define(
    111,
    "Borg Cutting Beam",
    just(
        "hit",
        select(one(among=OWN_IN_BATTLE, name="captor")),
        one_at_random(CREW),
        put(those(), "aboard", those("captor")),
        assimilation(those()),
    ),
)

cards.define(
    112,
    "Crimson Forcefield",
    just(
        "reveal-tactics",
        if_(
            no(some_are(commanded(KEEN_OFFICER, "opponent"))),
            nullify(in_play(like(zones="tactic"), "opponent")),
        ),
        must=True,
    ),
    marker(off_line("Cloaking Device")),
)

cards.define(
    113,
    "Evasive Maneuvers",
    bonus("Defense", 2, ship(excluding=like(staffing=0)), DEFENDING),
    casualty_among(personnel(skills=("ENGINEER", "Astrophysics", "Physics")), "Ore Processing Unit"),
)

cards.define(
    114,
    "Full Phaser Spread",
    bonus("Attack", 1, ship(classes="Galaxy")),
    casualty_among(personnel(skills=("SCIENCE", "Stellar Cartography")), "Science Lab"),
)

cards.define(
    115,
    "Maximum Firepower",
    static(
        this,
        raised("Markers for a hit", 1),
        test=some_are(
            commanded(
                ship(
                    one_of=(
                        like(titles=("Future Enterprise", "I.K.C. Chang", "I.K.C. Fek'lhr", "Decius")),
                        like(icons="AU", characteristics="future-related ship"),
                    ),
                    involved="firing",
                )
            )
        ),
    ),
    marker(barred("transport")),
)

cards.define(116, "Phased Polaron Beam", bonus("Attack", 2, of_affiliation("Dom", "Dominion ship")), CASUALTY)

cards.define(117, "Phaser Banks", bonus("Attack", 2, of_affiliation("Fed", "Federation ship")), CASUALTY)

cards.define(
    118,
    "Photon Torpedo",
    bonus("Attack", 1, ship(classes="Akira")),
    casualty_among(personnel(skills=("SECURITY", "Computer Skill")), "Security Office"),
)

MATCHED = commanded(ship(corresponds=True, involved="engagement"))

cards.define(
    119,
    "Picard Maneuver",
    just(
        "reveal-tactics",
        select(one(among=MATCHED, name="ship")),
        select(one(among=this, name="image")),
        select(random(among=those("ship", also="image"), name="seen")),
        if_(no(are(those("seen"), ship())), affect(those("ship"), barred("damaged"), until="battle")),
        by="you",
        test=some_are(MATCHED),
        must=True,
    ),
    fetched_to_the_ship("Plasma Fire", "Warp Core Breach"),
)

cards.define(120, "Plasma Torpedo", bonus("Attack", 2, of_affiliation("Rom", "Romulan ship")), CASUALTY)

cards.define(121, "Primary Energy Weapon", bonus("Attack", 2, of_affiliation("Bor", "Borg ship")), CASUALTY)

cards.define(122, "Pulse Disruptor", bonus("Attack", 2, of_affiliation("Kli", "Klingon ship")), CASUALTY)

cards.define(
    123,
    "Pulse Phaser Cannons",
    bonus("Attack", 1, ship(classes="Defiant")),
    marker(off_line("Tractor Beam")),
)

cards.define(124, "Quantum Torpedo", bonus("Attack", 1, ship(classes="Sovereign")), marker(barred("attempt")))

cards.define(125, "Spiral-Wave Disruptor", bonus("Attack", 2, of_affiliation("Car", "Cardassian ship")), CASUALTY)

cards.define(
    126,
    "Strafing Run",
    bonus("Attack", 1, ship(classes="Hideki")),
    casualty_among(personnel(skills=("OFFICER", "Leadership", "Navigation")), "Ops"),
)

cards.define(127, "Target Engines", bonus("Attack", 1, DOMINION_SHIP), marker(off_line("Range")))

cards.define(128, "Target Shields", marker(off_line("Shields")))

cards.define(130, "Target Weapons", bonus("Attack", 1, DOMINION_SHIP), marker(off_line("Weapons")))
