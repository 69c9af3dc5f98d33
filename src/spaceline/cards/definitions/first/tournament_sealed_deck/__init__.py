"""The Official Tournament Sealed Deck (1998)."""
