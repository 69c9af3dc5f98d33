"""Enhanced First Contact (1999)."""
