"""The books of Energize (2003)."""
