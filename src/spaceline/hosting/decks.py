"""The decks that people and commands play with: legal ones, all of whose cards are built."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spaceline.cards.decks import Deck, DeckError, for_ruleset, load_deck, problems
from spaceline.core.ruleset import Ruleset
from spaceline.editions import edition_of
from spaceline.effects.render.lexicon import Lexicon
from spaceline.hosting.errors import HostingError
from spaceline.presentation import deck_sentence, text_of

TOLD = 3
"""So many reasons are given why a deck cannot be played."""


def check_seats(ruleset: str, players: int) -> None:
    """Check that so many can play.

    Raises:
        HostingError: they cannot.
    """
    edition = edition_of(ruleset)
    if players not in edition.seats:
        key = f"trouble.seats{'.between' if len(edition.seats) > 1 else ''}"
        least, most = edition.seats[0], edition.seats[-1]
        raise HostingError(key, edition=edition.name, least=least, most=most, number=players)


def named(ruleset: Ruleset, names: Iterable[str], words: Lexicon | None = None) -> list[Any]:
    """Ready decks by name, or decks in files.

    Raises:
        HostingError: there is no such deck, or it cannot be played.
    """
    try:
        decks = [playable(ruleset, load_deck(name, ruleset.name), words) for name in names]
        return [deck.brought(ruleset.definitions) for deck in decks]
    except DeckError as error:
        raise HostingError.because(error) from error


def brought(ruleset: Ruleset, deck: Deck, words: Lexicon | None = None) -> Any:
    """A deck of somebody's own, in the form with which a game is set up.

    Raises:
        HostingError: it cannot be played.
    """
    try:
        return playable(ruleset, deck, words).brought(ruleset.definitions)
    except DeckError as error:
        raise HostingError.because(error) from error


def playable(ruleset: Ruleset, deck: Deck, words: Lexicon | None = None) -> Deck:
    """The deck, if it is legal and all of its cards are built; what is wrong is said in these words, or in English.

    Raises:
        DeckError: it is one of another edition.
        HostingError: it cannot be played.
    """
    deck = for_ruleset(deck, ruleset.name)
    found = problems(deck, ruleset.definitions)
    if found:
        said = words or text_of(ruleset.name).lexicon
        sentences = [(deck_sentence(said, it), it.clause) for it in found[:TOLD]]
        told = [f"{sentence} [{clause}]" if clause else sentence for sentence, clause in sentences]
        more = len(found) - TOLD
        key = f"trouble.deck{'.more' if more > 0 else ''}"
        raise HostingError(key, name=deck.name, problems=" ".join(told), more=more)
    return deck
