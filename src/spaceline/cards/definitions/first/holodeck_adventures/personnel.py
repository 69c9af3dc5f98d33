"""Personnel of Holodeck Adventures (2001)."""

from spaceline.cards.definitions.first.persona_phrases import ANY_HARRY_KIM, ANY_TOM_PARIS
from spaceline.effects.phrases import *

cards = Book("1e-ha")


cards.define(58, "Mila", special_download(download(equipment())))

cards.define(
    59,
    "Rusot",
    may_play("reporting", personnel(affiliations="Car", characteristics="Cardassian resistance"), at=this),
)

YOUTH = personnel(affiliations="Fed", skills="Youth")

cards.define(65, "Boothby", may_play("reporting", YOUTH, at=this), static(here(YOUTH), attributes(2)))

OPPOSING = personnel(disabled=False)
"""Of whom texts say that they oppose (1E-G:opposing/1)."""

cards.define(74, "Weiss", static(present(OPPOSING, "opponent"), raised("Strength", -1)))

cards.define(75, "Rulat", static(present(personnel(affiliations="Kaz", skills="SECURITY"), other=True), attributes(1)))

cards.define(
    82,
    "Arachnia",
    static(here(ship(excluding=like(carries=personnel(characteristics="female"))), "opponent"), raised("Shields", -4)),
)

CARD = like(titles="Dixon Hill's Business Card")

cards.define(91, "Dixon Hill", ignores_requirements(), special_download(download(CARD)))

SHERIFF = present(personnel(titles="Sheriff Worf"), "anyone")

cards.define(
    94,
    "Durango",
    static(this, raised("Strength", 2), test=some_are(SHERIFF)),
    static(SHERIFF, raised("Strength", 2)),
)

cards.define(
    118,
    "The Twin Mistresses of Evil",
    static(present(ANY_HARRY_KIM, only=1), doubles_skills()),
    static(present(ANY_TOM_PARIS, only=1), doubles_skills()),
)

cards.define(121, "Praetor Neral", static(commanded(personnel(skills="Tal Shiar")), gains("SECURITY")))

cards.define(122, "Maleth", static(present(OPPOSING, "opponent"), raised("Strength", -1)))
