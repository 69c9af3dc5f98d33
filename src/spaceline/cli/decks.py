"""The decks that commands play with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spaceline.cards.decks import Deck, DeckError, for_ruleset, load_deck, problems
from spaceline.cards.editions import edition_of
from spaceline.cli.trouble import Trouble, one_line
from spaceline.core.ruleset import Ruleset

TOLD = 3
"""So many reasons are given why a deck cannot be played."""


def check_seats(ruleset: str, players: int) -> None:
    """Check that so many can play.

    Raises:
        Trouble: they cannot.
    """
    edition = edition_of(ruleset)
    if players not in edition.seats:
        several = f" to {edition.seats[-1]}" if len(edition.seats) > 1 else ""
        raise Trouble(f"{edition.name} is a game for {edition.seats[0]}{several} players, not {players}")


def named(ruleset: Ruleset, names: Iterable[str]) -> list[Any]:
    """Ready decks by name, or decks in files.

    Raises:
        Trouble: there is no such deck, or it cannot be played.
    """
    with one_line(DeckError):
        return [playable(ruleset, load_deck(name, ruleset.name)).brought(ruleset.definitions) for name in names]


def playable(ruleset: Ruleset, deck: Deck) -> Deck:
    """The deck, if it is legal and all of its cards are built.

    Raises:
        Trouble: it cannot be played.
    """
    with one_line(DeckError):
        deck = for_ruleset(deck, ruleset.name)
    found = problems(deck, ruleset.definitions)
    if found:
        told = [f"{it.sentence} [{it.clause}]" if it.clause else it.sentence for it in found[:TOLD]]
        more = f" And {len(found) - TOLD} more." if len(found) > TOLD else ""
        raise Trouble(f"the deck {deck.name!r} cannot be played: {' '.join(told)}{more}")
    return deck
