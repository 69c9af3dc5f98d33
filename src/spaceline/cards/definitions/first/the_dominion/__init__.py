"""The Dominion (1999)."""
