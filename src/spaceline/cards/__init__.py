"""Facts, definitions and decks."""
