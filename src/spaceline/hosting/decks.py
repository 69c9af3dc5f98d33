"""The decks that people and commands play with: legal ones, all of whose cards are built."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spaceline.cards.decks import Deck, DeckError, for_ruleset, load_deck, problems
from spaceline.core.ruleset import Ruleset
from spaceline.editions import edition_of
from spaceline.hosting.errors import HostingError

TOLD = 3
"""So many reasons are given why a deck cannot be played."""


def check_seats(ruleset: str, players: int) -> None:
    """Check that so many can play.

    Raises:
        HostingError: they cannot.
    """
    edition = edition_of(ruleset)
    if players not in edition.seats:
        several = f" to {edition.seats[-1]}" if len(edition.seats) > 1 else ""
        raise HostingError(f"{edition.name} is a game for {edition.seats[0]}{several} players, not {players}")


def named(ruleset: Ruleset, names: Iterable[str]) -> list[Any]:
    """Ready decks by name, or decks in files.

    Raises:
        HostingError: there is no such deck, or it cannot be played.
    """
    try:
        return [playable(ruleset, load_deck(name, ruleset.name)).brought(ruleset.definitions) for name in names]
    except DeckError as error:
        raise HostingError(" ".join(str(error).split())) from error


def playable(ruleset: Ruleset, deck: Deck) -> Deck:
    """The deck, if it is legal and all of its cards are built.

    Raises:
        DeckError: it is one of another edition.
        HostingError: it cannot be played.
    """
    deck = for_ruleset(deck, ruleset.name)
    found = problems(deck, ruleset.definitions)
    if found:
        told = [f"{it.sentence} [{it.clause}]" if it.clause else it.sentence for it in found[:TOLD]]
        more = f" And {len(found) - TOLD} more." if len(found) > TOLD else ""
        raise HostingError(f"the deck {deck.name!r} cannot be played: {' '.join(told)}{more}")
    return deck
