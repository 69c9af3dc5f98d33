"""Missions of Call to Arms (2003)."""

from __future__ import annotations

from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.effects.phrases import *

cards = Book("2e-ca")


def grant(number: int, title: str, affiliations: tuple[str, ...], *asked: AnyRequirement, points: int = 0) -> None:
    """Enter a mission that personnel of these affiliations may complete by other requirements."""
    cards.define(number, title, may_attempt(personnel(affiliations=affiliations), all_of(*asked), points=points))


def skills(*names: str) -> tuple[AnyRequirement, ...]:
    """One level of each of these skills."""
    return tuple(skill(name) for name in names)


FOR_DOMINION, FOR_BORG = ("Dom",), ("Bor",)

grant(
    84,
    "Camping Trip",
    FOR_DOMINION,
    *skills("Anthropology", "Intelligence", "Security", "Treachery"),
    total("Cunning", 34),
)

grant(
    87,
    "Destroy Transwarp Hub",
    FOR_BORG,
    *skills("Engineer", "Programming"),
    skill("Security", 2),
    total("Cunning", 34),
    points=35,
)

grant(
    88, "Evade Borg Vessel", FOR_BORG, *skills("Astrometrics", "Engineer", "Physics", "Security"), total("Cunning", 34)
)

grant(
    89,
    "Evade Dominion Squadron",
    FOR_DOMINION,
    *skills("Astrometrics", "Leadership"),
    skill("Navigation", 2),
    total("Cunning", 34),
)

grant(
    90,
    "Expose Changeling Influence",
    FOR_DOMINION,
    *skills("Anthropology", "Diplomacy", "Intelligence", "Security", "Treachery"),
    total("Cunning", 40),
)

grant(
    91,
    "Extract Defector",
    ("Car", "Dom"),
    *skills("Intelligence", "Leadership", "Programming", "Security"),
    total("Cunning", 34),
)

grant(
    93,
    "Harness Omega Particle",
    ("Fed",),
    *skills("Engineer", "Medical", "Officer", "Physics", "Science", "Security", "Transporters"),
    total("Cunning", 48),
)

grant(
    95,
    "Instruct Advanced Drone",
    FOR_BORG,
    *skills("Astrometrics", "Engineer", "Programming", "Security", "Transporters"),
    total("Cunning", 40),
)

cards.define(
    97,
    "Pacify Warring Factions",
    when(
        "kill",
        select(one(among=those(), name="saved")),
        back_to_hand(those("saved")),
        subject=personnel(attempting=True),
        where="here",
        by="dilemma",
    ),
)

grant(
    98,
    "Peaceful Contact",
    FOR_DOMINION,
    *skills("Intelligence", "Leadership", "Security", "Transporters"),
    total("Strength", 34),
)

grant(99, "Plot Invasion", ("Fed",), *skills("Intelligence", "Leadership", "Security"), total("Strength", 30))

grant(
    100,
    "Political Intrigue",
    ("Fed", "Kli"),
    *skills("Anthropology", "Security"),
    skill("Intelligence", 2),
    total("Cunning", 34),
)

grant(
    101,
    "Rescue Prisoners of War",
    FOR_DOMINION,
    *skills("Exobiology", "Leadership", "Security", "Treachery"),
    total("Strength", 32),
)

grant(
    102,
    "Restock Ketracel-White",
    ("Fed", "Kli"),
    *skills("Engineer", "Intelligence", "Security", "Transporters"),
    total("Cunning", 36),
)

grant(
    104, "Salvage Dominion Ship", FOR_DOMINION, skill("Diplomacy", 2), *skills("Honor", "Medical"), total("Cunning", 34)
)

grant(
    106,
    "Stage Bombardment",
    FOR_DOMINION,
    *skills("Intelligence", "Treachery"),
    skill("Leadership", 2),
    total("Cunning", 32),
)

grant(
    107,
    "Study Rare Phenomenon",
    FOR_DOMINION,
    *skills("Engineer", "Leadership", "Programming", "Security"),
    total("Strength", 34),
)

cards.define(
    108,
    "Survey Star System",
    when(
        "complete",
        if_(any_of(skill("Acquisition"), skill("Diplomacy"), skill("Treachery")), score(5)),
        must=True,
    ),
)

grant(
    109,
    "The Siege of AR-558",
    ("Fer",),
    *skills("Anthropology", "Diplomacy", "Honor", "Security"),
    total("Strength", 42),
)

cards.define(110, "Unicomplex: Root of the Hive Mind", alone_of("headquarters"))
