"""Objectives of Deep Space 9 (1998)."""

from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import *

cards = Book("1e-ds9")

HOMEWORLDS = missions(mission(characteristics="Homeworld"), "anyone")

MIRROR = like(quadrants="Mirror")

OPPOSING = personnel(disabled=False)


def matching(which: Filter) -> Effect:
    """Name those opposing on the planet, of one universe, who belong to the affiliation of the homeworld."""
    found = sharing("affiliation", on_planet(which, "opponent"), this_mission)
    return select(some(count(found), among=found, name="matching"))


NAME_MATCHING = if_(
    are(this_mission, MIRROR),
    matching(OPPOSING.but(quadrants="Mirror")),
    otherwise=matching(OPPOSING.but(excluding=MIRROR)),
)
"""Whoever belongs to the affiliation and the universe of the homeworld matches it (1E-G:homeworld/1)."""


def afflicted_by(which: Filter) -> Cards:
    """The cards like that, whoever's, that the objective keeps in mind."""
    return Cards("afflicted", "anyone", which)


FLASH = commanded(like(types="doorway", titles="Q-Flash"))

Q_ITSELF = dilemma(titles="Q")

cards.define(
    133,
    "Beware of Q",
    may_seed("doorway_phase"),
    may_play("permitted", dilemma(icons="Q"), test=no(are(this, like(on=like(titles="Q-Flash"))))),
    may_seed("facility_phase", at=FLASH),
    plays_on(None, FLASH),
    interposes(Q_ITSELF),
    when_played(
        unless(are(target, like(titles="Q-Flash")), download(Q_ITSELF, "seed", at=missions(of="anyone")), discard(this))
    ),
)

PLACE = like(types=("mission", "time location"))

IN_DOCK = commanded(ship(docked=True, at=PLACE.but(quadrants="Alpha")))

BACK = some_are(home)
"""The ship is docked at the facility from which it was sent."""

ON_SHIP = are(this, like(on=ship()))

SOLVED_BY_SHIP = either(
    some_are(aboard(personnel(attempting=True))),
    some_are(Cards("ship_teams", "you", personnel(attempting=True))),
)

cards.define(
    135,
    "Explore Gamma Quadrant",
    may_seed("facility_phase"),
    plays_in_core(),
    order(
        select(one(among=IN_DOCK, name="sent")),
        put(this, "ship", at=those("sent")),
        afflict(dock),
        test=both(are(this, like(excluding=like(on=ship()))), some_are(IN_DOCK)),
        during="any_time",
    ),
    when(
        "solve",
        afflict(those()),
        whose="anyone",
        by="you",
        subject=mission(quadrants="Gamma"),
        test=both(ON_SHIP, SOLVED_BY_SHIP),
        must=True,
    ),
    when(
        "dock",
        draw(3),
        score(5),
        discard(this),
        subject=ship(),
        test=both(some_are(afflicted_by(mission())), BACK),
        must=True,
    ),
)

REPORTER = personnel(solver=True, unopposed=True, admitted="File Mission Report")
"""Somebody at a site whose text says who files mission reports there."""

cards.define(
    136,
    "File Mission Report",
    may_seed("facility_phase"),
    plays_in_core(),
    order(
        select(one(among=commanded(REPORTER))),
        score(5),
        discard(this),
        test=some_are(commanded(REPORTER)),
        limit="mission",
    ),
)

cards.define(
    139,
    "HQ: Secure Homeworld",
    may_seed("facility_phase"),
    plays_on(HOMEWORLDS),
    alternate(
        all_of(
            skill("Leadership", 2),
            skill("SECURITY"),
            any_of(skill("Honor"), skill("Treachery")),
            any_of(more_than_points("Integrity"), more_than_points("Cunning"), more_than_points("Strength")),
        ),
        sequence(NAME_MATCHING, capture(on_planet(OPPOSING, "opponent", apart="matching"))),
        affiliations=("homeworld",),
    ),
)

ORE = ("ENGINEER", "SECURITY")

UNIT = like(titles="Ore Processing Unit", under=like(titles="Process Ore"))

OLDEST = from_bottom(Cards("discard", top=1))

WORKING_NOR = like(types="facility", characteristics="Nor", carries=UNIT, excluding=like(affiliations=("Fed", "Baj")))

OWN_NOR = sharing("place", commanded(WORKING_NOR), this)
"""The own station, if its unit processes ore at all: under Federation or Bajoran control none does."""

cards.define(
    143,
    "Process Ore",
    plays_on(in_play(like(types="site", titles="Ore Processing Unit"))),
    when(
        "begin_turn",
        pay(
            discard(one(among=hand())),
            sequence(
                may(
                    put(OLDEST, "deck_bottom"),
                    otherwise=remove(OLDEST),
                ),
                may(draw(), may(draw())),
            ),
        ),
        test=both(
            are(this, like(at=mission(one_of=(like(kinds=("planet", "dual")), like(titles="Mining Survey"))))),
            some_are(OWN_NOR),
            some_are(present(personnel(skills=ORE, matching="station", unopposed=True))),
        ),
        limit="turn",
    ),
)

FAR_AWAY = Cards("teams", "you", like(at=PLACE.but(excluding=mission(quadrants="Alpha"))))
"""Away Teams of yours in another quadrant than the ship or at a time location, each by whoever stands for it."""

OWN_SHIP = ship(under=like(titles="Rescue Personnel"))

RESCUED = afflicted_like(types="personnel", within=OWN_SHIP)

LEFT_BEHIND = afflicted_like(types="personnel", excluding=like(within=OWN_SHIP))

cards.define(
    144,
    "Rescue Personnel",
    plays_on(IN_DOCK),
    when_played(
        select(one(among=FAR_AWAY, name="team")),
        afflict(dock),
        afflict(sharing("presence", commanded(personnel()), those("team"))),
        afflict(sharing("place", missions(of="anyone"), those("team"))),
        afflict(sharing("place", in_play(like(types="time location")), those("team"))),
    ),
    when(
        "beam",
        afflict(its_ship),
        subject=personnel(),
        where="aboard",
        test=both(some_are(RESCUED), some_are(sharing("place", afflicted_by(PLACE), this))),
        must=True,
    ),
    when(
        "dock",
        draw(count(RESCUED, most=5)),
        score(5),
        discard(this),
        subject=ship(),
        test=both(some_are(afflicted_by(ship())), some_are(RESCUED), no(some_are(LEFT_BEHIND)), BACK),
        must=True,
        limit="mission",
    ),
)
