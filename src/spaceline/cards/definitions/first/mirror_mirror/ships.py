"""Ships of Mirror, Mirror (2000)."""

from spaceline.cards.definitions.first.shuttle_phrases import carries_shuttlepods, lands_once
from spaceline.effects.phrases import *

cards = Book("1e-mm")

OF_THE_EMPIRE = personnel(icons=("TE", "OS"))

cards.define(114, "Alliance Interceptor", lands_once(), range_within_a_region(4))

cards.define(118, "Defiant", carries_shuttlepods())

cards.define(119, "I.S.S. Constitution", special_download(download(OF_THE_EMPIRE.but(unique=False))))

cards.define(120, "I.S.S. Enterprise", special_download(download(OF_THE_EMPIRE)))

cards.define(121, "Rebel Interceptor", lands_once(), range_within_a_region(3))

FERENGI = personnel(one_of=(personnel(quadrants="Mirror", species="Ferengi"), like(titles="Ezri")))

cards.define(
    123,
    "Mirror Ferengi Shuttle",
    may_play("reporting", FERENGI, at=this),
    may_play("free", personnel(titles="Mr. Brunt"), at=this),
)
