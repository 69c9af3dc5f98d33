"""Interrupts of Energize (2003)."""

from __future__ import annotations

from spaceline.cards.definitions.second.concealed_phrases import MAY_BE_PERSONNEL
from spaceline.cards.definitions.second.energize.phrases import (
    COMMANDS_KAHLESS,
    DISCARDED_BAJORANS,
    ENEMIES,
    places_dilemma_beneath,
)
from spaceline.effects.names import CAUSE
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import *

cards = Book("2e-en")


cards.define(
    74,
    "Bank Heist",
    when(
        "face",
        select(one(among=those(), name="thief")),
        select(some(3, among=deck(3, "opponent"), name="three")),
        reveal(those("three"), who="opponent"),
        for_each(
            those("three", types="personnel"),
            name_skill(of=those("it")),
            affect(those("thief"), gains_named("skill"), until="dilemma"),
        ),
        subject=personnel(keywords="Thief"),
    ),
)

cards.define(
    75,
    "Coordinated Attack",
    only_if(commands(3, personnel(affiliations="Kli", skills="Officer"))),
    order(download(like(keywords=("Assault", "Maneuver")), "hand")),
)

cards.define(
    76,
    "Diplomatic Masquerade",
    when(
        "face",
        select(one(among=those(), name="one")),
        select(one(among=deck(1, "opponent"), name="top")),
        reveal(those("top")),
        if_(are(those("top"), personnel()), affect(those("one"), copies(of=those("top")), until="dilemma")),
        subject=personnel(affiliations="Rom", skills="Diplomacy"),
    ),
)

AGENTS = facing(affiliations="Fed", icons="DS9")

cards.define(
    77,
    "Discreet Inquiry",
    when(
        "attempt",
        select(one(among=AGENTS, name="agent")),
        select(one(among=hand(personnel()), name="contact")),
        reveal(those("contact")),
        name_skill(of=those("contact")),
        affect(those("agent"), gains_named("skill"), until="attempt"),
        put(those("contact"), "deck_top"),
        subject=mission(),
        test=both(some_are(AGENTS), some_are(hand(personnel()))),
    ),
)


def saved() -> Effect:
    """One of those something is about to happen to."""
    return select(one(among=those(), name="saved"))


cards.define(
    78,
    "Emergency Treatment",
    about_to(
        "kill",
        saved(),
        prevent(those("saved")),
        stop(those("saved")),
        each_owner(those(CAUSE), may(draw(3))),
        subject=personnel(unique=True),
        test=some_are(present(personnel(skills="Medical"))),
        by="dilemma",
    ),
)

cards.define(
    79,
    "Fresh Tactic",
    only_if(commands(3, personnel(keywords="Gul"))),
    order(download(like(keywords=("Capture", "Punishment")), "hand")),
)

WARRIORS = commanded(personnel(affiliations="Kli", unique=True))
WITNESSES = sharing("presence", ENEMIES, those("warrior"))

cards.define(
    80,
    "Honorable Death",
    only_if(some_are(sharing("presence", WARRIORS, commanded(MAY_BE_PERSONNEL, "opponent")))),
    order(
        select(one(among=sharing("presence", WARRIORS, ENEMIES), name="warrior")),
        select(some(count(WITNESSES), among=WITNESSES, name="witnesses")),
        pay(kill(those("warrior")), destroy(one(among=commanded(event(), "opponent"), name="event"))),
    ),
)

cards.define(
    81,
    "If Wishes Were Horses",
    order(
        pay(
            discard_from_hand(),
            download(event(), "hand"),
            discard(random(among=hand(), name="lost")),
        )
    ),
)

cards.define(82, "Ja'chuq", places_dilemma_beneath(missions(), "mission"))

cards.define(
    83,
    "Powerful Example",
    only_if(commands(3, personnel(icons="TNG"))),
    order(
        pay(
            destroy(one(among=commanded(event()), name="given")),
            each_opponent(destroy(one(among=commanded(event()), name="lost"))),
        ),
        test=some_are(commanded(event())),
    ),
)

