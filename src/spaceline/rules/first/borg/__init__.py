"""The rules of the Borg: what else counts for whoever plays them (1E-1.2.0.3/1)."""
