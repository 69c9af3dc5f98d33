"""The cards of Call to Arms (2003) that download, exchange cards in play, or remove cards from the game."""

from spaceline.effects.phrases import (
    Book,
    commands,
    discard_pile,
    download,
    each_player,
    equipment,
    hand,
    here,
    interrupt,
    like,
    one,
    only_if,
    order,
    personnel,
    remove,
    replace,
    some_are,
    this,
    when,
)

cards = Book("2e-ca")

cards.define(
    71,
    "Cultist Attack",
    only_if(commands(1, personnel(affiliations="Baj", skills="Treachery"))),
    order(each_player(remove(discard_pile(interrupt())))),
)
cards.define(
    79,
    "We're Everywhere",
    when("kill", download(personnel(keywords="Shape-shifter"), "hand"), subject=personnel(keywords="Shape-shifter")),
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
cards.define(
    152,
    "Founder Councilor",
    order(replace(this, one(among=hand(personnel(keywords="Founder")), name="successor"))),
)
cards.define(154, "Founder Leader: Forbidding Judge", when("play", download(personnel(species="Changeling"), "hand")))
