"""Whether a deck is legal (2E-building-a-deck, 2E-types-of-cards), and whether the program can play its cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from spaceline.cards.decks.deck import Deck, Pool
from spaceline.cards.decks.naming import DeckError, Names
from spaceline.cards.rulesets import is_playable
from spaceline.rules.second.procedures.setup import Brought

MISSIONS, PILE, DECK, ALTOGETHER, COPIES = 5, 20, 35, 60, 3
IN_A_DECK = ("personnel", "ship", "equipment", "event", "interrupt")


class Problem(msgspec.Struct, frozen=True):
    """Why a deck cannot be played."""

    clause: str
    """The clause it breaks; empty when the program is what is missing."""
    sentence: str


def problems(deck: Deck, pool: Pool) -> list[Problem]:
    """Everything that is wrong with a deck; an empty list for a legal one whose cards can all be played."""
    unknown = list(unknown_names(deck, pool))
    if unknown:
        return unknown
    brought = deck.brought(pool)
    return [
        *wrong_missions(brought, pool),
        *wrong_sizes(brought),
        *wrong_types(brought, pool),
        *too_many_copies(brought, pool),
        *not_built(deck, pool),
    ]


def unknown_names(deck: Deck, pool: Pool) -> Iterator[Problem]:
    """Names that mean no card or several."""
    names = Names(pool)
    for name in (*deck.missions, *deck.dilemmas, *deck.cards):
        try:
            names.id_of(name)
        except DeckError as error:
            yield Problem("", sentence(str(error)))


def wrong_missions(brought: Brought, pool: Pool) -> Iterator[Problem]:
    """Exactly five, all different, and nothing else among them (2E-types-of-cards/8, 2E-building-a-deck/1)."""
    if len(brought.missions) != MISSIONS:
        yield Problem("2E-types-of-cards/8", f"There are {len(brought.missions)} missions; there must be {MISSIONS}.")
    for id in dict.fromkeys(brought.missions):
        if pool[id].type != "mission":
            yield Problem("2E-types-of-cards/8", f"{pool[id].name} is no mission.")
        if brought.missions.count(id) > 1:
            yield Problem("2E-building-a-deck/1", f"The mission {pool[id].name} is there more than once.")


def wrong_sizes(brought: Brought) -> Iterator[Problem]:
    """The least numbers of cards (2E-building-a-deck/1, /2, /3)."""
    pile, deck = len(brought.pile), len(brought.deck)
    if pile < PILE:
        yield Problem("2E-building-a-deck/2", f"The dilemma pile has {pile} cards; it must have {PILE} or more.")
    if deck < DECK:
        yield Problem("2E-building-a-deck/3", f"The deck has {deck} cards; it must have {DECK} or more.")
    total = len(brought.missions) + pile + deck
    if total < ALTOGETHER:
        yield Problem("2E-building-a-deck/1", f"There are {total} cards; there must be {ALTOGETHER} or more.")


def wrong_types(brought: Brought, pool: Pool) -> Iterator[Problem]:
    """Cards that lie in the wrong pile (2E-types-of-cards/1, /10)."""
    for id in dict.fromkeys(brought.pile):
        if pool[id].type != "dilemma":
            yield Problem("2E-types-of-cards/10", f"{pool[id].name} is no dilemma.")
    for id in dict.fromkeys(brought.deck):
        if pool[id].type not in IN_A_DECK:
            yield Problem("2E-types-of-cards/1", f"{pool[id].name} cannot be in a deck: it is a {pool[id].type}.")


def too_many_copies(brought: Brought, pool: Pool) -> Iterator[Problem]:
    """More than three cards of one title, whatever their subtitles (2E-building-a-deck/4)."""
    for title, copies in Counter(pool[id].title for id in (*brought.pile, *brought.deck)).items():
        if copies > COPIES:
            yield Problem("2E-building-a-deck/4", f"There are {copies} cards called {title}; {COPIES} are allowed.")


def not_built(deck: Deck, pool: Pool) -> Iterator[Problem]:
    """Cards whose text the program does not know."""
    for card in deck.definitions(pool):
        if not is_playable(card):
            yield Problem("", f"{card.name} cannot be played yet: its text is not built.")


def sentence(words: str) -> str:
    """Words as a sentence."""
    return f"{words[:1].upper()}{words[1:]}."
