"""Events of Deep Space 9 (1998)."""

from spaceline.cards.definitions.first.premiere.phrases import espionage
from spaceline.cards.definitions.first.shuttle_phrases import UNSTAFFED, lands_once
from spaceline.cards.definitions.first.treaty_phrases import alliance
from spaceline.effects.nodes.abilities import Static
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import *

cards = Book("1e-ds9")


BAJORAN = (like(affiliations="Baj"), like(species="Bajoran"))

LED = commanded(personnel(skills=("OFFICER", "Leadership"), one_of=BAJORAN, stopped=False, disabled=False))

FETCHED = personnel(unique=False, one_of=BAJORAN, skills=("OFFICER", "SECURITY", "Resistance"))

cards.define(
    57,
    "Bajoran Civil War",
    plays_in_core(),
    when_played(may(download(FETCHED, count=2), discard(this), otherwise=put(this, "table"))),
    static(
        sharing("presence", commanded(like(types=("personnel", "ship"), one_of=BAJORAN)), LED),
        freed(against=like(one_of=BAJORAN)),
    ),
)

cards.define(
    58,
    "Computer Crash",
    may_seed("facility_phase"),
    plays_in_core(),
    static(held(like(types="doorway", titles="Q's Tent"), "anyone"), barred("play")),
    no_downloads(),
    countdown(1),
)

cards.define(
    59,
    "Defiant Dedication Plaque",
    plays_in_core(),
    static(commanded(ship(corresponds=True)), raised("Range", 2)),
    static(commanded(ship(classes="Defiant", corresponds=True)), raised("Range", 1)),
)

espionage(cards, 62, "Espionage: Cardassian on Bajoran", "Car", "Baj")

espionage(cards, 63, "Espionage: Cardassian on Federation", "Car", "Fed")

espionage(cards, 64, "Espionage: Cardassian on Klingon", "Car", "Kli")

espionage(cards, 65, "Espionage: Romulan on Bajoran", "Rom", "Baj")

espionage(cards, 66, "Espionage: Romulan on Cardassian", "Rom", "Car")

STAFF = ("OFFICER", "SECURITY", "Leadership", "Resistance")
MIRROR = like(quadrants="Mirror")


def of_one_universe(who: Filter, where: Filter) -> Static:
    """Serves those of the homeworld's affiliation and universe: no others match it (1E-G:mirror-universe/1)."""
    whom = sharing("affiliation", commanded(who), this_mission)
    return static(whom, raised("Cunning", 2), raised("Strength", 2), test=are(this_mission, where))


cards.define(
    67,
    "Establish Landing Protocols",
    may_seed("facility_phase"),
    plays_in_core(),
    lands_once(UNSTAFFED, cost=1),
)

cards.define(
    68,
    "HQ: War Room",
    plays_on(missions(mission(characteristics="Homeworld"), "anyone")),
    of_one_universe(personnel(skills=STAFF, excluding=MIRROR), like(excluding=MIRROR)),
    of_one_universe(personnel(skills=STAFF, quadrants="Mirror"), MIRROR),
)

HIRED = personnel(affiliations=("NA", "Fer"), skills="Treachery")

cards.define(
    70,
    "Recruit Mercenaries",
    when_played(
        select(one(among=commanded(personnel(skills="Treachery")))),
        pay(download_within(HIRED, "skill dots", 7, those()), lose(10)),
        discard(this),
    ),
)

alliance(cards, 73, "Treaty: Bajoran/Klingon", "Baj", "Kli", "Chancellor Gowron")

alliance(cards, 74, "Treaty: Federation/Bajoran", "Fed", "Baj", seeds=True)

alliance(cards, 76, "Treaty: Romulan/Cardassian", "Rom", "Car", seeds=True)
