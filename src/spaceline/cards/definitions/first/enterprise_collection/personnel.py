"""Personnel of the Enterprise Collection (2006)."""

from spaceline.cards.definitions.first.premiere.phrases import WITH_THOSE_WHO_FACE
from spaceline.effects.phrases import *

cards = Book("1e-enterprise")


cards.define(5, "Charles Tucker III", special_download(download(equipment(title_words="Tricorder"))))

cards.define(
    9,
    "Hoshi Sato",
    special_download(download(like(titles="Hail"))),
    when(
        "encounter",
        nullify(those()),
        whose="anyone",
        subject=dilemma(characteristics="female-related dilemma"),
        test=WITH_THOSE_WHO_FACE,
    ),
)

cards.define(10, "Jeremy Lucas", special_download(download(equipment(characteristics="MEDICAL-related equipment"))))

cards.define(12, "Malcolm Reed", static(present(personnel(skills="SECURITY"), "anyone", other=True), attributes(1)))

cards.define(13, "Maxwell Forrest", special_download(download(ship(classes="NX"))))

cards.define(15, "T'Pol", special_download(download(interrupt(characteristics="Vulcan-related interrupt"))))
