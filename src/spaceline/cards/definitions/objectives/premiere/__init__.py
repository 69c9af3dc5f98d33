"""Texts of Premiere (2002) that mean objectives, or the location of a mission that they name."""
