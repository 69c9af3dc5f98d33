"""Tactics of Blaze of Glory (1999)."""

from spaceline.cards.definitions.first.tactic_phrases import (
    CASUALTY,
    DEFENDING,
    bonus,
    casualty_among,
    of_affiliation,
)
from spaceline.effects.phrases import *

cards = Book("1e-bog")


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

cards.define(116, "Phased Polaron Beam", bonus("Attack", 2, of_affiliation("Dom", "Dominion ship")), CASUALTY)

cards.define(117, "Phaser Banks", bonus("Attack", 2, of_affiliation("Fed", "Federation ship")), CASUALTY)

cards.define(
    118,
    "Photon Torpedo",
    bonus("Attack", 1, ship(classes="Akira")),
    casualty_among(personnel(skills=("SECURITY", "Computer Skill")), "Security Office"),
)

cards.define(120, "Plasma Torpedo", bonus("Attack", 2, of_affiliation("Rom", "Romulan ship")), CASUALTY)

cards.define(121, "Primary Energy Weapon", bonus("Attack", 2, of_affiliation("Bor")), CASUALTY)

cards.define(122, "Pulse Disruptor", bonus("Attack", 2, of_affiliation("Kli", "Klingon ship")), CASUALTY)

cards.define(125, "Spiral-Wave Disruptor", bonus("Attack", 2, of_affiliation("Car", "Cardassian ship")), CASUALTY)

cards.define(
    126,
    "Strafing Run",
    bonus("Attack", 1, ship(classes="Hideki")),
    casualty_among(personnel(skills=("OFFICER", "Leadership", "Navigation")), "Ops"),
)
