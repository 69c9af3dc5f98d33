"""Interrupts of First Contact (1997)."""

from spaceline.cards.definitions.first.borg_phrases import DRONE, drone
from spaceline.effects.nodes.abilities import When
from spaceline.effects.nodes.tests import Test
from spaceline.effects.phrases import *

cards = Book("1e-fc")


CURRENT = commanded(like(types="objective", icons="BO", completed=False))

BORG_OBJECTIVE = like(types="objective", icons="BO")

QUEEN = commanded(personnel(titles="Borg Queen"))

cards.define(
    38,
    "A Change of Plans",
    when_played(
        if_(
            some_are(CURRENT),
            may(
                if_(
                    some_are(QUEEN),
                    may(put(CURRENT, "hand"), otherwise=discard(CURRENT)),
                    otherwise=discard(CURRENT),
                )
            ),
        ),
        may(download(BORG_OBJECTIVE)),
    ),
)

FIGHTING = like(types=("personnel", "ship", "facility"))


UNBIDDEN = some_are(in_play(dilemma(involved="engagement", excluding=like(involved="target"))))
"""A card that controls itself attacks, and no player has begun the battle."""


def reinforcements(count: int, *, by: str = "", test: Test | None = None) -> When:
    """Drones of defense come aboard a ship where a battle begins."""
    ships = sharing("place", commanded(ship()), those())
    guards = download(drone("Def"), count=count, at=ships)
    return just("begin-battle", guards, whose="anyone", subject=FIGHTING, by=by, test=test)


cards.define(
    45,
    "Awaken",
    when_played(download(DRONE.but(one_of=(like(icons="Com"), like(icons="Nav"))))),
    reinforcements(1, by="you"),
    reinforcements(2, by="opponent"),
    reinforcements(1, test=UNBIDDEN),
)

SPOKESMAN = personnel(characteristics="Counterpart")

cards.define(
    50,
    "He Will Make an Excellent Drone",
    plays_on(commanded(SPOKESMAN)),
    when_played(destroy(commanded(like(titles="Assimilate Counterpart", on=SPOKESMAN))), assimilation(target)),
)

NEW_DRONE = personnel(own=False, excluding=SPOKESMAN)
"""Whoever has been assimilated by another player than the own, and as no counterpart."""

cards.define(
    52,
    "Mercy Kill",
    plays_on(commanded(event())),
    when_played(nullify(target)),
    just("capture", kill(one(among=those())), whose="anyone", subject=personnel(), by="opponent"),
    just("assimilate", kill(one(among=those())), whose="anyone", subject=NEW_DRONE, by="opponent"),
)
