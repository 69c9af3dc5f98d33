"""Objectives of Rules of Acquisition (1999)."""

from spaceline.effects.phrases import *

cards = Book("1e-roa")


TRADER = any_of(bearing("Freighter", type="ship"), bearing("Transport", type="ship"), bearing("Fer", type="ship"))

SOMEWHERE_HERE = here(like(types=("ship", "facility", "mission"), cloaked=False))
"""The new trading post is only one of these; to a mission is to its planet."""

cards.define(
    52,
    "Establish Trade Route",
    may_seed("facility_phase"),
    plays_on(missions(mission(kinds=("space", "dual"), excluding=like(titles=("Nebula", "Space"))))),
    alternate(
        all_of(skill("Greed"), TRADER, skill("Acquisition", 3), more_than_points("Cunning", 2)),
        may_pay(
            download(like(titles="Ferengi Trading Post"), at=this_mission),
            may(download(equipment(), at=SOMEWHERE_HERE), may(download(equipment(), at=SOMEWHERE_HERE))),
        ),
        discard(this),
    ),
)

FERENGI = (like(affiliations="Fer"), like(species="Ferengi"))

CIVILIANS = personnel(one_of=FERENGI, classifications="CIVILIAN")

BAR = like(types="site", titles="Quark's Bar")

ABOARD_SHIPS = like(within=ship())
"""Somebody aboard a docked ship is not at the site or facility itself (1E-G:here/1)."""

AT_BAR = personnel(characteristics="Nagus", within=BAR, excluding=ABOARD_SHIPS)

AT_HOME = personnel(characteristics="Nagus", within=like(types="facility", affiliations="Fer"), excluding=ABOARD_SHIPS)

STAKEHOLDERS = present(personnel(one_of=FERENGI, skills="Acquisition"), apart="nagus")

cards.define(
    53,
    "Ferengi Conference",
    may_seed("facility_phase", at=in_play(BAR)),
    plays_on(in_play(BAR), commanded(AT_BAR), commanded(AT_HOME)),
    order(
        select(one(among=present(personnel(characteristics="Nagus")), name="nagus")),
        for_each(STAKEHOLDERS, may(download(like(titles="75th Rule of Acquisition"), at=those("it")))),
        discard(this),
        test=both(are(this, like(on=BAR)), some_are(present(personnel(characteristics="Nagus")))),
    ),
    when_played(
        if_(
            are(target, personnel()),
            may(
                download(personnel(species="Hupyrian"), at=target),
                otherwise=download_within(CIVILIANS, "skill dots", 11, at=target),
            ),
            discard(this),
        )
    ),
)
