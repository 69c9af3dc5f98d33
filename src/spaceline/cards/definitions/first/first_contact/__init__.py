"""First Contact (1997)."""
