"""What can be done with saved games: look at them, play them again, play on, take them elsewhere."""
