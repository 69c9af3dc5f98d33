"""Premiere (1994)."""
