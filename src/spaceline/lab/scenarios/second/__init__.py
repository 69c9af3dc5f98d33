"""Scenarios of Second Edition."""
