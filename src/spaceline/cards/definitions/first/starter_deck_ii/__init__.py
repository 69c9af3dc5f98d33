"""Starter Deck II (1998)."""
