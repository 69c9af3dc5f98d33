"""Rules of Acquisition (1999)."""
