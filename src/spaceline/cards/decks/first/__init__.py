"""Decks of First Edition: their form and when they are legal."""
