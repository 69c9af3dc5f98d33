"""Sites of Holodeck Adventures (2001).

That Holoprograms are played at a Holosuite, one at a time, and discarded by whoever controls the station comes with
those cards.
"""

from spaceline.effects.phrases import *

cards = Book("1e-ha")


PROJECTED = like(types=("personnel", "equipment"), icons="Holo", stopped=False, disabled=False)

DOCKED_HERE = sharing("place", commanded(ship(docked=True, within=like(types="site"))), this)
"""Ships of the player at sites of the station."""

ABOARD = sharing("presence", commanded(PROJECTED), DOCKED_HERE)

cards.define(
    131,
    "Holosuite",
    may_play("reporting", equipment(icons="Holo"), at=this),
    may_play("reporting", personnel(icons="Holo"), at=this),
    order(
        select(up_to(count(present(PROJECTED)), among=present(PROJECTED))),
        select(one(among=hosting(DOCKED_HERE, those()), name="liner")),
        put(those(), "aboard", those("liner")),
        test=both(some_are(present(PROJECTED)), some_are(DOCKED_HERE)),
        whose="anyone",
    ),
    order(
        select(up_to(count(ABOARD), among=ABOARD)),
        put(those(), "aboard", this),
        test=some_are(ABOARD),
        whose="anyone",
    ),
)
