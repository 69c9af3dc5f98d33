"""Cards of Energize (2003) that ask what was done in a turn: which cards were drawn and played."""

from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import (
    Book,
    at_least,
    both,
    commanded,
    commands,
    deck,
    destroy,
    discard,
    draw,
    drawn_this_turn,
    mission,
    missions,
    no,
    one,
    one_is,
    only_if,
    pay,
    personnel,
    played_this_turn,
    plays_in_core,
    score,
    sharing,
    ship,
    solves,
    some_are,
    those,
    when,
)

cards = Book("2e-en")

FOREIGN = missions(mission(kinds=("planet", "space")), "opponent")
cards.define(
    63,
    "Smuggling Run",
    plays_in_core(),
    when(
        "begin_turn",
        pay(destroy(), score(10)),
        test=one_is(
            FOREIGN,
            some_are(sharing("place", commanded(personnel(keywords="Smuggler")), those())),
            no(some_are(sharing("place", Cards("command", "owner", ship()), those()))),
            solves(those(), sharing("place", commanded(personnel()), those())),
        ),
    ),
)

cards.define(
    70,
    "Unseen Manipulations",
    only_if(commands(3, personnel(affiliations="Rom", skills="Treachery"))),
    plays_in_core(),
    when(
        "begin_orders",
        discard(deck(2, "opponent"), who="opponent"),
        whose="opponent",
        test=both(no(at_least(drawn_this_turn("active"), 2)), no(at_least(played_this_turn(of="active", type="ship")))),
        must=True,
    ),
)
cards.define(
    72,
    "Visionary",
    only_if(commands(2, personnel(icons="DS9", skills="Engineer"))),
    plays_in_core(),
    when("draw", pay(discard(one(among=those(), name="drawn")), draw()), limit="turn"),
)
