"""Decks: what a player brings to a game, ready ones to begin with, and whether a deck is legal."""

from spaceline.cards.decks.deck import Deck
from spaceline.cards.decks.first.deck import FirstDeck
from spaceline.cards.decks.importing import Imported, export_deck, for_ruleset, import_deck
from spaceline.cards.decks.legality import DeckStanding, problems, standing
from spaceline.cards.decks.loading import Introduction, introduced, load_deck, open_deck, ready_decks
from spaceline.cards.decks.problem import DeckProblem
from spaceline.cards.decks.reading import read_deck
from spaceline.cards.decks.second.deck import SecondDeck
from spaceline.cards.decks.unreadable import DeckError

__all__ = [
    "Deck",
    "DeckError",
    "DeckProblem",
    "DeckStanding",
    "FirstDeck",
    "Imported",
    "Introduction",
    "SecondDeck",
    "export_deck",
    "for_ruleset",
    "import_deck",
    "introduced",
    "load_deck",
    "open_deck",
    "problems",
    "read_deck",
    "ready_decks",
    "standing",
]
