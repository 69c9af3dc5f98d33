"""Missions of The Borg (2001)."""

from spaceline.effects.phrases import *

cards = Book("1e-borg")

GUNS = added_up("usable Weapons", here(like(types=("ship", "facility"))))

cards.define(36, "Corner Enemy Ship", cannot_attempt(no(at_least(GUNS, 16))))

cards.define(40, "Repair Null Space Catapult", when("solve", relocate(this_ship, "spaceline")))
