"""Objectives of Voyager (2001)."""

from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import *

cards = Book("1e-voy")


ENGINEER = ship(carries=personnel(skills="ENGINEER"))


def borg(icon: str) -> Filter:
    """A ship with a Borg of that icon aboard."""
    return ship(carries=personnel(icons=icon, one_of=(like(affiliations="Bor"), like(species="Borg"))))


def diverted(to: str) -> Effect:
    """Power for one attribute, which was taken from all three."""
    return affect(those("powered"), raised(to, 3), until="your_next_turn")


def boosted(attribute: str) -> Effect:
    """Power for one attribute of the ship that the card is played on."""
    return affect(this_ship, raised(attribute, 4), until="your_next_turn")


ON_A_SHIP = are(this, like(on=ship()))

cards.define(
    110,
    "Divert Power",
    plays_on(None, commanded(ship(carries=personnel(skills="Computer Skill"), one_of=(ENGINEER, borg("Def"))))),
    when("play", may(boosted("Weapons"), otherwise=boosted("Shields")), test=ON_A_SHIP, must=True),
    when(
        "begin_turn",
        select(one(among=commanded(ship(one_of=(ENGINEER, borg("Nav")))), name="powered")),
        affect(those("powered"), raised("Range+Weapons+Shields", -1), until="your_next_turn"),
        may(diverted("Range"), otherwise=may(diverted("Weapons"), otherwise=diverted("Shields"))),
        test=are(this, like(excluding=like(on=ship()))),
    ),
    when("begin_turn", discard(this), test=ON_A_SHIP, must=True),
)
