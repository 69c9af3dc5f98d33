"""The books of Premiere (2002)."""
