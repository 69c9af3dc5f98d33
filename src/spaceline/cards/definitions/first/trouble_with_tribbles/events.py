"""Events of The Trouble with Tribbles (2000)."""

from spaceline.cards.definitions.first.treaty_phrases import alliance
from spaceline.effects.phrases import *

cards = Book("1e-twt")


AGENTS = personnel(titles=("Lucsly", "Dulmer"))

cards.define(
    19,
    "Temporal Investigations",
    plays_in_core(),
    when(
        "report",
        may(draw(), otherwise=unless_chosen(download(AGENTS, count=2), download(AGENTS))),
        whose="opponent",
        subject=like(types=("personnel", "ship"), icons="AU", at=mission(quadrants="Alpha")),
        limit="turn",
    ),
)

alliance(cards, 20, "Treaty: Cardassian/Bajoran", "Car", "Baj", "Bareil Antos", "Kai Winn", "Turrel")

alliance(cards, 21, "Treaty: Romulan/Bajoran", "Rom", "Baj", "Colonel Kira", "Senator Cretak")
