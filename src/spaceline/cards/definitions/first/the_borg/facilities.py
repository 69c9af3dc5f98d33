"""Facilities of The Borg (2001)."""

from spaceline.effects.phrases import *

cards = Book("1e-borg")


OPEN_SPACE = mission(kinds=("space", "dual"), open=True)

cards.define(
    24,
    "Unicomplex",
    plays_on(missions(OPEN_SPACE, "anyone")),
    may_play(
        "free",
        like(
            one_of=(
                personnel(titles="Borg Queen"),
                personnel(unique=True, characteristics="Drone"),
                ship(unique=True),
            )
        ),
        at=this,
        limit="turn",
    ),
)

cards.define(
    25,
    "Hirogen Outpost",
    plays_on(missions(like(one_of=(mission(affiliations="Hir"), OPEN_SPACE)), "anyone")),
    static(this, equipped("Holodeck")),
    special_download(download(like(titles="Hirogen Hunt"))),
)
