"""The Introductory Two-Player Game (1996)."""
