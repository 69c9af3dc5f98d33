"""Missions of Energize (2003)."""

from spaceline.effects.phrases import *

cards = Book("2e-en")


cards.define(
    95,
    "Aid Clone Colony",
    when("complete", download(personnel(), "hand", copies=commanded(personnel()))),
)

cards.define(
    96,
    "Athos IV: Maquis Base",
    when("begin_turn", pay(discard_from_hand(), download(like(titles="For the Cause"), "hand"))),
)

cards.define(
    97,
    "Avert Danger",
    when("complete", if_(any_of(skill("Physics", 2), skill("Science", 2)), score(5)), must=True),
)

cards.define(
    98,
    "Brute Force",
    when("complete", score(5), test=are(here(personnel()), like(affiliations="Kli")), must=True),
)

TRADERS = sharing("presence", commanded(personnel(skills="Acquisition", stopped=False)), those())

cards.define(
    99,
    "Cargo Haul",
    cannot_depart(mission(kinds="headquarters")),
    when(
        "move",
        pay(stop(one(among=TRADERS, name="trader")), draw()),
        subject=ship(carries=personnel(skills="Acquisition")),
        by="you",
        test=both(are(this, mission(completed=False)), some_are(sharing("place", those(), this))),
    ),
)

cards.define(
    100,
    "Investigate Maquis Activity",
    cannot_complete(some_are(on_planet(personnel(icons="Maq")))),
    when("complete", score(5), test=no(at_least(count(missions(mission(completed=True))), 2)), must=True),
)

cards.define(
    101,
    "Mine Nebula",
    when("complete", score(5), test=commands(3, personnel(affiliations="Baj")), must=True),
)

cards.define(
    102,
    "Treat Plague Ship",
    when("complete", put(one(among=here(personnel(skills="Medical"))), "discard"), must=True),
)
