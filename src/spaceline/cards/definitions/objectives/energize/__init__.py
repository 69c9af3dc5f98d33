"""Texts of Energize (2003) that mean objectives where they say missions."""
