"""Mission attempts and dilemmas (2E-attempting-a-mission, 2E-facing-dilemmas)."""
