"""Events of Blaze of Glory (1999)."""

from spaceline.cards.definitions.first.shuttle_phrases import SHUTTLECRAFT
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import *

cards = Book("1e-bog")


CAPTIVE = Cards("afflicted", "anyone", personnel())

ATTACK_SHIPS = like(characteristics="Jem'hadar Attack Ship")

cards.define(
    23,
    "Engage Shuttle Operations: Dominion",
    may_seed("facility_phase"),
    plays_in_core(),
    carries(
        ship(one_of=(*SHUTTLECRAFT, ATTACK_SHIPS)),
        by=ship(
            characteristics="Dominion ship",
            one_of=(like(characteristics="Battleship"), like(characteristics="Warship")),
            special="Tractor Beam",
        ),
    ),
)

cards.define(25, "The Big Picture", plays_in_core(), raises_goal(40), never_nullified())

cards.define(
    26,
    "Torture",
    plays_on(captured(personnel(), "opponent")),
    when_played(afflict(target)),
    about_to(
        "expire",
        tell(number("bonus", this), "bonus"),
        kill(CAPTIVE),
        lose(7, "opponent"),
        if_(at_least(number("bonus")), score(number("bonus"), times=-1, who="opponent")),
        must=True,
    ),
)
