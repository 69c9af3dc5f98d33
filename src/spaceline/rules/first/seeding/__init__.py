"""The seed phases, from the doorways to the opening hands (1E-4)."""
