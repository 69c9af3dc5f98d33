"""Events of Premiere (2002), O to W."""

from __future__ import annotations

from spaceline.cards.definitions.second.battle_phrases import (
    ENEMY_SHIP,
    LEADERSHIP,
    capture_at_random,
    spent_on,
    stronger,
)
from spaceline.cards.definitions.second.premiere.phrases import FASTER_WITH_REMANS, brought_home, two_for_one
from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.phrases import *
from spaceline.effects.phrases.battles import combat, engagement, involved

cards = Book("2e-se")


cards.define(
    100,
    '"Observer" from the Obsidian Order',
    *two_for_one(personnel(affiliations="Car", skills=("Leadership", "Intelligence"))),
)

cards.define(101, "Order of the Bat'leth", *two_for_one(personnel(affiliations="Kli", skills="Honor")))

cards.define(
    102,
    "Peacemaker or Predator?",
    when_played(
        select(
            some(
                count(commanded(personnel(affiliations="Rom", skills="Leadership"))),
                among=deck(count(commanded(personnel(affiliations="Rom", skills="Leadership"))), "opponent"),
                name="seen",
            )
        ),
        look(those("seen")),
        replaced(those("seen"), any_order=True),
    ),
)


def spent_as_damage(bonus: int, attribute: str) -> tuple[Ability, ...]:
    """Begins engagements until one is lost; a ship that loses carries it as damage."""
    begun = engagement(
        select(one(among=ENEMY_SHIP, name="loser")),
        put(this, "ship", those("loser")),
        personnel=LEADERSHIP,
        first=stronger(bonus),
        otherwise=destroy(),
    )
    return plays_in_core(), order(begun), damage(static(this_ship, raised(attribute, -2)))


cards.define(103, "Pierce Their Defenses", *spent_as_damage(2, "Shields"))

cards.define(104, "Point Blank Strike", *spent_as_damage(4, "Weapons"))

cards.define(105, "Precise Attack", *spent_as_damage(2, "Range"))

ON_ROMULUS = personnel(keywords=("Praetor", "Senator"), at=mission(titles="Romulus"), excluding=like(within=ship()))

cards.define(
    106,
    "Prejudice and Politics",
    plays_in_core(),
    order(
        select(one(among=deck(1, "opponent"), name="top")),
        reveal(those("top")),
        if_(
            are(those("top"), personnel()),
            put(those("top"), "hand", who="opponent"),
            otherwise=if_(
                are(those("top"), like(excluding=personnel())),
                score(5),
                put(those("top"), "deck_bottom", who="opponent"),
            ),
        ),
        test=commands(1, ON_ROMULUS),
        limit="turn",
    ),
)

cards.define(
    107,
    "Process Identification",
    only_if(commands(3, personnel(affiliations="Car"))),
    when_played(
        select(some(5, among=deck(5), name="seen")),
        look(those("seen")),
        put(one(among=those("seen"), name="taken"), "hand"),
        put(those("seen", apart="taken"), "deck_bottom", any_order=True),
    ),
)

cards.define(
    108,
    "Rescue Captives",
    when_played(
        discard(up_to(count(hand()), among=hand(), name="paid")),
        brought_home(some(count(those("paid")), among=captured(), name="freed")),
    ),
)

cards.define(
    109,
    "Resistance Tactics",
    plays_in_core(),
    when(
        "begin-battle",
        pay(destroy(), stop(involved(of="anyone")), prevent()),
        subject=like(affiliations="Baj"),
    ),
)

SPIES = sharing("place", commanded(personnel(affiliations="Rom")), missions(mission(kinds="planet"), "opponent"))

cards.define(
    110,
    "Romulan Intelligence Network",
    plays_in_core(),
    when(
        "begin_turn",
        select(some(2, among=deck(2, "opponent"), name="two")),
        look(those("two")),
        put(one(among=those("two"), name="lower"), "deck_bottom"),
        put(those("two", apart="lower"), "deck_top"),
        test=some_are(SPIES),
    ),
)

cards.define(
    111,
    "Standard Cardassian Procedure",
    *spent_on(engagement(capture_at_random(), ship=ship(affiliations="Car"), first=stronger(1))),
)

cards.define(112, "Tactical Planning", *two_for_one(personnel(affiliations="Rom", skills="Security")))

cards.define(113, "Taken Prisoner", *spent_on(combat(personnel(affiliations="Car"), capture_at_random())))

cards.define(
    114,
    "Tapestry",
    when_played(
        remove(deck()),
        put(discard_pile(like(types=("personnel", "ship"))), "deck_bottom"),
        shuffle(deck()),
        remove(discard_pile()),
        remove(),
    ),
)

cards.define(
    115,
    "The Orion Underworld",
    *spent_on(engagement(score(10), ship=ship(affiliations="NA"), personnel=personnel(keywords="Thief"))),
)

cards.define(
    116,
    "The Pillage of Bajor",
    only_if(commands(3, personnel(affiliations="Car"))),
    when_played(
        select(some(3, among=deck(3), name="seen")),
        look(those("seen")),
        put(some(2, among=those("seen"), name="taken"), "hand"),
        discard(those("seen", apart="taken")),
    ),
)

cards.define(
    117,
    "The Reman Mines",
    plays_on(missions(mission(titles="Supervise Dilithium Mine"), "anyone")),
    FASTER_WITH_REMANS,
)

cards.define(
    118,
    "To Boldly Go",
    only_if(both(completed("planet"), completed("space"))),
    plays_in_core(),
    about_to(
        "stop", pay(destroy(), prevent(those())), subject=personnel(affiliations="Fed"), by="dilemma", limit="together"
    ),
)

cards.define(
    119,
    "Warrior's Birthright",
    only_if(commands(3, personnel(affiliations="Kli"))),
    plays_on(missions()),
    static(here(personnel()), stands("Strength", instead_of="Integrity+Cunning")),
)
