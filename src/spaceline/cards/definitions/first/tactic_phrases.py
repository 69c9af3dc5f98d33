"""What tactics of several sets of First Edition say in the same way.

On a damage marker "you" is the player whose tactic it is. Who is aboard is counted whoever's it is: intruders may be
the casualty (1E-G:tactic/2).
"""

from __future__ import annotations

from spaceline.effects.nodes.abilities import PlayedOnlyIf, Static, When
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.modifiers import Modifier
from spaceline.effects.nodes.selectors import Amount, Cards
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import (
    ANY,
    aboard,
    are,
    commanded,
    download,
    if_,
    just,
    kill,
    like,
    one,
    only_if,
    personnel,
    raised,
    random,
    select,
    sequence,
    sharing,
    ship,
    some_are,
    static,
    this,
    this_ship,
    those,
)

SITES = aboard(like(types="site"), "anyone")
EVERYBODY = aboard(personnel(), "anyone")
CREW = aboard(personnel(away=False, excluding=like(icons="Holo")), "opponent")
"""On a marker: those of whoever is damaged by it who can be assimilated, without intruders or holograms.

1E-G:assimilation-personnel/3.
"""
FIRING, DEFENDING = "firing", "defending"


def one_at_random(group: Cards) -> Effect:
    """Select one of a group at random, on a station at a site of your choice."""
    at_a_site = sequence(
        select(one(among=SITES, name="site")), select(random(among=sharing("presence", group, those("site"))))
    )
    return if_(some_are(SITES), at_a_site, otherwise=select(random(among=group)))


CASUALTY = just(
    "put",
    one_at_random(EVERYBODY),
    kill(those()),
    must=True,
)
"""Kills one of all aboard at random, on a station at a site of your choice."""


def casualty_among(which: Filter, site: str) -> When:
    """Kills one of those aboard who are like that at random, on a station one of those at a certain site."""
    return just(
        "put",
        if_(
            some_are(SITES),
            select(random(among=aboard(personnel(within=like(types="site", titles=site)), "anyone"))),
            otherwise=select(random(among=aboard(which, "anyone"))),
        ),
        kill(those()),
        must=True,
    )


CASUALTY_FOR_A_HIT = just("hit", CASUALTY.effect, must=True)
"""As the current tactic it kills one more in the same way if it hits."""

IS_MARKER = are(this, like(on=like(types=("ship", "facility"))))


def marker(*modifiers: Modifier) -> Static:
    """What a marker does to the ship or facility on which it lies, whoever's that is."""
    return static(Cards("ship", "anyone"), *modifiers, test=IS_MARKER)


def fetched_to_the_ship(*titles: str) -> When:
    """As it becomes a marker its player may download such a card to the ship that is damaged."""
    return just("put", download(like(titles=titles), at=this_ship))


def requires(which: Filter) -> PlayedOnlyIf:
    """It is the current tactic only if you have a ship like that firing (1E-G:tactic/1)."""
    return only_if(some_are(commanded(which.but(types="ship", involved=FIRING))))


def of_affiliation(icon: str, origin: str = "") -> Filter:
    """A ship that has an affiliation now, or has it as its origin (1E-G:affiliation-and-ship-origin/1)."""
    if not origin:
        return ship(affiliations=icon)
    return ship(one_of=(like(affiliations=icon), ship(characteristics=origin)))


def bonus(name: str, by: Amount, which: Filter = ANY, how: str = FIRING) -> Static:
    """Adds to a bonus if you have a ship like that firing, or defending."""
    return static(this, raised(name, by), test=some_are(commanded(which.but(types="ship", involved=how))))
