"""The books of Call to Arms (2003)."""
