"""Sites of Deep Space 9 (1998): what reports there and what they give; on which level they lie are facts.

Where a site says more of a card that is not here (reviving, processing ore), that card says it.
"""

from __future__ import annotations

from spaceline.cards.definitions.first.borg_phrases import ANY_BORG
from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import *

cards = Book("1e-ds9")


FREIGHTERS = ship(characteristics=("Freighter", "Transport"))
CAPTAINS_ORDER = like(types=("event", "incident", "interrupt", "objective"), characteristics="Captains Order")
SCANNER = equipment(titles="I.P. Scanner")
UNOPPOSED = no(some_are(present(personnel(), "opponent")))
SITES_HERE = aboard(like(types="site"), "anyone")
PLAYED_AT_SITES = like(excluding=like(types="site"))


def takes(classification: str) -> Ability:
    """Compatible personnel of a classification report there."""
    return may_play("reporting", personnel(classifications=classification), at=this)


def files_reports(skill: str) -> Ability:
    """Personnel with a skill, of the affiliation of the station, file mission reports there."""
    return admits(personnel(skills=skill, matching="station"), "File Mission Report")


def takes_equipment(*which: Filter) -> tuple[Ability, ...]:
    """Equipment like that reports there."""
    return tuple(may_play("reporting", one, at=this) for one in which)


cards.define(
    265,
    "Commander's Office",
    about_to(
        "draw",
        pay(prevent(), download(CAPTAINS_ORDER, to="hand")),
        test=both(
            some_are(sharing("affiliation", present(personnel(icons="Cmd", skills="OFFICER")), this_ship)),
            UNOPPOSED,
        ),
        limit="turn",
    ),
    files_reports("OFFICER"),
)

cards.define(
    266,
    "Docking Pads",
    order(download(like(titles="Establish Landing Protocols")), limit="game", whose="holder"),
)

cards.define(267, "Docking Ports", may_play("free", FREIGHTERS, at=this))

AGENTS = personnel(skills="Obsidian Order", excluding=like(affiliations="Bor"))
ANY_GARAK = AGENTS.but(one_of=(like(title_words="Garak"), like(titles="Elim")))
"""Whoever bears the name, or is a version of him (1E-G:any/1)."""

CARDASSIAN = personnel(one_of=(like(affiliations="Car"), like(species="Cardassian")))

TAILORED = sharing(
    "place", commanded(like(types="facility", carries=like(types="site", titles="Garak's Tailor Shop"))), this
)
"""The station of this shop, where you control it."""

cards.define(
    269,
    "Garak's Tailor Shop",
    may_play("regardless", AGENTS, at=this),
    may_play("free", ANY_GARAK, at=this),
    order(
        look(deck(1, "opponent")),
        test=some_are(present(personnel(skills="Obsidian Order", meets=skill("Treachery"), unopposed=True))),
        limit="turn",
        whose="anyone",
    ),
    may_play(
        "regardless",
        like(one_of=(CARDASSIAN, equipment())),
        at=this,
        test=both(no(some_are(TAILORED)), some_are(present(personnel(skills="Obsidian Order", unopposed=True)))),
    ),
)

cards.define(
    270,
    "Guest Quarters",
    may_play(
        "regardless",
        personnel(skills="V.I.P.", excluding=ANY_BORG),
        at=this,
        test=no(some_are(present(personnel(), "anyone"))),
    ),
    about_to(
        "draw",
        prevent(),
        select(some(count(hand()), among=hand(), name="held")),
        draw(2),
        put(one(among=hand(apart="held")), "deck_bottom"),
        test=both(some_are(present(personnel(skills="V.I.P."))), UNOPPOSED),
        limit="turn",
    ),
)

cards.define(
    271,
    "Infirmary",
    takes("MEDICAL"),
    *takes_equipment(equipment(characteristics="MEDICAL-related equipment"), SCANNER),
    files_reports("MEDICAL"),
)

cards.define(
    272,
    "Ops",
    takes("OFFICER"),
    order(
        pay(sequence(card_plays(-1), download(PLAYED_AT_SITES, at=SITES_HERE)), card_plays(0, no_draws=True)),
        whose="anyone",
        during="card_plays",
    ),
)

cards.define(
    273,
    "Ore Processing Unit",
    takes("ENGINEER"),
    *takes_equipment(equipment(characteristics="ENGINEER-related equipment")),
)

cards.define(
    274,
    "Promenade Shops",
    may_play("regardless", personnel(skills="CIVILIAN", excluding=ANY_BORG), at=this),
    when(
        "end_turn",
        probe(
            ("Event Interrupt Equipment", if_(are(probed, like(zones="deck")), draw())),
            ("Objective Car Kli", battle(present(personnel()), present(personnel(excluding=ANY_BORG), "opponent"))),
        ),
        test=some_are(present(personnel(excluding=ANY_BORG))),
    ),
)

cards.define(
    275,
    "Science Lab",
    takes("SCIENCE"),
    *takes_equipment(equipment(characteristics="SCIENCE-related equipment"), SCANNER, equipment(title_words="PADD")),
    order(
        look(seeds(1)),
        test=both(
            are(this, like(at=mission(kinds=("space", "dual")))),
            some_are(present(personnel(skills="SCIENCE"))),
            UNOPPOSED,
        ),
        limit="turn",
        whose="holder",
    ),
    files_reports("SCIENCE"),
)

cards.define(
    276,
    "Security Office",
    takes("SECURITY"),
    *takes_equipment(equipment(characteristics="hand weapon")),
    reinforces(personnel(skills="SECURITY")),
    files_reports("SECURITY"),
)
