"""``spaceline play``: a game at the terminal, against the computer or with others in turn at one keyboard."""
