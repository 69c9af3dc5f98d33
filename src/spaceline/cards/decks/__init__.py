"""Decks: what a player brings to a game, ready ones to begin with, and whether a deck is legal."""

from spaceline.cards.decks.deck import Deck
from spaceline.cards.decks.legality import Problem, problems
from spaceline.cards.decks.loading import load_deck, read_deck, ready_decks
from spaceline.cards.decks.naming import DeckError

__all__ = ["Deck", "DeckError", "Problem", "load_deck", "problems", "read_deck", "ready_decks"]
