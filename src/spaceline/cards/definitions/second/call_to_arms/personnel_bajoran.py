"""Personnel of Call to Arms (2003): Bajoran."""

from spaceline.cards.definitions.second.call_to_arms.phrases import cheaper_for_each, costs_a_discard, saved
from spaceline.effects.phrases import *

cards = Book("2e-ca")


cards.define(111, "Jorem", cheaper_for_each("Assault"))

cards.define(
    112,
    "Kira Nerys: Reformed Collaborator",
    costs_a_discard(),
    static(
        this,
        attributes(1),
        loses_skills("Treachery"),
        gains("Honor", "Physics"),
        test=either(
            some_are(discard_pile(personnel(species="Cardassian"))), some_are(discard_pile(personnel(keywords="Vedek")))
        ),
    ),
)

cards.define(
    113,
    "Odo: Wayward Link",
    costs_a_discard(),
    about_to(
        "kill",
        saved(),
        pay(sequence(stop(those("saved")), stop(this)), prevent(those("saved"))),
        subject=personnel(species="Bajoran"),
        where="present",
        by="dilemma",
    ),
)

FAITHFUL = discard_pile(personnel(species="Bajoran", skills="Anthropology"))

cards.define(
    114,
    "Porta: Advisor to the Emissary",
    when(
        "face",
        name_skill(of=FAITHFUL),
        affect(this, gains_named("skill"), until="dilemma"),
        limit="turn",
    ),
)

STRANGERS = count(present(personnel(excluding=personnel(species="Bajoran")), "anyone"), most=3)

cards.define(
    115,
    "Tahna Los: Voice of the Kohn-Ma",
    static(this, raised("Integrity", STRANGERS, times=-1), raised("Strength", STRANGERS)),
)

cards.define(
    116,
    "Yassim: Zealous Protester",
    about_to(
        "stop",
        saved(),
        pay(kill(this), prevent(those("saved"))),
        subject=personnel(affiliations="Baj"),
        where="present",
        by="dilemma",
    ),
)

cards.define(117, "Yelsar", may_play("reporting", at=missions(mission(titles="Mouth of the Wormhole"), "anyone")))
