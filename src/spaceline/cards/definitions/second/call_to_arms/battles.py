"""The cards of Call to Arms (2003) that begin combat and engagements, win them, or help in them.

Left out: those that leave some of the personnel present out, or need a Damage card in hand.
"""

from spaceline.cards.definitions.battles import IN_AN_ENGAGEMENT, kill_at_random, spent_on
from spaceline.effects.phrases import (
    Book,
    abstain,
    affect,
    at_least,
    attributes,
    count,
    destroy,
    discard,
    draw,
    hand,
    here,
    join,
    kill,
    killed,
    like,
    one,
    order,
    pay,
    personnel,
    plays_in_core,
    put,
    random,
    restore_range,
    score,
    select,
    sequence,
    ship,
    this,
    this_ship,
    those,
    unstop,
    up_to,
    when,
    while_in_an_engagement,
)
from spaceline.effects.phrases.battles import combat, engagement, involved

cards = Book("2e-ca")

DOMINION = personnel(affiliations="Dom")

cards.define(45, "Jem'Hadar Ambush", *spent_on(combat(DOMINION, score(10), or_engagement=True)))
cards.define(47, "Jem'Hadar Strike Force", *spent_on(combat(DOMINION, score(10), kill_at_random(), or_engagement=True)))
INTELLIGENCE_ABOARD = ship(
    staffed=True,
    stopped=False,
    carries=personnel(affiliations="Rom", skills="Intelligence", stopped=False),
    excluding=like(involved="engagement"),
)
cards.define(
    61,
    "The Enterprise Incident",
    *spent_on(
        engagement(
            put(random(among=involved(personnel(skills="Leadership"), "opponent")), "brig"),
            ship=ship(affiliations="Rom"),
            first=join(up_to(count(here(INTELLIGENCE_ABOARD)), among=here(INTELLIGENCE_ABOARD))),
        )
    ),
)
cards.define(
    160,
    "Limara'Son: Fierce Soldier",
    order(combat(None, kill_at_random(), this=True), put(this, "discard")),
)
cards.define(184, "Alexander Rozhenko: Good Luck Charm", when("win-battle", draw(), test=IN_AN_ENGAGEMENT))
cards.define(
    186,
    "Kor: Noble Warrior to the End",
    when(
        "engagement",
        pay(
            sequence(select(one(among=this_ship, name="ship")), kill(this)),
            affect(those("ship"), attributes(3)),
        ),
    ),
)
cards.define(
    208,
    "Soterus",
    while_in_an_engagement(
        pay(
            discard(one(among=hand(like(keywords="Maneuver")), name="maneuver")),
            affect(this, attributes(2), until="battle"),
        )
    ),
)
CAVALRY, FLEET = personnel(affiliations="Kli", stopped=True), ship(affiliations="Kli", stopped=True)
cards.define(
    39,
    "Cavalry Raid",
    plays_in_core(),
    when(
        "end-battle",
        pay(
            destroy(),
            unstop(involved(CAVALRY)),
            unstop(involved(FLEET)),
            restore_range(involved(ship(affiliations="Kli"))),
            abstain(),
        ),
        whose="anyone",
        subject=ship(involved="engagement"),
        test=at_least(killed("opponent")),
    ),
)
