"""Q-Continuum (1996)."""
