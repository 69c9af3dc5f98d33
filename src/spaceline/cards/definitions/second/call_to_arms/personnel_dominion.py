"""Personnel of Call to Arms (2003): Dominion."""

from __future__ import annotations

from spaceline.cards.definitions.second.battle_phrases import kill_at_random
from spaceline.cards.definitions.second.call_to_arms.phrases import ANY_SKILL
from spaceline.cards.definitions.second.concealed_phrases import MAY_BE_PERSONNEL
from spaceline.effects.nodes.abilities import When
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import *
from spaceline.effects.phrases.battles import combat

cards = Book("2e-ca")


ENEMY_PRESENT = some_are(present(personnel(), "opponent"))

SOMEBODY_MAY_BE_PRESENT = some_are(present(MAY_BE_PERSONNEL, "opponent"))
"""What everybody sees of it while an opponent's cards lie face down."""


def when_infiltrating(effect: Effect, *, must: bool = False) -> When:
    """Responds to Infiltration cards that you play, as long as an opponent's personnel is present."""
    return when(
        "play",
        if_(ENEMY_PRESENT, effect),
        subject=like(keywords="Infiltration"),
        test=SOMEBODY_MAY_BE_PRESENT,
        must=must,
    )


cards.define(150, "Bashir Founder: Nefarious Saboteur", when_infiltrating(draw()))

cards.define(
    151,
    "Borath: Psychological Researcher",
    order(
        select(random(among=hand(of="opponent"), name="seen")),
        look(those("seen")),
        if_(are(those("seen"), personnel()), draw()),
        limit="turn",
    ),
)

cards.define(
    152,
    "Founder Councilor",
    order(replace(this, one(among=hand(personnel(keywords="Founder")), name="successor"))),
)

cards.define(
    153,
    "Founder Leader: Beguiling Teacher",
    when("play", affect(commanded(personnel(icons="TN"), other=True), raised("Cunning", 1)), must=True),
)

cards.define(154, "Founder Leader: Forbidding Judge", when("play", download(personnel(species="Changeling"), "hand")))

cards.define(
    155,
    "Ikat'ika: Honorable Warrior",
    while_attempting(
        affect(this, attributes(2), until="attempt"),
        at_end_of_turn(kill(this)),
        limit="turn",
    ),
)

cards.define(
    157,
    "Keevan: Conniving Liar",
    when("play", each_player(draw()), subject=personnel(species="Jem'Hadar"), where="here", other=True),
)

CHANGELINGS = count(present(personnel(species="Changeling")))

cards.define(
    158,
    "Kilana: Dissembling Envoy",
    order(
        select(some(CHANGELINGS, among=deck(CHANGELINGS), name="seen")),
        look(those("seen")),
        replaced(those("seen"), any_order=True),
        limit="turn",
    ),
)

INFILTRATION = discard_pile(event(keywords="Infiltration"))

cards.define(
    159,
    "Kira Founder: Examiner",
    order(
        if_(ENEMY_PRESENT, pay(discard_from_hand(), put(one(among=INFILTRATION, name="found"), "hand"))),
        test=both(some_are(hand()), SOMEBODY_MAY_BE_PRESENT),
    ),
)

cards.define(
    160,
    "Limara'Son: Fierce Soldier",
    order(combat(None, kill_at_random(), this=True), put(this, "discard")),
)

cards.define(
    161,
    "Lovok Founder: Puppet Master",
    when_infiltrating(discard(random(among=hand(of="opponent"), name="lost"), who="opponent"), must=True),
)

cards.define(
    162,
    "Martok Founder: Poison of the Empire",
    when(
        "play",
        pay(discard_from_hand(), download(like(keywords="Infiltration"), "hand")),
        subject=like(keywords=("Assault", "Maneuver")),
    ),
)

cards.define(
    166,
    "Remata'Klan: Unit Leader",
    about_to(
        "random_selection",
        select(one(among=present(personnel(affiliations="Dom"), other=True), name="spared")),
        exempt(those("spared")),
    ),
)

cards.define(
    170,
    "Weyoun: Instrument of the Founders",
    static(
        this,
        attributes(2),
        gains("Security"),
        test=some_are(present(personnel(keywords="Founder"), "anyone")),
    ),
)

cards.define(171, "Weyoun: Loyal Subject of the Dominion", when("complete", draw(), using=ANY_SKILL))

cards.define(
    172,
    "Yak'Talon: Deadly Patroller",
    when(
        "attempt",
        pay(kill(this), affect(Cards("facing", "opponent"), attributes(-1), until="attempt")),
        whose="opponent",
        subject=mission(),
        where="here",
    ),
)

SACRIFICES = present(personnel(affiliations="Dom", excluding=like(species="Changeling")))

cards.define(
    173,
    "Yelgrun: Blunt Negotiator",
    order(
        pay(
            kill(one(among=SACRIFICES, name="victim")),
            each_player(
                tell(count(hand()), "held"),
                select(random(count(hand()), among=hand(), name="old")),
                select(some(number("held"), among=from_bottom(deck(number("held"))), name="fresh")),
                put(those("old"), "deck_bottom"),
                put(those("fresh"), "hand"),
            ),
        ),
    ),
)
