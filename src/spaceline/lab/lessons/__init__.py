"""Lessons: chapters in which one learns by playing, each a scenario with steps that are waited for."""
