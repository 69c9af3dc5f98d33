"""Decks: what a player brings to a game, ready ones to begin with, and whether a deck is legal."""

from spaceline.cards.decks.deck import Deck
from spaceline.cards.decks.first.deck import FirstDeck
from spaceline.cards.decks.legality import problems
from spaceline.cards.decks.loading import load_deck, read_deck, ready_decks
from spaceline.cards.decks.naming import DeckError
from spaceline.cards.decks.problem import Problem
from spaceline.cards.decks.second.deck import SecondDeck

__all__ = [
    "Deck",
    "DeckError",
    "FirstDeck",
    "Problem",
    "SecondDeck",
    "load_deck",
    "problems",
    "read_deck",
    "ready_decks",
]
