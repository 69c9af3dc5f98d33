"""Texts of Premiere (2002) that mean objectives where they say missions."""
