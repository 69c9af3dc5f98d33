"""The Enterprise Collection (2006)."""
