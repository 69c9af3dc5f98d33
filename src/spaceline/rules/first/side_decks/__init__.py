"""The side decks beside the Battle Bridge: Q's Tent, the Q-Continuum, Tribbles (1E-3.3, 1E-G:side-deck/1)."""
