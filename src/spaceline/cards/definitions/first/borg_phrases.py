"""What cards of the Borg say in the same way, in several sets."""

from __future__ import annotations

from spaceline.effects.nodes.abilities import Ability, Plays, Static, When
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import Test
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import *
from spaceline.effects.phrases.battles import involved

BORG = personnel(affiliations="Bor")

COM = BORG.but(icons="Com")

DRONE = BORG.but(characteristics="Drone")

ANY_BORG = personnel(one_of=(like(affiliations="Bor"), like(species="Borg")))
"""By affiliation or by species (1E-G:affiliation-and-species/1)."""

ON_A_SHIP = like(within=ship())

HIDDEN = like(within=ship(cloaked=True))

IN_THE_HIVE = sharing("presence", here(BORG.but(excluding=HIDDEN)), here(COM))
"""All Borg at this location who are present with one of the communication subcommand, but for those who are cloaked."""

SEEN = are(this, like(excluding=HIDDEN))


def drone(icon: str) -> Filter:
    """A drone of a subcommand."""
    return DRONE.but(icons=icon)


def shared_skills(test: Test | None = None) -> tuple[Static, ...]:
    """The Borg of a hive share regular skills, in each group of whom one communicates (1E-10.1.0.2/1, /2)."""
    seen = SEEN if test is None else both(SEEN, test)
    return (
        static(present(BORG), shares(present(BORG)), test=test),
        static(IN_THE_HIVE, shares(IN_THE_HIVE), test=seen),
    )


def in_place_of_a_draw(which: Filter, *, at: Cards | None = None, test: Test | None = None) -> When:
    """A card is downloaded in place of a card draw, to be played or taken into the hand (1E-6.5.3/3)."""
    return about_to("draw", pay(prevent(), download(which, to="either", at=at)), test=test)


def reporting_aboard() -> tuple[Plays, ...]:
    """Equipment and Borg personnel report aboard a ship."""
    return may_play("reporting", equipment(), this), may_play("reporting", BORG, this)


GATEWAY = like(types="doorway", titles="Transwarp Network Gateway")


def comes_with(most: int, *effects: Effect) -> When:
    """A ship that is not played to a dock brings so many personnel along, or fewer, whether they staff it or not."""
    return when("report", reports(personnel(), this, most), *effects, test=are(this, ship(docked=False)), must=True)


def speaks_to(affiliation: str) -> Static:
    """Aboard your ship a counterpart makes it stronger against a force with that affiliation (1E-G:counterpart/2)."""
    theirs, fighting = like(affiliations=affiliation), like(involved="engagement")
    crew = here(personnel(affiliations=affiliation, within=fighting), "opponent")
    force = either(some_are(involved(theirs, "opponent")), some_are(crew))
    return static(this_ship, raised("Weapons+Shields", 4), test=both(are(this_ship, fighting), force))


def probes_again(title: str) -> Ability:
    """Where that objective is probed for, and this personnel is there, another card is probed once each turn."""
    target = like(types="objective", titles=title, completed=False)
    return just(
        "reveal",
        probe_again(),
        subject=like(zones="deck"),
        test=both(are(cause, target), are(this, like(at=mission(under=target)))),
        limit="turn",
    )


def chosen_skill() -> tuple[Ability, ...]:
    """A skill that is selected as the personnel reports, and anew at the start of turns."""
    return (
        when_played(keep_skill()),
        static(this, gains_named("skill")),
        when("begin_turn", keep_skill(), whose="anyone"),
    )
