"""Characteristics: what cards are beside their types, and what follows from that (1E-10.3/1)."""

from __future__ import annotations

from collections.abc import Iterable

IMPLIES = {
    **dict.fromkeys(("phaser", "disruptor", "blade weapon", "tommygun"), "hand weapon"),
    "Changeling": "Shape-shifter",
}
"""What whoever has a characteristic is too, which no card says.

Certain weapons are hand weapons (1E-10.3/3); changelings are shape-shifters, and not the reverse (1E-10.3/4).
"""

SAID_FOR = {
    "Terran": "Human",
    "Alien": "Humanoid",
    "Emperor": "Empress",
    "Empress": "Emperor",
    "King": "Queen",
    "Queen": "King",
    "Priest": "Priestess",
    "Priestess": "Priest",
    "Waiter": "Waitress",
    "Waitress": "Waiter",
}
"""The words that stand for another: a species of two names, and titles of men and women (1E-12.13/2).

No others do (1E-12.13/1).
"""

VICE = "Vice-"
"""How the characteristics of those begin who stand in for others, and are what these are (1E-12.13/2)."""

HUMANOID = "Humanoid"
"""The species of those of whom no other is told, and whom no card names by it (1E-10.3.0.4.1/2)."""

SHIPS_OF = {
    "Bajoran ship": "Baj",
    "Borg ship": "Bor",
    "Cardassian ship": "Car",
    "Dominion ship": "Dom",
    "Federation ship": "Fed",
    "Ferengi ship": "Fer",
    "Hirogen ship": "Hir",
    "Kazon ship": "Kaz",
    "Klingon ship": "Kli",
    "Romulan ship": "Rom",
    "Vidiian ship": "Vid",
    "Vulcan ship": "Vul",
}
"""What the ships of an affiliation are called; so are those that come from there (1E-10.3.0.6/1)."""


def implied(words: Iterable[str]) -> tuple[str, ...]:
    """What follows from characteristics, without these themselves."""
    told = tuple(words)
    more = [IMPLIES[word] for word in told if word in IMPLIES]
    more += [word.removeprefix(VICE) for word in told if word.startswith(VICE)]
    return tuple(dict.fromkeys(word for word in more if word not in told))


def meant_by(words: Iterable[str]) -> tuple[str, ...]:
    """Characteristics with all that follow from them, and what they are said for."""
    told = tuple(words)
    told += implied(told)
    return tuple(dict.fromkeys((*told, *(SAID_FOR[word] for word in told if word in SAID_FOR))))


def with_implied(species: tuple[str, ...], words: tuple[str, ...]) -> tuple[str, ...]:
    """The characteristics that a card has by its species and by what is printed."""
    return (*words, *implied((*species, *words)))


def sides_of(words: Iterable[str]) -> frozenset[str]:
    """The affiliations whose ships are called by one of these words."""
    return frozenset(SHIPS_OF[word] for word in words if word in SHIPS_OF)


def built_by(affiliations: Iterable[str], words: Iterable[str]) -> tuple[str, ...]:
    """What a ship of one affiliation is called by its origin, where nothing else is printed of that.

    A commandeered ship keeps it (1E-G:affiliation-and-ship-origin/1).
    """
    printed = tuple(affiliations)
    if len(printed) != 1 or not SHIPS_OF.keys().isdisjoint(words):
        return ()
    return tuple(word for word, side in SHIPS_OF.items() if side in printed)
