"""The cards of Call to Arms (2003) that take command of an opponent's personnel, or speak of those so taken."""

from spaceline.cards.definitions.battles import ENEMY, ENEMY_SHIP, spent_on
from spaceline.cards.definitions.dilemmas import weakened
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import (
    Book,
    commandable,
    commanded,
    commands,
    count,
    destroy,
    here,
    if_,
    mission,
    name_skill,
    one,
    only_if,
    order,
    pay,
    personnel,
    plays_in_core,
    present,
    put,
    random,
    score,
    select,
    sequence,
    ship,
    skilled,
    some_are,
    stop,
    take_command,
    tell,
    this,
    those,
    together,
)
from spaceline.effects.phrases.battles import attacker, combat, engagement
from spaceline.effects.phrases.tests import number

cards = Book("2e-ca")

BORG = personnel(affiliations="Bor")
GUARD = personnel(affiliations="Bor", skills="Security", stopped=False, at=mission(kinds=("planet", "space")))


def assimilate(among: Cards = ENEMY) -> Effect:
    """One of the personnel whom an opponent brought into the battle, or of others, changes sides."""
    return take_command(random(among=commandable(among), name="drone"))


cards.define(
    34,
    "Abduction",
    plays_in_core(),
    order(
        select(one(among=together(2, commanded(GUARD)))),
        select(one(among=present(GUARD, apart="those"), name="second")),
        if_(
            some_are(those("second")),
            pay(
                sequence(destroy(), stop(those()), stop(those("second"))),
                name_skill(),
                take_command(random(among=commandable(skilled(present(personnel(), "opponent"))), name="drone")),
            ),
        ),
        test=some_are(together(2, commanded(GUARD))),
    ),
)
WHEREVER = commanded(personnel(), "opponent")
cards.define(35, "Adding to Our Perfection", *spent_on(combat(BORG, assimilate(WHEREVER))))
cards.define(
    36,
    "Borg Cutting Beam",
    plays_in_core(),
    order(
        engagement(
            assimilate(),
            put(those("drone"), "aboard", attacker),
            select(one(among=ENEMY_SHIP, name="loser")),
            put(this, "ship", those("loser")),
            ship=ship(affiliations="Bor"),
            otherwise=destroy(),
        )
    ),
    weakened(),
)
cards.define(
    48,
    "One With the Borg",
    only_if(commands(3, BORG)),
    plays_in_core(),
    order(
        tell(count(commanded(personnel(own=False))), "taken"),
        pay(destroy(), score(number("taken"), times=5)),
    ),
)
cards.define(
    64,
    "The Will of the Collective",
    *spent_on(
        combat(
            BORG,
            assimilate(),
            select(one(among=here(ship(affiliations="Bor")), name="ship")),
            put(those("drone"), "aboard", those("ship")),
            or_engagement=True,
        )
    ),
)
