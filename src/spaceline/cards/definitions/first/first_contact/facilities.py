"""Facilities of First Contact (1997)."""

from spaceline.effects.phrases import *

cards = Book("1e-fc")


OPEN_SPACE = mission(kinds=("space", "dual"), open=True)

ASSIMILATED = mission(under=like(titles="Assimilate Planet", completed=True))

cards.define(
    37,
    "Borg Outpost",
    plays_on(missions(OPEN_SPACE, "anyone"), missions(ASSIMILATED, "anyone")),
    special_download(download(like(titles="Transwarp Network Gateway"))),
)
