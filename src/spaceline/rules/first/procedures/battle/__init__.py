"""Personnel battle, ship battle and damage (1E-7.4, 1E-7.5)."""
