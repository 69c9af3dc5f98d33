"""Facilities of Voyager (2001)."""

from __future__ import annotations

from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.phrases import *

cards = Book("1e-voy")


def outpost(number: int, title: str, affiliation: str, *more: Ability, fetches: str) -> None:
    """An outpost at a mission of its affiliation or of the non-aligned, with a special download."""
    cards.define(
        number,
        title,
        plays_on(missions(mission(affiliations=(affiliation, "NA")), "anyone")),
        *more,
        special_download(download(like(titles=fetches))),
    )


outpost(55, "Kazon Outpost", "Kaz", static(this, barred("transport")), fetches="The Kazon Collective")

EXPANSE = mission(regions="Nekrit Expanse Region")

cards.define(
    56, "Nekrit Supply Depot", plays_on(missions(EXPANSE, "anyone"), missions(mission(adjacent=EXPANSE), "anyone"))
)

outpost(57, "Vidiian Outpost", "Vid", fetches="The Vidiian Sodality")
