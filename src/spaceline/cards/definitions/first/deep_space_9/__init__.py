"""Deep Space 9 (1998)."""
