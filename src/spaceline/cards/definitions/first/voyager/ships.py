"""Ships of Voyager (2001)."""

from spaceline.cards.definitions.first.shuttle_phrases import lands_once, shuttlecraft
from spaceline.effects.phrases import *

cards = Book("1e-voy")


cards.define(
    190,
    "Delta Flyer",
    may_play("reporting", at=commanded(ship(titles="U.S.S. Voyager"))),
    may_play("free", at=commanded(ship(titles="U.S.S. Voyager"))),
    special_download(download(like(titles="Evasive Maneuvers"))),
)

cards.define(
    191,
    "Type 9 Shuttlecraft",
    may_play("reporting", at=commanded(ship(classes=("Intrepid", "Nova")))),
)

cards.define(
    195,
    "Kazon Raider",
    may_play("reporting", shuttlecraft(characteristics="Kazon ship"), this),
    carries(shuttlecraft(characteristics="Kazon ship")),
)

cards.define(
    196,
    "Kazon Shuttle",
    lands_once(),
    special_download(download(like(titles="Boarding Party"))),
)

cards.define(
    197,
    "Kazon Warship",
    carries(ship(affiliations="Kaz", unique=False, excluding=like(characteristics="Warship"))),
)
