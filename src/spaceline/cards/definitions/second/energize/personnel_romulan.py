"""Personnel of Energize (2003): Romulan."""

from spaceline.cards.definitions.second.energize.phrases import ANY_SKILL, CLOAK, fetched
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import *

cards = Book("2e-en")


PURSUIT = like(one_of=(like(titles="Engage Cloak"), like(keywords="Pursuit")))

cards.define(
    161, "Galathon: Steadfast Rival", when("play", put(one(among=discard_pile(PURSUIT), name="found"), "hand"))
)

cards.define(
    162,
    "Mirok: Interphase Researcher",
    when(
        "attempt",
        discard(one("opponent", among=hand(of="opponent"), name="lost"), who="opponent"),
        whose="opponent",
        subject=mission(),
        where="here",
        test=some_are(Cards("facing", "opponent", personnel(skills="Engineer"))),
        must=True,
    ),
)

cards.define(
    163, "Neral: Senate Proconsul", may_while_facing(pay(discard_from_hand(), fetched("Diplomatic Masquerade")))
)

cards.define(
    165,
    "Sirol: Diplomatic Adversary",
    static(here(personnel(skills="Treachery"), "opponent"), taxed("Treachery")),
)

cards.define(
    166,
    "T'Rul: Curt Subcommander",
    order(look(deck(1, "opponent")), test=are(this, like(within=ship(on=CLOAK)))),
)

cards.define(
    167, "Toraan", when("play", discard(one("opponent", among=hand(of="opponent")), who="opponent"), must=True)
)

cards.define(
    168,
    "Toreth: Cautious Commander",
    when(
        "complete",
        look(hand(of="opponent")),
        discard(one(among=hand(of="opponent"), name="lost")),
        using=ANY_SKILL,
        limit="turn",
    ),
)
