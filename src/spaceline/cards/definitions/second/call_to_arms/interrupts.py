"""Interrupts of Call to Arms (2003)."""

from __future__ import annotations

from spaceline.cards.definitions.second.call_to_arms.phrases import (
    ANY_SKILL,
    DILEMMAS_BENEATH_MISSIONS,
    INFILTRATORS,
    INFILTRATORS_HERE,
    is_copy_among,
    known_to_borg,
)
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import *

cards = Book("2e-ca")

cards.define(69, "Adapt", known_to_borg(is_copy_among(DILEMMAS_BENEATH_MISSIONS)))

BORG_WHO_FACED_IT = present(personnel(affiliations="Bor", attempting=True, stopped=True))

cards.define(
    70,
    "Analyze",
    about_to(
        "put",
        sequence(prevent(those()), put(those(), "beneath")),
        whose="opponent",
        subject=like(types="dilemma", zones="faced"),
        test=either(some_are(facing(affiliations="Bor")), some_are(BORG_WHO_FACED_IT)),
        fate="pile",
    ),
)

cards.define(
    71,
    "Cultist Attack",
    only_if(commands(1, personnel(affiliations="Baj", skills="Treachery"))),
    order(each_player(remove(discard_pile(interrupt())))),
)

cards.define(
    72,
    "Founder Trap",
    about_to(
        "check",
        pay(
            discard(random(among=hand(), name="discarded")),
            select(one(among=INFILTRATORS_HERE, name="spy")),
            affect(this_mission, demands_skills(those("spy"))),
        ),
        remove(),
        whose="opponent",
        subject=personnel(),
    ),
)

cards.define(
    73,
    "Insult",
    only_if(commands(3, personnel(affiliations="Rom"))),
    order(
        select(one(among=deck(1, "opponent"), name="top")),
        discard(those("top"), who="opponent"),
        if_(are(those("top"), like(excluding=personnel())), discard(deck(2))),
        if_(
            are(those("top"), personnel(below=("cost", 2), excluding=personnel(below=("cost", 1)))),
            may(put(this, "deck_top")),
        ),
    ),
)

cards.define(
    74,
    "Our Death is Glory To the Founders",
    when(
        "play",
        pay(kill(one(among=commanded(personnel(species="Jem'Hadar")), name="martyr")), put(those(), "discard")),
        whose="anyone",
        subject=like(types=("event", "interrupt")),
        other=True,
        test=commands(1, personnel(species="Jem'Hadar")),
    ),
)

cards.define(
    75,
    "Parting Shot",
    only_if(has_points(5)),
    when(
        "use",
        pay(lose(5), kill(one(among=those(), name="victim"))),
        whose="opponent",
        subject=personnel(facing=True),
        using=ANY_SKILL,
    ),
)

ENEMIES = commanded(personnel(), "opponent")


def victims() -> Cards:
    """An opponent's personnel who are with the infiltrator that was chosen."""
    return sharing("presence", ENEMIES, those("spy"))


cards.define(
    76,
    "Pseudopod",
    only_if(some_are(INFILTRATORS)),
    order(
        select(one(among=INFILTRATORS, name="spy")),
        select(some(count(victims()), among=victims(), name="there")),
        pay(back_to_hand(those("spy")), kill(random(among=those("there")))),
    ),
)

cards.define(
    77,
    "Security Sweep",
    only_if(commands(2, personnel(affiliations="Rom", skills="Security"))),
    order(
        select(some(3, among=deck(3, "opponent"), name="three")),
        reveal(those("three")),
        if_(are(those("three"), personnel()), score(10)),
        put(those("three"), "deck_bottom"),
    ),
)

cards.define(
    78,
    "The Founder is Wise",
    when(
        "face",
        select(one(among=present(personnel(keywords="Founder", stopped=False)), name="teacher")),
        affect(one(among=those(), name="one"), attributes(2), copies(of=those("teacher")), until="dilemma"),
        subject=personnel(species="Vorta"),
    ),
)

cards.define(
    79,
    "We're Everywhere",
    when("kill", download(personnel(keywords="Shape-shifter"), "hand"), subject=personnel(keywords="Shape-shifter")),
)

cards.define(
    80,
    "You Could Be Invaluable",
    only_if(commands(2, personnel(affiliations="Fed", icons="Maq"))),
    order(
        select(some(4, among=deck(4), name="four")),
        reveal(those("four")),
        put(one(among=those("four", types="personnel", excluding=like(icons="Maq")), name="taken"), "hand"),
        put(those("four", apart="taken"), "deck_bottom", any_order=True),
    ),
)
