"""Equipment of Energize (2003)."""

from spaceline.effects.phrases import *

cards = Book("2e-en")


cards.define(
    29,
    "Bat'leth",
    only_if(commands(1, personnel(species="Klingon"))),
    when(
        "win-battle",
        discard(random(among=hand(of="opponent"), name="card"), who="opponent"),
        subject=personnel(species="Klingon", involved="combat"),
        where="present",
        must=True,
    ),
)
