"""The cards of Call to Arms (2003) by and about infiltrators, who are present with an opponent's personnel."""

from spaceline.effects.nodes.abilities import When
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import (
    Book,
    back_to_hand,
    both,
    commanded,
    count,
    destroy,
    discard,
    discard_from_hand,
    discard_pile,
    draw,
    event,
    hand,
    if_,
    in_play,
    kill,
    like,
    mission,
    more_dilemmas,
    one,
    only_if,
    order,
    pay,
    personnel,
    plays_in_core,
    present,
    put,
    random,
    select,
    sharing,
    ship,
    some,
    some_are,
    those,
    up_to,
    when,
)

cards = Book("2e-ca")

ENEMIES = commanded(personnel(), "opponent")
INFILTRATORS = commanded(personnel(keywords="Infiltrator"))
ENEMY_PRESENT = some_are(present(personnel(), "opponent"))
SOMEBODY_MAY_BE_PRESENT = some_are(present(like(types=("personnel", "equipment")), "opponent"))
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


UNDAMAGED = commanded(ship(damaged=False), "opponent")
SABOTEURS = sharing("presence", INFILTRATORS, UNDAMAGED)
DAMAGE_IN_HAND = hand(like(damaging=True))
cards.define(
    40,
    "Changeling Sabotage",
    plays_in_core(),
    order(
        select(one(among=SABOTEURS, name="saboteur")),
        select(one(among=sharing("presence", UNDAMAGED, those("saboteur")), name="ship")),
        pay(back_to_hand(those("saboteur")), put(one(among=DAMAGE_IN_HAND, name="damage"), "ship", those("ship"))),
        test=some_are(SABOTEURS),
    ),
)
cards.define(
    43,
    "Enemy in Your Midst",
    plays_in_core(),
    order(
        select(one(among=sharing("place", in_play(ship()), INFILTRATORS), name="ship")),
        pay(
            destroy(),
            select(
                up_to(
                    count(sharing("place", INFILTRATORS, those("ship"))),
                    among=sharing("place", INFILTRATORS, those("ship")),
                    name="moved",
                )
            ),
            put(those("moved"), "aboard", those("ship")),
        ),
    ),
)
AT_THE_MISSION = count(sharing("place", INFILTRATORS, those()))
cards.define(
    66,
    "Under Suspicion",
    plays_in_core(),
    when(
        "attempt",
        more_dilemmas(AT_THE_MISSION, AT_THE_MISSION),
        whose="right",
        subject=mission(),
        test=some_are(sharing("place", INFILTRATORS, those())),
    ),
)


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
cards.define(150, "Bashir Founder: Nefarious Saboteur", when_infiltrating(draw()))
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
    161,
    "Lovok Founder: Puppet Master",
    when_infiltrating(discard(random(among=hand(of="opponent"), name="lost"), who="opponent"), must=True),
)