OF_EARTH = present(personnel(icons="E", stopped=False))

cards.define(
    84,
    "Precautionary Measures",
    about_to(
        "stop",
        saved(),
        pay(stop(one(among=OF_EARTH, name="instead")), prevent(those("saved"))),
        subject=personnel(icons="DS9"),
        test=some_are(OF_EARTH),
        by="dilemma",
    ),
)

cards.define(
    85,
    "Relentless",
    about_to(
        "stop",
        pay(discard_from_hand(which=interrupt()), saved(), prevent(those("saved"))),
        subject=personnel(skills="Honor", species="Klingon"),
        by="dilemma",
    ),
)

cards.define(
    86,
    "Shared Delicacy",
    only_if(both(commands(3, personnel(keywords="Gul")), some_are(brig()))),
    order(
        select(one(among=brig(), name="captive")),
        each_owner(
            those("captive"),
            select(random(among=hand(), name="shown")),
            reveal(those("shown"), who="opponent"),
            if_(
                both(some_are(those("shown")), some_are(deck())),
                unless_chosen(discard(those("shown")), discard(deck(3))),
                otherwise=sequence(discard(those("shown")), discard(deck(3))),
            ),
        ),
    ),
)

cards.define(
    87,
    "Stricken Dumb",
    when(
        "face",
        pay(discard_from_hand(), affect(one(among=those(), name="one"), loses_skills(), until="dilemma")),
        subject=personnel(),
    ),
)

cards.define(
    88,
    "Team of Ambassadors",
    when(
        "face",
        affect(facing(), stands("Integrity", instead_of="Cunning+Strength"), until="dilemma"),
        subject=personnel(skills="Diplomacy"),
    ),
)

cards.define(
    89,
    "The Prophets' Guidance",
    only_if(commands(2, personnel(keywords="Vedek"))),
    order(put(one(among=DISCARDED_BAJORANS), "hand")),
)

cards.define(
    90,
    "The Truth of War",
    when("win-battle", discard(deck(2, "opponent"), who="opponent"), subject=personnel(involved="combat")),
)

OPPONENTS_PARTY = Cards("facing", "opponent")

cards.define(
    91,
    "Vile Deception",
    when(
        "attempt",
        may(
            reveal(hand(of="opponent"), who="opponent"),
            discard(hand(interrupt(), "opponent"), who="opponent"),
            by="opponent",
            otherwise=stop(some(2, "opponent", among=OPPONENTS_PARTY, name="two")),
        ),
        whose="opponent",
        subject=mission(),
        test=some_are(here(personnel(species="Romulan"))),
    ),
)

cards.define(
    92,
    "Vision of Violence",
    when(
        "combat",
        select(one(among=discard_pile(personnel(affiliations="Baj")), name="fallen")),
        add_to_total(highest("Strength", those("fallen"))),
        subject=personnel(affiliations="Baj"),
    ),
)

cards.define(
    93,
    "We Are Klingon",
    when(
        "attempt",
        select(one(affiliations="Kli", name="one")),
        if_(
            COMMANDS_KAHLESS,
            affect(those("one"), raised("Strength", 3), until="attempt"),
            otherwise=affect(those("one"), raised("Strength", 1), until="attempt"),
        ),
        subject=mission(),
        test=some_are(facing(affiliations="Kli")),
    ),
)

LAWYER = personnel(affiliations="Car", skills="Law", at=mission(kinds=("planet", "space")))

cards.define(
    94,
    "Well-Crafted Lure",
    only_if(commands(1, LAWYER)),
    order(
        select(one(among=commanded(LAWYER))),
        select(random(among=present(personnel(unique=False), "opponent"), name="prey")),
        tell(highest("cost", those("prey")), "price"),
        if_(
            both(some_are(those("prey")), at_least(count(hand()), number("price"))),
            may_pay(discard_from_hand(number("price")), put(those("prey"), "brig")),
        ),
    ),
)
