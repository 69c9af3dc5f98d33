"""Blaze of Glory (1999)."""
