"""The words of First Edition's card lists that are names of something: affiliations, icons, species, genders."""

from __future__ import annotations

import re

from spaceline.rules.first.data.characteristics import implied

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

SAID = MISSION_ICONS | {
    **{name.lower(): "NA" if name == "Non" else name for name in ("Fed", "Fer", "Non")},
    "DL/": "DL",
    "/Ent-E": "Ent-E",
    "MU": "MQ",
    "Borg": "Bor",
    "Non": "NA",
    "Obj": "Objective",
}
"""What the lists write for an icon in a text, where it is not our word for it."""

MARKS_ONLY = frozenset({"Flip", "SD", "Univ", "Down", "eDS9", "eHA"})
"""What the lists put in brackets in a text and is no icon that a probe asks for: damage, dots before skills, sets."""

QUADRANT_ICONS = {"DQ": "Delta", "GQ": "Gamma", "MU": "Mirror"}
"""The icons that say where a card comes from (1E-13.1.2/1)."""

ICONS = frozenset(
    {
        *("Cmd", "Stf", "Nav", "Com", "Def", "Holo", "Self", "AU", "HA", "Shield"),
        *("22", "E", "Ent-E", "Films", "OS", "SKR", "TN", "Voy"),
        *("KCA", "Maq", "TE"),
        *(
            "BB",
            "BO",
            "Bar",
            "Crime",
            "Fajo",
            "KW",
            "OCD",
            "Orb",
            "Pun",
            "Pursuit",
            "RC",
            "Ref",
            "Rule",
            "Sch",
            "WC",
            "X",
        ),
    }
)
"""All icons of the releases that are here but for affiliations, quadrants and countdowns.

First those with rules of their own, then eras and series, factions, and what only texts speak of (1E-13.2/1).
"""

ORIGINS = {
    "Battle Cruiser": "Klingon",
    "Cha'Joh": "Klingon",
    "H.M.S. Bounty": "Klingon",
    "Stolen Attack Ship": "Dominion",
    "U.S.S. Dauntless": "Non-Aligned",
    "U.S.S. Equinox": "Federation",
    "U.S.S. Prometheus": "Federation",
    "U.S.S. Reliant": "Federation",
}
"""Where ships come from that are of several affiliations; the lists call them ships of each (1E-10.3.0.6.1/1)."""

NUMBERED = frozenset({"22"})
"""Icons that look like the number of a countdown."""

ANYBODY = re.compile(r"Any (?:Away Team|crew) [a-z ]+\.")
"""What missions without affiliation icons say."""

ONLY_IN_THE_OLDER = frozenset({"Capturing-related card"})
"""Characteristics that the newer list leaves out."""

SPELLINGS = {"Trill with Symbiont": "Trill with symbiont", "Cardassian Equipment": "Cardassian equipment"}
"""Characteristics that stand in the lists in two spellings."""

NO_RULES_YET = frozenset({"Bor"})
"""Affiliations whose cards wait for rules of their own, whatever is printed on them."""

SPECIES = frozenset(
    {
        "Acamarian",
        "Allasomorph",
        "Android",
        "Angosian",
        "Ba'ku",
        "Bajoran",
        "Barkonian",
        "Benzite",
        "Betazoid",
        "Bolian",
        "Borg",
        "Boslic",
        "Breen",
        "Brunali",
        "Bynar",
        "Cairn",
        "Cardassian",
        "Cat",
        "Chameloid",
        "Changeling",
        "Coelenterate",
        "Deltan",
        "Denobulan",
        "Dopterian",
        "Dosi",
        "El-Aurian",
        "Farian",
        "Ferengi",
        "Flaxian",
        "Grazerite",
        "Haakonian",
        "Hirogen",
        "Hologram",
        "Human",
        "Humanoid",
        "Humpback Whales",
        "Hupyrian",
        "J'Naii",
        "Jem'Hadar",
        "Kaelonian",
        "Karemma",
        "Kazon",
        "Kellerun",
        "Klaestron",
        "Klingon",
        "Kobliad",
        "Kressari",
        "Ktarian",
        "Lethean",
        "Lumerian",
        "Lurian",
        "Malcorian",
        "Mari",
        "Minoran",
        "Miradorn",
        "Mizarian",
        "Nausicaan",
        "Nechani",
        "Norcadian",
        "Ocampa",
        "Pakled",
        "Paradan",
        "Pendari",
        "Ramatin",
        "Risian",
        "Romulan",
        "Son'a",
        "Species 116",
        "Species 125",
        "Species 571",
        "Species 689",
        "T'Lani",
        "Takaran",
        "Talaxian",
        "Tamarian",
        "Targ",
        "Tarlac",
        "Tau Alpha C",
        "Tilonian",
        "Trabe",
        "Trill",
        "Ullian",
        "Vhnori",
        "Vidiian",
        "Vorgon",
        "Vorta",
        "Vulcan",
        "Wysanti",
        "Zalkonian",
        "Zibalian",
    }
)
"""A word that is not here is taken for a characteristic, and the personnel for one of no named species."""

GENDERS = {"Female": "female", "Male": "male"}


DILEMMA = "Dilemma"
"""The type of a card list's dilemmas."""


def parted(text: str) -> tuple[str, ...]:
    """The items of a cell, each once and in one spelling."""
    items = (item.strip() for item in text.split(";") if item.strip())
    return tuple(dict.fromkeys(SPELLINGS.get(item, item) for item in items))


def said_once(words: tuple[str, ...]) -> tuple[str, ...]:
    """Characteristics without those that follow from others of them."""
    return tuple(word for word in words if word not in implied(other for other in words if other != word))


Q = "Q"
"""The icon of the cards of a Q-Continuum side deck; the lists say it before their type (1E-2.15/1)."""


def is_of_the_continuum(card_type: str) -> bool:
    """Whether a card has that icon. A mission that comes from there is another thing: it has no ends to be read."""
    return card_type.startswith(f"{Q} ") and card_type != f"{Q} Mission"


def ordinary_type(card_type: str) -> str:
    """The ordinary type that each card has (1E-2.15/1)."""
    return card_type.removeprefix(f"{Q} ").lower() if is_of_the_continuum(card_type) else card_type.lower()
