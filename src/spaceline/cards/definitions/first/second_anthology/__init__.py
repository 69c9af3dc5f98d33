"""The Second Anthology (2000)."""
