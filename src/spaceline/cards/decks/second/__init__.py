"""Decks of Second Edition: their form and when they are legal."""
