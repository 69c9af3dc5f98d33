"""The cards of Energize (2003) that begin combat and engagements, win them, or help in them."""

from spaceline.cards.definitions.battles import ATTACKED, ENEMY, IN_COMBAT, comes_to_help, kill_at_random, spent_on
from spaceline.effects.phrases import (
    Book,
    affect,
    are,
    attributes,
    both,
    commandable,
    commanded,
    commands,
    deck,
    destroy,
    dilemma_pile,
    discard,
    discard_pile,
    event,
    hand,
    highest,
    in_play,
    kill,
    like,
    missions,
    no,
    one,
    only_if,
    pay,
    personnel,
    plays_in_core,
    put,
    raised,
    random,
    remove,
    score,
    select,
    ship,
    some_are,
    static,
    this,
    those,
    when,
)
from spaceline.effects.phrases.battles import combat, engagement, involved

cards = Book("2e-en")

KLINGON_OFFICER = personnel(affiliations="Kli", skills="Officer")

cards.define(
    29,
    "Bat'leth",
    only_if(commands(1, personnel(species="Klingon"))),
    when(
        "win-battle",
        discard(random(among=hand(of="opponent"), name="card"), who="opponent"),
        subject=personnel(species="Klingon", involved="combat"),
        where="present",
        must=True,
    ),
)
cards.define(32, "Born for Conquest", *spent_on(combat(KLINGON_OFFICER, score(10), kill_at_random())))
cards.define(
    42,
    "Ferocity",
    plays_in_core(),
    when("win-battle", pay(destroy(), kill_at_random()), subject=personnel(affiliations="Kli")),
)
cards.define(
    45, "Heart of Glory", *spent_on(combat(personnel(affiliations="Kli"), kill_at_random(2), or_engagement=True))
)
cards.define(
    56,
    "Power to the Weapons",
    *spent_on(engagement(kill_at_random(2), personnel=personnel(skills="Leadership"))),
)
cards.define(
    57,
    "Rash Aggression",
    *spent_on(combat(personnel(affiliations="Baj", skills="Treachery"), kill(one(among=ENEMY)))),
)
cards.define(
    64,
    "Staunch Determination",
    plays_in_core(),
    when(
        "kill",
        pay(destroy(), discard(deck(highest("cost", those()), "opponent"), who="opponent")),
        whose="opponent",
        subject=personnel(),
        test=some_are(involved(ship(affiliations="Car"))),
    ),
)
cards.define(73, "We Will Not Surrender", *spent_on(engagement(score(10), kill_at_random(), personnel=KLINGON_OFFICER)))
cards.define(
    82,
    "Ja'chuq",
    when(
        "win-battle",
        select(one(among=missions(), name="mission")),
        put(dilemma_pile(1, "left"), "beneath", those("mission")),
        remove(),
        subject=personnel(affiliations="Kli", skills="Leadership"),
    ),
)
cards.define(
    90,
    "The Truth of War",
    when("win-battle", discard(deck(2, "opponent"), who="opponent"), subject=personnel(involved="combat")),
)
cards.define(
    92,
    "Vision of Violence",
    when(
        "combat",
        select(one(among=discard_pile(personnel(affiliations="Baj")), name="fallen")),
        affect(
            one(among=those(), name="first"), raised("Strength", highest("Strength", those("fallen"))), until="battle"
        ),
        subject=personnel(affiliations="Baj"),
    ),
)
cards.define(
    107,
    "Kurn: Bajoran Security Officer",
    when("win-battle", pay(put(this, "hand"), kill(one(among=ENEMY))), test=IN_COMBAT),
)
cards.define(133, "Bregath", static(this, attributes(2), test=some_are(commanded(ship(damaged=True), "opponent"))))
KLINGON_SHIP = ship(affiliations="Kli")
YOUNG_KLINGONS = commandable(hand(personnel(affiliations="Kli", below=("cost", 4))))
cards.define(
    138,
    "Kahless: The Unforgettable",
    when(
        "kill",
        select(one(among=YOUNG_KLINGONS, name="follower")),
        select(one(among=commanded(KLINGON_SHIP), name="vessel")),
        put(those("follower"), "aboard", those("vessel")),
        whose="opponent",
        subject=personnel(),
        by="you",
        test=both(some_are(involved(of="anyone")), commands(1, KLINGON_SHIP)),
    ),
)
MAQUIS_SHIP = ship(icons="Maq")
cards.define(147, "Amaros: Earnest Vanguard", comes_to_help(MAQUIS_SHIP, aboard=MAQUIS_SHIP))
OTHER_EVENTS = in_play(event(excluding=like(keywords="Maneuver")))
cards.define(
    149,
    "Harana",
    when("kill", destroy(one(among=OTHER_EVENTS)), by="dilemma"),
    when("kill", destroy(one(among=OTHER_EVENTS)), test=some_are(involved(of="anyone"))),
)
cards.define(
    171,
    "Guingouin",
    when(
        "win-battle",
        score(10),
        test=both(no(ATTACKED), are(commanded(ship()), like(icons="Maq"))),
        must=True,
    ),
)
cards.define(
    172,
    "Maquis Raider",
    when("win-battle", put(one("opponent", among=ENEMY), "deck_top", who="opponent"), must=True),
)
