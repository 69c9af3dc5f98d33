"""What headquarters of several sets of First Edition say in the same way."""

from __future__ import annotations

from spaceline.effects.nodes.abilities import Ability, PlaysOn
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import like, may_play, mission, missions, personnel, plays_on, this

HOMEWORLDS = missions(mission(characteristics="Homeworld"), "anyone")
"""Whatever world is some affiliation's own, whoever seeded its mission."""

HQ = like(titles="HQ")
"""A card whose title begins so (1E-12.10/1)."""


def at_home(name: str) -> PlaysOn:
    """A headquarters is on the planet of that name, whoever seeded its mission."""
    return plays_on(missions(mission(titles=name), "anyone"))


def one_free(*who: Filter) -> Ability:
    """One card like that plays here for free, once each turn; personnel report to the headquarters."""
    return may_play("free", like(one_of=who) if len(who) > 1 else who[0], this, limit="turn")


def of_rank(affiliation: str, species: str, *ranks: str) -> Filter:
    """A personnel of a rank who is of a people, by affiliation or by species (1E-G:affiliation-and-species/1)."""
    return personnel(characteristics=ranks, one_of=(like(affiliations=affiliation), like(species=species)))
