"""Cards of Energize (2003) that change what others cost, or let others pay for what they do."""

from spaceline.effects.phrases import (
    Book,
    about_to,
    affect,
    commands,
    costs,
    discard,
    give_command,
    hand,
    mission,
    one,
    only_if,
    pay,
    personnel,
    plays_in_core,
    those,
    toll,
)

cards = Book("2e-en")

cards.define(
    66,
    "Temba, His Arms Wide",
    only_if(commands(3, personnel(icons="TNG"))),
    plays_in_core(),
    about_to("action-play", pay(give_command(), affect(those(), costs(-3), until="paid")), subject=personnel()),
)
cards.define(
    125,
    "Keiko O'Brien: School Teacher",
    about_to(
        "action-play",
        pay(
            discard(one(among=hand(apart="those"), name="discarded")),
            affect(those(), costs(-1), until="paid"),
        ),
        subject=personnel(affiliations="Baj"),
        where="there",
    ),
)
cards.define(177, "Tama", toll("beam", mission(kinds="planet")))
cards.define(179, "Terix", toll("attempt", mission(kinds="space"), 2))
cards.define(180, "Trolarak", toll("attempt", mission(kinds="planet"), 2))
