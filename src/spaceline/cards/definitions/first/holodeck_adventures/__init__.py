"""Holodeck Adventures (2001)."""
