"""Equipment of Premiere (1994)."""

from __future__ import annotations

from spaceline.effects.phrases import *

cards = Book("1e-premiere")


def kit(number: int, title: str, wearer: str, skill: str) -> None:
    """Gives everybody of one classification another skill."""
    cards.define(number, title, static(present(personnel(classifications=wearer)), gains(skill)))


kit(55, "Engineering Kit", "OFFICER", "ENGINEER")

kit(56, "Engineering PADD", "SCIENCE", "ENGINEER")


def aid(number: int, title: str, attribute: str, *users: str, species: tuple[str, ...] = ()) -> None:
    """Raises an attribute of all who are present with somebody who can use it, by affiliation or by species."""
    by_affiliation = like(affiliations=users)
    user = personnel(one_of=(by_affiliation, like(species=species))) if species else personnel(affiliations=users)
    cards.define(
        number,
        title,
        static(present(personnel()), raised(attribute, 2), test=some_are(present(user))),
        cumulative(),
    )


aid(57, "Federation PADD", "Cunning", "Fed")

aid(58, "Klingon Disruptor", "Strength", "Kli", "NA", species=("Klingon",))

aid(59, "Klingon PADD", "Cunning", "Kli", species=("Klingon",))

kit(60, "Medical Kit", "OFFICER", "MEDICAL")

kit(61, "Medical Tricorder", "SCIENCE", "MEDICAL")

aid(62, "Romulan Disruptor", "Strength", "Rom", "NA", species=("Romulan",))

aid(63, "Romulan PADD", "Cunning", "Rom", species=("Romulan",))

aid(64, "Starfleet Type II Phaser", "Strength", "Fed", "NA")

kit(65, "Tricorder", "ENGINEER", "SCIENCE")
