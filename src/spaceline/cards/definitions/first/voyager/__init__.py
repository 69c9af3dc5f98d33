"""Voyager (2001)."""
