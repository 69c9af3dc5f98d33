"""Cards of the first release that are played in personnel battle."""

from spaceline.effects.phrases import (
    Book,
    affect,
    are,
    at_least,
    battle,
    both,
    count,
    either,
    just,
    kill,
    killed,
    like,
    multiplied,
    number,
    personnel,
    select,
    some,
    some_are,
    tell,
    those,
)
from spaceline.effects.phrases.battles import involved

cards = Book("1e-premiere")

KLINGON = (like(affiliations="Kli"), like(species="Klingon"))
"""Klingons by affiliation or by species (1E-G:affiliation-and-species/1)."""

HONORABLE = personnel(skills="Honor", one_of=KLINGON, disabled=False)
TREACHEROUS = personnel(skills="Treachery", disabled=False)
cards.define(
    118,
    "Honor Challenge",
    just(
        "begin-battle",
        tell(count(involved(HONORABLE)), "challengers"),
        select(some(number("challengers"), among=involved(TREACHEROUS, "opponent"), name="challenged")),
        tell(count(involved(HONORABLE, "opponent")), "opposing"),
        select(some(number("opposing"), among=involved(TREACHEROUS), name="betrayed")),
        kill(those("challenged", also="betrayed")),
        whose="anyone",
        subject=personnel(),
        test=either(some_are(involved(HONORABLE)), some_are(involved(TREACHEROUS))),
    ),
)

AVENGERS = involved(personnel(one_of=KLINGON, disabled=False))
cards.define(
    126,
    "Klingon Right of Vengeance",
    just(
        "end-battle",
        affect(AVENGERS, multiplied("Strength", 2), until="battle"),
        battle(AVENGERS, involved(personnel(), "opponent")),
        whose="anyone",
        subject=personnel(),
        test=both(
            at_least(killed("anyone", personnel(one_of=KLINGON))),
            some_are(AVENGERS),
            are(involved(of="opponent"), personnel()),
        ),
    ),
)
