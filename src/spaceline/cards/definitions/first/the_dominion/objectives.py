"""Objectives of The Dominion (1999)."""

from spaceline.effects.phrases import *

cards = Book("1e-dom")


GUARD = personnel(one_of=(like(species="Jem'Hadar"), like(skills="SECURITY")))

ON_PLANET = are(this_mission, mission(kinds=("planet", "dual")))

AIMED = like(types="objective", icons="BO", excluding=like(on=ship()))
"""Objectives of the Borg that target missions; without a probe none of them is completed (1E-7.3.1/2)."""

cards.define(
    62,
    "Post Garrison",
    plays_on(missions(of="anyone")),
    static(here(like(types=("personnel", "ship")), "opponent"), barred("attempt", "scout")),
    static(sharing("place", commanded(AIMED, "opponent"), this), barred("probe")),
    static(here(like(types=("personnel", "ship", "facility")), "opponent"), freed()),
    nullified(
        either(
            both(ON_PLANET, no(at_least(count(on_planet(GUARD, "holder")), 3))),
            both(no(ON_PLANET), no(at_least(count(here(ship(staffed=True), "holder")), 2))),
        )
    ),
)

cards.define(
    63,
    "Subjugate Planet",
    may_seed("facility_phase"),
    plays_on(
        missions(
            mission(
                kinds=("planet", "dual"),
                excluding=like(one_of=(mission(characteristics="Homeworld"), mission(affiliations="Dom"))),
            )
        )
    ),
    alternate(
        all_of(bearing("Vorta"), skill("Treachery"), bearing("Jem'Hadar", 4), more_than_points("Strength", 2)),
        may_pay(
            download(like(titles="Remote Supply Depot"), at=this_mission),
            may(
                download(
                    equipment(titles="Ketracel-White"),
                    at=here(like(types=("ship", "facility", "mission"), cloaked=False)),
                )
            ),
        ),
        discard(this),
        affiliations=("Dom",),
    ),
)
