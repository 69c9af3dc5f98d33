"""Personnel of Energize (2003): Bajoran."""

from spaceline.cards.definitions.second.battle_phrases import ENEMY, IN_COMBAT
from spaceline.cards.definitions.second.energize.phrases import ANY_SKILL, DISCARDED_BAJORANS, downloads
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import *

cards = Book("2e-en")


cards.define(103, "Akorem Laan: Revered Poet", static(this, attributes(2), test=at_least(count(DISCARDED_BAJORANS), 2)))

LEADERS = discard_pile(personnel(affiliations="Baj", skills="Leadership"))

cards.define(
    104,
    "Borum: Selfless Hero",
    order(put(one(among=commandable(LEADERS), name="saved"), "spot", this), remove()),
)

cards.define(
    105,
    "Jaro Essa: Leader of the Circle",
    when(
        "face",
        select(one(among=discard_pile(personnel()), name="removed")),
        name_skill(of=those("removed")),
        pay(remove(those("removed")), affect(this, gains_named("skill"), until="dilemma")),
        test=some_are(discard_pile(personnel())),
    ),
)

FOUND = put(one(among=discard_pile(personnel()), name="found"), "hand")

cards.define(
    106,
    "Kira Nerys: Impassioned Major",
    when(
        "complete",
        if_(
            some_are(captured()),
            may(put(one(among=captured(), name="freed"), "hand"), otherwise=FOUND),
            otherwise=FOUND,
        ),
        using=("any skill",),
    ),
)

cards.define(
    107,
    "Kurn: Bajoran Security Officer",
    when("win-battle", pay(put(this, "hand"), kill(one(among=ENEMY))), test=IN_COMBAT),
)

cards.define(
    108,
    "Leeta: Dabo Girl",
    when(
        "select",
        select(one(among=present(personnel(affiliations="Baj"), other=True), name="pupil")),
        name_skill(of=those("pupil")),
        affect(those("pupil"), gains_named("skill"), until="attempt"),
        test=some_are(facing()),
    ),
)

cards.define(
    109,
    "Ro Laren: Maquis Sympathizer",
    when(
        "complete",
        put(random(2, among=hand(of="opponent"), name="two"), "deck_top", who="opponent"),
        using=ANY_SKILL,
    ),
)

cards.define(
    110,
    "The Sirah: The Storyteller",
    may_while_facing(
        pay(
            stop(this),
            affect(Cards("facing", "you", personnel(affiliations="Baj"), other=True), attributes(3), until="dilemma"),
        ),
    ),
)

cards.define(
    111,
    "Varis Sul: Tetrarch of the Paqu",
    static(
        this,
        gains("Diplomacy", "Leadership"),
        test=some_are(discard_pile(personnel(affiliations="Baj", skills="Leadership"))),
    ),
)

cards.define(112, "Winn Adami: Devious Manipulator", downloads(personnel(skills="Treachery", species="Bajoran")))
