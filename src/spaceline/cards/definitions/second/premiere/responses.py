"""Personnel of Premiere (2002) who respond to what opponents do with cards, or take the place of others."""

from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.nodes.selectors import Filter
from spaceline.effects.phrases import (
    Book,
    about_to,
    both,
    discard_from_hand,
    draw,
    like,
    one,
    pay,
    personnel,
    prevent,
    put,
    select,
    selected_instead,
    this,
    those,
    unused,
    when,
)

cards = Book("2e-se")


def draws_when(verb: str, which: Filter) -> Ability:
    """Draws when an opponent does so with a card of yours, as long as none of the three texts was used."""
    return when(verb, draw(), subject=which, by="opponent", limit="turn", test=both(unused(1), unused(2), unused(3)))


CONCEALED = like(zones=("hand", "deck"))
cards.define(
    261,
    "Deanna Troi: Guide and Conscience",
    draws_when("discard", like()),
    draws_when("examine", CONCEALED),
    draws_when("reveal", CONCEALED),
)
cards.define(
    286,
    "Tasha Yar: Chief of Security",
    when(
        "select",
        select(one(among=those())),
        selected_instead(this),
        subject=personnel(lacks="Security"),
        where="planet",
        other=True,
        fate="kill",
    ),
)
cards.define(
    294,
    "Bo'rak: Klingon Intelligence Agent",
    when("keep", put(those(), "deck_top", who="opponent"), whose="opponent", subject=like(), must=True),
)
cards.define(
    313,
    "Morka: Klingon Intelligence Agent",
    about_to(
        "put",
        pay(discard_from_hand(), prevent(those()), put(those(), "deck_bottom")),
        whose="opponent",
        subject=like(),
        where="deck_top",
        by="opponent",
    ),
)
