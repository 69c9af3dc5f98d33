"""Equipment of Rules of Acquisition (1999)."""

from spaceline.cards.definitions.first.premiere.phrases import ROGUE_BORG, aid, rifle
from spaceline.effects.phrases import *

cards = Book("1e-roa")


DEALERS = commanded(personnel(one_of=(personnel(species="Breen"), personnel(characteristics="Arms dealer"))))

cards.define(
    13,
    "Breen CRM114",
    may_play("solely", at=DEALERS),
    just(
        "begin-battle",
        kill(up_to(5, among=present(ROGUE_BORG, "anyone"))),
        whose="anyone",
        subject=like(),
        where="present",
        test=some_are(present(ROGUE_BORG, "anyone")),
    ),
    bombards(),
)

aid(cards, 14, "Ferengi Disruptor", "Strength", "Fer", "NA", species=("Ferengi",))

rifle(cards, 15, "Ferengi Disruptor Rifle", "Fer", "NA", species=("Ferengi",))

aid(cards, 16, "Ferengi PADD", "Cunning", "Fer", species=("Ferengi",))
