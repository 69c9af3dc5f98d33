"""Objectives of Voyager (2001)."""

from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import *

cards = Book("1e-voy")


def manned(icon: str) -> Filter:
    """A ship with an engineer aboard, or with a Borg of that icon."""
    borg = like(icons=icon, one_of=(like(affiliations="Bor"), like(species="Borg")))
    return ship(carries=personnel(one_of=(like(skills="ENGINEER"), borg)))


def diverted(source: str, to: str) -> Effect:
    """Power from two attributes of the ship to the third."""
    return affect(those("powered"), raised(source, -1), raised(to, 2), until="your_next_turn")


def boosted(attribute: str) -> Effect:
    """Power for one attribute of the ship that the card is played on."""
    return affect(those("target", types="ship"), raised(attribute, 4), until="your_next_turn")


cards.define(
    110,
    "Divert Power",
    plays_on(None, commanded(like(one_of=(manned("Def"),), carries=personnel(skills="Computer Skill")))),
    when_played(
        if_(some_are(those("target", types="ship")), may(boosted("Weapons"), otherwise=boosted("Shields"))),
    ),
    when(
        "begin_turn",
        select(one(among=commanded(manned("Nav")), name="powered")),
        may(
            diverted("Weapons+Shields", "Range"),
            otherwise=may(
                diverted("Range+Shields", "Weapons"),
                otherwise=diverted("Range+Weapons", "Shields"),
            ),
        ),
        test=no(some_are(this_ship)),
    ),
    when("begin_turn", discard(this), test=some_are(this_ship), must=True),
)
