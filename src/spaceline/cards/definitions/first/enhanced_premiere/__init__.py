"""Enhanced Premiere (2000)."""
