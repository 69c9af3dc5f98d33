"""The house set: tactics and systems of our own, since no list of printed ones is left."""
