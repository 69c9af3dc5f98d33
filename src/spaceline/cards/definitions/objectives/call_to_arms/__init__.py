"""Texts of Call to Arms (2003) that mean objectives where they say missions."""
