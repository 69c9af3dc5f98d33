"""The Motion Pictures (2002)."""
