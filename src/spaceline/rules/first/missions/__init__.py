"""Mission attempts, dilemmas, artifacts and solving (1E-7.2)."""
