"""The dilemmas of Premiere (2002) that become damage on a ship (2E-damage/1)."""

from spaceline.cards.definitions.dilemmas import damaged_unless, weakened
from spaceline.effects.phrases import (
    Book,
    aboard,
    all_of,
    any_of,
    bearing,
    damage,
    faced,
    here,
    if_,
    kill,
    one,
    onto_ship,
    personnel,
    put,
    random,
    select,
    sequence,
    ship,
    single,
    skill,
    some_are,
    stop_all,
    stop_others,
    this,
    those,
    total,
    unless,
    unless_chosen,
    when,
)

cards = Book("2e-se")

cards.define(
    2,
    "Aggressive Behavior",
    faced(
        unless(
            any_of(skill("Anthropology", 2), all_of(skill("Leadership", 2), total("Weapons", 8))),
            kill(random()),
            stop_others(),
            onto_ship(),
        )
    ),
    weakened(),
)
cards.define(
    27,
    "Gravimetric Distortion",
    *damaged_unless(any_of(skill("Astrometrics", 2), skill("Engineer", 3), single(skill("Navigation", 2)))),
)
cards.define(
    28,
    "Graviton Ellipse",
    *damaged_unless(
        any_of(all_of(skill("Astrometrics"), skill("Engineer"), skill("Physics")), total("Shields+unused Range", 13))
    ),
)
cards.define(
    39,
    "Nanite Attack",
    faced(
        unless(
            any_of(
                all_of(skill("Diplomacy", 2), skill("Engineer", 2)),
                all_of(skill("Security", 2), bearing("Hand Weapon")),
            ),
            onto_ship(),
        )
    ),
    damage(when("end_turn", kill(random(among=aboard(personnel()))), must=True)),
)
cards.define(
    51,
    "Sympathetic Magic",
    faced(
        if_(
            some_are(here(ship())),
            unless_chosen(
                sequence(select(one(among=here(ship()), name="ship")), put(this, "ship", those("ship"))), stop_all()
            ),
            otherwise=stop_all(),
        )
    ),
    weakened(),
)
