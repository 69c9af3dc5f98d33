"""Ships of Mirror, Mirror (2000)."""

from spaceline.effects.phrases import *

cards = Book("1e-mm")

OF_THE_EMPIRE = personnel(icons=("TE", "OS"))

cards.define(119, "I.S.S. Constitution", special_download(download(OF_THE_EMPIRE.but(unique=False))))

cards.define(120, "I.S.S. Enterprise", special_download(download(OF_THE_EMPIRE)))
