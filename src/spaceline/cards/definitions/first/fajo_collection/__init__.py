"""The Fajo Collection (1997)."""
