"""Where the title of a Second Edition card ends and its subtitle begins.

The card list joins location, title and subtitle by blanks. Unique personnel print a subtitle: their title is
the longest entry of PERSONNEL that the name begins with, or else its first word, which is a guess unless ONE_WORD
holds it; the importer reports guesses. Ships and headquarters print
one only if they are listed here; of the other missions a few print a location before the title. The tables
were checked against the printed card lists (``import_second.py check``); no other source is needed.
"""

from __future__ import annotations

from typing import NamedTuple


class Name(NamedTuple):
    """The parts of a printed name; joined by blanks they give the card list's name again."""

    location: str
    title: str
    subtitle: str


PERSONNEL = frozenset(
    {
        "Akorem Laan",
        "Alexander Rozhenko",
        "Alidar Jarok",
        "Alyssa Ogawa",
        "Andrea Brand",
        "Arctus Baran",
        "B'Elanna Torres",
        "Bareil Antos",
        "Bashir Founder",
        "Benjamin Sisko",
        "Beverly Crusher",
        "Borg Queen",
        "Cal Hudson",
        "Corbin Entek",
        "Deanna Troi",
        "Elim Garak",
        "Elizabeth Shelby",
        "Enabran Tain",
        "Etana Jol",
        "Ezri Dax",
        "Founder Leader",
        "Geordi La Forge",
        "Gideon Seyetik",
        "Gilora Rejal",
        "Grathon Tolar",
        "Jadzia Dax",
        "Jake Sisko",
        "Jaro Essa",
        "Jean-Luc Picard",
        "Joret Dal",
        "Joseph Sisko",
        "Julian Bashir",
        "Kasidy Yates",
        "Kathryn Janeway",
        "Keiko O'Brien",
        "Kira Founder",
        "Kira Nerys",
        "Li Nalas",
        "Liam Bilby",
        "Lovok Founder",
        "Luther Sloan",
        "Martok Founder",
        "Michael Eddington",
        "Miles O'Brien",
        "Mora Pol",
        "Natima Lang",
        "Nel Apgar",
        "Norah Satie",
        "Pran Tainer",
        "Ranjen Koral",
        "Rebecca Sullivan",
        "Reginald Barclay",
        "Ro Laren",
        "Robin Lefler",
        "Roga Danar",
        "Sarina Douglas",
        "Seven of Nine",
        "Shakaar Edon",
        "Tahna Los",
        "Tasha Yar",
        "Telek R'Mor",
        "The Albino",
        "The Sirah",
        "The Viceroy",
        "Thomas Riker",
        "Tora Ziyal",
        "Ty Kajada",
        "Varis Sul",
        "Wesley Crusher",
        "William Patrick Samuels",
        "William T. Riker",
        "Winn Adami",
    }
)
"""Titles of several words of unique personnel."""

TITLES_OF_ONE_WORD = """
    Altovar Amaros B'Etor Bo'rak Boheeka Borath Borum Brull Chakotay Chorgan Cretak Damar Danar Darhe'el Darok Data
    Dathon Donatra Drex Dukat Duras Evek Furel Galathon Gowron Hiren Ikat'ika Jack Jo'Bril K'mpec K'nera Kahless
    Kahlest Kalandra Kamala Kang Kargan Karina Keevan Kelly Kilana Kitrik Koloth Konmel Kor Koral Koroth Korris
    Kovat Kurak Kurn Larg Lauren Leeta Lemec Leyton Limara'Son Locutus Lovok Lupaza Lursa Madred Makbar Maques
    Marouk Martok Mavek Mirok Morka Morn Movar N'Vek Neral Nog Nu'Daq Ocett Odo Opaka Pardek Patrick Porta Quark
    Raimus Remata'Klan Retaya Riva Rom Ruwon Sakonna Sela Selveth Serova Shinzon Sirol Suran T'Rul Tal'Aura Taris
    Tomalak Toreth Tosk Trazko Vash Vreenak Weyoun Worf Yak'Talon Yassim Yelgrun
"""
ONE_WORD = frozenset(TITLES_OF_ONE_WORD.split())
"""Titles of one word of unique personnel: those that were looked up."""

SHIPS = frozenset({"I.K.S. Rotarran", "Scimitar", "Tenak'talar", "U.S.S. Defiant", "U.S.S. Enterprise-E"})
"""Titles of the ships that print a subtitle."""

HEADQUARTERS = frozenset(
    {
        "Athos IV",
        "Bajor",
        "Cardassia Prime",
        "Earth",
        "Founders' Homeworld",
        "Mouth of the Wormhole",
        "Qo'noS",
        "Romulus",
        "Unicomplex",
    }
)
"""A headquarters is titled by its location."""

LOCATIONS = frozenset(
    {
        "Cardassia IV",
        "Cardassian Outskirts",
        "Deneb IV",
        "Farius Prime",
        "Lapideas System",
        "Torga IV",
        "Vandros IV",
    }
)
"""Locations that other missions print before their title."""


def split_name(name: str, card_type: str, *, unique: bool, headquarters: bool = False) -> Name:
    """Split a joined name into location, title and subtitle."""
    if card_type == "personnel" and unique:
        title = longest_beginning(name, PERSONNEL) or name.partition(" ")[0]
    elif card_type == "ship":
        title = longest_beginning(name, SHIPS) or name
    elif card_type == "mission" and headquarters:
        title = longest_beginning(name, HEADQUARTERS) or name
    elif card_type == "mission":
        location = longest_beginning(name, LOCATIONS)
        return Name(location, name.removeprefix(location).strip(), "")
    else:
        title = name
    return Name("", title, name.removeprefix(title).strip())


def doubt(name: Name, card_type: str, *, unique: bool, headquarters: bool = False) -> str:
    """Why a split may be wrong, in a sentence; nothing where a table confirms it.

    Ships and missions that no table names count as without subtitle and location: no rule tells those that print one.
    """
    if card_type == "personnel" and unique and name.title not in PERSONNEL | ONE_WORD:
        return "is split after its first word: enter its title in PERSONNEL or ONE_WORD"
    if headquarters and name.title not in HEADQUARTERS:
        return "is a headquarters without a subtitle: enter its title in HEADQUARTERS"
    return ""


def longest_beginning(name: str, candidates: frozenset[str]) -> str:
    """The longest candidate that ``name`` begins with, followed by at least one more word; or nothing."""
    fitting = (candidate for candidate in candidates if name.startswith(candidate + " "))
    return max(fitting, key=len, default="")
