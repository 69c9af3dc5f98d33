"""Facilities of First Contact (1997)."""

from spaceline.effects.phrases import *

cards = Book("1e-fc")


SITES = like(
    one_of=(
        mission(kinds=("space", "dual"), open=True),
        mission(under=like(titles="Assimilate Planet", completed=True)),
    )
)

cards.define(
    37,
    "Borg Outpost",
    plays_on(missions(SITES, "anyone")),
    special_download(download(like(titles="Transwarp Network Gateway"))),
)
