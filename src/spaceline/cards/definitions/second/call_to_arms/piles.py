"""Cards of Call to Arms (2003) about what goes into piles: dilemmas that are overcome or return, cards discarded."""

from spaceline.effects.nodes.abilities import When
from spaceline.effects.phrases import (
    Book,
    about_to,
    cause,
    commanded,
    commands,
    destroy,
    dilemma_pile,
    discard_pile,
    either,
    event,
    facing,
    give_command,
    hand,
    if_,
    in_play,
    just,
    lends,
    like,
    look,
    mission,
    missions,
    one,
    only_if,
    order,
    overcome_dilemmas,
    pay,
    personnel,
    plays_in_core,
    present,
    prevent,
    put,
    remove,
    score,
    select,
    sequence,
    sharing,
    some_are,
    those,
    when,
)

cards = Book("2e-ca")

ANY_DILEMMA = like(types="dilemma")

# Events

cards.define(
    60,
    "The Crystalline Entity",
    plays_in_core(),
    order(
        pay(give_command(), destroy(one(among=in_play(event()), name="event"))),
        test=some_are(commanded(event(), other=True)),
    ),
)
OWN = sharing("place", overcome_dilemmas("you"), missions(mission(completed=True), "opponent"))
cards.define(
    62,
    "The Manheim Effect",
    plays_in_core(),
    about_to("draw_dilemmas", pay(destroy(), put(one(among=OWN, name="again"), "pile_top"))),
)
cards.define(
    63,
    "The Trial Never Ended",
    plays_in_core(),
    about_to(
        "overcome",
        pay(
            destroy(),
            if_(
                some_are(dilemma_pile(of="owner")),
                select(one(among=dilemma_pile(1, "owner"), name="other")),
                prevent(those()),
                put(those(), "pile_top"),
                put(those("other"), "beneath"),
            ),
        ),
        whose="anyone",
        subject=ANY_DILEMMA,
    ),
)

cards.define(
    65,
    "Trial of Faith",
    only_if(commands(3, personnel(affiliations="Baj"))),
    plays_in_core(),
    lends(),
    just("play", score(5), whose="opponent", subject=like(), where="on", must=True),
    order(
        look(discard_pile(of="opponent")),
        put(one(among=discard_pile(of="opponent"), name="lent"), "this"),
        limit="turn",
    ),
)


def cloned(verb: str) -> When:
    """A Vorta of yours that comes into your discard pile like that is taken into the hand instead."""
    return when(
        verb,
        pay(remove(one(among=hand(), name="removed")), put(those(), "hand")),
        subject=personnel(species="Vorta", zones="discard"),
    )


cards.define(67, "Vorta Cloning", plays_in_core(), cloned("kill"), cloned("discard"), cloned("put"))

# Interrupts

OVERCOME_HERE = sharing("place", overcome_dilemmas(), missions())
cards.define(
    69,
    "Adapt",
    when(
        "face",
        put(cause, "beneath"),
        subject=personnel(affiliations="Bor"),
        test=some_are(sharing("title", cause, OVERCOME_HERE)),
    ),
)
BORG_WHO_FACED_IT = present(personnel(affiliations="Bor", attempting=True, stopped=True))
cards.define(
    70,
    "Analyze",
    about_to(
        "put",
        sequence(prevent(those()), put(those(), "beneath")),
        whose="opponent",
        subject=like(types="dilemma", zones="faced"),
        test=either(some_are(facing(affiliations="Bor")), some_are(BORG_WHO_FACED_IT)),
        fate="pile",
    ),
)
