"""Interrupts of Blaze of Glory (1999)."""

from spaceline.effects.phrases import *
from spaceline.effects.phrases.battles import involved

cards = Book("1e-bog")


PREY = ship(involved="target", docked=False)

GUNS = added_up("usable Weapons", involved(like(types=("ship", "facility"))))

OUTGUNNED = no(at_least(added_up("Shields+Shields+Shields", those()), GUNS))
"""The WEAPONS of the force are more than three times the SHIELDS of the prey."""

ALONE = no(at_least(count(sharing("place", in_play(ship(), "opponent"), those())), 2))

BOARDERS = sharing("presence", commanded(personnel(disabled=False)), involved(like(types=("ship", "facility"))))

cards.define(
    39,
    "Outgunned",
    about_to(
        "begin-battle",
        select(one(among=BOARDERS, name="captor")),
        prevent(),
        capture(sharing("presence", in_play(personnel(), "opponent"), those())),
        commandeer(those(), those("captor")),
        whose="opponent",
        subject=PREY,
        by="you",
        test=both(ALONE, OUTGUNNED),
    ),
)
