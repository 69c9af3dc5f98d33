"""Facilities of The Borg (2001)."""

from spaceline.effects.phrases import *

cards = Book("1e-borg")


OPEN_SPACE = mission(kinds=("space", "dual"), open=True)

cards.define(
    25,
    "Hirogen Outpost",
    plays_on(missions(like(one_of=(mission(affiliations="Hir"), OPEN_SPACE)), "anyone")),
    static(this, equipped("Holodeck")),
    special_download(download(like(titles="Hirogen Hunt"))),
)
