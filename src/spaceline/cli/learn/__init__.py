"""``spaceline learn``: the lessons at the terminal, chapter by chapter."""
