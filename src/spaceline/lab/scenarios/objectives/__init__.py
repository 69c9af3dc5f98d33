"""Scenarios of the Objectives variant: those of Second Edition, with objectives, tactics and systems."""
