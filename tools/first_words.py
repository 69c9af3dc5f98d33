"""The words of First Edition's card lists that are names of something: affiliations, icons, species, genders."""

from __future__ import annotations

AFFILIATIONS = {
    "Bajoran": "Baj",
    "Borg": "Bor",
    "Cardassian": "Car",
    "Dominion": "Dom",
    "Federation": "Fed",
    "Ferengi": "Fer",
    "Hirogen": "Hir",
    "Kazon": "Kaz",
    "Klingon": "Kli",
    "Neutral": "Neu",
    "Non-Aligned": "NA",
    "Romulan": "Rom",
    "Starfleet": "Sta",
    "Vidiian": "Vid",
    "Vulcan": "Vul",
}
"""The lists' names and our icon names, which both editions share."""

MISSION_ICONS = {"NON" if name == "NA" else name.upper(): name for name in AFFILIATIONS.values()}
"""The icons of missions, which the lists print in capitals."""

ICONS = frozenset({"Cmd", "Stf", "Holo", "Self", "Ref"})
"""All icons of the releases that are here, but for affiliations and countdowns."""

SPECIES = frozenset(
    {
        "Android",
        "Angosian",
        "Bajoran",
        "Benzite",
        "Betazoid",
        "Bolian",
        "Cardassian",
        "Dopterian",
        "Ferengi",
        "Hologram",
        "Human",
        "J'Naii",
        "Klingon",
        "Ktarian",
        "Ramatin",
        "Romulan",
        "Takaran",
        "Trill",
        "Vulcan",
    }
)
"""A word that is not here is taken for a characteristic, and the personnel for one of no named species."""

GENDERS = {"Female": "female", "Male": "male"}
