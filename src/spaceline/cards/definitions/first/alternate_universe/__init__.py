"""Alternate Universe (1995)."""
