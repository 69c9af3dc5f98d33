"""Objectives of Holodeck Adventures (2001)."""

from spaceline.effects.phrases import *

cards = Book("1e-ha")


HUNTED = missions(
    mission(
        kinds=("space", "dual"),
        excluding=like(one_of=(mission(affiliations="Hir"), like(titles=("Nebula", "Space")))),
    )
)

GUNS = added_up("usable Weapons", here(like(types=("ship", "facility"))))

OUTGUNNED = no(at_least(added_up("Shields+Shields", those()), GUNS))
"""All WEAPONS there that can be used are more than twice the SHIELDS of the prey."""

cards.define(
    48,
    "Hunting Group",
    may_seed("facility_phase"),
    plays_on(HUNTED),
    alternate(
        all_of(bearing("Alpha-Hirogen"), bearing("Hir", type="ship"), more_than_points("Cunning+Strength", 3)),
        sequence(
            select(up_to(1, among=here(ship(cloaked=False), "opponent"))),
            if_(
                both(some_are(those()), OUTGUNNED),
                select(one(among=attempting(), name="hunter")),
                capture(aboard(personnel(disabled=False), "opponent")),
                commandeer(those(), those("hunter")),
            ),
        ),
        discard(this),
        affiliations=("Hir",),
    ),
)
