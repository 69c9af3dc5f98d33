"""Personnel of Alternate Universe (1995)."""

from spaceline.cards.definitions.first.premiere.phrases import ROMULAN, WITH_THOSE_WHO_FACE
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import *

cards = Book("1e-au")


cards.define(100, "Tasha Yar - Alternate", special_download(download(equipment(titles="Starfleet Type II Phaser"))))

cards.define(
    102, "K'mtar", static(this, attributes(5), test=some_are(present(personnel(titles="Alexander Rozhenko"), "anyone")))
)

SEEDED = Cards("seeds", "anyone")

WITH_ONE_OTHER = both(
    either(some_are(present(personnel(skills="Archaeology"), other=True)), some_are(present(personnel(), "opponent"))),
    no(at_least(count(present(personnel(), "anyone", other=True)), 2)),
)
"""Whether somebody of the opponent's has the skill turns out as that is used."""


def looks_at_seeds(card: int, title: str) -> None:
    """Once in the game somebody, alone with an archaeologist on a planet, looks at all but three of the seeds there.

    Who is in a facility or a ship on the planet is on it as well (1E-G:on-planet/1).
    """
    is_on_planet = some_are(on_planet(personnel(titles=title)))
    cards.define(
        card,
        title,
        order(
            if_(
                some_are(present(personnel(skills="Archaeology"), "anyone", other=True)),
                select(some(count(SEEDED, less=3), "opponent", among=SEEDED)),
                look(those()),
            ),
            test=both(WITH_ONE_OTHER, is_on_planet, at_least(count(SEEDED), 4)),
            limit="game",
        ),
    )


looks_at_seeds(104, "Ajur")

looks_at_seeds(106, "Boratus")

cards.define(
    107,
    "Dathon",
    when(
        "encounter",
        nullify(those()),
        whose="anyone",
        subject=dilemma(characteristics="Tamarian-related dilemma"),
        test=WITH_THOSE_WHO_FACE,
        must=True,
    ),
)

cards.define(
    112,
    "D'Tan",
    static(present(personnel(one_of=ROMULAN, lacks="Treachery"), "anyone"), raised("Integrity", 1)),
)

IN_DIPLOMACY = are(this, like(printed="Diplomacy"))
"""As long as she has the skills of the Federation, whatever affiliation a text gives her (1E-6.3.3.0.1/6)."""

cards.define(113, "Major Rakal", static(this, raised("Integrity", 4), raised("Cunning", -1), test=IN_DIPLOMACY))

cards.define(114, "Stefan DeSeve", static(this, raised("Integrity", -1), test=are(this, like(printed="OFFICER"))))
