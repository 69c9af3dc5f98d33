"""How people come to a match: what there is to play, making one, sitting down, and dealing when all have."""
