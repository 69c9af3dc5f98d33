"""Personnel of The Motion Pictures (2002)."""

from spaceline.effects.nodes.modifiers import Modifier
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import *

cards = Book("1e-tmp")


def at_home(number: int, title: str, which: Filter, *more: Modifier) -> None:
    """Makes a ship like that better while aboard."""
    cards.define(number, title, static(its_ship, *more, test=are(its_ship, which)))


cards.define(
    35,
    "Admiral Kirk",
    special_download(download(like(titles="Commandeer Ship"))),
    order(pay(discard_from_hand(), draw()), limit="turn"),
)

cards.define(37, "Ambassador Sarek", special_download(download(event(characteristics="Federation treaty"))))

at_home(43, "Commander Chekov", ship(titles="Starship Enterprise"), raised("Weapons", 2))

at_home(47, "Demora Sulu", ship(title_words="Enterprise"), raised("Range", 1))

DEAD = discard_pile(personnel())

cards.define(
    50,
    "Dr. McCoy (The Motion Pictures)",
    order(
        select(some(count(DEAD), among=DEAD)),
        put(Cards("named", name="those", top=1), "hand"),
        test=some_are(DEAD),
        limit="twice",
    ),
)

at_home(71, "Captain Kang", ship(at=mission(affiliations="Kli")), raised("Weapons", 2))

at_home(72, "Ch'dak", ship(affiliations="Kli", icons="Films"), raised("Range", 1))

cards.define(83, "Krase", static(here(ship(affiliations="Kli", icons="Films")), raised("Shields", 2)))

at_home(96, "Joachim", ship(titles="U.S.S. Reliant"), raised("Weapons", 3))

cards.define(106, "Sybok", special_download(download(like(titles="Release This Pain"))))
