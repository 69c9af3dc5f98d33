"""Personnel of Call to Arms (2003): Cardassian."""

from spaceline.cards.definitions.second.call_to_arms.phrases import ANY_SKILL, cheaper_for_each, costs_a_discard
from spaceline.effects.phrases import *

cards = Book("2e-ca")


cards.define(
    141,
    "Damar: Useful Adjutant",
    about_to(
        "draw_dilemmas",
        pay(discard_from_hand(), more_dilemmas(-1)),
        whose="opponent",
        test=are(this, like(attempting=True)),
        limit="turn",
    ),
)

cards.define(142, "Davin", when("play", discard(deck(1, "opponent")), must=True))

cards.define(
    143,
    "Dukat: Liberator and Protector",
    when("complete", each_opponent(discard(deck(3))), using=ANY_SKILL, must=True, limit="turn"),
)

cards.define(
    144,
    "Elim Garak: Plain, Simple Tailor",
    about_to(
        "kill",
        pay(discard_from_hand(which=personnel()), back_to_hand(), prevent(this)),
        by="dilemma",
    ),
)

cards.define(
    146,
    "Mavek: Science Officer",
    when(
        "play",
        download(equipment(), "hand"),
        test=some_are(here(personnel(excluding=like(species="Cardassian"), stopped=False))),
    ),
)

cards.define(147, "Nerot", cheaper_for_each("Punishment"))

cards.define(
    149,
    "Tora Ziyal: Beloved Daughter",
    costs_a_discard(),
    when("stop", pay(discard_from_hand(), draw()), by="dilemma"),
)
