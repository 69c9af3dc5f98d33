"""What is printed on time locations, and where the missions lie that correspond to them (1E-7.1.8.0.1/1).

Neither card list tells the names of places, which are printed in bold type in the box of the lore.
"""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.rules.first.facts import FirstFacts
from tools.first_sources import Row

TIMES = {
    "Camp Khitomer": ("2293", "Khitomer"),
    "Cetacean Institute": ("1986", "Earth"),
    "Halkan Council": ("2267", "Halkan Planet"),
    "Montana Missile Complex": ("2063", "Earth"),
    "Sherman's Peak": ("2267", "Sherman's Planet"),
}
"""The year and the place of each time location."""

PLACES = {
    "Agricultural Assessment": "Sherman's Planet",
    "Explore Typhon Expanse II": "Typhon Expanse",
    "Investigate Sighting II": "Beta Stromgren",
    "Khitomer Research": "Khitomer",
    "Mine Dilithium": "Halkan Planet",
    "Search for Rebels": "Terran Hideout",
}
"""The places of the missions that correspond to one or that cards name, as far as no source tells them."""


def time_facts(card: FirstFacts, row: Row, _: object) -> FirstFacts:
    """The year, the place and the quadrant of a time location."""
    if card.title not in TIMES:
        raise ValueError("nobody has written down the year and the place of this time location")
    year, place = TIMES[card.title]
    return replace(card, year=year, location=place, quadrant=row["Quadrant"], has_text=bool(row["Text"]))
