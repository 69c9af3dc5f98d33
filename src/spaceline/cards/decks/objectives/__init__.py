"""Decks of the Objectives variant: their form and when they are legal."""
