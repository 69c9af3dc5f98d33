"""Scenarios of First Edition."""
